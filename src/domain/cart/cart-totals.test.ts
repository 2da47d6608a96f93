import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fractionFromNumber, noFraction } from '#domain/money/fraction.ts';
import { rappen, unitPrice } from '#domain/money/money.ts';
import type { PricedLine } from './cart-totals.ts';
import { finalPrice, totals, totalsOf } from './cart-totals.ts';

const line = (price: number | null, quantity = 1): PricedLine => ({ pricePerOne: price === null ? null : unitPrice(price), quantity });

describe('totals', () => {
  test('discounted products + shipping, VAT on that, total', () => {
    const result = totals({
      lines: [line(123_450, 10), line(825, 3)],
      discount: fractionFromNumber(0.05),
      shipping: rappen(9200),
      vatApplies: true,
      vatRate: 810,
    });
    expect(result).toEqual({
      products: 12_370,
      discountAmount: 618, // 618.5, and what is left (11751.5) is rounded up
      discountedProducts: 11_752,
      shipping: 9200,
      net: 20_952,
      vat: 1697,
      total: 22_649,
    });
  });

  test('abroad there is no VAT', () => {
    expect(totals({ lines: [line(10_000)], discount: noFraction, shipping: rappen(0), vatApplies: false, vatRate: 810 })).toMatchObject({
      vat: 0,
      net: 100,
      total: 100,
    });
  });

  test('unknown shipping stays unknown and is not charged', () => {
    expect(totals({ lines: [line(10_000)], discount: noFraction, shipping: null, vatApplies: true, vatRate: 810 })).toMatchObject({
      shipping: null,
      net: 100,
      total: 108,
    });
  });

  test('a line without a price makes the total unknown', () => {
    expect(
      totals({ lines: [line(10_000), line(null)], discount: noFraction, shipping: rappen(0), vatApplies: true, vatRate: 810 }),
    ).toBeNull();
    expect(finalPrice(line(null, 3))).toBeNull();
  });

  test('an empty cart costs nothing', () => {
    expect(totals({ lines: [], discount: noFraction, shipping: null, vatApplies: true, vatRate: 810 })?.total).toBe(0);
  });

  test('a hundred percent discount leaves the shipping', () => {
    expect(
      totals({ lines: [line(10_000)], discount: fractionFromNumber(1), shipping: rappen(1000), vatApplies: true, vatRate: 810 }),
    ).toMatchObject({
      net: 1000,
      vat: 81,
    });
  });

  const carts = fc.record({
    lines: fc.array(
      fc.tuple(fc.nat(50_000_000), fc.integer({ min: 1, max: 5000 })).map(([price, quantity]) => line(price, quantity)),
      { maxLength: 30 },
    ),
    discount: fc.integer({ min: 0, max: 1000 }).map((permille) => fractionFromNumber(permille / 1000)),
    shipping: fc.nat(1_000_000).map(rappen),
    vatApplies: fc.boolean(),
    vatRate: fc.constant(810),
  });

  test('every column adds up to the Rappen', () => {
    fc.assert(
      fc.property(carts, (facts) => {
        const result = totals(facts);
        if (result === null) throw new Error('every line has a price');
        expect(result.products).toBe(facts.lines.reduce((total, one) => total + (finalPrice(one) ?? 0), 0));
        expect(result.discountedProducts + result.discountAmount).toBe(result.products);
        expect(result.discountedProducts + facts.shipping).toBe(result.net);
        expect(result.net + result.vat).toBe(result.total);
        expect(Math.abs(result.vat * 1000 - (facts.vatApplies ? result.net * 81 : 0))).toBeLessThanOrEqual(500);
        expect(result.discountAmount).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('cart and order compute the same from the same product total', () => {
    fc.assert(
      fc.property(carts, (facts) => {
        const result = totals(facts);
        expect(totalsOf({ ...facts, products: result?.products ?? rappen(0) })).toEqual(result);
      }),
    );
  });
});
