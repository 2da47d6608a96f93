/**
 * SQL of an erasure: what is open, and what is removed of a person from every table. Invoices, credit notes, frozen papers, the ledger and bank files
 * are kept as required by law; an order that was invoiced before invoices were records is itself the voucher and keeps name and address.
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { orderState, paymentStatus } from '#domain/order/order-state.ts';
import { quoteState } from '#domain/quote/quote-state.ts';
import { beforeMove } from '#server/db/moved-order.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { erasedName } from './erased-name.ts';
import { dropNotes } from './keeping-store.ts';

export interface OpenMatters {
  orders: number;
  invoices: number;
  /** In Rappen. */
  credit: number;
}

export async function openMattersOf(db: Db, id: number): Promise<OpenMatters> {
  const { rows } = await sql<OpenMatters>`select
    (select count(*) from sales_order where customer_id = ${id} and (order_status_id in (${orderState.PLACED}, ${orderState.SENT}, ${orderState.PREPARATION})
      or (order_status_id = ${orderState.INVOICED} and payment_status_id = ${paymentStatus.OPEN}))) as orders,
    (select count(*) from invoice where customer_id = ${id} and open_amount <> 0) as invoices,
    (select coalesce(sum(amount), 0)::bigint from payment_entry where customer_id = ${id} and order_id is null and invoice_id is null) as credit`.execute(
    db,
  );
  return rows[0] ?? { orders: 0, invoices: 0, credit: 0 };
}

/** The customer with all that were merged into it: one person. */
export async function recordsOf(trx: Trx, id: number): Promise<{ ids: number[]; numbers: string[] }> {
  const rows = await trx
    .selectFrom('customer')
    .select(['id', 'formatted_id as number'])
    .where((where) => where.or([where('id', '=', id), where('merged_into', '=', id)]))
    .execute();
  return { ids: rows.map((row) => row.id), numbers: rows.map(({ number }) => number.toLowerCase()) };
}

/** Postal code and country are kept: VAT depends on them. */
const placeOnly = (
  column: string,
) => sql`case when ${sql.ref(column)} is null then null else jsonb_build_object('name', ${erasedName}::text,
  'addition', '', 'street', '', 'additionalAddress', '', 'zipCode', ${sql.ref(column)} ->> 'zipCode', 'city', '',
  'country', ${sql.ref(column)} ->> 'country') end`;

/** History fields without personal data. */
const harmless = [
  'state',
  'payment',
  'created',
  'confirmedDeliveryDate',
  'requestedDeliveryDate',
  'orderStatusId',
  'paymentStatusId',
  'version',
];

/** Where addresses are kept, and of which customer; those of the company and its staff are no customer's. */
const addresses = sql`(
  select customer_id, email from contact_person union all select customer_id, email from app_user
  union all select id, invoice_email from customer union all select id, company_invoice_email from customer
  union all select customer_id, invoice_email from sales_order union all select customer_id, invoice_email from quote
  union all select null, data ->> 'email' from company_profile)`;

/**
 * The person's e-mail addresses, in lower case. One that others use, too, is not the person's own: anybody may give an address as theirs, and what is known
 * by it alone are the traces of others.
 */
