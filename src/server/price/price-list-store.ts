/** SQL about all prices: who pays them, and the documents that a new price does not affect. */
import { sql } from 'kysely';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { escapedPattern } from '#server/db/list-query.ts';
import { orderState } from '#domain/order/order-state.ts';
import { isOpenQuote } from '#server/db/open-quote-sql.ts';
import type { Db } from '#server/db/pool.ts';

/** Customers with price rows, by id. */
export async function payersOf(db: Db): Promise<Map<number, { number: string; name: string; isDefault: boolean }>> {
  const rows = await db
    .selectFrom('customer')
    .select(['id', 'formatted_id as number', 'name', 'is_default as isDefault'])
    .where('id', 'in', db.selectFrom('product_price').select('customer_id'))
    .execute();
  return new Map(rows.map(({ id, ...payer }) => [id, payer]));
}

export interface Touched {
  openQuotes: number;
  openOrders: number;
  ownRows: number;
}

/** Quotes and orders that a new price does not affect; `customerId` null: of all customers without a row of their own. */
export async function touchedBy(
  db: Db,
  { productId, customerId, today }: { productId: number; customerId: number | null; today: PlainDate },
): Promise<Touched> {
  const { rows } = await sql<Touched>`
    with own as (select customer_id from product_price join customer on customer.id = customer_id
      where product_id = ${productId} and not is_default)
    select
      (select count(*) from quote where ${isOpenQuote(today)} and ${payer('quote', customerId)}
        and exists (select from quote_position where quote_id = quote.id and product_id = ${productId} and not storno)) as "openQuotes",
      (select count(*) from sales_order where order_status_id <> ${orderState.CANCELED} and ${payer('sales_order', customerId)}
        and exists (select from order_position where order_id = sales_order.id and product_id = ${productId} and not storno
          and quantity_delivered < quantity)) as "openOrders",
      (select count(*) from own) as "ownRows"`.execute(db);
  return rows[0] ?? { openQuotes: 0, openOrders: 0, ownRows: 0 };
}

const payer = (table: 'quote' | 'sales_order', customerId: number | null) =>
  customerId === null
    ? sql`${sql.ref(`${table}.customer_id`)} not in (select customer_id from own)`
    : sql`${sql.ref(`${table}.customer_id`)} = ${customerId}`;

const mostPayers = 20;

/** By number, name, town or person; without merged and erased ones. */
export async function searchPayers(
  db: Db,
  { search, ids, isDefault }: { search?: string | undefined; ids?: readonly number[] | undefined; isDefault?: boolean | undefined },
) {
  const pattern = `%${escapedPattern((search ?? '').toLowerCase())}%`;
  return db
    .selectFrom('customer')
    .select(['id', 'formatted_id as number', 'name', 'is_default as isDefault', 'discount'])
    .where('is_gone', '=', false)
    .$if(search !== undefined, (query) => query.where(sql<boolean>`search_text like ${pattern}`))
    .$if(ids !== undefined, (query) => query.where((where) => where('id', '=', where.fn.any(where.val([...(ids ?? [])])))))
    .$if(isDefault !== undefined, (query) => query.where('is_default', '=', isDefault ?? false))
    .orderBy('name')
    .limit(mostPayers)
    .execute();
}
