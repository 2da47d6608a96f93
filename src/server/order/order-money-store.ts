/** SQL of an order's money: amounts invoiced, and payments recorded in the ledger. */
import { sql } from 'kysely';
import type { InvoiceShare } from '#domain/ledger/order-payment.ts';
import { rappen } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import type { Db } from '#server/db/pool.ts';

/** Money received for the order that is not on any invoice. */
export async function balanceOf(db: Db, orderId: number): Promise<Rappen> {
  const { sum } = await db
    .selectFrom('payment_entry')
    .select((select) => select.fn.coalesce(select.fn.sum<string>('amount'), sql<string>`0`).as('sum'))
    .where('order_id', '=', orderId)
    .where('invoice_id', 'is', null)
    .executeTakeFirstOrThrow();
  return rappen(Number(sum));
}

export interface OwedShare extends InvoiceShare {
  /** Open amount of the whole invoice, in rappen. */
  open: number;
  dueOn: string;
}

export async function sharesOf(db: Db, orderId: number): Promise<OwedShare[]> {
  const { rows } = await sql<Record<'total' | 'credited' | 'paid' | 'ownTotal' | 'ownCredited' | 'open', number> & { dueOn: string }>`
    select i.total_amount as total, i.credited_amount as credited, i.paid_amount as paid, i.open_amount as open, i.due_on as "dueOn",
      s.total_amount as "ownTotal",
      (select coalesce(sum(c.total_amount), 0)::bigint from credit_note n join credit_note_share c on c.credit_note_id = n.id
       where n.invoice_id = i.id and c.order_id = s.order_id) as "ownCredited"
    from invoice_share s join invoice i on i.id = s.invoice_id where s.order_id = ${orderId}`.execute(db);
  return rows.map((row) => ({
    ...row,
    total: rappen(row.total),
    credited: rappen(row.credited),
    paid: rappen(row.paid),
    ownTotal: rappen(row.ownTotal),
    ownCredited: rappen(row.ownCredited),
  }));
}
