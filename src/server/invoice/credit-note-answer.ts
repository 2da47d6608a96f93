/** Stored credit notes in the form of the wire. */
import type { CreditNote } from '#contract/invoice.ts';
import { chfFromRappen, rappen } from '#domain/money/money.ts';
import type { Db } from '#server/db/pool.ts';

const chf = (hundredths: number): number => chfFromRappen(rappen(hundredths));

/** Of these invoices, oldest first. */
export async function creditNotesOf(db: Db, invoiceIds: readonly number[]): Promise<CreditNote[]> {
  const rows = await db
    .selectFrom('credit_note')
    .innerJoin('invoice', 'invoice.id', 'credit_note.invoice_id')
    .selectAll('credit_note')
    .select(['invoice.formatted_id as invoice_formatted_id', 'invoice.customer_name'])
    .where((where) => where('credit_note.invoice_id', '=', where.fn.any(where.val([...invoiceIds]))))
    .orderBy('credit_note.id')
    .execute();
  const lines = await linesOfCreditNotes(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    formattedId: row.formatted_id,
    version: row.version,
    invoiceId: row.invoice_id,
    invoiceFormattedId: row.invoice_formatted_id,
    orderId: row.order_id,
    customerId: row.customer_id,
    customerName: row.customer_name,
    issuedOn: row.issued_on,
    reason: row.reason,
    settlement: row.settlement,
    net: chf(row.net_amount),
    vat: chf(row.vat_amount),
    total: chf(row.total_amount),
    createdAt: row.created_at.toISOString(),
    who: row.who,
    lines: (lines.get(row.id) ?? []).map(({ invoiceLineId, name, quantity, amount }) => ({
      invoiceLineId,
      name,
      quantity,
      amount: chf(amount),
    })),
  }));
}

async function linesOfCreditNotes(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('credit_note_line')
    .innerJoin('invoice_line', 'invoice_line.id', 'credit_note_line.invoice_line_id')
    .innerJoin('order_position', 'order_position.id', 'invoice_line.position_id')
    .select([
      'credit_note_line.credit_note_id as creditNoteId',
      'credit_note_line.invoice_line_id as invoiceLineId',
      'order_position.name',
      'credit_note_line.quantity',
      'credit_note_line.amount',
    ])
    .where((where) => where('credit_note_line.credit_note_id', '=', where.fn.any(where.val([...ids]))))
    .orderBy('invoice_line.sort_order')
    .execute();
  return Map.groupBy(rows, ({ creditNoteId }) => creditNoteId);
}
