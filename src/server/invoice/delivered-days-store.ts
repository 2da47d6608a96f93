/** SQL of the days on which the lines of an invoice were delivered. */
import { sql } from 'kysely';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { plainDateOf } from '#domain/calendar/plain-date.ts';
import type { Db } from '#server/db/pool.ts';

/** Earliest first, since the invoice before it of the same order; deliveries that were taken back do not count. */
export async function deliveredDays(db: Db, invoiceId: number): Promise<PlainDate[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct delivery.day from invoice_line
      join delivery_line on delivery_line.position_id = invoice_line.position_id
      join delivery on delivery.id = delivery_line.delivery_id
    where invoice_line.invoice_id = ${invoiceId} and delivery.kind = 'DELIVERY'
      and not exists (select from delivery taken where taken.takes_back = delivery.id)
      and not exists (select from invoice_line former join invoice on invoice.id = former.invoice_id
        where former.position_id = invoice_line.position_id and former.invoice_id < ${invoiceId} and invoice.created_at >= delivery.created_at)
    order by delivery.day`.execute(db);
  return rows.map(({ day }) => plainDateOf(day));
}
