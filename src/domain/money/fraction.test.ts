import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fractionFromNumber, numberFromFraction, percentText, remainder } from './fraction.ts';

describe('fractions', () => {
  test.each([
    [0.05, 1, 20],
    [1.1, 11, 10],
    [0.081, 81, 1000],
    [0, 0, 1],
    [1, 1, 1],
    [-0.25, -1, 4],
    [12, 12, 1],
    [1250.5, 2501, 2],
    [1 / 3, 333_333_333, 1_000_000_000],
    [1e-13, 0, 1],
  ])('%d is %d/%d', (value, numerator, denominator) => {
    expect(fractionFromNumber(value)).toEqual({ numerator, denominator });
  });

  test.each([Number.NaN, Infinity, 1e6, -1e6])('%d is no fraction', (value) => {
    expect(() => fractionFromNumber(value)).toThrow(RangeError);
  });

  test('a percentage with two decimals comes back unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (hundredthsOfPercent) => {
        const value = hundredthsOfPercent / 10_000;
        expect(numberFromFraction(fractionFromNumber(value))).toBe(value);
      }),
    );
  });

  test('fraction and remainder make a whole', () => {
    expect(remainder(fractionFromNumber(0.05))).toEqual({ numerator: 19, denominator: 20 });
    expect(remainder(fractionFromNumber(1))).toEqual({ numerator: 0, denominator: 1 });
  });

  test.each([
    [0.05, '5\u00a0%'],
    [0.075, '7.5\u00a0%'],
    [0.1234, '12.34\u00a0%'],
    [0, '0\u00a0%'],
    [0.1, '10\u00a0%'],
    [1, '100\u00a0%'],
    [-0.005, '-0.5\u00a0%'],
  ])('%d is shown as %s', (value, text) => {
    expect(percentText(fractionFromNumber(value), 'de')).toBe(text);
  });

  test('keeps the sign off the number in German and French, not in English', () => {
    expect(percentText(fractionFromNumber(0.075), 'fr')).toBe('7.5\u00a0%');
    expect(percentText(fractionFromNumber(0.075), 'en')).toBe('7.5%');
  });
});
