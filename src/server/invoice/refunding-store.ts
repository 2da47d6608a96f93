/** SQL of refunds that the payment provider has not decided yet. */
import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';

/** Sum of those of an invoice's orders. */
export async function refundsOnTheirWay(db: Db, invoiceId: number): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(r.amount), 0)::int as amount
    from payment_refund r join payment p on p.id = r.payment_id join invoice_share s on s.order_id = p.order_id
    where s.invoice_id = ${invoiceId} and r.state = 'PENDING'`.execute(db);
  return rows[0]?.amount ?? 0;
}
