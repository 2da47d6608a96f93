/** The links in kept mails lose their secret when they have run out: a look into the outbox, or a copy of the database, opens nothing. */
import type { Db } from '#server/db/pool.ts';
import { silenceMails } from './mail-store.ts';

export async function forgetSecrets(db: Db, nowMs: number): Promise<void> {
  await silenceMails(db, new Date(nowMs));
}
