/**
 * Staff change products, one or a thousand, in one transaction and one version of the catalogue: good rows are stored with their history, faulty ones get their
 * reasons. A row for an older version gets what others have changed since.
 */
import { numberKey } from '#domain/catalog/article-number.ts';
import type { ProductChanges as WireChanges } from '#contract/product-record.ts';
import type { RowResult } from '#contract/record.ts';
import { storedValueOf } from '#domain/catalog/attribute-value.ts';
import { changedProduct } from '#domain/catalog/product-change.ts';
import type { ProductState } from '#domain/catalog/product-change.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import type { Language } from '#domain/language/language.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import type { CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import type { TellChanged } from '#server/catalog/change-catalog.ts';
import type { Trx } from '#server/db/pool.ts';
import { fieldDifferences } from '#server/record/field-differences.ts';
import type { FieldDifference } from '#server/record/record-history.ts';
import { addHistories } from '#server/record/record-history.ts';
import { conflictOf } from '#server/record/stale-save.ts';
import { inUseErrors } from '#server/call/in-use.ts';
import type { Use } from '#server/call/in-use.ts';
import {
  holdersOf,
  lockProducts,
  renameCategoryPictures,
  typesOf,
  updateProductRows,
  updateValues,
  valuesOf,
} from './product-record-store.ts';
import type { StoredProduct, StoredType } from './product-record-store.ts';
import { storeDeletedAt } from './product-row-store.ts';
import { usesOfProducts } from './product-use-store.ts';
import { productRecords, productState } from './read-product-record.ts';
import { spokenChanges } from './spoken-changes.ts';
import { typeFactsOf } from './type-facts.ts';

export interface ProductRow {
  id: number;
  /** The version that was read; undefined: as it stands now. */
  version: number | undefined;
  changes: WireChanges;
  /** Of single texts; absent: German. */
  language?: Language;
}

export interface ProductWrite {
  at: Date;
  /** Empty: the shop itself. */
  who: string;
  /** Models and choices for checking the changes. */
  snapshot: CatalogSnapshot;
  changed: TellChanged;
}

interface Change {
  row: StoredProduct;
  before: ProductState;
  after: ProductState;
  /** Whether it is deleted or restored; null: neither. */
  turns: 'deleted' | 'restored' | null;
  differences: readonly FieldDifference[];
}

/** In the order of the rows; a row that changes nothing keeps its version. */
export async function changeProducts(trx: Trx, rows: readonly ProductRow[], write: ProductWrite): Promise<RowResult[]> {
  const facts = await readFacts(trx, rows);
  const numbers = await holdersOf(
    trx,
    rows.flatMap(({ changes: { articleNumber } }) => articleNumber ?? []),
  );
  const changes: Change[] = [];
  const results: RowResult[] = [];
  const seen = new Set<number>();
  for (const { id, version, changes: given, language } of rows) {
    const row = facts.rows.get(id);
    const isTwice = seen.has(id);
    seen.add(id);
    if (row === undefined) results.push(faulty(id, [refusal('notFound')]));
    else if (isTwice) results.push(faulty(id, [refusal('duplicateEntry', { field: 'id' })]));
    else if (version !== undefined && version !== row.version) results.push(await stale(trx, write.snapshot, row, version));
    else if (row.deletedAt !== null && given.deleted !== false) results.push(faulty(id, [refusal('productDeleted')]));
    else if (given.deleted === true && facts.uses.has(id)) results.push({ id, ok: false, errors: inUseErrors(facts.uses.get(id) ?? []) });
    else {
      const { deleted, ...fields } = given;
      const before = productState(row, facts.values.get(id) ?? []);
      const type = facts.types.get(given.typeId ?? row.typeId);
      const { state: after, problems } = changedProduct(
        before,
        spokenChanges(fields, before, language),
        type === undefined ? null : typeFactsOf(write.snapshot, { id, typeId: row.typeId }, type),
        localNow(write.at.getTime()).date,
      );
      const holder = numbers.get(numberKey(after.articleNumber));
      if (holder !== undefined && holder !== id) problems.push(refusal('duplicateEntry', { field: 'articleNumber' }, 'articleNumber'));
      if (problems.length > 0) results.push(faulty(id, problems));
      else {
        numbers.set(numberKey(after.articleNumber), id);
        const turns = deleted === undefined || deleted === (row.deletedAt !== null) ? null : deleted ? 'deleted' : 'restored';
        const turn = turns === null ? [] : [{ field: turns, before: null, after: null }];
        const differences = [...fieldDifferences(before, after), ...turn];
        if (differences.length > 0) changes.push({ row, before, after, turns, differences });
        results.push({ id, ok: true, version: differences.length > 0 ? row.version + 1 : row.version });
      }
    }
  }
  await store(trx, changes, write);
  return results;
}