async function emailsOf(trx: Trx, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select lower(email) as email from ${addresses} all_addresses where email <> '' group by 1
    having bool_and(coalesce(customer_id = any(${ids}), false))`.execute(trx);
  return rows.map(({ email }) => email);
}

/** The addresses of the person's own log-ins, in lower case, whoever else uses them: only that log-in acts under one. */
async function logInsOf(trx: Trx, ids: readonly number[]): Promise<string[]> {
  const users = await trx.selectFrom('app_user').select('email').where('customer_id', 'in', ids).execute();
  return users.map(({ email }) => email.toLowerCase());
}

/** Numbers of orders and quotes, by which mails and stored answers refer to them. */
async function numbersOf(trx: Trx, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`select formatted_id as number from sales_order where customer_id = any(${ids})
    union select formatted_id from quote where customer_id = any(${ids})`.execute(trx);
  return rows.map(({ number }) => number.toLowerCase());
}

/** The word alone, not as a part of another address or number: `na@x.ch` is not in `anna@x.ch`. */
function wholeWord(word: string): string {
  const isEmail = word.includes('@');
  const literal = word.replaceAll(/[\\^$.|?*+()[\]{}]/g, (sign) => `\\${sign}`);
  return `(?<![[:alnum:]${isEmail ? '._%+-' : ''}])${literal}(?![[:alnum:]]${isEmail ? '|[.-][[:alnum:]]' : ''})`;
}

/** Whether a text names one of these words. */
const named = (text: RawBuilder<unknown>, words: readonly string[]) => sql`exists (select from unnest(${[...words]}::text[],
  ${words.map(wholeWord)}::text[]) known (word, whole) where position(word in lower(${text})) > 0 and lower(${text}) ~ whole)`;

/** What tells of the person in orders that went over to another customer. */
async function eraseBeforeMoves(trx: Trx, ids: readonly number[]): Promise<void> {
  const before = (orderId: string, at: string) => beforeMove({ orderId: sql.ref(orderId), at: sql.ref(at) }, ids);
  await sql`delete from mail where ${before('mail.order_id', 'mail.created_at')}`.execute(trx);
  const notes = sql`select id from note where kind = 'order' and ${before('note.record_id', 'note.at')}`;
  await sql`delete from note_mention where note_id in (${notes})`.execute(trx);
  await sql`delete from note where id in (${notes})`.execute(trx);
  await sql`update order_change set wish = '{}', order_before = null, difference = null, message = '', answer_text = '', link_hash = null
    where state not in ('DRAFT', 'ASKED') and ${before('order_change.order_id', 'order_change.created_at')}`.execute(trx);
  await sql`delete from order_change where state in ('DRAFT', 'ASKED') and ${before('order_change.order_id', 'order_change.created_at')}`.execute(
    trx,
  );
  // Staff are named by their addresses, customers as those who ordered.
  await sql`update record_history set who = ${erasedName} where kind = 'order' and who <> '' and position('@' in who) = 0
    and ${before('record_history.record_id', 'record_history.at')}`.execute(trx);
  await sql`update record_history set before = 'null', after = 'null' where kind = 'order' and field <> all(${[...harmless, 'customerId']}::text[])
    and ${before('record_history.record_id', 'record_history.at')}`.execute(trx);
}

/** Returns the words by which a person is found: e-mail addresses and numbers, in lower case. */
export async function eraseTraces(trx: Trx, ids: readonly number[]): Promise<string[]> {
  const emails = await emailsOf(trx, ids);
  const actors = [...emails, ...(await logInsOf(trx, ids))];
  const words = [...emails, ...(await numbersOf(trx, ids))];
  await sql`delete from mail where customer_id = any(${ids}) or order_id in (select id from sales_order where customer_id = any(${ids}))
    or quote_id in (select id from quote where customer_id = any(${ids})) or invoice_id in (select id from invoice where customer_id = any(${ids}))
    or lower(recipient) = any(${emails}::text[])
    or ${named(sql`subject || ' ' || text`, words)}`.execute(trx);
  await sql`delete from attempt where ${named(sql`subject`, emails)}`.execute(trx);
  await sql`delete from idempotency_key where ${named(sql`body::text`, words)}`.execute(trx);
  await sql`select set_config('kistenwerk.erasing', 'on', true)`.execute(trx);
  await eraseBeforeMoves(trx, ids);
  await sql`update security_event set who = ${erasedName} where lower(who) = any(${actors}::text[])`.execute(trx);
  await sql`update security_event set about = '' where ${named(sql`about`, emails)}`.execute(trx);
  await sql`update record_history set who = ${erasedName} where lower(who) = any(${actors}::text[])`.execute(trx);
  for (const [kind, table] of [
    ['order', 'sales_order'],
    ['quote', 'quote'],
  ] as const)
    await sql`update record_history set who = ${erasedName} from ${sql.table(table)} own where kind = ${kind} and record_id = own.id
      and own.customer_id = any(${ids}) and own.order_person <> '' and who = own.order_person`.execute(trx);
  await sql`update record_history set before = 'null', after = 'null' where (kind = 'customer' and record_id = any(${ids}))
    or (kind = 'order' and field <> all(${harmless}::text[]) and record_id in (select id from sales_order where customer_id = any(${ids})))
    or (kind = 'quote' and field <> all(${harmless}::text[]) and record_id in (select id from quote where customer_id = any(${ids})))`.execute(
    trx,
  );
  await sql`select set_config('kistenwerk.erasing', 'off', true)`.execute(trx);
  return words;
}

/** Returns the paths of files: sent with requests, and photographs of handovers. */
export async function eraseDocuments(trx: Trx, ids: readonly number[]): Promise<string[]> {
  const files = await sql<{
    path: string;
  }>`delete from quote_file where quote_id in (select id from quote where customer_id = any(${ids})) returning path`.execute(trx);
  // Auction house invoices contain more about the buyer than the quote does.
  await sql`delete from artwork where quote_id in (select id from quote where customer_id = any(${ids})) or choice ->> 'customerId' = any(${ids.map(String)}::text[])`.execute(
    trx,
  );
  await sql`delete from quote_version where quote_id in (select id from quote where customer_id = any(${ids}))`.execute(trx);
  await sql`update quote_message set text = '', who = '' where quote_id in (select id from quote where customer_id = any(${ids}))`.execute(
    trx,
  );
  await sql`update quote_position set external_customer_no = '', kommentar = '', rechnungskommentar = ''
    where quote_id in (select id from quote where customer_id = any(${ids}))`.execute(trx);
  await sql`update quote set state_id = case when state_id = ${quoteState.ORDERED} then state_id else ${quoteState.WITHDRAWN} end, user_id = null,
    order_person = '', external_customer_no = '', comment = '', invoice_email = '', customer_name = ${erasedName}, customer_phone = '',
    delivery_address = ${placeOnly('delivery_address')}, invoice_address = ${placeOnly('invoice_address')}, city = '', changed_by = '', pin_hash = null,
    waiting = false, version = version + 1 where customer_id = any(${ids})`.execute(trx);
  await sql`update quote set lost_text = '' where customer_id = any(${ids})`.execute(trx);
  await sql`update order_change set wish = '{}', order_before = null, difference = null, message = '', answer_text = '', link_hash = null
    where order_id in (select id from sales_order where customer_id = any(${ids}))`.execute(trx);
  const isVoucher = sql`order_status_id = ${orderState.INVOICED}
    and not exists (select from invoice_line where invoice_line.order_id = sales_order.id)`;
  await sql`update order_position set external_customer_no = '', kommentar = '', rechnungskommentar = ''
    where order_id in (select id from sales_order where customer_id = any(${ids}))`.execute(trx);
  await sql`update sales_order set user_id = null, order_person = '', external_customer_no = '', comment = '', invoice_email = '', customer_phone = '',
    customer_name = case when ${isVoucher} then customer_name else ${erasedName} end, city = case when ${isVoucher} then city else '' end,
    delivery_address = case when ${isVoucher} then delivery_address else ${placeOnly('delivery_address')} end,
    invoice_address = case when ${isVoucher} then invoice_address else ${placeOnly('invoice_address')} end, version = version + 1
    where customer_id = any(${ids})`.execute(trx);
  await sql`update delivery set received_by = '', note = '', customer_name = ${erasedName}, city = '' where order_id in (select id from sales_order where customer_id = any(${ids}))`.execute(
    trx,
  );
  await sql`update drive_report set report = report || '{"receivedBy": "", "note": "", "signature": []}'
    where order_id in (select id from sales_order where customer_id = any(${ids}))`.execute(trx);
  const photos = await sql<{ path: string }>`delete from handover_photo
    where order_id in (select id from sales_order where customer_id = any(${ids})) returning path`.execute(trx);
  return [...files.rows, ...photos.rows].map(({ path }) => path);
}

/** Staff's notes about the customer and its documents. */
export async function eraseNotes(trx: Trx, ids: readonly number[]): Promise<void> {
  await dropNotes(trx, 'customer', ids);
  for (const [kind, table] of [
    ['order', 'sales_order'],
    ['quote', 'quote'],
    ['invoice', 'invoice'],
  ] as const) {
    const rows = await trx.selectFrom(table).select('id').where('customer_id', 'in', ids).execute();
    await dropNotes(
      trx,
      kind,
      rows.map((row) => row.id),
    );
  }
  await trx.deleteFrom('user_session').where('acting_for', 'in', ids).execute();
}

/** Returns ids of the products whose prices are deleted as well. */
export async function eraseCustomerRows(trx: Trx, ids: readonly number[], at: Date): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`delete from product_price where customer_id = any(${ids}) returning product_id as id`.execute(trx);
  for (const table of ['app_user', 'contact_person', 'address', 'customer_product', 'customer_logo', 'customer_file', 'api_key'] as const)
    await trx.deleteFrom(table).where('customer_id', 'in', ids).execute();
  await trx
    .updateTable('customer')
    .set((set) => ({
      company_name: '',
      company_code: '',
      company_invoice_email: '',
      invoice_email: '',
      hold_reason: '',
      on_hold: false,
      active: false,
      erased_at: at,
      version: set('version', '+', 1),
      product_ties_version: set('product_ties_version', '+', 1),
    }))
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => row.id);
}
