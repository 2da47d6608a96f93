/** Mails that are sent again, word for word. */
import type { Trx } from '#server/db/pool.ts';
import { countMailsSince, findMailByKey } from './mail-store.ts';
import type { NewMail } from './new-mail.ts';

/** Number of mails stored since then whose keys have this prefix; with a recipient: to that one. */
export async function mailsSince(trx: Trx, keyPrefix: string, since: Date, recipient?: string): Promise<number> {
  return countMailsSince(trx, keyPrefix, since, recipient);
}

/** A copy of the first of these mails that exists, with its own key; null: none exists. */
export async function mailForAgain(trx: Trx, dedupeKeys: readonly string[], dedupeKey: string): Promise<NewMail | null> {
  for (const key of dedupeKeys) {
    const mail = await findMailByKey(trx, key);
    if (mail === null) continue;
    const { recipient, recipientName, subject, html, text, pictures } = mail;
    return { dedupeKey, recipient, recipientName, subject, html, text, pictures };
  }
  return null;
}
