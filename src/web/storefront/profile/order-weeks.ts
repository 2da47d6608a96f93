/** A customer's orders by week, newest first: empty weeks are skipped, and one step loads a handful of orders. */
import type { Call } from '#contract/endpoint.ts';
import { readOrders } from '#contract/order.ts';
import type { OrderSummary } from '#contract/order.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { addDays } from '#domain/calendar/plain-date.ts';
import { weekOf } from '#domain/calendar/week.ts';

interface OrderWeek {
  from: PlainDate;
  to: PlainDate;
  orders: OrderSummary[];
}

export interface OrderWeeks {
  weeks: OrderWeek[];
  /** The next step loads orders before this Monday; null: there are none. */
  before: PlainDate | null;
}

const enoughOrders = 8;
const mostWeeks = 10;
const mostPerWeek = 500;
const mostFound = 100;

export async function orderWeeks(call: Call, customerId: number, before: PlainDate | null): Promise<OrderWeeks> {
  const weeks: OrderWeek[] = [];
  let limit = before;
  let count = 0;
  while (weeks.length < mostWeeks && count < enoughOrders) {
    const until = limit === null ? {} : { toDate: dateText(addDays(limit, -1)) };
    const newest = await call(readOrders, { query: { customerId, showPreparation: 'true', page: 1, perPage: 1, ...until } });
    const [order] = newest.items;
    if (!order) return { weeks, before: null };
    const day = localNow(Date.parse(order.createdAt)).date;
    const { from, to } = weekOf(day);
    const week = { fromDate: dateText(from), toDate: dateText(to) };
    const { items } = await call(readOrders, { query: { customerId, showPreparation: 'true', page: 1, perPage: mostPerWeek, ...week } });
    weeks.push({ from, to, orders: items });
    count += items.length;
    limit = from;
    if (items.length >= newest.total) return { weeks, before: null };
  }
  return { weeks, before: limit };
}

/** `total` may be more than the orders, which are the newest of them. */
export interface FoundOrders {
  orders: OrderSummary[];
  total: number;
}

/** Orders whose number or own reference contains the text, newest first. */
export async function searchOrders(call: Call, customerId: number, search: string): Promise<FoundOrders> {
  const query = { customerId, search, showPreparation: 'true', page: 1, perPage: mostFound } as const;
  const { items, total } = await call(readOrders, { query });
  return { orders: items, total };
}
