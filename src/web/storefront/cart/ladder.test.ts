import { describe, expect, it } from 'vitest';
import type { LadderStep } from '#contract/product.ts';
import { barHeights, nextBreak, sameTotalStep, stepFor, worthwhileBreak, type LadderPrice } from './ladder.ts';

const ladder = [
  { quantity: 1, price: 186.5 },
  { quantity: 5, price: 170 },
  { quantity: 25, price: 151.9 },
];

/** Not answered yet for the quantity asked about. */
const at = (graduatedPrice: LadderStep[]): LadderPrice => ({ graduatedPrice, pricePerOne: null, finalPrice: null });

describe('the quantity ladder', () => {
  it('takes the highest step that the quantity reaches', () => {
    expect([1, 4, 5, 24, 25, 900].map((quantity) => stepFor(ladder, quantity))).toEqual([0, 0, 1, 1, 2, 2]);
    expect(stepFor([{ quantity: 10, price: 1 }], 3)).toBe(0);
  });

  it('names more pieces for the same money, the most of them', () => {
    expect(sameTotalStep(at(ladder), 4)).toBeNull();
    expect(
      sameTotalStep(
        at([
          { quantity: 1, price: 64.29 },
          { quantity: 5, price: 23.25 },
        ]),
        4,
      ),
    ).toEqual({ quantity: 5, price: 23.25 });
    expect(
      sameTotalStep(
        at([
          { quantity: 1, price: 20 },
          { quantity: 5, price: 10 },
          { quantity: 10, price: 5 },
        ]),
        3,
      )?.quantity,
    ).toBe(10);
    expect(sameTotalStep(at([]), 1)).toBeNull();
  });

  it('names the next break with its saving', () => {
    expect(nextBreak(at(ladder), 10)).toEqual({ quantity: 25, price: 151.9, savingPercent: 10.6 });
  });

  it('names none on the last step, without steps and where nothing becomes cheaper', () => {
    expect(nextBreak(at(ladder), 25)).toBeNull();
    expect(nextBreak(at([]), 1)).toBeNull();
    expect(
      nextBreak(
        at([
          { quantity: 1, price: 5 },
          { quantity: 10, price: 5 },
        ]),
        1,
      ),
    ).toBeNull();
  });

  it('speaks of a break only where it saves and does not make the order much dearer', () => {
    expect(worthwhileBreak(at(ladder), 4)).toMatchObject({ quantity: 5 });
    // 8.8 % per piece, but five times the order.
    expect(worthwhileBreak(at(ladder), 1)).toBeNull();
    const slight = [
      { quantity: 1, price: 100 },
      { quantity: 10, price: 97 },
    ];
    expect(worthwhileBreak(at(slight), 9)).toBeNull();
  });

  it('compares with what this quantity costs, not with its step, where setting up is spread over the pieces', () => {
    const printed = [
      { quantity: 50, price: 4.45 },
      { quantity: 100, price: 2.6 },
      { quantity: 250, price: 1.45 },
    ];
    const line = { graduatedPrice: printed, pricePerOne: 2, finalPrice: 300 };
    expect(sameTotalStep(line, 150)).toBeNull();
    expect(nextBreak(line, 150)).toMatchObject({ quantity: 250, savingPercent: 27.5 });
    expect(worthwhileBreak(line, 150)).toMatchObject({ quantity: 250, savingPercent: 27.5 });
  });

  it('knows a capped line by its total, rounded down per piece', () => {
    const steps = [
      { quantity: 1, price: 5 },
      { quantity: 1000, price: 2.9063 },
    ];
    expect(sameTotalStep({ graduatedPrice: steps, pricePerOne: 3.4191, finalPrice: 2906.24 }, 850)?.quantity).toBe(1000);
  });

  it('draws the dearest step highest, from zero', () => {
    expect(barHeights(ladder)).toEqual([36, 33, 29]);
    expect(barHeights([{ quantity: 1, price: 5 }])).toEqual([36]);
    expect(barHeights([])).toEqual([]);
  });
});
