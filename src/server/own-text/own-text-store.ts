/** SQL of the office's own sentences: one row per language ever written, empty if the house's applies again. */
import { sql } from 'kysely';
import type { Language } from '#domain/language/language.ts';
import type { Db, Trx } from '#server/db/pool.ts';

const columns = ['key', 'language', 'text', 'version', 'changed_at as changedAt', 'who'] as const;

export async function allOwnTexts(db: Db) {
  return db.selectFrom('own_text').select(columns).execute();
}

export type OwnTextRow = Awaited<ReturnType<typeof allOwnTexts>>[number];

export async function ownTextsOf(db: Db, key: string): Promise<OwnTextRow[]> {
  return db.selectFrom('own_text').select(columns).where('key', '=', key).execute();
}

/** Rises with every write. */
export async function ownTextsVersion(db: Db): Promise<number> {
  const { version } = await db
    .selectFrom('own_text')
    .select((select) => select.fn.coalesce(select.fn.sum<number>('version'), sql<number>`0`).as('version'))
    .executeTakeFirstOrThrow();
  return version;
}

/** Serializes writes, so that each sees what the other wrote. */
export async function lockOwnTexts(trx: Trx): Promise<void> {
  await sql`lock table own_text in share row exclusive mode`.execute(trx);
}

export async function storeOwnText(
  trx: Trx,
  { key, language, text, at, who }: { key: string; language: Language; text: string; at: Date; who: string },
): Promise<void> {
  await trx
    .insertInto('own_text')
    .values({ key, language, text, changed_at: at, who })
    .onConflict((conflict) =>
      conflict.columns(['key', 'language']).doUpdateSet({ text, changed_at: at, who, version: sql<number>`own_text.version + 1` }),
    )
    .execute();
}
