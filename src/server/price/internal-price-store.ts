/** SQL of internal prices: one record per product, and its steps. */
import type { InternalPriceRecord, LadderStep, PriceSource } from '#domain/pricing/price-row.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export async function findInternalPrice(db: Db, by: { id: number } | { productId: number }) {
  const records = db
    .selectFrom('internal_price')
    .select(['id', 'product_id as productId', 'source', 'margin', 'remote_price as remotePrice', 'version']);
  const row = await ('id' in by ? records.where('id', '=', by.id) : records.where('product_id', '=', by.productId)).executeTakeFirst();
  if (row === undefined) return null;
  const steps = await db
    .selectFrom('internal_price_step')
    .select(['quantity', 'price'])
    .where('product_id', '=', row.productId)
    .orderBy('quantity')
    .execute();
  return { ...row, steps };
}

export async function lockInternalPrice(trx: Trx, id: number): Promise<void> {
  await trx.selectFrom('internal_price').select('id').where('id', '=', id).forUpdate().execute();
}

/** Null: the product has a record already. */
export async function insertInternalPrice(trx: Trx, productId: number, source: PriceSource): Promise<number | null> {
  const row = await trx
    .insertInto('internal_price')
    .values({ product_id: productId, source })
    .onConflict((conflict) => conflict.column('product_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function storeInternalPrice(
  trx: Trx,
  { id, productId }: { id: number; productId: number },
  { source, steps, marginPercent, remotePrice }: Partial<InternalPriceRecord>,
): Promise<void> {
  const columns = {
    ...(source === undefined ? {} : { source }),
    ...(marginPercent === undefined ? {} : { margin: Math.round(marginPercent * 100) }),
    ...(remotePrice === undefined ? {} : { remote_price: JSON.stringify(remotePrice) }),
  };
  if (Object.keys(columns).length > 0) await trx.updateTable('internal_price').set(columns).where('id', '=', id).execute();
  if (steps !== undefined) await storeInternalSteps(trx, productId, steps);
}

async function storeInternalSteps(trx: Trx, productId: number, steps: readonly LadderStep[]): Promise<void> {
  await trx.deleteFrom('internal_price_step').where('product_id', '=', productId).execute();
  if (steps.length === 0) return;
  await trx
    .insertInto('internal_price_step')
    .values(steps.map(({ quantity, price }) => ({ product_id: productId, quantity, price })))
    .execute();
}

export async function raiseInternalVersion(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable('internal_price')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Number of rows with a margin on the internal price. */
export async function countMarginRows(db: Db, productId: number): Promise<number> {
  const { rows } = await db
    .selectFrom('product_price')
    .select((select) => select.fn.countAll<number>().as('rows'))
    .where('product_id', '=', productId)
    .where('active_strategy', '=', 'MARGIN_PRICE')
    .executeTakeFirstOrThrow();
  return rows;
}
