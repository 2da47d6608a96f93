/** Products that a table names first: begun with their number, name and type, so that everything else is a change like any other. */
import { isArticleNumber } from '#domain/catalog/article-number.ts';
import { textAt } from '#domain/import/path.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import type { Trx } from '#server/db/pool.ts';
import { insertPlainProduct, lockType } from '../plain-product-store.ts';
import type { TypeOfNewProduct } from '../plain-product-store.ts';
import { addHistories } from '#server/record/record-history.ts';
import type { RowWrite, WriteBy, WriteResult } from '#server/import/import-kind.ts';

/** In the order of the rows; those that are there already as they are. */
export async function beginProducts(trx: Trx, rows: readonly RowWrite[], by: WriteBy): Promise<WriteResult[]> {
  const types = new Map<unknown, TypeOfNewProduct | null>();
  const results: WriteResult[] = [];
  const made: { id: number; articleNumber: string }[] = [];
  for (const row of rows) {
    if (row.id !== null) {
      results.push({ ok: true, id: row.id, version: row.version ?? 0 });
      continue;
    }
    const { typeId } = row.changes;
    if (typeof typeId === 'number' && !types.has(typeId)) types.set(typeId, await lockType(trx, typeId));
    const type = types.get(typeId) ?? null;
    const problems = missing(row, type);
    if (type === null || problems.length > 0) {
      results.push({ ok: false, problems });
      continue;
    }
    const product = await insertPlainProduct(trx, beginning(row, type));
    made.push(product);
    results.push({ ok: true, id: product.id, version: 1 });
  }
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
  return results;
}

function missing({ keys, changes }: RowWrite, type: TypeOfNewProduct | null): Refusal[] {
  return [
    ...(isArticleNumber(keys['articleNumber'] ?? '') ? [] : [refusal('articleNumberInvalid', {}, 'articleNumber')]),
    ...(type === null ? [refusal('importNewNeeds', {}, 'typeId')] : []),
    ...(textAt(changes, 'name.de').trim() === '' ? [refusal('importNewNeeds', {}, 'name.de')] : []),
    ...(changes['kindCode'] === undefined ? [refusal('importNewNeeds', {}, 'kindCode')] : []),
  ];
}

const beginning = ({ keys, changes }: RowWrite, type: TypeOfNewProduct) => ({
  articleNumber: keys['articleNumber'] ?? '',
  // What it is called is judged with the other changes.
  name: { de: '', fr: '', en: '' },
  typeId: type.id,
  kindCode: Number(changes['kindCode']),
  published: false,
  publiclyAvailable: true,
  hasModel: type.hasModel,
  sourceId: null,
});
