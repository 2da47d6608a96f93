/** How many mails were given up, and since when the first of them. */
import type { Db } from '#server/db/pool.ts';
import { countFailedMails } from './mail-store.ts';

export async function failedMails(db: Db): Promise<{ count: number; isAtLeast: boolean; oldest: string | null }> {
  const { count, oldest } = await countFailedMails(db);
  return { count, isAtLeast: false, oldest: oldest?.toISOString() ?? null };
}
