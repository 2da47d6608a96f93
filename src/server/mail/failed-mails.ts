/** Mails that failed for good: how many and since when, and a retry for all of them. */
import type { Db, Trx } from '#server/db/pool.ts';
import { countFailedMails, waitAgain } from './mail-store.ts';

export async function failedMails(db: Db): Promise<{ count: number; isAtLeast: boolean; oldest: string | null }> {
  const { count, oldest } = await countFailedMails(db);
  return { count, isAtLeast: false, oldest: oldest?.toISOString() ?? null };
}

/** They wait as if new; returns their keys, for the background work. */
export async function reviveMails(trx: Trx): Promise<string[]> {
  return waitAgain(trx);
}
