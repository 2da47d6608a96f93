/** SQL of invoices that were credited, and of orders that were cancelled. */
import { sql } from 'kysely';
import { rappen } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import type { Db } from '#server/db/pool.ts';

/** The number of an invoice's last credit note; empty: none. */
export async function latestNote(db: Db, invoiceId: number): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    select formatted_id as number from credit_note where invoice_id = ${invoiceId} order by id desc limit 1`.execute(db);
  return rows[0]?.number ?? '';
}

/** What went from an invoice to its customer's credit and has not come back. */
export async function movedToCredit(db: Db, invoiceId: number): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    select coalesce(-sum(e.amount), 0)::int as moved from payment_entry e
    where e.invoice_id = ${invoiceId} and e.kind = 'transfer' and exists (
      select 1 from payment_entry c where c.booking = e.booking and c.order_id is null and c.invoice_id is null and c.kind = 'transfer')`.execute(
    db,
  );
  return rows[0]?.moved ?? 0;
}

/** Rounding differences on an order itself, not on its invoices: what stands, and what moved to an invoice or fell away when it was cancelled. */
export async function roundingOn(db: Db, orderId: number): Promise<{ stands: number; gone: number }> {
  const { rows } = await sql<{ stands: number; gone: number }>`
    select coalesce(sum(amount), 0)::int as stands, coalesce(-sum(amount) filter (where source = 'credit'), 0)::int as gone
    from payment_entry where order_id = ${orderId} and invoice_id is null and kind = 'rounding'`.execute(db);
  return rows[0] ?? { stands: 0, gone: 0 };
}

/** Rounding differences that moved from an order to these invoices and still stand there, oldest invoice first. */
export async function roundingMovedTo(db: Db, orderId: number, invoiceIds: readonly number[]): Promise<{ id: number; moved: Rappen }[]> {
  const { rows } = await sql<{ id: number; moved: number }>`
    select e.invoice_id as id, greatest(0, least(sum(e.amount), coalesce(sum(e.amount) filter (where e.source = 'credit' and exists (
      select 1 from payment_entry o where o.booking = e.booking and o.kind = 'rounding' and o.order_id = ${orderId} and o.invoice_id is null)), 0)))::int as moved
    from payment_entry e where e.invoice_id = any(${[...invoiceIds]}) and e.kind = 'rounding' group by e.invoice_id order by e.invoice_id`.execute(
    db,
  );
  return rows.map(({ id, moved }) => ({ id, moved: rappen(moved) }));
}
