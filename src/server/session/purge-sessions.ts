/** Log-ins are kept for a month after their end. */
import type { Db } from '#server/db/pool.ts';
import { deleteSessionsEndedBefore } from './log-in-store.ts';

const keptMs = 30 * 86_400_000;

export async function purgeSessions(db: Db): Promise<void> {
  await deleteSessionsEndedBefore(db, new Date(Date.now() - keptMs));
}
