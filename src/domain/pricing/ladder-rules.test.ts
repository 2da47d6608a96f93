import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineTotal, unitPrice } from '#domain/money/money.ts';
import { cheaperLarger, dearerSteps, ladderProblems } from './ladder-rules.ts';
import { stepPrice } from './price-ladder.ts';
import type { LadderStep } from './price-row.ts';

const step = (quantity: number, chf: number): LadderStep => ({ quantity, price: unitPrice(Math.round(chf * 10_000)) });

describe('problems of a ladder', () => {
  test('are named at their entry, all of them at once', () => {
    const entries = [
      { quantity: 10, price: 5 },
      { quantity: 10, price: -1 },
      { quantity: 5, price: 1.00005 },
      { quantity: 0.5, price: Number.NaN },
    ];
    expect(ladderProblems(entries).map(({ key, field }) => `${key} ${field}`)).toEqual([
      'ladderQuantityTwice entries.1.quantity',
      'priceNotPossible entries.1.price',
      'ladderNotAscending entries.2.quantity',
      'priceTooFine entries.2.price',
      'ladderQuantityNotWhole entries.3.quantity',
      'ladderNotAscending entries.3.quantity',
      'priceNotPossible entries.3.price',
    ]);
  });
  test('are an empty ladder where it is the source, and none beside another source', () => {
    expect(ladderProblems([], 'fixPrice').map(({ key, field }) => `${key} ${field}`)).toEqual(['ladderEmpty fixPrice']);
    expect(ladderProblems([], 'fixPrice', 'FIX_PRICE')).toHaveLength(1);
    expect(ladderProblems([], 'fixPrice', 'MARGIN_PRICE')).toEqual([]);
    expect(ladderProblems([{ quantity: 1, price: -1 }], 'fixPrice', 'NONE')).toHaveLength(1);
  });
  test('are none for prices of up to four decimals, nothing for the first ones included', () => {
    const prices = [0, 162.3, 0.0001, 1234.5678, 10_000_000];
    expect(ladderProblems(prices.map((price, at) => ({ quantity: at + 1, price })))).toEqual([]);
  });
});

describe('a step at nothing', () => {
  const problemsAt = (...prices: number[]) =>
    ladderProblems(prices.map((price, at) => ({ quantity: at + 1, price }))).map(({ key, field }) => `${key} ${field}`);
  test('is refused after one that costs something', () => {
    expect(problemsAt(5, 0)).toEqual(['ladderStepFree entries.1.price']);
    expect(problemsAt(0, 5, 4, 0)).toEqual(['ladderStepFree entries.3.price']);
  });
  test('is all right where all is free, or the first ones are', () => {
    expect([problemsAt(0), problemsAt(0, 0), problemsAt(0, 5)]).toEqual([[], [], []]);
  });
});

describe('more pieces that cost less', () => {
  const ladder = [step(1, 14.9), step(10, 12.1), step(50, 11.9)];
  test('are told at the upper end of a step', () => {
    expect(dearerSteps(ladder, 1)).toEqual([{ quantity: 9, total: 13_410, larger: 10, largerTotal: 12_100 }]);
    expect(dearerSteps([step(1, 10), step(10, 9.5)], 1)).toEqual([]);
  });
  test('are orderable in the unit of sales', () => {
    expect(dearerSteps([step(50, 2.6), step(250, 1.45)], 50)).toEqual([{ quantity: 200, total: 52_000, larger: 250, largerTotal: 36_250 }]);
    expect(dearerSteps([step(5, 3), step(7, 1)], 5)).toEqual([{ quantity: 5, total: 1500, larger: 10, largerTotal: 1000 }]);
  });
  test('are found wherever there are some, and cost less indeed', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 5 }),
        fc.array(fc.integer({ min: 0, max: 9_000_000 }), { minLength: 5, maxLength: 5 }),
        fc.integer({ min: 1, max: 80 }),
        (starts, prices, quantity) => {
          const steps = starts.map((start, at) => ({ quantity: start, price: unitPrice(prices[at] ?? 0) }));
          const total = (pieces: number) => lineTotal(stepPrice(steps, pieces) ?? unitPrice(0), pieces);
          const all = Array.from({ length: 80 }, (_, at) => at + 1).filter((more) => more > quantity && total(more) < total(quantity));
          const found = cheaperLarger(steps, quantity, 1);
          expect(found === null).toBe(all.length === 0);
          if (found !== null) expect([total(found.larger), Math.min(...all.map(total))]).toEqual([found.largerTotal, found.largerTotal]);
        },
      ),
    );
  });
});
