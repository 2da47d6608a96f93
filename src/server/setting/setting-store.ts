/** SQL of decisions about settings. */
import type { Db, Trx } from '#server/db/pool.ts';

/** The value of the latest decision that is valid on a day; undefined: there is none. */
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

/** The latest day first. */
export async function decisionsOf(db: Db, key: string) {
  return db
    .selectFrom('setting')
    .select(['valid_from as validFrom', 'value', 'version', 'changed_at as changedAt', 'who'])
    .where('key', '=', key)
    .orderBy('valid_from', 'desc')
    .execute();
}

export async function lockDecision(trx: Trx, key: string, validFrom: string): Promise<{ version: number } | null> {
  const row = await trx
    .selectFrom('setting')
    .select('version')
    .where('key', '=', key)
    .where('valid_from', '=', validFrom)
    .forUpdate()
    .executeTakeFirst();
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