async function readFacts(trx: Trx, rows: readonly ProductRow[]) {
  const ids = rows.map(({ id }) => id);
  const locked = await lockProducts(trx, ids);
  const values = Map.groupBy(await valuesOf(trx, ids), ({ productId }) => productId);
  const typeIds = new Set([...locked.map(({ typeId }) => typeId), ...rows.flatMap(({ changes: { typeId } }) => typeId ?? [])]);
  const types: ReadonlyMap<number, StoredType> = await typesOf(trx, [...typeIds]);
  const going = new Set(rows.flatMap(({ id, changes }) => (changes.deleted === true ? [id] : [])));
  const uses: ReadonlyMap<number, readonly Use[]> =
    going.size === 0
      ? new Map()
      : await usesOfProducts(
          trx,
          locked.filter(({ id }) => going.has(id)),
        );
  return { rows: new Map(locked.map((row) => [row.id, row])), values, types, uses };
}

function faulty(id: number, problems: readonly Refusal[]): RowResult {
  return {
    id,
    ok: false,
    errors: problems.map(({ key, params, field }) => ({ message: key, params: { ...params }, ...(field === undefined ? {} : { field }) })),
  };
}

async function stale(trx: Trx, snapshot: CatalogSnapshot, { id, version }: StoredProduct, sent: number): Promise<RowResult> {
  const [current] = await productRecords(trx, snapshot, [id]);
  const { error, conflict } = await conflictOf(trx, { kind: 'product', id, version: sent, current: current ?? { version } });
  return { id, ok: false, errors: [error], conflict };
}

async function store(trx: Trx, changes: readonly Change[], { at, who, changed }: ProductWrite): Promise<void> {
  if (changes.length === 0) return;
  await updateProductRows(
    trx,
    changes.map(({ row: { id }, after }) => {
      const { values: _, ...fields } = after;
      return { id, ...fields };
    }),
  );
  await updateValues(
    trx,
    changes.flatMap(({ row: { id }, before, after }) => valueUpdates(id, before.values, after.values)),
  );
  const turning = (to: Change['turns']): number[] => changes.flatMap(({ row, turns }) => (turns === to ? [row.id] : []));
  await storeDeletedAt(trx, turning('deleted'), at);
  await storeDeletedAt(trx, turning('restored'), null);
  const renamed = changes.filter(({ before, after }) => before.articleNumber !== after.articleNumber);
  const categories = await renameCategoryPictures(
    trx,
    renamed.map(({ before, after }) => ({ from: before.articleNumber, to: after.articleNumber })),
  );
  await addHistories(
    trx,
    'product',
    changes.map(({ row: { id, version }, differences }) => ({ write: { recordId: id, version: version + 1, at, who }, differences })),
  );
  changed(
    'product',
    changes.map(({ row: { id } }) => id),
  );
  if (categories.length > 0) changed('category', categories);
}

function valueUpdates(productId: number, before: ProductState['values'], after: ProductState['values']) {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((id) => {
    const [old, now] = [before[id], after[id]];
    const value = now === undefined ? null : storedValueOf(now);
    if (old !== undefined && storedValueOf(old) === value) return [];
    return [{ productId, attributeId: Number(id), value }];
  });
}
