import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmount } from '#domain/money/money-text.ts';
import { chfFromRappen, unitPrice, unitPriceFromChf } from '#domain/money/money.ts';
import { depth, seed } from '#test/depth.ts';
import { priceDifference } from './price-difference.ts';
import { grossUnitPrice } from './vat.ts';

const rate = 810;

test('says which of the two costs more, and by how much', () => {
  const [cheap, dear] = [unitPriceFromChf(100), unitPriceFromChf(110.5)];
  expect(priceDifference(cheap, dear, null)).toEqual({ kind: 'more', text: '10.50' });
  expect(priceDifference(dear, cheap, null)).toEqual({ kind: 'less', text: '10.50' });
  expect(priceDifference(dear, dear, rate)).toEqual({ kind: 'same', text: '0.00' });
  expect(priceDifference(cheap, dear, rate)).toEqual({ kind: 'more', text: '11.35' });
});

test('with the tax, it is what the two shown prices differ by, to the Rappen', () => {
  // The tax on the difference alone would be 0.03.
  expect(priceDifference(unitPriceFromChf(0.17), unitPriceFromChf(0.2), rate).text).toBe('0.04');
  const price = integer({ min: 0, max: 50_000_000 });
  assert(
    property(price, price, (a, b) => {
      const { kind, text } = priceDifference(unitPrice(a), unitPrice(b), rate);
      const [now, other] = [grossUnitPrice(unitPrice(a), rate), grossUnitPrice(unitPrice(b), rate)].map(chfFromRappen);
      const by = (parseAmount(text) ?? 0) * (kind === 'less' ? -1 : 1);
      expect(now! + by).toBeCloseTo(other!, 6);
    }),
    { numRuns: depth(200, 5000), seed },
  );
});
