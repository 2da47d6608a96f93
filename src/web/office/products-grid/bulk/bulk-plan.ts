/** The effect of one value in one column on many products: before and after of each, those that have it already, those that cannot take it. */
import type { ProductListItem } from '#contract/product-list.ts';
import { readProductList } from '#contract/product-list.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Uses } from '#contract/record.ts';
import { call } from '#web/call.ts';
import type { Column, RowId } from '../../grid/rules/column.ts';
import { lockOf, valueOf } from '../../grid/rules/column.ts';
import type { Value } from '../../grid/rules/column.ts';
import { draftOf } from '../../grid/rules/edit.ts';
import { textOf } from '../../grid/rules/kind.ts';
import type { RowWrite } from '../../grid/rules/save.ts';
import type { BulkRows } from '../../list/list-screen.tsx';
import { productWords as t } from '../product-words.ts';

export type BulkVerb = 'show' | 'hide' | 'field' | 'delete' | 'restore';
type ProductColumn = Column<ProductListItem>;

export interface PlannedChange {
  readonly row: ProductListItem;
  readonly before: Value;
  readonly after: Value;
  readonly beforeText: string;
  readonly afterText: string;
}

export interface BulkPlan {
  readonly changes: readonly PlannedChange[];
  /** Number of rows that have the value already. */
  readonly same: number;
  /** Rows that cannot take it, with the reason. */
  readonly faulty: readonly FaultyRow[];
}

export interface FaultyRow {
  readonly row: ProductListItem;
  /** A sentence, or what uses it. */
  readonly why: string | Uses;
}

const noUses: ReadonlyMap<RowId, Uses> = new Map();

/** Fields that differ from product to product, so they are not offered. */
const single: ReadonlySet<string> = new Set(['articleNumber', 'name.de', 'name.fr', 'name.en']);

export const bulkColumns = (columns: readonly ProductColumn[]): ProductColumn[] =>
  columns.filter(({ key, editor, panel }) => editor === true && panel === undefined && !single.has(key));

/** Not a column of the list: whether the product is deleted. */
const deletion: ProductColumn = {
  key: 'deleted',
  head: t.visibilities.deleted,
  kind: 'choice',
  width: 0,
  editor: true,
  choices: [
    { value: 'deleted', label: t.visibilities.deleted },
    { value: 'there', label: t.bulk.there },
  ],
  value: ({ deletedAt }) => (deletedAt === null ? 'there' : 'deleted'),
};

/** Column and value set by the actions that need no field. */
const settled: Readonly<Record<Exclude<BulkVerb, 'field'>, { key: string; text: string }>> = {
  show: { key: 'visibility', text: t.visibilities.shop },
  hide: { key: 'visibility', text: t.visibilities.hidden },
  delete: { key: deletion.key, text: t.visibilities.deleted },
  restore: { key: deletion.key, text: t.bulk.there },
};

export function settledBy(verb: BulkVerb, typed: { key: string; text: string }): { key: string; text: string } {
  return verb === 'field' ? typed : settled[verb];
}

export const bulkColumn = (columns: readonly ProductColumn[], key: string): ProductColumn | undefined =>
  key === deletion.key ? deletion : columns.find((each) => each.key === key);

/** `uses`: of rows that are not to be deleted. */
export function bulkPlan(rows: readonly ProductListItem[], column: ProductColumn, text: string, today: PlainDate, uses = noUses): BulkPlan {
  const changes: PlannedChange[] = [];
  const faulty: FaultyRow[] = [];
  let same = 0;
  for (const row of rows) {
    const before = valueOf(column, row);
    const lock = lockOf(column, row);
    const used = uses.get(row.id);
    const draft = draftOf(column, row, text, before, today);
    if (lock !== null || draft.fault !== null) faulty.push({ row, why: lock ?? draft.fault?.message ?? '' });
    else if (draft.value === before) same += 1;
    else if (used !== undefined) faulty.push({ row, why: used });
    else changes.push({ row, before, after: draft.value, beforeText: textOf(column, before), afterText: textOf(column, draft.value) });
  }
  return { changes, same, faulty };
}

export const writesOf = (column: ProductColumn, changes: readonly PlannedChange[]): RowWrite[] =>
  changes.map(({ row, after }) => ({ id: row.id, version: row.version, changes: { [column.key]: after } }));

/** `versions`: those created by the change. Unchanged rows have none. */
export const undoOf = (column: ProductColumn, changes: readonly PlannedChange[], versions: ReadonlyMap<RowId, number>): RowWrite[] =>
  changes.flatMap(({ row, before }) => {
    const version = versions.get(row.id);
    return version === undefined ? [] : [{ id: row.id, version, changes: { [column.key]: before } }];
  });

const perPage = 500;

/** The products of ticked rows: for "all", those that the list has not loaded are read. */
export async function tickedProducts(
  { ticks, query, loaded }: BulkRows<ProductListItem>,
  seen: ReadonlyMap<RowId, ProductListItem>,
): Promise<ProductListItem[]> {
  if (ticks.kind === 'some') return [...ticks.ids].flatMap((id) => loaded.get(id) ?? seen.get(id) ?? []);
  const found: ProductListItem[] = [];
  for (let page = 1; ; page++) {
    const { items, total } = await call(readProductList, { query: { ...query, page, perPage } });
    found.push(...items);
    if (items.length === 0 || found.length >= total) return found.filter(({ id }) => !ticks.except.has(id));
  }
}
