/** SQL of the ledger: rows are only added; their sum is kept on the invoice. Orders are locked before invoices, each by rising id. */
import { sql } from 'kysely';
import type { EntryKind, EntrySource } from '#domain/ledger/entry.ts';
import { plainDateOf } from '#domain/calendar/plain-date.ts';
import { rappen } from '#domain/money/money.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export interface EntryRow {
  customerId: number;
  orderId: number | null;
  invoiceId: number | null;
  kind: EntryKind;
  amount: number;
  day: string;
  source: EntrySource;
  reference: string;
  reason: string;
  reverses: number | null;
  bankImportRowId: number | null;
}

/** Stores one booking: its entries are reversed together. Returns ids in the order of the rows. */
export async function insertEntries(trx: Trx, rows: readonly EntryRow[], { at, who }: { at: Date; who: string }): Promise<number[]> {
  const { rows: inserted } = await sql<{ id: number }>`
    with booking as materialized (select nextval('payment_booking')::integer as number)
    insert into payment_entry (customer_id, order_id, invoice_id, kind, amount, day, source, reference, reason, reverses, bank_import_row_id, booking,
      created_at, who, customer_name, search_text)
    select e."customerId", e."orderId", e."invoiceId", e.kind, e.amount, e.day, e.source, e.reference, e.reason, e.reverses, e."bankImportRowId",
      booking.number, ${at}::timestamptz, ${who}, named.name,
      lower(concat(' ', named.name, E'\\n ', o.formatted_id, E'\\n ', i.formatted_id, E'\\n ', e.reference))
    from booking, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e("customerId" integer, "orderId" integer, "invoiceId" integer, kind text,
      amount bigint, day date, source text, reference text, reason text, reverses integer, "bankImportRowId" integer)
    left join sales_order o on o.id = e."orderId"
    left join invoice i on i.id = e."invoiceId"
    cross join lateral (select coalesce(i.customer_name, o.customer_name, (
      select coalesce(nullif(c.company_name, ''), (
        select concat_ws(' ', p.first_name, p.last_name) from contact_person p where p.customer_id = c.id order by p.id limit 1), '')
      from customer c where c.id = e."customerId")) as name) named
    returning id`.execute(trx);
  return inserted.map(({ id }) => id);
}

/** Ids of the orders with lines on an invoice, rising. */
export async function ordersOfInvoices(db: Db, invoiceIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('invoice_line')
    .select('order_id')
    .distinct()
    .where((where) => where('invoice_id', '=', where.fn.any(where.val([...invoiceIds]))))
    .orderBy('order_id')
    .execute();
  return rows.map((row) => row.order_id);
}

export async function lockOrders(trx: Trx, ids: readonly number[]) {
  return trx
    .selectFrom('sales_order')
    .select(['id', 'formatted_id', 'customer_id', 'order_status_id', 'payment_status_id', 'total_amount', 'version'])
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Their orders are locked by the caller, or first here. */
export async function lockInvoices(trx: Trx, ids: readonly number[]) {
  await lockOrders(trx, await ordersOfInvoices(trx, ids));
  const rows = await trx
    .selectFrom('invoice')
    .selectAll()
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .orderBy('due_on')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    formattedId: row.formatted_id,
    version: row.version,
    customerId: row.customer_id,
    orderId: row.order_id,
    issuedOn: plainDateOf(row.issued_on),
    dueOn: plainDateOf(row.due_on),
    skonto: row.skonto_percent === 0 ? null : { hundredths: row.skonto_percent, days: row.skonto_days },
    charged: rappen(row.total_amount - row.credited_amount),
    open: rappen(row.open_amount),
    paid: rappen(row.paid_amount),
  }));
}

/** Raises the version of each. */
export async function addToPaid(trx: Trx, paid: ReadonlyMap<number, number>): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; version: number }>`
    update invoice i set paid_amount = i.paid_amount + p.amount, version = i.version + 1
    from jsonb_to_recordset(${JSON.stringify([...paid].map(([id, amount]) => ({ id, amount })))}::jsonb) as p(id integer, amount bigint)
    where i.id = p.id returning i.id, i.version`.execute(trx);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

