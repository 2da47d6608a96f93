/** SQL of the ledger: rows are only added; their sum is kept on the invoice. Orders are locked before invoices, each by rising id. */
import { sql } from 'kysely';
import type { EntryKind, EntrySource } from '#domain/ledger/entry.ts';
import { plainDateOf } from '#domain/calendar/plain-date.ts';
import { rappen } from '#domain/money/money.ts';
import { orderState } from '#domain/order/order-state.ts';
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

/** A customer's credit: not yet used by an order or invoice. */
export async function creditOfCustomer(db: Db, customerId: number): Promise<number> {
  const { sum } = await db
    .selectFrom('payment_entry')
    .select((select) => select.fn.coalesce(select.fn.sum<string>('amount'), sql<string>`0`).as('sum'))
    .where('customer_id', '=', customerId)
    .where('order_id', 'is', null)
    .where('invoice_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

/** Credit that nothing is promised to: a refund of a cancelled order is taken from it once the provider has decided. */
export async function freeCreditOf(db: Db, customerId: number): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(greatest(0, waiting.amount - greatest(0, waiting.balance))), 0)::float8 as sum from (
      select sum(r.amount) as amount, (
        select coalesce(sum(e.amount), 0) from payment_entry e where e.order_id = o.id and e.invoice_id is null) as balance
      from payment_refund r join payment p on p.id = r.payment_id join sales_order o on o.id = p.order_id
      where r.state = 'PENDING' and p.state <> 'REVIEW' and o.customer_id = ${customerId} and o.order_status_id = ${orderState.CANCELED}
      group by o.id) waiting`.execute(db);
  return (await creditOfCustomer(db, customerId)) - (rows[0]?.sum ?? 0);
}

/** Serializes uses of the same credit; placing orders is not blocked. */
export async function lockCredit(trx: Trx, customerId: number): Promise<number> {
  await trx.selectFrom('customer').select('id').where('id', '=', customerId).forNoKeyUpdate().execute();
  return freeCreditOf(trx, customerId);
}

/** What invoices of the order no longer needed and became credit, less what refunds by the provider took from there. */
export async function creditFromInvoices(db: Db, orderId: number, invoiceIds: readonly number[]): Promise<number> {
  const { rows } = await sql<{ moved: number; refunded: number }>`
    select (
      select coalesce(-sum(e.amount), 0)::float8 from payment_entry e
      where e.invoice_id = any(${[...invoiceIds]}) and e.kind = 'transfer' and e.amount < 0 and exists (
        select 1 from payment_entry c where c.booking = e.booking and c.kind = 'transfer' and c.order_id is null and c.invoice_id is null)
    ) as moved, (
      select coalesce(-sum(e.amount), 0)::float8 from payment_entry e
      join payment_refund r on r.external_id = e.reference join payment p on p.id = r.payment_id
      where p.order_id = ${orderId} and e.kind = 'refund' and e.source = 'provider' and e.order_id is null and e.invoice_id is null
    ) as refunded`.execute(db);
  return Math.max(0, (rows[0]?.moved ?? 0) - (rows[0]?.refunded ?? 0));
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
    .select(['id', 'open_amount'])
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .orderBy('due_on')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, open: rappen(row.open_amount) }));
}
