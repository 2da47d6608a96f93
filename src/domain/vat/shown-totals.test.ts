import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { totalsOf } from '#domain/cart/cart-totals.ts';
import { rappen, sum } from '#domain/money/money.ts';
import { grossTotals, priceViewFor, shownRate, shownTotals, totalsFromChf } from './shown-totals.ts';
import { grossAmount } from './vat.ts';

const amounts = fc.integer({ min: 0, max: 50_000_000 }).map(rappen);

test('a private person’s block adds up to the total of the order, and its products to their lines', () => {
  fc.assert(
    fc.property(
      fc.array(amounts, { maxLength: 20 }),
      fc.option(amounts),
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 0, max: 2000 }),
      (lines, shipping, discount, vatRate) => {
        const terms = { shipping, discount: { numerator: discount, denominator: 10_000 }, vatApplies: true, vatRate };
        const net = totalsOf({ products: sum(lines), ...terms });
        const shown = grossTotals(net, lines, vatRate);
        expect(shown.products - shown.discountAmount + (shown.shipping ?? 0) + shown.rounding).toBe(net.total);
        expect(shown.products).toBe(sum(lines.map((line) => grossAmount(line, vatRate))));
        // Each amount is off by half a Rappen at the most.
        expect(Math.abs(shown.rounding)).toBeLessThanOrEqual((lines.length + 3) / 2);
      },
    ),
  );
});

test('products that the lines do not explain are rounded as one amount', () => {
  const net = { products: rappen(10_000), discountAmount: rappen(0), shipping: null, vat: rappen(810), total: rappen(10_810) };
  expect(grossTotals(net, [rappen(1)], 810)).toMatchObject({ products: 10_810, rounding: 0 });
});

test('firms reckon without the tax', () => {
  expect([priceViewFor(true), priceViewFor(false)]).toEqual(['excl', 'incl']);
});

test.each([
  ['a private person', false, true, 810],
  ['a private person abroad', false, false, null],
  ['a firm', true, true, null],
  ['a firm abroad', true, false, null],
])('%s sees amounts with the tax: company %s, taxed %s → %s', (_who, company, hasVat, rate) => {
  expect(shownRate({ customer: { company }, hasVat, vatPercent: 8.1 })).toBe(rate);
});

test.each([rappen(1250), null])('totals of the wire are Rappen; shipping %s', (shipping) => {
  const chf = { products: 100, discountAmount: 5.5, shipping: shipping === null ? null : 12.5, vat: 8.65, total: 115.65 };
  const net = totalsFromChf(chf);
  expect(net).toEqual({ products: 10_000, discountAmount: 550, shipping, vat: 865, total: 11_565 });
  expect(shownTotals(net, [], null)).toEqual({ ...net, rounding: 0 });
  expect(shownTotals(net, [net.products], 810)).toEqual(grossTotals(net, [net.products], 810));
});
