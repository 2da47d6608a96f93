/** SQL of the customers as whom staff may view the shop. */
import type { Db } from '#server/db/pool.ts';

/** The customer's name for the audit; null: no such customer, an inactive one or the default one. */
export async function customerToSeeAs(db: Db, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('customer')
    .select(['company_name as name', 'invoice_email as email'])
    .where('id', '=', id)
    .where('active', '=', true)
    .where('is_default', '=', false)
    .executeTakeFirst();
  if (row === undefined) return null;
  return `${row.name === '' ? row.email : row.name} (${id})`;
}
