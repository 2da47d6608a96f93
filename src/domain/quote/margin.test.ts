import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unitPrice, unitPriceFromChf } from '#domain/money/money.ts';
import { belowFloor, leastPrice, marginOf, wholeMargin } from './margin.ts';

const chf = unitPriceFromChf;

describe('the margin of a line', () => {
  it.each([
    [100, 85, 0, 1500],
    [398, 268.4, 0, 3256],
    [100, 85, 1000, 555],
    [100, 0, 0, 10_000],
    [50, 100, 0, -10_000],
    [0, 10, 0, -10_000],
    [0, 0, 0, 0],
    [100, 80, 10_000, -10_000],
  ])('of %d with costs of %d and a discount of %d', (price, cost, discount, margin) => {
    expect(marginOf({ price: chf(price), cost: chf(cost) }, discount)).toBe(margin);
  });

  it('is unknown where price or cost is, and such a line is not below the floor', () => {
    expect(marginOf({ price: null, cost: chf(1) }, 0)).toBeNull();
    expect(marginOf({ price: chf(1), cost: null }, 0)).toBeNull();
    expect(
      belowFloor([{ id: 1, quantity: 1, price: chf(1), cost: null, listPrice: null }], { discount: 0, agreed: 0, floor: 9999 }),
    ).toEqual([]);
  });

  it('of the least price is not below the floor, and of a Rappen less it is', () => {
    assert(
      property(
        integer({ min: 1, max: 2_000_000_000 }),
        integer({ min: 0, max: 6000 }),
        integer({ min: 0, max: 6000 }),
        (cost, discount, floor) => {
          const terms = { discount, agreed: 0, floor };
          const least = leastPrice({ cost: unitPrice(cost), listPrice: null }, terms) ?? unitPrice(0);
          const line = (price: number) => [{ id: 7, quantity: 1, price: unitPrice(price), cost: unitPrice(cost), listPrice: null }];
          expect(least % 100).toBe(0);
          expect(belowFloor(line(least), terms)).toEqual([]);
          expect(marginOf({ price: unitPrice(least - 100), cost: unitPrice(cost) }, discount)).toBeLessThanOrEqual(floor);
        },
      ),
    );
  });

  it.each([
    ['at the shop’s own price', 60, 0, 0, []],
    ['a Rappen below it', 59.99, 0, 0, [1]],
    ['with the customer’s discount of the shop', 60, 500, 500, []],
    ['with more than that', 60, 600, 500, [1]],
  ] as const)('needs no release %s', (_, price, discount, agreed, low) => {
    const line = { id: 1, quantity: 1, price: chf(price), cost: chf(58), listPrice: chf(60) };
    const terms = { discount, agreed, floor: 1500 };
    expect(belowFloor([line], terms)).toEqual(low);
    const least = leastPrice(line, terms);
    expect(belowFloor([{ ...line, price: least }], terms)).toEqual([]);
  });

  it.each([
    ['at the floor', 85, null, { floor: 1500 }, 1_000_000],
    ['at the floor, in whole Rappen', 85.01, null, { floor: 1500 }, 1_000_200],
    ['at the floor after the discount', 85, null, { floor: 1500, discount: 1000 }, 1_111_200],
    ['the shop’s own, where that is lower', 85, 90, { floor: 1500 }, 900_000],
    ['at the floor, where the shop’s own is higher', 85, 120, { floor: 1500 }, 1_000_000],
    ['what gives the shop’s own after both discounts, rounded up', 85, 60, { floor: 1500, discount: 600, agreed: 500 }, 606_383],
    ['the shop’s own, where no margin is enough', 85, 120, { floor: 10_000 }, 1_200_000],
    ['none where no margin is enough and the shop has no price', 85, null, { floor: 10_000 }, null],
    ['none where all is given away', 85, 120, { floor: 1500, discount: 10_000 }, null],
    ['none where the cost is unknown', null, 120, { floor: 1500 }, null],
  ])('the least price is %s', (_, cost, listPrice, terms, least) => {
    const line = { cost: cost === null ? null : chf(cost), listPrice: listPrice === null ? null : chf(listPrice) };
    expect(leastPrice(line, { discount: 0, agreed: 0, ...terms })).toBe(least);
  });

  it('of all lines together weighs them by quantity and leaves out what is unknown', () => {
    const lines = [
      { id: 1, quantity: 4, price: chf(398), cost: chf(268.4) },
      { id: 2, quantity: 2, price: chf(642), cost: chf(521.1) },
      { id: 3, quantity: 6, price: chf(36.2), cost: chf(27.6) },
      { id: 4, quantity: 1, price: chf(144), cost: chf(96) },
      { id: 5, quantity: 9, price: chf(10), cost: null },
      { id: 6, quantity: 9, price: null, cost: chf(10) },
    ];
    expect(wholeMargin(lines, 0)).toBe(2655);
    expect(wholeMargin(lines.slice(4), 0)).toBeNull();
    const all = lines.map((line) => ({ ...line, listPrice: null }));
    expect(belowFloor(all, { discount: 0, agreed: 0, floor: 2200 })).toEqual([2]);
  });
});
