/** SQL of what prevents the deletion of customers, and of the deletion. */
import { sql } from 'kysely';
import type { Use } from '#server/call/in-use.ts';
import { mostRead } from '#server/call/in-use.ts';
import type { Db, Trx } from '#server/db/pool.ts';

/** What is kept of a customer, the newest of each kind. Null: there is no such customer. */
export async function keptOf(db: Db, id: number): Promise<Use[] | null> {
  const { rows } = await sql<Use>`
    (select 'order' as kind, id, formatted_id as name from sales_order where customer_id = ${id} order by id desc limit ${mostRead})
    union all (select 'quote', id, formatted_id from quote where customer_id = ${id} order by id desc limit ${mostRead})
    union all (select 'invoice', id, formatted_id from invoice where customer_id = ${id} order by id desc limit ${mostRead})
    union all (select 'invoice', invoice_id, formatted_id from credit_note where customer_id = ${id} order by id desc limit ${mostRead})
    union all (select 'payment', id, day::text from payment_entry where customer_id = ${id} and order_id is null and invoice_id is null
      order by id desc limit ${mostRead})
    union all (select 'bankFile', f.id, f.file_name from bank_import f where exists (
      select from bank_import_row r where r.import_id = f.id and r.customer_id = ${id}) order by f.id desc limit ${mostRead})
    union all (select 'customer', id, formatted_id from customer where merged_into = ${id} order by id desc limit ${mostRead})`.execute(db);
  if (rows.length > 0) return rows;
  return (await db.selectFrom('customer').select('id').where('id', '=', id).executeTakeFirst()) === undefined ? null : [];
}

/** Those on whom papers, money or other customers depend. */
export async function keptCustomers(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select c.id from customer c where c.id = any(${[...ids]}::integer[]) and (is_default
    or exists (select from sales_order where customer_id = c.id) or exists (select from quote where customer_id = c.id)
    or exists (select from invoice where customer_id = c.id) or exists (select from credit_note where customer_id = c.id)
    or exists (select from payment_entry where customer_id = c.id) or exists (select from bank_import_row where customer_id = c.id)
    or exists (select from customer other where other.merged_into = c.id))`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Returns ids of the products whose prices are deleted as well. */
export async function deleteCustomers(trx: Trx, ids: readonly number[]): Promise<number[]> {
  const them = sql`any(${[...ids]}::integer[])`;
  const { rows } = await sql<{ id: number }>`delete from product_price where customer_id = ${them} returning product_id as id`.execute(trx);
  await sql`update mail set customer_id = null where customer_id = ${them}`.execute(trx);
  await dropNotes(trx, 'customer', ids);
  // Sessions of staff who view the shop as one of them.
  await sql`delete from user_session where acting_for = ${them}`.execute(trx);
  await sql`delete from app_user where customer_id = ${them}`.execute(trx);
  await sql`delete from customer where id = ${them}`.execute(trx);
  return rows.map((row) => row.id);
}

/** Staff's notes about records, and their follow-ups. */
export async function dropNotes(trx: Trx, kind: 'customer' | 'order' | 'quote' | 'invoice', ids: readonly number[]): Promise<void> {
  const notes = sql`select id from note where kind = ${kind} and record_id = any(${[...ids]}::integer[])`;
  await sql`delete from note_mention where note_id in (${notes})`.execute(trx);
  await sql`delete from note where id in (${notes})`.execute(trx);
  await sql`delete from follow_up where kind = ${kind} and record_id = any(${[...ids]}::integer[])`.execute(trx);
}
