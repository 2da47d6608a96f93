/** SQL of the export: every row about a customer, table by table, without secrets and search columns. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { beforeMove } from '#server/db/moved-order.ts';
import type { Db, Trx } from '#server/db/pool.ts';

interface Part {
  name: string;
  table: string;
  /** Rows of the customer; `own` is the parameter. */
  of: (own: number) => RawBuilder<unknown>;
  without?: readonly string[];
}

const orders = (own: number) => sql`(select id from sales_order where customer_id = ${own})`;
const quotes = (own: number) => sql`(select id from quote where customer_id = ${own})`;
const invoices = (own: number) => sql`(select id from invoice where customer_id = ${own})`;
const creditNotes = (own: number) => sql`(select id from credit_note where customer_id = ${own})`;
/** Rows about own orders, apart from what tells of a former customer. */
const ofOrders = (own: number, orderId: string, at: string) =>
  sql`${sql.ref(orderId)} in ${orders(own)} and not ${beforeMove({ orderId: sql.ref(orderId), at: sql.ref(at) })}`;
const byCustomer = (own: number) => sql`customer_id = ${own}`;

const exportParts: readonly Part[] = [
  {
    name: 'customer',
    table: 'customer',
    of: (own) => sql`id = ${own} or merged_into = ${own}`,
    without: ['people_text', 'is_gone', 'product_ties_version'],
  },
  { name: 'contactPersons', table: 'contact_person', of: byCustomer },
  { name: 'addresses', table: 'address', of: byCustomer },
  { name: 'users', table: 'app_user', of: byCustomer, without: ['password_hash', 'token_version', 'permissions', 'demo'] },
  { name: 'products', table: 'customer_product', of: byCustomer },
  { name: 'keys', table: 'api_key', of: byCustomer, without: ['hash'] },
  { name: 'logo', table: 'customer_logo', of: byCustomer },
  { name: 'files', table: 'customer_file', of: byCustomer },
  { name: 'orders', table: 'sales_order', of: byCustomer, without: ['parcel_rate'] },
  { name: 'orderPositions', table: 'order_position', of: (own) => sql`order_id in ${orders(own)}`, without: ['cost_per_one'] },
  {
    name: 'quotes',
    table: 'quote',
    of: byCustomer,
    // What it earns, and who let that pass, is the shop's own.
    without: ['link_hash', 'pin_hash', 'margin', 'released_hash', 'released_by', 'release_reason'],
  },
  { name: 'quotePositions', table: 'quote_position', of: (own) => sql`quote_id in ${quotes(own)}` },
  { name: 'quoteVersions', table: 'quote_version', of: (own) => sql`quote_id in ${quotes(own)}` },
  { name: 'quoteMessages', table: 'quote_message', of: (own) => sql`quote_id in ${quotes(own)}` },
  {
    name: 'orderChanges',
    table: 'order_change',
    of: (own) => ofOrders(own, 'order_id', 'created_at'),
    without: ['link_hash', 'order_before'],
  },
  { name: 'deliveries', table: 'delivery', of: (own) => sql`order_id in ${orders(own)}` },
  { name: 'shipments', table: 'parcel_shipment', of: (own) => sql`order_id in ${orders(own)}` },
  { name: 'invoices', table: 'invoice', of: byCustomer },
  { name: 'invoiceLines', table: 'invoice_line', of: (own) => sql`invoice_id in ${invoices(own)}` },
  { name: 'creditNotes', table: 'credit_note', of: byCustomer },
  { name: 'creditNoteLines', table: 'credit_note_line', of: (own) => sql`credit_note_id in ${creditNotes(own)}` },
  { name: 'reminders', table: 'reminder', of: (own) => sql`invoice_id in ${invoices(own)}` },
  { name: 'ledger', table: 'payment_entry', of: byCustomer },
  { name: 'onlinePayments', table: 'payment', of: (own) => sql`order_id in ${orders(own)}` },
  {
    name: 'mails',
    table: 'mail',
    // About nothing of the customer's, only what went to a log-in and opens nothing: any other address may be given by anybody.
    of: (
      own,
    ) => sql`customer_id = ${own} or (${ofOrders(own, 'order_id', 'created_at')}) or quote_id in ${quotes(own)} or invoice_id in ${invoices(own)}
      or (coalesce(customer_id, order_id, quote_id, invoice_id) is null and secret_until is null
        and lower(recipient) in (select lower(email) from app_user where customer_id = ${own}))`,
    without: ['dedupe_key', 'html', 'tries', 'last_error', 'secret_until'],
  },
  {
    name: 'notes',
    table: 'note',
    of: (own) => sql`(kind = 'customer' and record_id = ${own}) or (kind = 'order' and ${ofOrders(own, 'part.record_id', 'part.at')})
      or (kind = 'quote' and record_id in ${quotes(own)}) or (kind = 'invoice' and record_id in ${invoices(own)})`,
  },
  {
    name: 'sessions',
    table: 'user_session',
    of: (own) => sql`user_id in (select id from app_user where customer_id = ${own})`,
    without: ['token_version'],
  },
  {
    name: 'safety',
    table: 'security_event',
    of: (own) => sql`lower(who) in (select lower(email) from app_user where customer_id = ${own})`,
  },
  {
    name: 'history',
    table: 'record_history',
    of: (
      own,
    ) => sql`(kind = 'customer' and record_id in (select id from customer where id = ${own} or merged_into = ${own})) or (kind = 'order' and ${ofOrders(own, 'part.record_id', 'part.at')})
      or (kind = 'quote' and record_id in ${quotes(own)}) or (kind = 'invoice' and record_id in ${invoices(own)})`,
  },
];

/** Rows by part, with the columns of their table, from a single snapshot; bytes in the database's text form. */
export async function exportAll(db: Db, customerId: number): Promise<Record<string, object[]>> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const parts: Record<string, object[]> = {};
      for (const part of exportParts) parts[part.name] = await rowsOf(trx, part, customerId);
      return parts;
    });
}

async function rowsOf(trx: Trx, { table, of, without = [] }: Part, customerId: number): Promise<object[]> {
  const { rows } = await sql<{ row: object }>`select to_jsonb(part) - ${['search_text', ...without]}::text[] as row
    from ${sql.table(table)} part where ${of(customerId)}`.execute(trx);
  return rows.map(({ row }) => row);
}
