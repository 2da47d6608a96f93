/** SQL of what prevents the deletion of a customer, and of the deletion. */
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';

/** Whether papers, money or other customers depend on it. */
export async function isInUse(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select
    exists (select from sales_order where customer_id = ${id}) or exists (select from quote where customer_id = ${id})
    or exists (select from invoice where customer_id = ${id}) or exists (select from credit_note where customer_id = ${id})
    or exists (select from payment_entry where customer_id = ${id}) or exists (select from bank_import_row where customer_id = ${id})
    or exists (select from customer where merged_into = ${id}) or exists (select from customer where id = ${id} and is_default) as used`.execute(
    db,
  );
  return rows[0]?.used ?? true;
}

/** Returns ids of the products whose prices are deleted as well. */
export async function deleteCustomer(trx: Trx, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`delete from product_price where customer_id = ${id} returning product_id as id`.execute(trx);
  await trx.updateTable('mail').set({ customer_id: null }).where('customer_id', '=', id).execute();
  await dropNotes(trx, 'customer', [id]);
  // Sessions of staff who view the shop as this customer.
  await trx.deleteFrom('user_session').where('acting_for', '=', id).execute();
  await trx.deleteFrom('app_user').where('customer_id', '=', id).execute();
  await trx.deleteFrom('customer').where('id', '=', id).execute();
  return rows.map((row) => row.id);
}

/** Staff's notes about records, and their follow-ups. */
export async function dropNotes(trx: Trx, kind: 'customer' | 'order' | 'quote' | 'invoice', ids: readonly number[]): Promise<void> {
  const notes = sql`select id from note where kind = ${kind} and record_id = any(${[...ids]}::integer[])`;
  await sql`delete from note_mention where note_id in (${notes})`.execute(trx);
  await sql`delete from note where id in (${notes})`.execute(trx);
  await sql`delete from follow_up where kind = ${kind} and record_id = any(${[...ids]}::integer[])`.execute(trx);
}
