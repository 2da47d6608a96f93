import { expect, test } from 'vitest';
import type { Call } from '#contract/endpoint.ts';
import type { OrderSummary } from '#contract/order.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { orderWeeks } from './order-weeks.ts';

interface Query {
  perPage: number;
  fromDate?: string;
  toDate?: string;
}

/** Answers like the server, with one order on each of these days at noon. */
function shopWith(days: readonly string[]): { call: Call; asked: Query[] } {
  const asked: Query[] = [];
  const newestFirst = days.toSorted().toReversed();
  const iso = (text: string | undefined): string | null => (text === undefined ? null : parsePlainDate(text));
  const call = async (_endpoint: unknown, input: unknown): Promise<unknown> => {
    const { query } = input as { query: Query };
    asked.push(query);
    const [from, to] = [iso(query.fromDate), iso(query.toDate)];
    const found = newestFirst.filter((day) => (from === null || day >= from) && (to === null || day <= to));
    const items = found.slice(0, query.perPage).map((day, index) => ({ id: index, createdAt: `${day}T12:00:00Z` }) as OrderSummary);
    return { items, page: 1, perPage: query.perPage, total: found.length };
  };
  return { call: call as Call, asked };
}

test('without orders there are no weeks', async () => {
  expect(await orderWeeks(shopWith([]).call, 1, null)).toEqual({ weeks: [], before: null });
});

test('weeks run from Monday to Sunday, newest first, and empty ones are left out', async () => {
  const { call, asked } = shopWith(['2026-11-23', '2026-11-22', '2026-11-16', '2026-08-03']);
  const { weeks, before } = await orderWeeks(call, 1, null);
  expect(weeks.map(({ from, to, orders }) => [from, to, orders.length])).toEqual([
    ['2026-11-23', '2026-11-29', 1],
    ['2026-11-16', '2026-11-22', 2],
    ['2026-08-03', '2026-08-09', 1],
  ]);
  expect(before).toBeNull();
  expect(asked[1]).toMatchObject({ fromDate: '23.11.2026', toDate: '29.11.2026' });
});

test('stops after a handful and goes on from there', async () => {
  const days = Array.from({ length: 12 }, (_, index) => `2026-11-${String(index < 6 ? 16 : 9).padStart(2, '0')}`).concat('2025-01-06');
  const { call } = shopWith(days);
  const first = await orderWeeks(call, 1, null);
  expect(first.weeks.map(({ from }) => from)).toEqual(['2026-11-16', '2026-11-09']);
  expect(first.before).toBe('2026-11-09');
  const second = await orderWeeks(call, 1, first.before);
  expect(second.weeks.map(({ from }) => from)).toEqual(['2025-01-06']);
  expect(second.before).toBeNull();
});
