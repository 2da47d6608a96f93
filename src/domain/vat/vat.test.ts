import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rappen, unitPrice } from '#domain/money/money.ts';
import { grossAmount, grossUnitPrice, vatApplies, vatOf } from './vat.ts';

describe('who pays VAT', () => {
  test.each([
    ['CH', false, null, true],
    ['LI', false, null, true],
    ['DE', false, null, false],
    ['US', false, null, false],
    ['', false, null, false],
    ['DE', true, null, true],
    ['CH', true, null, true],
    ['DE', false, true, true],
    ['LI', false, true, true],
    ['DE', true, true, true],
    ['CH', false, false, false],
    ['DE', true, false, false],
  ])('delivery to %s, pickup %s, forced %s → %s', (country, pickup, forced, expected) => {
    expect(vatApplies({ pickup, country, forced })).toBe(expected);
  });
});

describe('how much', () => {
  test.each([
    [10_000, 810],
    [6_173, 500],
    [500, 41], // 40.5
    [-500, -41],
    [0, 0],
  ])('8.1 %% of %d Rappen is %d', (net, vat) => {
    expect(vatOf(rappen(net), 810)).toBe(vat);
    expect(grossAmount(rappen(net), 810)).toBe(net + vat);
  });

  test('the gross amount is the net × 1.081 rounded once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (net) => {
        expect(Math.abs(grossAmount(rappen(net), 810) * 1000 - net * 1081)).toBeLessThanOrEqual(500);
      }),
    );
  });

  test.each([
    [825, 9],
    [10_000, 108],
    [123_450, 1334],
    [462_535, 5000], // 4999.99…: rounded once, not twice
    [0, 0],
  ])('a piece of %d ten-thousandths costs %d Rappen with VAT', (net, gross) => {
    expect(grossUnitPrice(unitPrice(net), 810)).toBe(gross);
  });

  test('a gross piece is off by half a Rappen at most', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 9), (net) => {
        expect(Math.abs(grossUnitPrice(unitPrice(net), 810) * 100_000 - net * 1081)).toBeLessThanOrEqual(50_000);
      }),
    );
  });
});
