/** A quote as it was sent, last or earlier: for its customer through link and pin, for staff by number. */
import type { Quote } from '#contract/quote.ts';
import { notFound } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { recordOf } from './find-quote.ts';
import { openQuote } from './open-quote.ts';
import type { QuoteKey } from './open-quote.ts';
import { quoteForCustomer } from './quote-answer.ts';
import type { QuoteRecord } from './quote-answer.ts';
import type { QuoteLinks } from './quote-link.ts';
import { sentQuote } from './sent-quote.ts';

interface Services {
  db: Db;
  links: QuoteLinks;
  now: () => number;
}

/** `version` absent: as last sent. */
export async function openVersion(services: Services, { version, ...key }: QuoteKey & { version?: number | undefined }): Promise<Quote> {
  return asSent(await openQuote(services, key), version, services);
}

export async function readVersion(services: Services, id: number, number: number): Promise<Quote> {
  return asSent(await recordOf(services.db, id), number, services);
}

/** The page of an earlier sending: its lines, sums and conditions with its number; the rest is that of the quote. */
function asSent(record: QuoteRecord, number: number | undefined, { links, now }: Services): Quote {
  if (number === undefined) return quoteForCustomer(record, links, now());
  const at = record.versions.findIndex((version) => version.number === number);
  if (at === -1) throw notFound();
  const last = quoteForCustomer(record, links, now());
  const then = quoteForCustomer({ ...record, versions: record.versions.slice(at) }, links, now());
  const { validUntil } = sentQuote(record.versions[at]?.content ?? {});
  return { ...then, pin: last.pin, validUntil, contactName: last.contactName, versions: last.versions, messages: last.messages };
}
