/** SQL of many customers at once: one statement for all of them, whatever their number. */
import { sql } from 'kysely';
import type { ContactPerson } from '#contract/customer.ts';
import type { Db, Trx } from '#server/db/pool.ts';

/** Locks existing customers, ordered by id, so that two writers of many never deadlock. */
export async function lockCustomers(trx: Trx, ids: readonly number[]): Promise<Map<number, { version: number; isGone: boolean }>> {
  const rows = await trx
    .selectFrom('customer')
    .select(['id', 'version', 'is_gone as isGone'])
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ id, ...customer }) => [id, customer]));
}

/** Without names so far; returns their ids. */
export async function insertCustomers(trx: Trx, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into customer (status) select 'GUEST' from generate_series(1, ${count}::integer) returning id`.execute(trx);
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

/** By column names of the table; missing ones stay unchanged. */
export async function storeCustomerColumns(trx: Trx, rows: readonly { id: number; columns: object }[]): Promise<void> {
  await sql`
    update customer set
      company_name = r.company_name, company_code = r.company_code, company_invoice_email = r.company_invoice_email,
      invoice_email = r.invoice_email, is_company = r.is_company, active = r.active, discount = r.discount,
      delivery_cost_multiplier = r.delivery_cost_multiplier, payment_term_id = r.payment_term_id, skonto_id = r.skonto_id,
      quick_order_active = r.quick_order_active, truck_id = r.truck_id, credit_limit = r.credit_limit, on_hold = r.on_hold,
      hold_reason = r.hold_reason, invoice_rhythm = r.invoice_rhythm, feature_flags = r.feature_flags
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id integer, columns jsonb)
    join customer present on present.id = n.id cross join lateral jsonb_populate_record(present, n.columns) r
    where customer.id = n.id`.execute(trx);
}

/** The first contact person of each, who is the buyer; customers without one get one. */
export async function storeFirstPersons(trx: Trx, persons: readonly (ContactPerson & { customerId: number })[]): Promise<void> {
  const given = JSON.stringify(persons);
  const row = sql`jsonb_to_recordset(${given}::jsonb)
    as n("customerId" integer, title smallint, "firstName" text, "lastName" text, phone text, email text, "languageId" smallint)`;
  await sql`
    update contact_person set title = n.title, first_name = n."firstName", last_name = n."lastName", phone = n.phone, email = n.email,
      language_id = n."languageId"
    from ${row} where contact_person.id = (select min(id) from contact_person first where first.customer_id = n."customerId")`.execute(trx);
  await sql`
    insert into contact_person (customer_id, title, first_name, last_name, phone, email, language_id)
    select n."customerId", n.title, n."firstName", n."lastName", n.phone, n.email, n."languageId" from ${row}
    where not exists (select from contact_person other where other.customer_id = n."customerId")`.execute(trx);
}

export interface TermIds {
  paymentTermId: ReadonlySet<number>;
  skontoId: ReadonlySet<number>;
  truckId: ReadonlySet<number>;
}

/** All available terms. */
export async function termIds(db: Db): Promise<TermIds> {
  const { rows } = await sql<Record<keyof TermIds, number[]>>`select
    array(select id from payment_term) as "paymentTermId", array(select id from skonto) as "skontoId",
    array(select id from truck) as "truckId"`.execute(db);
  const { paymentTermId = [], skontoId = [], truckId = [] } = rows[0] ?? {};
  return { paymentTermId: new Set(paymentTermId), skontoId: new Set(skontoId), truckId: new Set(truckId) };
}
