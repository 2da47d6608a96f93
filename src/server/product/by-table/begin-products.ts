/** Creates the new products of a table with number, name and type, so that everything else is a change like any other. */
import { isArticleNumber } from '#domain/catalog/article-number.ts';
import { textAt } from '#domain/import/path.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import type { Trx } from '#server/db/pool.ts';
import { insertPlainProducts, lockType } from '../plain-product-store.ts';
import type { NewProductRow, TypeOfNewProduct } from '../plain-product-store.ts';
import { addHistories } from '#server/record/record-history.ts';
import type { RowWrite, WriteBy, WriteResult } from '#server/import/import-kind.ts';

/** In the order of the rows; existing ones are returned as they are. */
export async function beginProducts(trx: Trx, rows: readonly RowWrite[], by: WriteBy): Promise<WriteResult[]> {
  const types = await typesOf(trx, rows);
  const starts = rows.map((row): WriteResult | NewProductRow => {
    if (row.id !== null) return { ok: true, id: row.id, version: row.version ?? 0 };
    const type = types.get(row.changes['typeId']) ?? null;
    const problems = missing(row, type);
    return type === null || problems.length > 0 ? { ok: false, problems } : beginning(row, type);
  });
  const made = await insertPlainProducts(
    trx,
    starts.filter((start) => 'articleNumber' in start),
  );
  const ids = new Map(made.map(({ id, articleNumber }) => [articleNumber, id]));
  await addHistories(
    trx,
    'product',
    made.map(({ id, articleNumber }) => ({
      write: { recordId: id, version: 1, at: by.at, who: by.who },
      differences: [{ field: 'created', before: null, after: articleNumber }],
    })),
  );
  by.changed(
    'product',
    made.map(({ id }) => id),
  );
  return starts.map((start) => ('articleNumber' in start ? { ok: true, id: ids.get(start.articleNumber) ?? 0, version: 1 } : start));
}

/** Types of new rows, each locked once. */
async function typesOf(trx: Trx, rows: readonly RowWrite[]): Promise<Map<unknown, TypeOfNewProduct | null>> {
  const types = new Map<unknown, TypeOfNewProduct | null>();
  for (const { id, changes } of rows) {
    const { typeId } = changes;
    if (id === null && typeof typeId === 'number' && !types.has(typeId)) types.set(typeId, await lockType(trx, typeId));
  }
  return types;
}

function missing({ keys, changes }: RowWrite, type: TypeOfNewProduct | null): Refusal[] {
  return [
    ...(isArticleNumber(keys['articleNumber'] ?? '') ? [] : [refusal('articleNumberInvalid', {}, 'articleNumber')]),
    ...(type === null ? [refusal('importNewNeeds', {}, 'typeId')] : []),
    ...(textAt(changes, 'name.de').trim() === '' ? [refusal('importNewNeeds', {}, 'name.de')] : []),
    ...(changes['kindCode'] === undefined ? [refusal('importNewNeeds', {}, 'kindCode')] : []),
  ];
}

const beginning = ({ keys, changes }: RowWrite, type: TypeOfNewProduct): NewProductRow => ({
  articleNumber: keys['articleNumber'] ?? '',
  // Its name is checked with the other changes.
  name: { de: '', fr: '', en: '' },
  typeId: type.id,
  kindCode: Number(changes['kindCode']),
  published: false,
  publiclyAvailable: true,
  hasModel: type.hasModel,
  sourceId: null,
});
