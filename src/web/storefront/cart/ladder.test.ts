import { describe, expect, it } from 'vitest';
import { barHeights, nextBreak, sameTotalStep, stepFor, worthwhileBreak } from './ladder.ts';

const ladder = [
  { quantity: 1, price: 186.5 },
  { quantity: 5, price: 170 },
  { quantity: 25, price: 151.9 },
];

describe('the quantity ladder', () => {
  it('takes the highest step that the quantity reaches', () => {
    expect([1, 4, 5, 24, 25, 900].map((quantity) => stepFor(ladder, quantity))).toEqual([0, 0, 1, 1, 2, 2]);
    expect(stepFor([{ quantity: 10, price: 1 }], 3)).toBe(0);
  });

  it('names more pieces for the same money, the most of them', () => {
    expect(sameTotalStep(ladder, 4)).toBeNull();
    expect(
      sameTotalStep(
        [
          { quantity: 1, price: 64.29 },
          { quantity: 5, price: 23.25 },
        ],
        4,
      ),
    ).toEqual({ quantity: 5, price: 23.25 });
    expect(
      sameTotalStep(
        [
          { quantity: 1, price: 20 },
          { quantity: 5, price: 10 },
          { quantity: 10, price: 5 },
        ],
        3,
      )?.quantity,
    ).toBe(10);
    expect(sameTotalStep([], 1)).toBeNull();
  });

  it('names the next break with its saving', () => {
    expect(nextBreak(ladder, 10)).toEqual({ quantity: 25, price: 151.9, savingPercent: 10.6 });
  });

  it('names none on the last step, without steps and where nothing becomes cheaper', () => {
    expect(nextBreak(ladder, 25)).toBeNull();
    expect(nextBreak([], 1)).toBeNull();
    expect(
      nextBreak(
        [
          { quantity: 1, price: 5 },
          { quantity: 10, price: 5 },
        ],
        1,
      ),
    ).toBeNull();
  });

  it('speaks of a break only where it saves and does not make the order much dearer', () => {
    expect(worthwhileBreak(ladder, 4)).toMatchObject({ quantity: 5 });
    // 8.8 % per piece, but five times the order.
    expect(worthwhileBreak(ladder, 1)).toBeNull();
    const slight = [
      { quantity: 1, price: 100 },
      { quantity: 10, price: 97 },
    ];
    expect(worthwhileBreak(slight, 9)).toBeNull();
  });

  it('draws the dearest step highest, from zero', () => {
    expect(barHeights(ladder)).toEqual([36, 33, 29]);
    expect(barHeights([{ quantity: 1, price: 5 }])).toEqual([36]);
    expect(barHeights([])).toEqual([]);
  });
});
