/** SQL of what makes a customer a mere guest. */
import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';

/**
 * Somebody who once ordered without an account, and nothing more. A customer without a log-in may also be one whom the office made or changed, with terms,
 * prices or products of its own.
 */
export async function isPlainGuest(db: Db, id: number): Promise<boolean> {
  const { rows } =
    await sql`select from customer where id = ${id} and status = 'GUEST' and active and not on_hold and not is_default and version = 1
    and not exists (select from record_history where kind = 'customer' and record_id = customer.id)
    and not exists (select from product_price where customer_id = customer.id)
    and not exists (select from customer_product where customer_id = customer.id)
    and not exists (select from customer_file where customer_id = customer.id)`.execute(db);
  return rows.length > 0;
}
