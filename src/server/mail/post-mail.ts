/** Stores mails in the outbox together with the work that causes them, and has the background work send them. */
import type { Trx } from '#server/db/pool.ts';
import { insertMails } from './mail-store.ts';
import type { NewMail } from './new-mail.ts';

export interface Post {
  /** Called with the keys of mails about to be stored, in the same transaction. */
  enqueueMails: (trx: Trx, dedupeKeys: readonly string[]) => Promise<void>;
}

export async function postMails(trx: Trx, post: Post, mails: readonly NewMail[], nowMs: number): Promise<void> {
  await insertMails(trx, mails, new Date(nowMs));
  await post.enqueueMails(
    trx,
    mails.map((mail) => mail.dedupeKey),
  );
}
