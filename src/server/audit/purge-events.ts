/** Events contain names and addresses: they are deleted after a year. */
import type { Db } from '#server/db/pool.ts';
import { deleteEventsBefore } from './audit-store.ts';

const keptMs = 366 * 86_400_000;

export async function purgeEvents(db: Db, nowMs: number): Promise<void> {
  await deleteEventsBefore(db, new Date(nowMs - keptMs));
}
