/**
 * Sends a quote: every line has a price, and no margin is below the minimum without a release; a numbered version is frozen and gets a new pin,
 * and the customer gets a mail.
 */
import { keepFigures } from './keep-figures.ts';
import type { Quote } from '#contract/quote.ts';
import type { Actor } from '#domain/access/permission.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { quoteState } from '#domain/quote/quote-state.ts';
import type { Trx } from '#server/db/pool.ts';
import { actorName } from '#server/call/actor-name.ts';
import { refused } from '#server/call/refusal.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import { postMails } from '#server/mail/post-mail.ts';
import type { Sender } from '#server/shop/company-profile.ts';
import { contentHash } from './content-hash.ts';
import { recordOf, withStoredHead } from './find-quote.ts';
import { quoteForCustomer, quoteForStaff } from './quote-answer.ts';
import type { QuoteRecord } from './quote-answer.ts';
import { linkHash, pinHash } from './quote-link.ts';
import { readyMail } from './quote-mails.ts';
import { refuseLowMargin } from './quote-margin.ts';
import type { QuoteServices } from './quote-services.ts';
import { storeQuote } from './quote-store.ts';
import { frozenQuote } from './sent-quote.ts';
import { insertVersion, markMessagesSent } from './quote-version-store.ts';

export interface Sending {
  actor: Actor;
  /** Empty: the shop's default. */
  mailText: string;
  company: Sender;
}

export async function sendQuote(trx: Trx, services: QuoteServices, draft: QuoteRecord, sending: Sending): Promise<{ quote: Quote }> {
  await refuseLowMargin(trx, services, draft);
  const { quote, mail } = await freezeSending(trx, services, draft, sending);
  await postMails(trx, services.jobs, [mail], services.now());
  return { quote };
}

/** The next version, with the page and the mail for the customer; the mail is not posted yet. */
export async function freezeSending(
  trx: Trx,
  services: QuoteServices,
  draft: QuoteRecord,
  { actor, mailText, company }: Sending,
): Promise<{ quote: Quote; seen: Quote; mail: NewMail }> {
  const { links, now } = services;
  const [at, who] = [new Date(now()), actorName(actor)];
  const { id } = draft.row;
  const { totals, deliveryCost, deliveryType } = quoteForStaff(draft, links, now());
  const isDeliveryOpen = deliveryCost === null && deliveryType !== 'PICKUP';
  if (totals === null) throw refused('quoteIncomplete', {}, isDeliveryOpen ? 'body.deliveryCost' : 'body.updatePositions');
  const number = draft.versions.length + 1;
  const uuid = links.uuidOf(id);
  const key = { link_hash: linkHash(uuid), pin_hash: pinHash(uuid, links.pinOf(id, number)) };
  const { vatRate } = await services.readRules();
  await storeQuote(
    trx,
    id,
    { at, who },
    { state_id: quoteState.SENT, vat_rate: vatRate, sent_on: localNow(now()).date, expiry_told: false, ...key },
  );
  const stored = await withStoredHead(trx, draft);
  await keepFigures(trx, services, stored);
  const sent = quoteForStaff(stored, links, now());
  const content = frozenQuote(sent, { versionNumber: number, sentToCustomer: true });
  await insertVersion(trx, { quoteId: id, number, at, who, content, contentHash: contentHash(content), mailText });
  const messages = await markMessagesSent(trx, id);
  const record = await recordOf(trx, id);
  const seen = quoteForCustomer(record, links, now());
  return {
    quote: quoteForStaff(record, links, now()),
    seen,
    mail: readyMail(seen, { company, publicUrl: services.publicUrl }, messages, mailText),
  };
}
