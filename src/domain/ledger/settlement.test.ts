import { array, assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { rappen } from '#domain/money/money.ts';
import { cashDiscount, settle } from './settlement.ts';

const claims = (...open: number[]) => open.map((each, id) => ({ id, open: rappen(each) }));
const told = (amount: number, open: number[], discount = 0): string => {
  const { effect, entries, openAfter } = settle(rappen(amount), claims(...open), rappen(discount));
  return `${effect}: ${entries.map(({ claim, kind, amount: each }) => `${claim?.id ?? 'credit'} ${kind} ${each}`).join(', ')}; open ${openAfter}`;
};

describe('a payment', () => {
  test.each([
    [10_000, [10_000], 0, 'full: 0 payment 10000; open 0'],
    [4000, [10_000], 0, 'part: 0 payment 4000; open 6000'],
    [12_000, [10_000], 0, 'over: 0 payment 10000, credit payment 2000; open 0'],
    [9995, [10_000], 0, 'rounding: 0 payment 9995, 0 rounding 5; open 0'],
    [9994, [10_000], 0, 'part: 0 payment 9994; open 6'],
    [10_005, [10_000], 0, 'rounding: 0 payment 10005, 0 rounding -5; open 0'],
    [10_006, [10_000], 0, 'over: 0 payment 10000, credit payment 6; open 0'],
    [9800, [10_000], 200, 'skonto: 0 payment 9800, 0 skonto 200; open 0'],
    [9850, [10_000], 200, 'skonto: 0 payment 9850, 0 skonto 150; open 0'],
    [9797, [10_000], 200, 'skonto: 0 payment 9797, 0 skonto 200, 0 rounding 3; open 0'],
    [9794, [10_000], 200, 'part: 0 payment 9794; open 206'],
    [10_000, [10_000], 200, 'full: 0 payment 10000; open 0'],
    [500, [], 0, 'over: credit payment 500; open 0'],
    [500, [0, -300], 0, 'over: credit payment 500; open 0'],
    [500, [300, 400], 0, 'part: 0 payment 300, 1 payment 200; open 200'],
    [697, [300, 400], 0, 'rounding: 0 payment 300, 1 payment 397, 1 rounding 3; open 0'],
    [300, [300, 4], 0, 'rounding: 0 payment 300, 1 rounding 4; open 0'],
    [1, [1, 6], 1, 'part: 0 payment 1; open 6'],
    [800, [300, 400], 0, 'over: 0 payment 300, 1 payment 400, credit payment 100; open 0'],
  ])('of %i on %j with %i off', (amount, open, discount, wanted) => {
    expect(told(amount, open, discount)).toBe(wanted);
  });

  test('of nothing is none', () => {
    expect(() => settle(rappen(0), claims(100))).toThrow(RangeError);
    expect(() => settle(rappen(-5), claims(100))).toThrow(RangeError);
  });

  test('is found again to the Rappen: what was paid, and what of each claim stays open', () => {
    const money = integer({ min: 1, max: 2_000_000 });
    assert(
      property(
        money,
        array(integer({ min: -1000, max: 1_000_000 }), { maxLength: 5 }),
        integer({ min: 0, max: 5000 }),
        (amount, open, discount) => {
          const { effect, entries, openAfter } = settle(rappen(amount), claims(...open), rappen(discount));
          const sumOf = (of: readonly { amount: number }[]): number => of.reduce((sum, each) => sum + each.amount, 0);
          expect(sumOf(entries.filter(({ kind }) => kind === 'payment'))).toBe(amount);
          const rests = open.map((each, id) => Math.max(0, each) - sumOf(entries.filter(({ claim }) => claim?.id === id)));
          expect(rests.every((rest) => rest >= 0)).toBe(true);
          expect(sumOf(rests.map((rest) => ({ amount: rest })))).toBe(openAfter);
          expect(entries.every((entry) => entry.amount !== 0)).toBe(true);
          expect(entries.some(({ claim }) => claim === null)).toBe(effect === 'over');
          if (effect !== 'part') expect(openAfter).toBe(0);
          expect(Math.abs(sumOf(entries.filter(({ kind }) => kind === 'rounding')))).toBeLessThanOrEqual(5);
          expect(sumOf(entries.filter(({ kind }) => kind === 'skonto'))).toBeLessThanOrEqual(discount);
        },
      ),
    );
  });
});

describe('cash discount', () => {
  const invoice = { charged: rappen(108_105), issuedOn: plainDate(2026, 11, 20), skonto: { hundredths: 200, days: 10 } };
  test('counts on its last day, not on the next', () => {
    expect(cashDiscount(invoice, plainDate(2026, 11, 30))).toBe(2162);
    expect(cashDiscount(invoice, plainDate(2026, 12, 1))).toBe(0);
  });
  test('is none where none is agreed', () => {
    expect(cashDiscount({ ...invoice, skonto: null }, plainDate(2026, 11, 20))).toBe(0);
    expect(cashDiscount({ ...invoice, skonto: { hundredths: 0, days: 10 } }, plainDate(2026, 11, 20))).toBe(0);
  });
});
