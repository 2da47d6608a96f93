/** Removes products made by an import as if they had never existed; one that something refers to by now is kept. */
import { refusal } from '#domain/refusal/refusal.ts';
import type { Trx } from '#server/db/pool.ts';
import { lockProducts } from '../product-record-store.ts';
import { addHistories } from '#server/record/record-history.ts';
import type { WriteBy, WriteResult } from '#server/import/import-kind.ts';
import { deleteProducts, productsInUse } from './by-table-store.ts';

export async function removeProducts(trx: Trx, rows: readonly { id: number; version: number }[], by: WriteBy): Promise<WriteResult[]> {
  const ids = rows.map(({ id }) => id);
  const there = new Map((await lockProducts(trx, ids)).map((product) => [product.id, product]));
  const used = await productsInUse(trx, ids);
  const results = rows.map(({ id, version }): WriteResult => {
    if (there.get(id)?.version !== version) return { ok: false, problems: [refusal('changedMeanwhile')] };
    return used.has(id) ? { ok: false, problems: [refusal('inUse')] } : { ok: true, id, version };
  });
  const gone = results.flatMap((result) => (result.ok ? (there.get(result.id) ?? []) : []));
  await deleteProducts(
    trx,
    gone.map(({ id }) => id),
  );
  await addHistories(
    trx,
    'product',
    gone.map(({ id, articleNumber }) => ({
      write: { recordId: id, version: null, at: by.at, who: by.who },
      differences: [{ field: 'deleted', before: articleNumber, after: null }],
    })),
  );
  by.changed(
    'product',
    gone.map(({ id }) => id),
  );
  return results;
}
