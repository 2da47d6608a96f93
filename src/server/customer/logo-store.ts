/** SQL of the customers' logos. */
import type { Db, Trx } from '#server/db/pool.ts';

export async function findLogo(db: Db, customerId: number): Promise<{ contentType: string; content: Buffer } | null> {
  const row = await db
    .selectFrom('customer_logo')
    .select(['content_type as contentType', 'content'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row ?? null;
}

export async function hasLogo(db: Db, customerId: number): Promise<boolean> {
  return (
    (await db.selectFrom('customer_logo').select('customer_id').where('customer_id', '=', customerId).executeTakeFirst()) !== undefined
  );
}

/** The type of the previous logo; null: none. */
export async function putLogo(trx: Trx, customerId: number, contentType: string, content: Buffer): Promise<string | null> {
  const before = await trx
    .selectFrom('customer_logo')
    .select('content_type as type')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  await trx
    .insertInto('customer_logo')
    .values({ customer_id: customerId, content_type: contentType, content })
    .onConflict((existing) => existing.column('customer_id').doUpdateSet({ content_type: contentType, content }))
    .execute();
  return before?.type ?? null;
}

/** The type of the deleted logo; null: none. */
export async function dropLogo(trx: Trx, customerId: number): Promise<string | null> {
  const row = await trx
    .deleteFrom('customer_logo')
    .where('customer_id', '=', customerId)
    .returning('content_type as type')
    .executeTakeFirst();
  return row?.type ?? null;
}
