/** SQL of customers' credit: entries on no order and no invoice. */
import { sql } from 'kysely';
import { rappen } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import type { Db } from '#server/db/pool.ts';

/** Not yet used by an order or invoice. */
export async function creditOfCustomer(db: Db, customerId: number): Promise<Rappen> {
  const { sum } = await db
    .selectFrom('payment_entry')
    .select((select) => select.fn.coalesce(select.fn.sum<string>('amount'), sql<string>`0`).as('sum'))
    .where('customer_id', '=', customerId)
    .where('order_id', 'is', null)
    .where('invoice_id', 'is', null)
    .executeTakeFirstOrThrow();
  return rappen(Number(sum));
}

/** What the provider was asked to give back and has not decided yet, by order; payments that staff have to check were never booked. */
export async function pendingRefunds(db: Db, customerId: number): Promise<{ id: number; orderStatusId: number; amount: number }[]> {
  const { rows } = await sql<{ id: number; orderStatusId: number; amount: number }>`
    select o.id, o.order_status_id as "orderStatusId", sum(r.amount)::bigint as amount
    from payment_refund r join payment p on p.id = r.payment_id join sales_order o on o.id = p.order_id
    where r.state = 'PENDING' and p.state <> 'REVIEW' and o.customer_id = ${customerId}
    group by o.id order by o.id`.execute(db);
  return rows;
}

/** What was paid online for the order and became credit, at once or from its invoices, less what refunds by the provider took from there. */
export async function creditFromOrder(db: Db, orderId: number, invoiceIds: readonly number[]): Promise<number> {
  const { rows } = await sql<{ credit: number }>`
    select ((
      select coalesce(sum(e.amount), 0) from payment_entry e join payment p on p.reference = e.reference
      where p.order_id = ${orderId} and e.source = 'provider' and e.kind = 'payment' and e.order_id is null and e.invoice_id is null
    ) + (
      select coalesce(-sum(e.amount), 0) from payment_entry e
      where e.invoice_id = any(${[...invoiceIds]}) and e.kind = 'transfer' and e.amount < 0 and exists (
        select 1 from payment_entry c where c.booking = e.booking and c.kind = 'transfer' and c.order_id is null and c.invoice_id is null)
    ) + (
      select coalesce(sum(e.amount), 0) from payment_entry e
      join payment_refund r on r.external_id = e.reference join payment p on p.id = r.payment_id
      where p.order_id = ${orderId} and e.kind = 'refund' and e.source = 'provider' and e.order_id is null and e.invoice_id is null
    ))::bigint as credit`.execute(db);
  return Math.max(0, rows[0]?.credit ?? 0);
}
