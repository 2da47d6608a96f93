/** Sends the last mail about a quote once more, at most three times an hour. */
import type { Actor } from '#domain/access/permission.ts';
import { transaction } from '#server/db/pool.ts';
import { notFound, Refusal } from '#server/http/refusal.ts';
import { mailForAgain, mailsSince } from '#server/mail/again.ts';
import { postMails } from '#server/mail/post-mail.ts';
import { whoIs } from '#server/order/who-is.ts';
import { recordOf } from './find-quote.ts';
import type { QuoteServices } from './quote-services.ts';
import { insertMessage, lockQuote } from './quote-store.ts';

const mostPerHour = 3;

export async function notifyCustomer({ db, now, jobs }: QuoteServices, id: number, actor: Actor): Promise<{ recipient: string }> {
  return transaction(db, async (trx) => {
    if (!(await lockQuote(trx, id))) throw notFound();
    const nowMs = now();
    const repeated = `quote-again:${id}:`;
    if ((await mailsSince(trx, repeated, new Date(nowMs - 3_600_000))) >= mostPerHour)
      throw new Refusal(429, [{ message: 'tooManyNotifications', params: { perHour: mostPerHour } }]);
    const { versions } = await recordOf(trx, id);
    const mail = await mailForAgain(trx, [`quote-ready:${id}:${versions.length}`, `quote-request:${id}`], `${repeated}${nowMs}`);
    if (mail === null) throw notFound();
    await postMails(trx, jobs, [mail], nowMs);
    await insertMessage(trx, {
      quoteId: id,
      at: new Date(nowMs),
      author: 'system',
      who: whoIs(actor),
      kind: 'notification',
      positionId: null,
      text: mail.recipient,
    });
    return { recipient: mail.recipient };
  });
}
