import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Rappen } from './money.ts';
import {
  chfFromRappen,
  chfFromUnitPrice,
  isAmount,
  lineTotal,
  maximumChf,
  rappen,
  rappenFromChf,
  sum,
  timesFraction,
  unitPrice,
  unitPriceFromChf,
} from './money.ts';

const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(rappen);

describe('turning francs into money values', () => {
  test.each([
    [1.005, 101],
    [-1.005, -101],
    [0.615, 62],
    [0.1 + 0.2, 30],
    [1234.5, 123_450],
    [0.004999, 0],
    [-0.004, 0],
    [1e-7, 0],
    [9e11, 90_000_000_000_000],
  ])('%d CHF are %d Rappen', (chf, expected) => {
    expect(rappenFromChf(chf)).toBe(expected);
  });

  test.each([
    [0.0825, 825],
    [0.00005, 1],
    [-0.00005, -1],
    [12.34567, 123_457],
    [9e11, 9_000_000_000_000_000],
  ])('%d CHF are %d ten-thousandths', (chf, expected) => {
    expect(unitPriceFromChf(chf)).toBe(expected);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -Infinity, maximumChf * 1.01])('%d is no amount', (chf) => {
    expect(isAmount(chf)).toBe(false);
    expect(() => unitPriceFromChf(chf)).toThrow(RangeError);
    expect(() => rappenFromChf(chf)).toThrow(RangeError);
  });

  test('whole amounts survive the way to francs and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 13), max: 10 ** 13 }), (whole) => {
        expect(rappenFromChf(chfFromRappen(rappen(whole)))).toBe(whole);
        expect(unitPriceFromChf(chfFromUnitPrice(unitPrice(whole)))).toBe(whole);
      }),
    );
  });

  test('only whole numbers are amounts', () => {
    expect(() => rappen(0.5)).toThrow(RangeError);
    expect(() => unitPrice(Number.MAX_SAFE_INTEGER + 1)).toThrow(RangeError);
    expect(Object.is(rappen(-0), 0)).toBe(true);
  });
});

describe('the price of a line', () => {
  test.each([
    [825, 3, 25],
    [6150, 3, 185],
    [50, 1, 1],
    [-50, 1, -1],
    [49, 1, 0],
    [123_450, 0, 0],
  ])('%d ten-thousandths × %d = %d Rappen', (price, quantity, expected) => {
    expect(lineTotal(unitPrice(price), quantity)).toBe(expected);
  });

  test('a piece and a half cannot be bought', () => {
    expect(() => lineTotal(unitPrice(100), 1.5)).toThrow(RangeError);
  });

  test('rounding moves a line by half a Rappen at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 10_000 }), (price, quantity) => {
        const exact = price * quantity;
        expect(Math.abs(lineTotal(unitPrice(price), quantity) * 100 - exact)).toBeLessThanOrEqual(50);
      }),
    );
  });
});

describe('fractions of an amount', () => {
  test.each([
    [1000, 81, 1000, 81],
    [50, 1, 100, 1],
    [-50, 1, 100, -1],
    [49, 1, 100, 0],
    [90_000_000_000_000, 1081, 1000, 97_290_000_000_000],
  ])('%d × %d/%d = %d', (amount, numerator, denominator, expected) => {
    expect(timesFraction(rappen(amount), numerator, denominator)).toBe(expected);
  });

  test('half away from zero is the same on both sides of zero', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.integer({ min: -10_000, max: 10_000 }),
        fc.integer({ min: 1, max: 10_000 }),
        (amount, numerator, denominator) => {
          const there = timesFraction(amount, numerator, denominator);
          expect(timesFraction(rappen(0 - amount), numerator, denominator)).toBe(0 - there);
          expect(2n * BigInt(there) * BigInt(denominator) - 2n * BigInt(amount) * BigInt(numerator)).toSatisfy(
            (twiceError: bigint) => twiceError <= BigInt(denominator) && twiceError >= -BigInt(denominator),
          );
        },
      ),
    );
  });

  test('dividing by nothing is a bug', () => {
    expect(() => timesFraction(rappen(1), 1, 0)).toThrow(RangeError);
  });
});

test('a sum does not depend on the order of its parts', () => {
  fc.assert(
    fc.property(fc.array(amounts), fc.array(amounts), (first: Rappen[], second: Rappen[]) => {
      expect(sum([...first, ...second])).toBe(sum([...second, ...first]));
      expect(sum([...first, ...second])).toBe(sum([sum(first), sum(second)]));
    }),
  );
  expect(sum([])).toBe(0);
});
