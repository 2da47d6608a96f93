/** A page of quotes, newest first. Customers only ever get their own, whatever the filters. */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { Quote, QuoteSummary, readQuotes as endpoint } from '#contract/quote.ts';
import type { Actor } from '#domain/access/permission.ts';
import { customerIdOf, may, userIdOf } from '#domain/access/permission.ts';
import type { Db } from '#server/db/pool.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { checkedSort, conditionsOf } from '#server/call/list-columns.ts';
import type { ListColumns } from '#server/call/list-columns.ts';
import { totalOf } from '#server/call/page-of.ts';
import { dateWindow } from '#server/call/date-window.ts';
import { recordsOf } from './find-quote.ts';
import { quoteForCustomer, quoteForStaff, summaryOf } from './quote-answer.ts';
import type { QuoteRecord } from './quote-answer.ts';
import type { QuoteLinks } from './quote-link.ts';
import { customersQuoteColumns, quoteColumns, staffQuoteColumns } from './quote-columns.ts';
import { pageOfQuotes } from './quote-list-store.ts';
import type { QuoteFilter } from './quote-list-store.ts';
import { findQuotes } from './quote-store.ts';

type Query = ParsedOf<typeof endpoint>['query'];
type Item = QuoteSummary | (Quote & QuoteSummary);

interface Services {
  db: Db;
  links: QuoteLinks;
  now: () => number;
}

/** `inReadersWords`: of what a customer reads; staff read a quote as it was written. */
export async function readQuotes(
  { db, links, now }: Services,
  query: Query,
  actor: Actor,
  inReadersWords: (quote: Quote) => Quote = (quote) => quote,
): Promise<{ items: Item[]; page: number; perPage: number; total: number; totalIsAtLeast?: boolean }> {
  const { page, perPage } = query;
  const staff = may(actor, 'manageQuotes');
  const filter = filterOf(query, actor, now());
  if (filter === null) return { items: [], page, perPage, total: 0 };
  const sort = checkedSort(columnsFor(actor), query.sort);
  const { ids, total } = await pageOfQuotes(db, filter, { sort, page, perPage });
  const records = new Map((await recordsOf(db, await findQuotes(db, ids))).map((record) => [record.row.id, record]));
  const whole = query.returnAdditionalInformation || query.id !== undefined;
  const items = ids.flatMap((id) => {
    const record = records.get(id);
    if (!record) return [];
    const quote = (staff ? quoteForStaff : quoteForCustomer)(record, links, now());
    const summary = { ...summaryOf(quote), ...(staff ? forStaff(record) : {}) };
    return whole ? [{ ...(staff ? quote : inReadersWords(quote)), ...summary }] : [summary];
  });
  return { items, page, perPage, ...totalOf(total) };
}

/** All that staff's list and the quote itself say of it. */
export function wholeForStaff(record: QuoteRecord, { links, now }: Pick<Services, 'links' | 'now'>): Quote & QuoteSummary {
  const quote = quoteForStaff(record, links, now());
  return { ...quote, ...summaryOf(quote), ...forStaff(record) };
}

function forStaff({ row: { margin, decided_on, lost_reason } }: QuoteRecord) {
  return { margin: margin === null ? null : margin / 10_000, decidedOn: decided_on, lostReason: lost_reason };
}

/** Customers must not discover by filtering what staff are still editing. */
const columnsFor = (actor: Actor): ListColumns => (may(actor, 'manageQuotes') ? quoteColumns : customersQuoteColumns);

/** Null: the caller can have no quotes. */
export function filterOf(
  query: Omit<Query, 'page' | 'perPage' | 'sort' | 'returnAdditionalInformation'>,
  actor: Actor,
  nowMs: number,
): QuoteFilter | null {
  const staff = may(actor, 'manageQuotes');
  const own = customerIdOf(actor);
  if (!staff && (own === null || (query.customerId !== undefined && query.customerId !== own))) return null;
  return {
    customerId: staff ? (query.customerId ?? null) : own,
    withDrafts: staff,
    id: query.id ?? null,
    ...dateWindow(query),
    search: query.search ?? '',
    conditions: conditionsOf(staff ? staffQuoteColumns : customersQuoteColumns, query.filter),
    today: localNow(nowMs).date,
    readerId: userIdOf(actor),
  };
}
