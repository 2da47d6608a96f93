/** SQL of the data for an impact: configurations that were ordered, lines of open quotes, names of customers. */
import type { Configuration } from '#domain/configurator/evaluation.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { sql } from 'kysely';
import { isOpenQuote } from '#server/db/open-quote-sql.ts';
import type { Db } from '#server/db/pool.ts';

export interface OrderedConfiguration {
  orderId: number;
  formattedId: string;
  customerId: number;
  productId: number;
  quantity: number;
  configuration: Configuration;
}

/** The most recently ordered configurations of these models, newest first. */
export async function lastOrdered(db: Db, modelIds: readonly string[], most: number): Promise<OrderedConfiguration[]> {
  const { rows } = await sql<OrderedConfiguration>`
    select o.id as "orderId", o.formatted_id as "formattedId", o.customer_id as "customerId", p.product_id as "productId", p.quantity, p.configuration
    from order_position p join sales_order o on o.id = p.order_id
    where p.configuration ->> 'modelId' = any(${modelIds}::text[]) and p.product_id is not null and not p.storno
    order by p.id desc limit ${most}`.execute(db);
  return rows;
}

export interface QuotedConfiguration {
  quoteId: number;
  customerId: number;
  productId: number;
  quantity: number;
  configuration: Configuration;
}

/** Lines of quotes that are requested, drafted, or sent and not expired. */
export async function openQuoteLines(db: Db, modelIds: readonly string[], today: PlainDate): Promise<QuotedConfiguration[]> {
  const { rows } = await sql<QuotedConfiguration>`
    select q.id as "quoteId", q.customer_id as "customerId", p.product_id as "productId", p.quantity, p.configuration
    from quote_position p join quote q on q.id = p.quote_id
    where ${isOpenQuote(today, 'q')} and p.configuration ->> 'modelId' = any(${modelIds}::text[])
      and p.product_id is not null and not p.storno`.execute(db);
  return rows;
}

export async function customerNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('customer').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
