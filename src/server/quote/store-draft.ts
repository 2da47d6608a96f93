/** Stores a quote drafted for a customer by another noun's desk, with its number and figures, in the caller's transaction. */
import { localNow } from '#domain/calendar/local-time.ts';
import { yearOf } from '#domain/calendar/plain-date.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { recordOf } from './find-quote.ts';
import { keepFigures } from './keep-figures.ts';
import type { NewQuote } from './new-quote.ts';
import { findCustomerTerms } from './quote-customer-store.ts';
import { linkHash } from './quote-link.ts';
import type { QuoteServices } from './quote-services.ts';
import { insertQuote } from './quote-store.ts';

export async function storeDraft(trx: Trx, services: QuoteServices, quote: NewQuote): Promise<{ id: number; formattedId: string }> {
  const { validityDays } = await services.rules(trx);
  const year = yearOf(localNow(services.now()).date);
  const stored = await insertQuote(trx, quote, { year, validityDays, linkHashOf: (id) => linkHash(services.links.uuidOf(id)) });
  await keepFigures(trx, services, await recordOf(trx, stored.id));
  return stored;
}

/** Language and terms of the recipient; null: no such customer. */
export async function termsOfBuyer(db: Db, customerId: number): ReturnType<typeof findCustomerTerms> {
  return findCustomerTerms(db, customerId);
}
