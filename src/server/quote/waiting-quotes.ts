/** The number of quotes in a filtered list, and since when the first of them has been waiting. */
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { parseFilters } from '#domain/list/filter-text.ts';
import { checkedSort, conditionsOf } from '#server/call/list-columns.ts';
import type { Db } from '#server/db/pool.ts';
import type { WaitingRows } from '#server/order/waiting-orders.ts';
import { quoteColumns, staffQuoteColumns } from './quote-columns.ts';
import { pageOfQuotes } from './quote-list-store.ts';
import { findQuotes } from './quote-store.ts';

export async function waitingQuotes(
  db: Db,
  { filter, sort }: { filter: readonly string[]; sort: string },
  { today, readerId }: { today: PlainDate; readerId: number },
): Promise<WaitingRows> {
  const filters = parseFilters(filter);
  if (!filters.ok) throw new Error(`no filter: ${filter.join(' ')}`);
  const conditions = conditionsOf(staffQuoteColumns, filters.value);
  const { ids, total } = await pageOfQuotes(
    db,
    { customerId: null, withDrafts: true, id: null, from: null, before: null, search: '', conditions, today, readerId },
    { sort: checkedSort(quoteColumns, [{ column: sort, descending: false }]), page: 1, perPage: 1 },
  );
  const [first] = await findQuotes(db, ids);
  return { ...total, oldest: first ? (sort === 'validUntil' ? first.valid_until : first.created_at.toISOString()) : null };
}
