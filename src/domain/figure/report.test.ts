import { assert, array, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { parseMonth } from './month-span.ts';
import { earned, marginShare, monthRows, restOf, sumOf } from './report.ts';

const span = { from: parseMonth('2026-10')!, to: parseMonth('2026-12')! };

test('every month has its row, in order', () => {
  expect(monthRows(span, [{ month: '2026-11', count: 3 }], { count: 0 })).toEqual([
    { month: '2026-10', count: 0 },
    { month: '2026-11', count: 3 },
    { month: '2026-12', count: 0 },
  ]);
});

test('a margin is that of the lines whose cost is known', () => {
  const row = { orders: 3, amount: 250, known: 200, cost: 120 };
  expect([earned(row), marginShare(row)]).toEqual([80, 0.4]);
  expect(marginShare({ known: 0, cost: 0 })).toBeNull();
  expect(marginShare({ known: 100, cost: 130 })).toBe(-0.3);
});

test('what a short list leaves out and what it lists are the whole', () => {
  const rows = [
    { orders: 1, amount: 0.1, known: 0.1, cost: 0.05 },
    { orders: 2, amount: 0.2, known: 0, cost: 0 },
    { orders: 3, amount: 0.3, known: 0.3, cost: 0.2 },
  ];
  const total = { orders: 6, amount: 0.6, known: 0.4, cost: 0.25 };
  expect(restOf(total, rows.slice(0, 2))).toEqual({ orders: 3, amount: 0.3, known: 0.3, cost: 0.2 });
  expect(restOf(total, rows)).toEqual({ orders: 0, amount: 0, known: 0, cost: 0 });
});

test('sums of Rappen stay whole', () => {
  assert(
    property(array(integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 50 }), (rappen) => {
      const sum = sumOf(rappen, (each) => each / 100);
      expect(Math.round(sum * 100)).toBe(rappen.reduce((all, each) => all + each, 0));
    }),
  );
});
