/** SQL of the lines made from templates: those of orders and of quotes have the same columns. */
import { sql } from 'kysely';
import { orderState } from '#domain/order/order-state.ts';
import { quoteState } from '#domain/quote/quote-state.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export type TemplateTarget = 'order' | 'quote';

const tables = {
  order: { head: 'sales_order', line: 'order_position', of: 'order_id', state: 'order_status_id', over: [orderState.CANCELED] },
  quote: { head: 'quote', line: 'quote_position', of: 'quote_id', state: 'state_id', over: [quoteState.WITHDRAWN, quoteState.LOST] },
} as const;

export interface TemplateLine {
  id: number;
  /** Of the order or quote. */
  documentId: number;
  version: number;
  formattedId: string;
  customerId: number;
  customerNumber: string;
  customerName: string;
  reference: string;
  requestedDeliveryDate: string | null;
  productId: number | null;
  articleNumber: string;
  name: string;
  quantity: number;
  /** In ten-thousandths of a franc; null: on request. */
  unitPrice: number | null;
  text: string;
  values: Record<string, unknown>;
}

function lines(target: TemplateTarget) {
  const { head, line, of } = tables[target];
  return sql`select line.id, head.id as "documentId", head.version, head.formatted_id as "formattedId", head.customer_id as "customerId",
      customer.formatted_id as "customerNumber", head.customer_name as "customerName", head.external_customer_no as reference,
      head.requested_delivery_date::text as "requestedDeliveryDate", line.product_id as "productId", line.article_number as "articleNumber",
      line.name, line.quantity, line.unit_price as "unitPrice", line.external_customer_no as text,
      coalesce(line.configuration -> 'values', '{}'::jsonb) as values
    from ${sql.table(line)} line join ${sql.table(head)} head on head.id = ${sql.ref(`line.${of}`)} join customer on customer.id = head.customer_id`;
}

export async function linesByIds(db: Db, target: TemplateTarget, ids: readonly number[]): Promise<TemplateLine[]> {
  const { rows } = await sql<TemplateLine>`${lines(target)} where line.id = any(${[...ids]}::integer[])`.execute(db);
  return rows;
}

export interface TemplatePlace {
  customerId: number;
  reference: string;
}

/** On orders and quotes that still count, oldest first. */
export async function linesAt(db: Db, target: TemplateTarget, places: readonly TemplatePlace[]): Promise<TemplateLine[]> {
  const { state, over } = tables[target];
  const { rows } = await sql<TemplateLine>`${lines(target)}
    join (select distinct * from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place("customerId" integer, reference text)) place
      on place."customerId" = head.customer_id and place.reference = head.external_customer_no
    where not (${sql.ref(`head.${state}`)} = any(${[...over]}::integer[])) and not line.storno order by line.id`.execute(db);
  return rows;
}

/** In document order. */
export async function lineIdsOf(db: Db, target: TemplateTarget, documentId: number): Promise<number[]> {
  const { line, of } = tables[target];
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(line)} where ${sql.ref(of)} = ${documentId} order by sort_order`.execute(db);
  return rows.map(({ id }) => id);
}

/** Until the end of the transaction no one else imports a template of these customers. */
export async function lockTemplates(trx: Trx, customerIds: readonly number[]): Promise<void> {
  for (const id of [...new Set(customerIds)].toSorted((a, b) => a - b))
    await sql`select pg_advisory_xact_lock(${templateLock}, ${id})`.execute(trx);
}

const templateLock = 4711066;

export interface Buyer {
  id: number;
  invoiceEmail: string;
  invoiceAddressId: number;
  deliveryAddressId: number;
}

/** With their preferred addresses; customers without any are left out. */
export async function buyersOf(db: Db, customerIds: readonly number[]): Promise<Map<number, Buyer>> {
  const { rows } = await sql<Buyer>`
    select customer.id, coalesce(nullif(invoice_email, ''), nullif(company_invoice_email, ''), person_email) as "invoiceEmail",
      invoice.id as "invoiceAddressId", delivery.id as "deliveryAddressId"
    from customer
    join lateral (select id from address where customer_id = customer.id order by is_default_invoice desc, id limit 1) invoice on true
    join lateral (select id from address where customer_id = customer.id
      order by is_default_shipping desc, is_default_invoice desc, id limit 1) delivery on true
    where customer.id = any(${[...customerIds]}::integer[])`.execute(db);
  return new Map(rows.map((buyer) => [buyer.id, buyer]));
}

export async function customerNumberOf(db: Db, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('customer')
    .select('formatted_id as number')
    .where('id', '=', id)
    .where('is_gone', '=', false)
    .where('is_default', '=', false)
    .executeTakeFirst();
  return row?.number ?? null;
}
