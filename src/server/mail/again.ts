/**
 * Mails that somebody asks for once more. Two clicks, or two people at once, ask for one: the same words to the same address are sent once a minute,
 * and of each paper three mails an hour, so that no button floods a mailbox. The caller has locked the record that the mail is about.
 */
import { createHash } from 'node:crypto';
import { Refusal } from '#server/call/refusal.ts';
import type { Trx } from '#server/db/pool.ts';
import { countMailsSince, findMailByKey } from './mail-store.ts';
import type { NewMail } from './new-mail.ts';
import { postMails } from './post-mail.ts';
import type { Post } from './post-mail.ts';

const mostPerHour = 3;
const hourMs = 3_600_000;
const sameWishMs = 60_000;

/** `about`: what the keys of all mails about this paper begin with. False: it has just been sent. */
export async function postAgain(trx: Trx, post: Post, about: string, mail: Omit<NewMail, 'dedupeKey'>, nowMs: number): Promise<boolean> {
  const words = createHash('sha256')
    .update(JSON.stringify([mail.subject, mail.text]))
    .digest('base64url');
  const same = `${about}${words}:`;
  if ((await countMailsSince(trx, same, new Date(nowMs - sameWishMs), mail.recipient)) > 0) return false;
  const count = await countMailsSince(trx, about, new Date(nowMs - hourMs));
  if (count >= mostPerHour) throw new Refusal(429, [{ message: 'tooManyNotifications', params: { perHour: mostPerHour } }]);
  await postMails(trx, post, [{ ...mail, dedupeKey: `${same}${nowMs}:${count}` }], nowMs);
  return true;
}

/** A copy of the first of these mails that exists; null: none exists. */
export async function mailForAgain(trx: Trx, dedupeKeys: readonly string[]): Promise<Omit<NewMail, 'dedupeKey'> | null> {
  for (const key of dedupeKeys) {
    const mail = await findMailByKey(trx, key);
    if (mail === null) continue;
    const { recipient, recipientName, subject, html, text, pictures } = mail;
    return { recipient, recipientName, subject, html, text, pictures };
  }
  return null;
}
