/** Sends the last mail about a quote again. The mail with the quote's link is written again: the stored copy has lost its link. */
import type { Actor } from '#domain/access/permission.ts';
import { transaction } from '#server/db/pool.ts';
import type { Trx } from '#server/db/pool.ts';
import { notFound } from '#server/call/refusal.ts';
import { mailForAgain, postAgain } from '#server/mail/again.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import { actorName } from '#server/call/actor-name.ts';
import { recordOf } from './find-quote.ts';
import { quoteForCustomer } from './quote-answer.ts';
import { readyMail } from './quote-mails.ts';
import type { QuoteServices } from './quote-services.ts';
import { lockedRecord } from './locked-quote.ts';
import { insertMessage } from './quote-version-store.ts';

/** `text`: first paragraph instead of the one that was sent. */
export async function notifyCustomer(
  services: QuoteServices,
  id: number,
  { text }: { text?: string | undefined },
  actor: Actor,
): Promise<{ recipient: string }> {
  const { db, now, jobs } = services;
  return transaction(db, async (trx) => {
    // The mail invites to order, which a closed quote no longer is for.
    await lockedRecord(trx, services, id, undefined);
    const nowMs = now();
    const mail = await lastMail(services, trx, id, text);
    if (mail === null) throw notFound();
    const { recipient } = mail;
    if (!(await postAgain(trx, jobs, `quote-again:${id}:`, mail, nowMs))) return { recipient };
    await insertMessage(trx, {
      quoteId: id,
      at: new Date(nowMs),
      author: 'system',
      who: actorName(actor),
      kind: 'notification',
      positionId: null,
      text: recipient,
    });
    return { recipient };
  });
}

async function lastMail(
  { links, now, readCompany, publicUrl }: QuoteServices,
  trx: Trx,
  id: number,
  text: string | undefined,
): Promise<Omit<NewMail, 'dedupeKey'> | null> {
  const record = await recordOf(trx, id);
  const [last, former] = record.versions;
  if (last === undefined) return mailForAgain(trx, [`quote-request:${id}`]);
  const since = former?.sent_at.getTime() ?? 0;
  const told = record.messages.filter(
    ({ author, sent, at }) => author === 'staff' && sent && at.getTime() > since && at.getTime() <= last.sent_at.getTime(),
  );
  const facts = { company: await readCompany(), publicUrl };
  return readyMail(
    quoteForCustomer(record, links, now()),
    facts,
    told.map((message) => message.text),
    text ?? last.mail_text,
  );
}
