/** SQL of invoices: written once, with their lines and the share of each order. */
import { sql } from 'kysely';
import type { Amounts } from '#domain/order/invoice-amount.ts';
import { amountColumns, amountsOf } from '#server/db/amount-columns.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import type { DocumentHead } from '#server/order/document-head.ts';

export interface NewInvoiceLine {
  orderId: number;
  positionId: number;
  quantity: number;
  /** In ten-thousandths. */
  unitPrice: number;
  /** In Rappen. */
  amount: number;
}

/** As on the order, which may change later. */
type Snapshot = Pick<
  DocumentHead,
  'customerId' | 'customerName' | 'language' | 'invoiceEmail' | 'invoiceAddress' | 'hasVat' | 'vatRate' | 'skontoPercent' | 'skontoDays'
>;

export interface NewInvoice extends Snapshot {
  formattedId: string;
  /** null: of several orders. */
  order: { id: number; formattedId: string } | null;
  issuedOn: string;
  dueOn: string;
  amounts: Amounts;
  reference: string;
  at: Date;
  who: string;
  lines: readonly NewInvoiceLine[];
  shares: readonly { orderId: number; amounts: Amounts }[];
}

export async function insertInvoice(trx: Trx, invoice: NewInvoice): Promise<number> {
  const { id } = await trx
    .insertInto('invoice')
    .values({
      formatted_id: invoice.formattedId,
      customer_id: invoice.customerId,
      order_id: invoice.order?.id ?? null,
      order_formatted_id: invoice.order?.formattedId ?? '',
      issued_on: invoice.issuedOn,
      due_on: invoice.dueOn,
      skonto_percent: invoice.skontoPercent,
      skonto_days: invoice.skontoDays,
      language: invoice.language,
      customer_name: invoice.customerName,
      invoice_email: invoice.invoiceEmail,
      invoice_address: JSON.stringify(invoice.invoiceAddress),
      has_vat: invoice.hasVat,
      vat_rate: invoice.vatRate,
      ...amountColumns(invoice.amounts),
      reference: invoice.reference,
      created_at: invoice.at,
      who: invoice.who,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('invoice_line')
    .values(
      invoice.lines.map(({ orderId, positionId, quantity, unitPrice, amount }, index) => ({
        invoice_id: id,
        order_id: orderId,
        position_id: positionId,
        sort_order: index + 1,
        quantity,
        unit_price: unitPrice,
        amount,
      })),
    )
    .execute();
  await trx
    .insertInto('invoice_share')
    .values(invoice.shares.map(({ orderId, amounts }) => ({ invoice_id: id, order_id: orderId, ...amountColumns(amounts) })))
    .execute();
  return id;
}

function invoices(db: Db) {
  return db.selectFrom('invoice').selectAll();
}

export type InvoiceRow = Awaited<ReturnType<ReturnType<typeof invoices>['executeTakeFirstOrThrow']>>;

export async function lockInvoice(trx: Trx, id: number): Promise<InvoiceRow | null> {
  return (await trx.selectFrom('invoice').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

/** Unordered. */
export async function findInvoices(db: Db, ids: readonly number[]): Promise<InvoiceRow[]> {
  return invoices(db)
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .execute();
}

/** Oldest first, including those of several orders. */
export async function invoiceIdsOf(db: Db, orderId: number): Promise<number[]> {
  const rows = await db.selectFrom('invoice_share').select('invoice_id').where('order_id', '=', orderId).orderBy('invoice_id').execute();
  return rows.map((row) => row.invoice_id);
}

const creditSum = (column: 'quantity' | 'amount') => sql<number>`(
  select coalesce(sum(${sql.ref(`c.${column}`)}), 0)::bigint from credit_note n join credit_note_line c on c.credit_note_id = n.id
  where n.invoice_id = invoice_line.invoice_id and c.invoice_line_id = invoice_line.id)`;

/** In document order, with the pieces and Rappen credited. */
export async function linesOfInvoice(db: Db, invoiceId: number) {
  return db
    .selectFrom('invoice_line')
    .innerJoin('order_position', 'order_position.id', 'invoice_line.position_id')
    .innerJoin('sales_order', 'sales_order.id', 'invoice_line.order_id')
    .select([
      'invoice_line.id',
      'invoice_line.order_id as orderId',
      'sales_order.formatted_id as orderFormattedId',
      'invoice_line.position_id as positionId',
      'order_position.article_number as articleNumber',
      'order_position.name',
      'order_position.details',
      'order_position.external_customer_no as externalCustomerNo',
      'order_position.rechnungskommentar',
      'order_position.picture_hash as pictureHash',
      'invoice_line.quantity',
      'invoice_line.unit_price as unitPrice',
      'invoice_line.amount',
    ])
    .select([creditSum('quantity').as('credited'), creditSum('amount').as('creditedAmount')])
    .where('invoice_line.invoice_id', '=', invoiceId)
    .orderBy('invoice_line.sort_order')
    .execute();
}

export type InvoiceLineRow = Awaited<ReturnType<typeof linesOfInvoice>>[number];

/** The shares of an order in its invoices, and how much of them was credited. */
export async function sharesOfOrder(db: Db, orderId: number): Promise<{ invoiced: Amounts[]; credited: Amounts[] }> {
  const invoiced = await db.selectFrom('invoice_share').selectAll().where('order_id', '=', orderId).execute();
  const credited = await db.selectFrom('credit_note_share').selectAll().where('order_id', '=', orderId).execute();
  return { invoiced: invoiced.map(amountsOf), credited: credited.map(amountsOf) };
}

/** Rappen invoiced per line, less credit notes; by position. */
export async function invoicedAmounts(db: Db, orderId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('invoice_line')
    .select(['position_id', 'amount', creditSum('amount').as('credited')])
    .where('order_id', '=', orderId)
    .execute();
  const amounts = new Map<number, number>();
  for (const { position_id, amount, credited } of rows) amounts.set(position_id, (amounts.get(position_id) ?? 0) + amount - credited);
  return amounts;
}

/** Credited or not. */
export async function hasInvoice(db: Db, orderId: number): Promise<boolean> {
  return (await db.selectFrom('invoice_share').select('invoice_id').where('order_id', '=', orderId).executeTakeFirst()) !== undefined;
}

/** In order of their levels. */
export async function findReminders(db: Db, invoiceId: number) {
  return db.selectFrom('reminder').selectAll().where('invoice_id', '=', invoiceId).orderBy('level').execute();
}
