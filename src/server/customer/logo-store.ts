/** SQL of the customers' logos. */
import type { Db } from '#server/db/pool.ts';

export async function findLogo(db: Db, customerId: number): Promise<{ contentType: string; content: Buffer } | null> {
  const row = await db
    .selectFrom('customer_logo')
    .select(['content_type as contentType', 'content'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row ?? null;
}
