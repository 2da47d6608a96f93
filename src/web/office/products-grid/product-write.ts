/** Changed cells as a block write, and its answers assigned to their cells. */
import type { ProductFrame, ProductListItem } from '#contract/product-list.ts';
import type { ProductChanges, ProductRecord } from '#contract/product-record.ts';
import { updateProducts } from '#contract/product-record.ts';
import type { ErrorItem } from '#contract/failure.ts';
import type { RowResult } from '#contract/record.ts';
import { visibilityOf } from '#domain/catalog/completeness.ts';
import { call } from '#web/call.ts';
import type { RowId, Value } from '../grid/rules/column.ts';
import type { RowAnswer, RowConflict, RowWrite } from '../grid/rules/save.ts';
import { loadAttributeOf, measureOf, measures } from './product-measures.ts';
import type { Measure } from './product-measures.ts';

type Rows = ReadonlyMap<RowId, ProductListItem>;
type Item = (error: ErrorItem) => string;

/** `rows`: those that the list has shown; needed to keep the form of a stored value. */
export async function saveProducts(
  frame: ProductFrame,
  rows: Rows,
  writes: readonly RowWrite[],
  sentence: Item,
): Promise<readonly RowAnswer[]> {
  const body = {
    rows: writes.map(({ id, version, changes }) => ({ id: Number(id), version, changes: productChanges(frame, rows.get(id), changes) })),
  };
  const answer = await call(updateProducts, { body });
  return answer.rows.map((row) => rowAnswer(frame, row, sentence));
}

type Changes = Readonly<Record<string, Value>>;

export function productChanges(frame: ProductFrame, row: ProductListItem | undefined, changes: Changes): ProductChanges {
  const name: Record<string, string> = {};
  const preset: Record<string, number> = {};
  const values: Record<string, string | { de: string } | null> = {};
  const plain: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(changes)) {
    const [part, member = ''] = key.split('.');
    if (part === 'name') name[member] = textOf(value);
    else if (part === 'values') values[member] = valueChange(frame, row, member, value);
    else if (key === 'visibility') Object.assign(plain, visibilityChange(value));
    else if (key === 'deleted') plain[key] = value === 'deleted';
    else if (!isMeasure(key)) plain[key] = value;
    else if (key === 'load' && (row === undefined || measureOf(row, 'load') === null))
      values[loadAttributeOf(frame) ?? 0] = value === null ? null : String(value);
    else preset[key] = Number(value);
  }
  const filled = Object.entries({ name, preset, values }).filter(([, members]) => Object.keys(members).length > 0);
  return { ...plain, ...Object.fromEntries(filled) };
}

const isMeasure = (key: string): key is Measure => measures.some((measure) => measure === key);
const textOf = (value: Value): string => (value === null ? '' : String(value));

/** Texts by language stay so: the list changes only German; a known choice is sent as plain text and brings its translations along. */
function valueChange(
  { attributes }: ProductFrame,
  row: ProductListItem | undefined,
  id: string,
  value: Value,
): string | { de: string } | null {
  if (value === null) return null;
  const isChoice = attributes.find(({ attributeId }) => String(attributeId) === id)?.choices.includes(String(value)) === true;
  return typeof row?.values[id] === 'object' && !isChoice ? { de: String(value) } : String(value);
}

function visibilityChange(value: Value): Pick<ProductChanges, 'published' | 'publiclyAvailable'> {
  return value === 'hidden' ? { published: false } : { published: true, publiclyAvailable: value === 'shop' };
}

function rowAnswer(frame: ProductFrame, row: RowResult, sentence: Item): RowAnswer {
  if (row.ok) return row;
  return {
    id: row.id,
    ok: false,
    errors: row.errors.map((error) => ({
      message: sentence(error),
      field: error.field === undefined ? undefined : columnOf(frame, error.field),
      ...nearestOf(error),
    })),
    conflict: row.conflict === undefined ? undefined : conflictOf(frame, row.conflict),
  };
}

function nearestOf({ params }: ErrorItem): { nearest?: Value } {
  const nearest = params['nearest'];
  return nearest === undefined || Number.isNaN(Number(nearest)) ? {} : { nearest: Number(nearest) };
}

/** `preset.length` belongs to the column `length`, `values.7.de` to that of the attribute. */
export function columnOf(frame: ProductFrame, field: string): string {
  const [part = '', member = ''] = field.split('.');
  if (part === 'preset') return member;
  if (part === 'published' || part === 'publiclyAvailable') return 'visibility';
  if (part === 'values') return member === String(loadAttributeOf(frame)) ? 'load' : `values.${member}`;
  return field;
}

function conflictOf(
  frame: ProductFrame,
  { version, current, changes }: NonNullable<Extract<RowResult, { ok: false }>['conflict']>,
): RowConflict {
  const { customers: _, changed: __, attributes: ___, categories: ____, transport: _____, ...record } = current as ProductRecord;
  return {
    version,
    current: { ...record, visibility: visibilityOf(record) },
    changes: changes.map((change) => ({ ...change, field: columnOf(frame, change.field) })),
  };
}
