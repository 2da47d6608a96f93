/** SQL of second factors and recovery codes. */
import type { Db, Trx } from '#server/db/pool.ts';

export interface SecondFactor {
  /** Sealed. */
  secret: string;
  confirmedAt: Date | null;
  lastStep: number;
}

/** Others that use or change it wait until this transaction ends. */
export async function lockSecondFactor(trx: Trx, userId: number): Promise<SecondFactor | null> {
  const row = await trx
    .selectFrom('second_factor')
    .select(['secret', 'confirmed_at as confirmedAt', 'last_step as lastStep'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function findConfirmedSince(db: Db, userId: number): Promise<Date | null> {
  const row = await db.selectFrom('second_factor').select('confirmed_at').where('user_id', '=', userId).executeTakeFirst();
  return row?.confirmed_at ?? null;
}

/** A new one replaces an unconfirmed one. */
export async function offerSecondFactor(trx: Trx, userId: number, secret: string, at: Date): Promise<void> {
  const fresh = { secret, created_at: at, confirmed_at: null, last_step: 0 };
  await trx
    .insertInto('second_factor')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh).where('second_factor.confirmed_at', 'is', null))
    .execute();
}

export async function takeStep(trx: Trx, userId: number, step: number): Promise<void> {
  await trx.updateTable('second_factor').set({ last_step: step }).where('user_id', '=', userId).execute();
}

export async function confirmSecondFactor(trx: Trx, userId: number, at: Date): Promise<void> {
  await trx.updateTable('second_factor').set({ confirmed_at: at }).where('user_id', '=', userId).execute();
}

/** False: there was none. */
export async function deleteSecondFactor(trx: Trx, userId: number): Promise<boolean> {
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  const { numDeletedRows } = await trx.deleteFrom('second_factor').where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function replaceRecoveryCodes(trx: Trx, userId: number, hashes: readonly string[]): Promise<void> {
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash, used_at: null })))
    .execute();
}

/** True for exactly one of concurrent uses. */
export async function useRecoveryCode(trx: Trx, userId: number, hash: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('recovery_code')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