export async function raiseOrderVersions(trx: Trx, ids: readonly number[], at: Date): Promise<Map<number, number>> {
  const rows = await trx
    .updateTable('sales_order')
    .set((set) => ({ version: set('version', '+', 1), updated_at: at }))
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .returning(['id', 'version'])
    .execute();
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Ids of the invoices that have lines of an order. */
export async function invoicesOfOrder(db: Db, orderId: number): Promise<number[]> {
  const rows = await db.selectFrom('invoice_line').select('invoice_id').distinct().where('order_id', '=', orderId).execute();
  return rows.map((row) => row.invoice_id);
}

/** Serializes uses of a customer's credit; placing orders is not blocked. */
export async function lockCustomer(trx: Trx, id: number): Promise<void> {
  await trx.selectFrom('customer').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** The entries of a provider's payment. */
export async function providerEntries(db: Db, reference: string) {
  return db
    .selectFrom('payment_entry')
    .select(['order_id', 'invoice_id', 'amount'])
    .where('source', '=', 'provider')
    .where('kind', '=', 'payment')
    .where('reference', '=', reference)
    .execute();
}

/** The orders of entries, directly or through their invoices. */
export async function findOrdersOf(db: Db, entryIds: readonly number[]) {
  return db
    .selectFrom('sales_order')
    .select(['id', 'payment_status_id', 'total_amount'])
    .where(
      sql<boolean>`id in (select order_id from payment_entry where id = any(${[...entryIds]})
        union select l.order_id from payment_entry e join invoice_line l on l.invoice_id = e.invoice_id where e.id = any(${[...entryIds]}))`,
    )
    .orderBy('id')
    .execute();
}

export async function customerExists(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('customer').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Serializes reversals of a booking: the second one waits and then finds it reversed. */
export async function lockBooking(trx: Trx, entryId: number): Promise<void> {
  await trx
    .selectFrom('payment_entry')
    .select('id')
    .where('booking', '=', (select) => select.selectFrom('payment_entry').select('booking').where('id', '=', entryId))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Amounts moved from orders to these invoices and still there, oldest invoice first. */
export async function movedTo(db: Db, invoiceIds: readonly number[]) {
  const { rows } = await sql<{ id: number; moved: number }>`
    select invoice_id as id, sum(amount)::bigint as moved from payment_entry
    where invoice_id = any(${[...invoiceIds]}) and kind = 'transfer' group by invoice_id having sum(amount) > 0 order by invoice_id`.execute(
    db,
  );
  return rows.map(({ id, moved }) => ({ id, moved: rappen(moved) }));
}

export async function findOrderToPay(db: Db, id: number) {
  return db
    .selectFrom('sales_order')
    .select(['id', 'customer_id', 'order_status_id', 'payment_status_id', 'total_amount'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** By their due day. */
export async function openOfInvoices(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('invoice')
    .select(['id', 'open_amount', 'paid_amount'])
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .orderBy('due_on')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, open: rappen(row.open_amount), paid: rappen(row.paid_amount) }));
}

export interface SameBooking {
  customerId: number;
  invoiceId: number | null;
  orderId: number | null;
  kind: EntryKind;
  /** Of all its entries of this kind. */
  amount: number;
  day: string;
  source: EntrySource;
  reference: string;
  after: Date;
}

/** Whether such a booking, not reversed, was stored since; what nothing needed stands as credit. */
export async function hasSameBooking(db: Db, same: SameBooking): Promise<boolean> {
  const { customerId, invoiceId, orderId, kind, amount, day, source, reference, after } = same;
  const onTarget =
    invoiceId === null
      ? sql`(order_id = ${orderId} or invoice_id in (select l.invoice_id from invoice_line l where l.order_id = ${orderId}))`
      : sql`invoice_id = ${invoiceId}`;
  const { rows } = await sql<{ booking: number }>`
    select booking from payment_entry e
    where customer_id = ${customerId} and kind = ${kind} and day = ${day} and source = ${source} and reference = ${reference}
      and created_at > ${after} and reverses is null and not exists (select from payment_entry back where back.reverses = e.id)
    group by booking having sum(amount) = ${amount} and bool_and(coalesce(${onTarget}, false) or (order_id is null and invoice_id is null))
    limit 1`.execute(db);
  return rows.length > 0;
}
