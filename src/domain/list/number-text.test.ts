import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupedText } from '#domain/money/money-text.ts';
import { parseNumber } from './number-text.ts';

describe('numbers as people write them', () => {
  it.each([
    ["1'234.50", 1234.5],
    ['1’234.5', 1234.5],
    ['1234,5', 1234.5],
    ['1 234.50', 1234.5],
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['1.234', 1.234],
    ['0,125', 0.125],
    ['−5', -5],
    ['+7', 7],
    ['-0', 0],
    ['12.', 12],
    ['24.-', 24],
    ["1'080.–", 1080],
    ['24.--', 24],
    ['１２００', 1200],
    ['١٢٠٠٫٥', 1200.5],
  ])('%s is %d', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each(['', '1,234', '92O', '1.2.3', '1.234.-', '24-', '1,2,3', '--5', '1e5', 'CHF', '0x10', '.5', '9'.repeat(50)])(
    '%s is none',
    (text) => {
      expect(parseNumber(text)).toBeNull();
    },
  );

  it('reads what the shop writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (whole) => {
        expect(parseNumber(groupedText(whole))).toBe(whole);
      }),
    );
  });
});
