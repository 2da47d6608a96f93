/** A page of quotes, newest first. A customer's list is always that customer's, whatever else is asked for. */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { Quote, QuoteSummary, readQuotes as endpoint } from '#contract/quote.ts';
import type { Actor } from '#domain/access/permission.ts';
import { customerIdOf, may } from '#domain/access/permission.ts';
import type { Db } from '#server/db/pool.ts';
import { dateWindow } from '#server/call/date-window.ts';
import { recordsOf } from './find-quote.ts';
import { quoteForCustomer, quoteForStaff, summaryOf } from './quote-answer.ts';
import type { QuoteLinks } from './quote-link.ts';
import { findQuotes, pageOfQuotes } from './quote-store.ts';

type Query = ParsedOf<typeof endpoint>['query'];
type Item = QuoteSummary & { quote?: Quote };

export async function readQuotes(
  { db, links, now }: { db: Db; links: QuoteLinks; now: () => number },
  query: Query,
  actor: Actor,
): Promise<{ items: Item[]; page: number; perPage: number; total: number }> {
  const { page, perPage } = query;
  const staff = may(actor, 'manageQuotes');
  const own = customerIdOf(actor);
  if (!staff && (own === null || (query.customerId !== undefined && query.customerId !== own)))
    return { items: [], page, perPage, total: 0 };
  const { ids, total } = await pageOfQuotes(
    db,
    {
      customerId: staff ? (query.customerId ?? null) : own,
      withDrafts: staff,
      id: query.id ?? null,
      ...dateWindow(query),
      search: query.search?.trim() ?? '',
    },
    query,
  );
  const records = await recordsOf(db, await findQuotes(db, ids));
  const items = records.map((record) => {
    const quote = (staff ? quoteForStaff : quoteForCustomer)(record, links, now());
    return { ...summaryOf(quote), ...(query.returnAdditionalInformation ? { quote } : {}) };
  });
  return { items, page, perPage, total };
}
