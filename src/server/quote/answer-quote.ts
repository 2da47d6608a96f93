/** A customer's requests through link and pin: a change, a renewal after expiry, or a remark on a line; staff get a mail. */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { answerQuote as endpoint } from '#contract/quote-link.ts';
import type { Quote } from '#contract/quote.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { shownQuoteState, stateForCustomer } from '#domain/quote/quote-state.ts';
import { transaction } from '#server/db/pool.ts';
import { notFound, refused } from '#server/call/refusal.ts';
import { postMails } from '#server/mail/post-mail.ts';
import { recordOf } from './find-quote.ts';
import { openQuote } from './open-quote.ts';
import { quoteForCustomer, standingOf } from './quote-answer.ts';
import type { QuoteRecord } from './quote-answer.ts';
import { messageMail } from './quote-mails.ts';
import type { QuoteServices } from './quote-services.ts';
import { lockQuote } from './quote-store.ts';
import { insertMessage } from './quote-version-store.ts';

type Message = ParsedOf<typeof endpoint>['body'];

/** A quote is a conversation, but not a chat room. */
const mostMessages = 100;

/** Who says the same again later reminds us. */
const sameForMs = 3_600_000;

export async function answerQuote(services: QuoteServices, message: Message): Promise<Quote> {
  const { links, now } = services;
  const { row } = await openQuote(services, message);
  const company = await services.readCompany();
  return transaction(services.db, async (trx) => {
    const locked = await lockQuote(trx, row.id);
    if (!locked) throw notFound();
    refuseMessage(shownQuoteState(standingOf(locked), localNow(now())), message);
    const before = await recordOf(trx, row.id);
    const position = message.positionId ?? null;
    if (position !== null && !before.positions.some(({ id }) => id === position)) throw notFound();
    if (isSaid(before, { ...message, position }, now())) return quoteForCustomer(before, links, now());
    if (before.messages.length >= mostMessages) throw refused('tooManyMessages');
    await insertMessage(trx, {
      quoteId: row.id,
      at: new Date(now()),
      author: 'customer',
      who: row.order_person,
      kind: message.kind,
      positionId: position,
      text: message.text.trim(),
    });
    const quote = quoteForCustomer(await recordOf(trx, row.id), links, now());
    const mail = messageMail(
      quote,
      { company, publicUrl: services.publicUrl },
      { kind: message.kind, text: message.text.trim(), number: before.messages.length },
    );
    await postMails(trx, services.jobs, [mail], now());
    return quote;
  });
}

type Said = Pick<Message, 'kind' | 'text'> & { position: number | null };

/** Whether it is the last message once more, with nothing sent in between: a second click, or a try after a lost answer. */
function isSaid({ messages, versions }: QuoteRecord, { kind, text, position }: Said, nowMs: number): boolean {
  const last = messages.at(-1);
  if (last?.author !== 'customer' || last.at.getTime() < nowMs - sameForMs || versions.some(({ sent_at: at }) => at > last.at))
    return false;
  return last.kind === kind && last.text === text.trim() && last.position_id === position;
}

function refuseMessage(state: ReturnType<typeof shownQuoteState>, { kind, text }: Message): void {
  if (state === 'ORDERED') throw refused('quoteAlreadyOrdered');
  // What staff count as lost is withdrawn to its customer.
  if (stateForCustomer(state) === 'WITHDRAWN') throw refused('quoteWithdrawn');
  if (kind === 'renewal' && state !== 'EXPIRED') throw refused('quoteNotExpired');
  if (kind !== 'renewal' && text.trim() === '') throw refused('validation.required', {}, 'body.text');
}
