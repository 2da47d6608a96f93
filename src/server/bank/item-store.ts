/** SQL of what a payment may be for: invoices, and orders with their open amounts. */
import { sql, type RawBuilder } from 'kysely';
import { orderNumberOf, referencesOfOrder } from '#domain/bank/order-reference.ts';
import type { PayableItem } from '#domain/bank/judge.ts';
import { plainDateOf } from '#domain/calendar/plain-date.ts';
import { cashDiscount } from '#domain/ledger/settlement.ts';
import { rappen, zeroRappen } from '#domain/money/money.ts';
import { orderState } from '#domain/order/order-state.ts';
import type { Db } from '#server/db/pool.ts';

export interface BankItem extends PayableItem {
  /** All references by which it can be found. */
  readonly references: readonly string[];
}

interface InvoiceRow {
  id: number;
  orderId: number | null;
  formattedId: string;
  reference: string;
  customerName: string;
  open: number;
  charged: number;
  issuedOn: string;
  hundredths: number;
  days: number;
}

async function invoices(db: Db, where: RawBuilder<unknown>, most: number): Promise<BankItem[]> {
  const { rows } = await sql<InvoiceRow>`
    select id, order_id as "orderId", formatted_id as "formattedId", reference, customer_name as "customerName", open_amount as open,
      total_amount - credited_amount as charged, issued_on as "issuedOn", skonto_percent as hundredths, skonto_days as days
    from invoice where ${where} order by id desc limit ${most}`.execute(db);
  return rows.map(({ id, hundredths, days, charged, issuedOn, ...row }) => ({
    ...row,
    invoiceId: id,
    references: [row.reference],
    discountOn: (day) =>
      cashDiscount(
        { charged: rappen(charged), issuedOn: plainDateOf(issuedOn), skonto: hundredths === 0 ? null : { hundredths, days } },
        day,
      ),
  }));
}

/** Orders that wait for the payment provider are left out: the bank does not settle them. */
async function orders(db: Db, where: RawBuilder<unknown>, most: number): Promise<BankItem[]> {
  const { rows } = await sql<{ id: number; formattedId: string; customerName: string; open: number }>`
    select o.id, o.formatted_id as "formattedId", o.customer_name as "customerName",
      (case when o.order_status_id = ${orderState.CANCELED} then 0 else o.owed_amount - o.invoiced_amount
        - coalesce((select sum(e.amount) from payment_entry e where e.order_id = o.id and e.invoice_id is null), 0) end
        + coalesce((select sum(i.open_amount) from invoice i where i.open_amount > 0
          and i.id in (select l.invoice_id from invoice_line l where l.order_id = o.id)), 0))::bigint as open
    from sales_order o where o.order_status_id <> ${orderState.PREPARATION} and ${where} order by o.id desc limit ${most}`.execute(db);
  return rows.map(({ id, ...row }) => {
    const references = referencesOfOrder(row.formattedId);
    return { ...row, invoiceId: null, orderId: id, reference: references[0] ?? '', references, discountOn: () => zeroRappen };
  });
}

const most = 5000;

export async function itemsByIds(db: Db, invoiceIds: readonly number[], orderIds: readonly number[]): Promise<BankItem[]> {
  return [
    ...(invoiceIds.length === 0 ? [] : await invoices(db, sql`id = any(${[...invoiceIds]})`, invoiceIds.length)),
    ...(orderIds.length === 0 ? [] : await orders(db, sql`o.id = any(${[...orderIds]})`, orderIds.length)),
  ];
}

export async function itemsByReferences(db: Db, references: readonly string[]): Promise<BankItem[]> {
  const numbers = references.flatMap((reference) => orderNumberOf(reference) ?? []);
  return [
    ...(await invoices(db, sql`reference = any(${[...references]})`, most)),
    ...(await orders(db, sql`o.formatted_id = any(${numbers})`, most)),
  ];
}

export async function itemsByNumbers(db: Db, numbers: readonly string[]): Promise<BankItem[]> {
  return [
    ...(await invoices(db, sql`formatted_id = any(${[...numbers]})`, most)),
    ...(await orders(db, sql`o.formatted_id = any(${[...numbers]})`, most)),
  ];
}

const uninvoiced = sql`o.order_status_id <> ${orderState.CANCELED} and o.payment_status_id = 2 and o.invoiced_amount = 0`;

/** Open items by open amount, in hundredths of a franc. */
export async function itemsByAmounts(db: Db, amounts: readonly number[]): Promise<BankItem[]> {
  const found = [
    ...(await invoices(db, sql`open_amount <> 0 and open_amount = any(${[...amounts]})`, most)),
    ...(await orders(db, sql`${uninvoiced} and o.owed_amount = any(${[...amounts]})`, most)),
  ];
  return found.filter(({ open }) => amounts.includes(open));
}

/** Manual search for what a payment is for: by number, name or reference. */
export async function searchItems(db: Db, text: string, count: number): Promise<BankItem[]> {
  const like = `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return [
    ...(await invoices(db, sql`open_amount > 0 and search_text like ${like}`, count)),
    ...(await orders(db, sql`${uninvoiced} and o.search_text like ${like}`, count)),
  ];
}
