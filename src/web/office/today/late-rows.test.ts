import { expect, it } from 'vitest';
import type { WaitingKey } from '#contract/today.ts';
import { waitsOf } from '../frame/waits.ts';
import { lateCount, onlyLateRows } from './late-rows.ts';
import type { WaitingGroup, WaitingRow } from './load-today.ts';

const nowMs = Date.parse('2026-11-25T09:00:00+01:00');

function group(key: WaitingKey, count: number, rows: Partial<WaitingRow>[]): WaitingGroup {
  const link = { list: 'order' as const, filter: [], sort: '' };
  const [wait] = waitsOf([{ key, desks: ['sales'], count, oldest: null, link }]);
  if (wait === undefined) throw new Error('nothing waits');
  return { wait, rows: rows.map((row) => ({ createdAt: '2026-11-25T07:00:00.000Z', day: null, ...row }) as WaitingRow) };
}

const old = { createdAt: '2026-11-16T07:00:00.000Z' };

it('counts all that is overdue, also what is not shown', () => {
  const shown = Array.from({ length: 5 }, () => ({ day: '2026-11-20' }));
  expect(lateCount([group('paymentsPastDue', 8, shown)], nowMs)).toEqual({ count: 8, isAtLeast: false });
});

it('counts what has waited too long, and says when there may be more', () => {
  expect(lateCount([group('requestedQuotes', 2, [old, {}])], nowMs)).toEqual({ count: 1, isAtLeast: false });
  expect(lateCount([group('requestedQuotes', 9, [old, old, old, old, old])], nowMs)).toEqual({ count: 5, isAtLeast: true });
});

it('leaves out what is in time', () => {
  const late = onlyLateRows([group('newOrders', 1, [{}]), group('requestedQuotes', 2, [old, {}])], nowMs);
  expect(late.map(({ wait, rows }) => [wait.key, rows.length])).toEqual([['requestedQuotes', 1]]);
});
