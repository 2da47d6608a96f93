/** The lines a customer is most likely to order again: the newest that are still available unchanged. */
import type { Call } from '#contract/endpoint.ts';
import type { Session } from '#contract/session.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { unitPriceFromChf } from '#domain/money/money.ts';
import { latestLines } from '#domain/quick-order/last-ordered.ts';
import { loadLastOrdered } from '../favourites/load-last-ordered.ts';
import { mayBeOrdered } from '../favourites/past-line.ts';
import type { PastLine } from '../favourites/past-line.ts';

export type RecentLine = PastLine & {
  /** Of the order, in words. */
  day: string;
};

const shownLines = 3;
/** Enough to find three different lines in most histories. */
const readOrders = 5;

/** Empty for visitors and for staff without a customer. */
export async function recentLines(call: Call, session: Session | null): Promise<RecentLine[]> {
  if (session === null || session.guest || session.customerId === null) return [];
  const orders = await loadLastOrdered(call, session.customerId, readOrders);
  const lines = orders.flatMap(({ createdAt, lines: ordered }) =>
    ordered.filter(mayBeOrdered).map((line) => ({
      ...line,
      pricePerOne: unitPriceFromChf(line.before),
      day: dateText(localNow(Date.parse(createdAt)).date),
    })),
  );
  return latestLines(lines).slice(0, shownLines);
}
