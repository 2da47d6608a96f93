/** Attempts count for an hour at most; after a day they are deleted. */
import type { Db } from '#server/db/pool.ts';
import { deleteAttemptsBefore } from './attempt-store.ts';

const keptMs = 86_400_000;

export async function purgeAttempts(db: Db, nowMs: number): Promise<void> {
  await deleteAttemptsBefore(db, new Date(nowMs - keptMs));
}
