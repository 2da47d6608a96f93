/** SQL of the pictures that orders keep. */
import type { Kysely } from 'kysely';
import type { Tables } from '#server/db/tables.ts';

export async function insertPicture(db: Kysely<Tables>, picture: { hash: string; svg: string }): Promise<void> {
  await db
    .insertInto('picture')
    .values(picture)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

export async function findPicture(db: Kysely<Tables>, hash: string): Promise<string | null> {
  const row = await db.selectFrom('picture').select('svg').where('hash', '=', hash).executeTakeFirst();
  return row?.svg ?? null;
}
