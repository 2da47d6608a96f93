import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chfFromRappen, rappen, unitPrice } from './money.ts';
import { amountText, chfText, chfUnitPriceText, groupedText, parseAmount, unitPriceText } from './money-text.ts';

describe('amounts in words', () => {
  test.each([
    [123_450, "CHF 1'234.50"],
    [0, 'CHF 0.00'],
    [5, 'CHF 0.05'],
    [-123_456_789, "CHF −1'234'567.89"],
    [99_999, 'CHF 999.99'],
    [100_000, "CHF 1'000.00"],
  ])('%d Rappen are %s', (amount, text) => {
    expect(chfText(rappen(amount))).toBe(text);
  });

  test.each([
    [825, '0.0825'],
    [125_000, '12.50'],
    [125_500, '12.55'],
    [125_550, '12.555'],
    [12_345_678, "1'234.5678"],
    [0, '0.00'],
    [-1, '−0.0001'],
  ])('a unit price of %d is written %s', (price, text) => {
    expect(unitPriceText(unitPrice(price))).toBe(text);
    expect(chfUnitPriceText(unitPrice(price))).toBe(`CHF ${text}`);
  });

  test('pieces have thousands separators too', () => {
    expect(groupedText(12_345)).toBe("12'345");
    expect(groupedText(7)).toBe('7');
  });
});

describe('reading amounts', () => {
  test.each([
    ["CHF 1'234.50", 1234.5],
    ['1’234.50', 1234.5],
    ['1 234.50', 1234.5],
    ['12,5', 12.5],
    ['12.', 12],
    ['-3.0825', -3.0825],
    ['−3', -3],
    ['Fr. 20', 20],
    ['450.-', 450],
    ["CHF 1'450.–", 1450],
    ['-3,—', -3],
    ['0', 0],
    ['-0', 0],
  ])('%s is %d', (text, chf) => {
    expect(parseAmount(text)).toBe(chf);
  });

  test.each(['', 'abc', '1.2.3', '1,234', '1e3', '--1', '.-', '1.2.-', '1-', '12.34567', '0x10', '9999999999999', '1'.repeat(100_000)])(
    '%s is not an amount',
    (text) => {
      expect(parseAmount(text)).toBeNull();
    },
  );

  test('every written amount is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (whole) => {
        expect(parseAmount(amountText(rappen(whole)))).toBe(chfFromRappen(rappen(whole)));
      }),
    );
  });
});
