import { describe, expect, test } from 'vitest';
import { unitPriceFromChf } from '#domain/money/money.ts';
import { changedMargin, changedPrice } from './bulk-change.ts';

describe('a change over many prices', () => {
  test.each([
    [100, { kind: 'percent', value: 2.5, rounding: 0.05 }, 102.5],
    [16.1, { kind: 'percent', value: 3, rounding: 0.05 }, 16.6], // 16.583
    [16.1, { kind: 'percent', value: 3, rounding: 0.01 }, 16.58],
    [0.82, { kind: 'percent', value: 3, rounding: 0.0001 }, 0.8446],
    [16.1, { kind: 'amount', value: -0.12, rounding: 0.05 }, 16], // 15.98
    [1, { kind: 'amount', value: -5, rounding: 0.01 }, 0],
    [0.025, { kind: 'amount', value: 0, rounding: 0.05 }, 0.05],
  ] as const)('%d by %j is %d', (price, change, changed) => {
    expect(changedPrice(unitPriceFromChf(price), change)).toBe(unitPriceFromChf(changed));
  });
  test('moves a margin so that the price moves by the percent', () => {
    expect(changedMargin(30, { kind: 'percent', value: 5, rounding: 0.05 })).toBe(36.5);
    expect(changedMargin(30, { kind: 'amount', value: 5, rounding: 0.05 })).toBeNull();
  });
});
