/** Expired links are deleted after a day. */
import type { Db } from '#server/db/pool.ts';
import { deleteLinksBefore } from './user-store.ts';

const keptMs = 86_400_000;

export async function purgeLinks(db: Db, nowMs: number): Promise<void> {
  await deleteLinksBefore(db, new Date(nowMs - keptMs));
}
