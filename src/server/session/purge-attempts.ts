/** Log-in attempts count for a quarter of an hour; after a day they are forgotten. */
import type { Db } from '#server/db/pool.ts';
import { deleteAttemptsBefore } from './session-store.ts';

const keptMs = 86_400_000;

export async function purgeAttempts(db: Db, nowMs: number): Promise<void> {
  await deleteAttemptsBefore(db, new Date(nowMs - keptMs));
}
