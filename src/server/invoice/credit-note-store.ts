/** SQL of credit notes: written once, with their lines and the share of each order. */
import type { Settlement } from '#domain/ledger/invoice.ts';
import type { Amounts } from '#domain/order/invoice-amount.ts';
import { amountColumns, amountsOf } from '#server/db/amount-columns.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export interface NewCreditNote {
  formattedId: string;
  invoiceId: number;
  customerId: number;
  orderId: number | null;
  issuedOn: string;
  reason: string;
  settlement: Settlement;
  amounts: Amounts;
  at: Date;
  who: string;
  lines: readonly { invoiceLineId: number; quantity: number; amount: number }[];
  shares: readonly { orderId: number; amounts: Amounts }[];
}

export async function insertCreditNote(trx: Trx, note: NewCreditNote): Promise<number> {
  const { id } = await trx
    .insertInto('credit_note')
    .values({
      formatted_id: note.formattedId,
      invoice_id: note.invoiceId,
      customer_id: note.customerId,
      order_id: note.orderId,
      issued_on: note.issuedOn,
      reason: note.reason,
      settlement: note.settlement,
      net_amount: note.amounts.net,
      vat_amount: note.amounts.vat,
      total_amount: note.amounts.total,
      created_at: note.at,
      who: note.who,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('credit_note_line')
    .values(
      note.lines.map(({ invoiceLineId, quantity, amount }) => ({ credit_note_id: id, invoice_line_id: invoiceLineId, quantity, amount })),
    )
    .execute();
  await trx
    .insertInto('credit_note_share')
    .values(note.shares.map(({ orderId, amounts }) => ({ credit_note_id: id, order_id: orderId, ...amountColumns(amounts) })))
    .execute();
  return id;
}

/** Returns the invoice's new version. */
export async function addToCredited(trx: Trx, invoiceId: number, amount: number): Promise<number> {
  const { version } = await trx
    .updateTable('invoice')
    .set((set) => ({ credited_amount: set('credited_amount', '+', amount), version: set('version', '+', 1) }))
    .where('id', '=', invoiceId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** The share of an order in an invoice, and how much of it was credited. */
export async function shareOf(trx: Trx, invoiceId: number, orderId: number): Promise<{ invoiced: Amounts; credited: Amounts[] }> {
  const invoiced = await trx
    .selectFrom('invoice_share')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const credited = await trx
    .selectFrom('credit_note_share')
    .innerJoin('credit_note', 'credit_note.id', 'credit_note_share.credit_note_id')
    .selectAll('credit_note_share')
    .where('credit_note.invoice_id', '=', invoiceId)
    .where('credit_note_share.order_id', '=', orderId)
    .execute();
  return { invoiced: amountsOf(invoiced), credited: credited.map(amountsOf) };
}

/** Null: no such credit note. */
export async function customerOfCreditNote(db: Db, id: number): Promise<number | null> {
  const row = await db.selectFrom('credit_note').select('customer_id').where('id', '=', id).executeTakeFirst();
  return row?.customer_id ?? null;
}

/** Of these invoices, oldest first. */
export async function findCreditNotes(db: Db, invoiceIds: readonly number[]) {
  return db
    .selectFrom('credit_note')
    .innerJoin('invoice', 'invoice.id', 'credit_note.invoice_id')
    .selectAll('credit_note')
    .select(['invoice.formatted_id as invoice_formatted_id', 'invoice.customer_name'])
    .where((where) => where('credit_note.invoice_id', '=', where.fn.any(where.val([...invoiceIds]))))
    .orderBy('credit_note.id')
    .execute();
}

/** By credit note, in invoice order. */
export async function linesOfCreditNotes(db: Db, ids: readonly number[]) {
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
