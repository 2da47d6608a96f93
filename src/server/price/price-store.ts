/** SQL of price rows with their ladders and the names of their customers. */
import type { RemotePrice } from '#domain/pricing/remote-price.ts';
import type { LadderStep, PriceSource } from '#domain/pricing/price-row.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export interface PriceFilter {
  ids?: readonly number[] | undefined;
  productId?: number | undefined;
  customerId?: number | undefined;
}

function pricesWhere(db: Db, { ids, productId, customerId }: PriceFilter) {
  return db
    .selectFrom('product_price')
    .innerJoin('customer', 'customer.id', 'product_price.customer_id')
    .$if(ids !== undefined, (query) => query.where((where) => where('product_price.id', '=', where.fn.any(where.val([...(ids ?? [])])))))
    .$if(productId !== undefined, (query) => query.where('product_price.product_id', '=', productId ?? 0))
    .$if(customerId !== undefined, (query) => query.where('product_price.customer_id', '=', customerId ?? 0));
}

export async function countPrices(db: Db, filter: PriceFilter): Promise<number> {
  const { total } = await pricesWhere(db, filter)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The default customer's first, then by name. */
export async function findPrices(db: Db, filter: PriceFilter, { page, perPage }: { page: number; perPage: number }) {
  return pricesWhere(db, filter)
    .leftJoin('remote_price_state as remote', 'remote.product_price_id', 'product_price.id')
    .select([
      'product_price.id',
      'customer_id as customerId',
      'product_id as productId',
      'unit_of_sales as unitOfSales',
      'active_strategy as activeStrategy',
      'margin',
      'ladder_quantities as ladderQuantities',
      'remote_price as remotePrice',
      'product_price.version',
      'company_name as companyName',
      'person_name as contactPersonName',
      'is_default as isDefault',
      'discount',
      'remote.answered_at as answeredAt',
      'remote.failed_at as failedAt',
      'remote.failure',
      'remote.question',
    ])
    .orderBy('is_default', 'desc')
    .orderBy('customer.name')
    .orderBy('product_id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
}

export type PriceRecord = Awaited<ReturnType<typeof findPrices>>[number];

/** Ascending, by row. */
export async function laddersOf(db: Db, ids: readonly number[]) {
  const steps = await db
    .selectFrom('fix_price')
    .select(['id', 'product_price_id as priceId', 'quantity', 'price'])
    .where((where) => where('product_price_id', '=', where.fn.any(where.val([...ids]))))
    .orderBy('quantity')
    .execute();
  return Map.groupBy(steps, ({ priceId }) => priceId);
}

/** Until the commit no one else writes these rows; locked in order of id, so that two writers of many never deadlock. */
export async function lockPrices(trx: Trx, ids: readonly number[]): Promise<{ id: number; productId: number; version: number }[]> {
  return trx
    .selectFrom('product_price')
    .select(['id', 'product_id as productId', 'version'])
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .orderBy('id')
    .forUpdate()
    .execute();
}

export interface PriceFields {
  unitOfSales?: number | undefined;
  activeStrategy?: PriceSource | undefined;
  marginPercent?: number | undefined;
  ladderQuantities?: readonly number[] | undefined;
  remotePrice?: RemotePrice | undefined;
}

const columnsOf = ({ unitOfSales, activeStrategy, marginPercent, ladderQuantities, remotePrice }: PriceFields) => ({
  ...(unitOfSales === undefined ? {} : { unit_of_sales: unitOfSales }),
  ...(activeStrategy === undefined ? {} : { active_strategy: activeStrategy }),
  ...(marginPercent === undefined ? {} : { margin: Math.round(marginPercent * 100) }),
  ...(ladderQuantities === undefined ? {} : { ladder_quantities: [...ladderQuantities] }),
  ...(remotePrice === undefined ? {} : { remote_price: JSON.stringify(remotePrice) }),
});

/** Null: the customer has a row for this product already. */
export async function insertPrice(
  trx: Trx,
  { customerId, productId }: { customerId: number; productId: number },
  fields: PriceFields,
): Promise<number | null> {
  const row = await trx
    .insertInto('product_price')
    .values({ customer_id: customerId, product_id: productId, ...columnsOf(fields) })
    .onConflict((conflict) => conflict.columns(['customer_id', 'product_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function storeFields(trx: Trx, id: number, fields: PriceFields): Promise<void> {
  const columns = columnsOf(fields);
  if (Object.keys(columns).length > 0) await trx.updateTable('product_price').set(columns).where('id', '=', id).execute();
}

/** Steps of the same quantity keep their ids. */
export async function storeSteps(trx: Trx, priceId: number, steps: readonly LadderStep[]): Promise<void> {
  await trx
    .deleteFrom('fix_price')
    .where('product_price_id', '=', priceId)
    .where((where) => where.not(where('quantity', '=', where.fn.any(where.val(steps.map(({ quantity }) => quantity))))))
    .execute();
  if (steps.length === 0) return;
  await trx
    .insertInto('fix_price')
    .values(steps.map(({ quantity, price }) => ({ product_price_id: priceId, quantity, price })))
    .onConflict((conflict) =>
      conflict.columns(['product_price_id', 'quantity']).doUpdateSet((set) => ({ price: set.ref('excluded.price') })),
    )
    .execute();
}

/** False: the row has no such step. */
export async function storeStep(trx: Trx, priceId: number, unitId: number, step: LadderStep): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('fix_price')
    .set(step)
    .where('id', '=', unitId)
    .where('product_price_id', '=', priceId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteStep(trx: Trx, priceId: number, unitId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('fix_price')
    .where('id', '=', unitId)
    .where('product_price_id', '=', priceId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function raiseVersion(trx: Trx, id: number): Promise<number> {
  const { version } = await trx
    .updateTable('product_price')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function deletePriceRow(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('product_price').where('id', '=', id).execute();
}

/** The paying customer: null if it does not exist; gone: merged or erased. */
export async function findPayer(db: Db, id: number): Promise<{ isGone: boolean } | null> {
  const row = await db.selectFrom('customer').select('is_gone as isGone').where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function productExists(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('product').select('id').where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
  return row !== undefined;
}
