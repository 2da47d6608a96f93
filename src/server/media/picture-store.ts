/** SQL of the pictures that orders keep. */
import type { Db } from '#server/db/pool.ts';

export async function insertPicture(db: Db, picture: { hash: string; svg: string }): Promise<void> {
  await db
    .insertInto('picture')
    .values(picture)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

export async function findPicture(db: Db, hash: string): Promise<string | null> {
  const row = await db.selectFrom('picture').select('svg').where('hash', '=', hash).executeTakeFirst();
  return row?.svg ?? null;
}
