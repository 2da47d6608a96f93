/** Stored invoices in the form of the wire. */
import { vatPercentOf } from '#domain/vat/vat.ts';
import type { CreditNote, Invoice, InvoiceSummary } from '#contract/invoice.ts';
import { chfFromHundredths, chfFromRappen, chfFromUnitPrice, unitPrice } from '#domain/money/money.ts';
import { notFound } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { creditNotesOf } from './credit-note-answer.ts';
import { grantedOn } from './granted.ts';
import type { InvoiceLineRow, InvoiceRow } from './invoice-store.ts';
import { findInvoices, findReminders, invoiceIdsOf, linesOfInvoice } from './invoice-store.ts';
import { refundsOnTheirWay } from './refunding-store.ts';

export function invoiceSummary(row: InvoiceRow): InvoiceSummary {
  return {
    id: row.id,
    formattedId: row.formatted_id,
    version: row.version,
    state: row.state,
    customerId: row.customer_id,
    customerName: row.customer_name,
    orderId: row.order_id,
    orderFormattedId: row.order_id === null ? null : row.order_formatted_id,
    issuedOn: row.issued_on,
    dueDay: row.due_on,
    total: chfFromHundredths(row.total_amount),
    paid: chfFromHundredths(row.paid_amount),
    credited: chfFromHundredths(row.credited_amount),
    open: chfFromHundredths(row.open_amount),
    qrReference: row.reference,
    disputed: row.disputed,
    reminderLevel: row.reminder_level,
    remindedOn: row.reminded_on,
  };
}

/** Ordered by id; missing ones are left out. */
export async function invoicesOf(db: Db, ids: readonly number[]): Promise<InvoiceSummary[]> {
  const byId = new Map((await findInvoices(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [invoiceSummary(row)] : [];
  });
}

/** Oldest first, with their credit notes. */
export async function invoicesOfOrder(db: Db, orderId: number): Promise<{ invoices: InvoiceSummary[]; creditNotes: CreditNote[] }> {
  const ids = await invoiceIdsOf(db, orderId);
  const [invoices, creditNotes] = await Promise.all([invoicesOf(db, ids), creditNotesOf(db, ids)]);
  return { invoices, creditNotes };
}

export async function invoiceOf(db: Db, id: number): Promise<Invoice> {
  const [row] = await findInvoices(db, [id]);
  if (!row) throw notFound();
  const [lines, creditNotes, reminders] = await Promise.all([linesOfInvoice(db, id), creditNotesOf(db, [id]), remindersOf(db, id)]);
  const { writeOff, rounding, skonto } = (await grantedOn(db, id)).stands;
  const granted = { writeOff: chfFromRappen(writeOff), rounding: chfFromRappen(rounding), skonto: chfFromRappen(skonto) };
  const overpaid = Math.max(0, 0 - row.open_amount);
  const refunding = overpaid === 0 ? 0 : Math.min(overpaid, await refundsOnTheirWay(db, id));
  return { ...invoiceAnswer(row, { lines, creditNotes, reminders }), granted, refunding: chfFromHundredths(refunding) };
}

function invoiceAnswer(
  row: InvoiceRow,
  { lines, creditNotes, reminders }: { lines: readonly InvoiceLineRow[]; creditNotes: CreditNote[]; reminders: Invoice['reminders'] },
): Omit<Invoice, 'granted' | 'refunding'> {
  return {
    ...invoiceSummary(row),
    createdAt: row.created_at.toISOString(),
    who: row.who,
    language: row.language,
    invoiceEmail: row.invoice_email,
    invoiceAddress: row.invoice_address,
    hasVat: row.has_vat,
    vatPercent: vatPercentOf(row.vat_rate),
    skonto: row.skonto_percent === 0 ? null : { percent: row.skonto_percent / 100, days: row.skonto_days },
    products: chfFromHundredths(row.products_amount),
    discountAmount: chfFromHundredths(row.discount_amount),
    deliveryCost: chfFromHundredths(row.delivery_cost),
    net: chfFromHundredths(row.net_amount),
    vat: chfFromHundredths(row.vat_amount),
    lines: lines.map((line) => ({
      id: line.id,
      orderId: line.orderId,
      orderFormattedId: line.orderFormattedId,
      positionId: line.positionId,
      articleNumber: line.articleNumber,
      name: line.name,
      quantity: line.quantity,
      pricePerOne: chfFromUnitPrice(unitPrice(line.unitPrice)),
      amount: chfFromHundredths(line.amount),
      credited: line.credited,
    })),
    creditNotes,
    reminders,
  };
}

async function remindersOf(db: Db, invoiceId: number): Promise<Invoice['reminders']> {
  const rows = await findReminders(db, invoiceId);
  return rows.map(({ id, level, day, due_on, fee, open_amount, who }) => ({
    id,
    level,
    day,
    dueDay: due_on,
    fee: chfFromHundredths(fee),
    open: chfFromHundredths(open_amount),
    who,
  }));
}
