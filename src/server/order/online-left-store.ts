/** SQL of what was paid online for an order and not given back: also what staff have to check, and what came for a cancelled order. */
import { sql } from 'kysely';
import { rappen } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import type { Db } from '#server/db/pool.ts';

export async function onlineLeft(db: Db, orderId: number): Promise<Rappen> {
  const { rows } = await sql<{ left: string }>`
    select coalesce(sum(paid_amount - coalesce(
      (select sum(amount) from payment_refund where payment_id = payment.id and state <> 'FAILED'), 0)), 0) as left
    from payment where order_id = ${orderId} and paid_amount is not null`.execute(db);
  return rappen(Number(rows[0]?.left ?? 0));
}
