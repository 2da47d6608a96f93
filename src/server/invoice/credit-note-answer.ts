/** Stored credit notes in the form of the wire. */
import type { CreditNote } from '#contract/invoice.ts';
import { chfFromHundredths } from '#domain/money/money.ts';
import type { Db } from '#server/db/pool.ts';
import { findCreditNotes, linesOfCreditNotes } from './credit-note-store.ts';

/** Of these invoices, oldest first. */
export async function creditNotesOf(db: Db, invoiceIds: readonly number[]): Promise<CreditNote[]> {
  const rows = await findCreditNotes(db, invoiceIds);
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
    net: chfFromHundredths(row.net_amount),
    vat: chfFromHundredths(row.vat_amount),
    total: chfFromHundredths(row.total_amount),
    createdAt: row.created_at.toISOString(),
    who: row.who,
    lines: (lines.get(row.id) ?? []).map(({ invoiceLineId, name, quantity, amount }) => ({
      invoiceLineId,
      name,
      quantity,
      amount: chfFromHundredths(amount),
    })),
  }));
}
