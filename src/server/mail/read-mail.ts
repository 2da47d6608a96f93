/** A mail of the outbox as its reader would see it: inline pictures become data URLs, so that the HTML is self-contained. */
import type { Db } from '#server/db/pool.ts';
import { notFound } from '#server/call/refusal.ts';
import { picturesOf } from './deliver-mail.ts';
import { findMail } from './mail-store.ts';
import type { StoredMail } from './mail-store.ts';

export async function readMail(
  db: Db,
  id: number,
  { ofOrders }: { ofOrders: boolean },
): Promise<Pick<StoredMail, 'id' | 'orderId' | 'recipient' | 'subject' | 'state' | 'tries' | 'lastError' | 'createdAt' | 'html' | 'text'>> {
  const mail = await findMail(db, id);
  if (!mail || (ofOrders && mail.orderId === null)) throw notFound();
  const { orderId, recipient, subject, state, tries, lastError, createdAt, text } = mail;
  const html = await standAlone(db, mail);
  return { id, orderId, recipient, subject, state, tries, lastError, createdAt, html, text };
}

/** The HTML with its inline pictures as data URLs. */
export async function standAlone(db: Db, { html, pictures }: Pick<StoredMail, 'html' | 'pictures'>): Promise<string> {
  const drawn = await picturesOf(db, pictures);
  return drawn.reduce((whole, { cid, png }) => whole.replaceAll(`"cid:${cid}"`, `"data:image/png;base64,${png.toString('base64')}"`), html);
}
