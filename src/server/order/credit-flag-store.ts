/** SQL of the credit warnings that staff should see before they proceed with an order. */
import { sql } from 'kysely';
import type { CreditFlag } from '#contract/order.ts';
import type { Db } from '#server/db/pool.ts';

/**
 * Flags placed orders that are not delivered: those of customers on hold, and the unpaid ones of customers who owe more than their limit.
 * Each customer is summed up once; orders without a flag are missing.
 */
export async function creditFlags(db: Db, orderIds: readonly number[]): Promise<Map<number, CreditFlag>> {
  const { rows } = await sql<{ id: number; flag: CreditFlag }>`
    with placed as materialized (
      select id, customer_id, payment_status_id from sales_order where id = any(${[...orderIds]}) and order_status_id = 1
    ), flagged as materialized (
      select id, on_hold, coalesce(customer_exposure(id) > credit_limit, false) as above from customer
      where id in (select customer_id from placed) and (on_hold or credit_limit is not null)
    )
    select p.id, case when f.on_hold then 'onHold' else 'limit' end as flag from placed p join flagged f on f.id = p.customer_id
    where f.on_hold or (f.above and p.payment_status_id = 2)`.execute(db);
  return new Map(rows.map(({ id, flag }) => [id, flag]));
}
