import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineTotal, rappen, sum, unitPrice } from '#domain/money/money.ts';
import { compositePrice, spreadPrice } from './composite-price.ts';

const part = (quantity: number, price: number) => ({ quantity, pricePerOne: unitPrice(price) });
const amountOf = (parts: readonly { quantity: number }[], prices: readonly ReturnType<typeof unitPrice>[]) =>
  sum(parts.map(({ quantity }, index) => lineTotal(prices[index] ?? unitPrice(0), quantity)));

describe('the price of a composite', () => {
  test('is that of its parts, for one set', () => {
    // 4 × 148.20 + 4 × 22.10 + 80 × 2.22 in four sets
    expect(compositePrice([part(4, 1_482_000), part(4, 221_000), part(80, 22_200)], 4)).toBe(2_147_000);
  });

  test('said for the whole is spread in proportion', () => {
    expect(spreadPrice([part(1, 300_000), part(2, 50_000)], rappen(2000))).toEqual([150_000, 25_000]);
  });

  test('is shared equally by parts that cost nothing', () => {
    expect(spreadPrice([part(1, 0), part(1, 0)], rappen(1000))).toEqual([50_000, 50_000]);
  });

  test('is always made up by its parts to the Rappen, where one of them has few pieces', () => {
    const parts = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 5000 }), price: fc.integer({ min: 0, max: 50_000_000 }) }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 99 }), fc.integer({ min: 0, max: 100_000_000 }), (others, fewest, amount) => {
        const all = [part(fewest, 10_000), ...others.map(({ quantity, price }) => part(quantity, price))];
        const prices = spreadPrice(all, rappen(amount));
        // Parts of many pieces round by half a Rappen for each hundred pieces; the finest absorbs that unless nothing is left for it.
        const slack = sum(others.map(({ quantity }) => rappen(Math.ceil(quantity / 200) + 1)));
        if (amount > slack) expect(Math.abs(amountOf(all, prices) - amount)).toBeLessThanOrEqual(prices.includes(unitPrice(0)) ? slack : 0);
        expect(prices.every((price) => price >= 0)).toBe(true);
      }),
    );
  });
});
