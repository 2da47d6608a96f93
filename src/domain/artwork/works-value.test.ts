import { expect, test } from 'vitest';
import { rappen } from '#domain/money/money.ts';
import { worksValue } from './works-value.ts';

const prices = [rappen(1_100_000), rappen(560_000)];

test('works share the declared value by their prices, to the last centime', () => {
  expect(worksValue(prices, rappen(2_076_000))).toEqual([1_375_663, 700_337]);
  expect(worksValue([rappen(100)], rappen(250))).toEqual([250]);
});

test('nobody knows the value of works without a declared one, or without prices', () => {
  expect(worksValue(prices, null)).toEqual([]);
  expect(worksValue([rappen(0), rappen(0)], rappen(2_076_000))).toEqual([]);
});
