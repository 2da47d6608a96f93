import { expect, test } from 'vitest';
import { computedPrice } from './computed-price.ts';

test.each([
  [12.5, 125_000],
  [0.00005, 1],
  [9_999_999.99, 99_999_999_900],
])('%d francs are a price', (chf, price) => {
  expect(computedPrice(chf)).toBe(price);
});

test.each([0, -5, 0.000_01, 1e7, Number.NaN, Number.POSITIVE_INFINITY, '12', null, undefined])('%s is none', (chf) => {
  expect(computedPrice(chf)).toBeNull();
});
