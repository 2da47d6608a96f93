/** SQL of many price rows at once: one statement for all of them, whatever their number. */
import { sql } from 'kysely';
import type { PriceSource } from '#domain/pricing/price-row.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export interface PricePlace {
  productId: number;
  customerId: number;
}

/** By customer id, whether merged or erased; missing ones are left out. */
export async function payersAmong(db: Db, ids: readonly number[]): Promise<Map<number, { isGone: boolean }>> {
  const rows = await db
    .selectFrom('customer')
    .select(['id', 'is_gone as isGone'])
    .where((where) => where('id', '=', where.fn.any(where.val([...new Set(ids)]))))
    .execute();
  return new Map(rows.map(({ id, isGone }) => [id, { isGone }]));
}

/** Those that exist and are not deleted. */
export async function productsAmong(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where((where) => where('id', '=', where.fn.any(where.val([...new Set(ids)]))))
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Returns those that did not exist. */
export async function insertPrices(trx: Trx, places: readonly PricePlace[]): Promise<(PricePlace & { id: number })[]> {
  const { rows } = await sql<PricePlace & { id: number }>`
    insert into product_price (customer_id, product_id)
    select n."customerId", n."productId" from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as n("customerId" integer, "productId" integer)
    on conflict (customer_id, product_id) do nothing
    returning id, customer_id as "customerId", product_id as "productId"`.execute(trx);
  return rows;
}

export interface PriceValuesRow {
  id: number;
  /** Absent: unchanged. */
  unitOfSales?: number | undefined;
  /** In hundredths of a percent. */
  margin?: number | undefined;
  ladderQuantities?: readonly number[] | undefined;
  activeStrategy?: PriceSource | undefined;
  remotePrice?: object | undefined;
}

export async function storePriceValues(trx: Trx, rows: readonly PriceValuesRow[]): Promise<void> {
  await sql`
    update product_price set unit_of_sales = coalesce(n."unitOfSales", unit_of_sales), margin = coalesce(n.margin, product_price.margin),
      ladder_quantities = coalesce(n."ladderQuantities", ladder_quantities), active_strategy = coalesce(n."activeStrategy", active_strategy),
      remote_price = coalesce(n."remotePrice", product_price.remote_price)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n(id integer, "unitOfSales" integer, margin integer, "ladderQuantities" integer[], "activeStrategy" text, "remotePrice" jsonb)
    where product_price.id = n.id`.execute(trx);
}

export interface PriceLadder {
  id: number;
  /** Prices in ten-thousandths; empty: the ladder is removed. */
  steps: readonly { quantity: number; price: number }[];
}

/** Steps of the same quantity keep their ids. */
export async function storeLadders(trx: Trx, ladders: readonly PriceLadder[]): Promise<void> {
  const steps = JSON.stringify(ladders.flatMap(({ id, steps: own }) => own.map((step) => ({ id, ...step }))));
  const ids = ladders.map(({ id }) => id);
  await sql`
    delete from fix_price where product_price_id = any(${ids}::integer[])
      and not exists (select from jsonb_to_recordset(${steps}::jsonb) as n(id integer, quantity integer)
        where n.id = product_price_id and n.quantity = fix_price.quantity)`.execute(trx);
  await sql`
    insert into fix_price (product_price_id, quantity, price)
    select n.id, n.quantity, n.price from jsonb_to_recordset(${steps}::jsonb) as n(id integer, quantity integer, price bigint)
    on conflict (product_price_id, quantity) do update set price = excluded.price`.execute(trx);
}

export async function deletePriceRows(trx: Trx, ids: readonly number[]): Promise<void> {
  await trx
    .deleteFrom('product_price')
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .execute();
}
