/** SQL of decisions about settings. */
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';

/** The value of the latest decision valid on a day; undefined: none. */
export async function decidedValue(db: Db, key: string, day: string): Promise<unknown> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', key)
    .where('valid_from', '<=', day)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.value;
}

/** Serializes decisions, so that each sees what the other decided. */
export async function lockDecisions(trx: Trx): Promise<void> {
  await trx
    .updateTable('cache_version')
    .set({ version: sql`version + 1` })
    .where('name', '=', 'setting')
    .execute();
}

const columns = ['key', 'valid_from as validFrom', 'value', 'version', 'changed_at as changedAt', 'who'] as const;

/** Latest day first. */
export async function decisionsOf(db: Db, keys: readonly string[]) {
  return db.selectFrom('setting').select(columns).where('key', 'in', keys).orderBy('valid_from', 'desc').execute();
}

export type Decision = Awaited<ReturnType<typeof decisionsOf>>[number];

/** null: nothing was decided for exactly that day. */
export async function decisionOf(db: Db, key: string, validFrom: string): Promise<Decision | null> {
  const row = await db.selectFrom('setting').select(columns).where('key', '=', key).where('valid_from', '=', validFrom).executeTakeFirst();
  return row ?? null;
}

export async function storeDecision(
  trx: Trx,
  { key, validFrom, value, version, at, who }: { key: string; validFrom: string; value: unknown; version: number; at: Date; who: string },
): Promise<void> {
  const row = { value: JSON.stringify(value), version, changed_at: at, who };
  await trx
    .insertInto('setting')
    .values({ key, valid_from: validFrom, ...row })
    .onConflict((conflict) => conflict.columns(['key', 'valid_from']).doUpdateSet(row))
    .execute();
}

/** Changes with each decision. */
export async function settingsVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('cache_version').select('version').where('name', '=', 'setting').executeTakeFirst();
  return row?.version ?? 0;
}
