/** SQL of the figures: each statement reads a span of days by an index, never a whole table. */
import { sql } from 'kysely';
import type { DaySpan } from '#domain/figure/month-to-date.ts';
import { addDays } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { orderState } from '#domain/order/order-state.ts';
import { quoteState } from '#domain/quote/quote-state.ts';
import { startOfDay } from '#server/call/date-window.ts';
import type { Db } from '#server/db/pool.ts';

/** Neither cancelled nor waiting for its payment. */
export const counted = sql`order_status_id in (${sql.join([orderState.PLACED, orderState.SENT, orderState.INVOICED])})`;

export function madeIn({ from, to }: DaySpan) {
  return sql`sales_order.created_at >= ${startOfDay(from)} and sales_order.created_at < ${startOfDay(addDays(to, 1))}`;
}

/** Rappen. */
export interface CountAndAmount {
  count: number;
  amount: number;
}

export async function orderIntake(db: Db, span: DaySpan): Promise<CountAndAmount> {
  const { rows } = await sql<CountAndAmount>`select count(*)::integer as count, coalesce(sum(net_amount), 0)::bigint as amount
    from sales_order where ${madeIn(span)} and ${counted}`.execute(db);
  return rows[0]!;
}

export interface PromisesKept {
  promised: number;
  onTime: number;
}

/** Whether a delivered order without any delivery note was in time is unknown: it does not count. */
export async function promisesKept(db: Db, { from, to }: DaySpan): Promise<PromisesKept> {
  const { rows } = await sql<PromisesKept>`select count(promise)::integer as promised,
      (count(*) filter (where promise = 'KEPT'))::integer as "onTime"
    from sales_order where confirmed_delivery_date between ${from} and ${to} and ${counted}`.execute(db);
  return rows[0]!;
}

export interface DecidedQuotes {
  won: number;
  lost: number;
  /** Joint margin of those won in ten-thousandths, weighted by their orders' net amounts; null: unknown. */
  margin: number | null;
}

/** Quotes ordered or lost in the span. The limit keeps the look-up of each order in the index. */
export async function decidedQuotes(db: Db, { from, to }: DaySpan): Promise<DecidedQuotes> {
  const { rows } = await sql<DecidedQuotes>`select (count(*) filter (where state_id = ${quoteState.ORDERED}))::integer as won,
      (count(*) filter (where state_id = ${quoteState.LOST}))::integer as lost,
      (sum(margin::numeric * net_amount) / nullif(sum(net_amount) filter (where margin is not null), 0))::double precision as margin
    from quote left join lateral (
      select net_amount from sales_order where sales_order.id = quote.order_id and state_id = ${quoteState.ORDERED} limit 1
    ) won on true
    where decided_on between ${from} and ${to}`.execute(db);
  return rows[0]!;
}

/** All open items, and those due before a day; overpaid ones count as negative, as in their list. */
export async function openInvoices(db: Db, today: PlainDate): Promise<{ all: number; overdue: CountAndAmount }> {
  const { rows } = await sql<{ all: number } & CountAndAmount>`select coalesce(sum(open_amount), 0)::bigint as "all",
      (count(*) filter (where due_on < ${today}))::integer as count,
      coalesce(sum(open_amount) filter (where due_on < ${today}), 0)::bigint as amount
    from invoice where open_amount <> 0`.execute(db);
  const { all, count, amount } = rows[0]!;
  return { all, overdue: { count, amount } };
}
