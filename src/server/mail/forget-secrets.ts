/** Removes the secrets of expired links from stored mails: neither the outbox nor a copy of the database then gives access to anything. */
import type { Db } from '#server/db/pool.ts';
import { silenceMails } from './mail-store.ts';

export async function forgetSecrets(db: Db, nowMs: number): Promise<void> {
  await silenceMails(db, new Date(nowMs));
}
