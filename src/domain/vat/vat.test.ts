import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rappen, unitPrice } from '#domain/money/money.ts';
import { grossAmount, grossUnitPrice, vatApplies, vatIn, vatOf, vatPercentOf, vatPercentText, vatRateOf, vatRateText } from './vat.ts';

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

  test.each([
    [10_810, 810],
    [3000, 225], // 224.79
    [-3000, -225],
    [0, 0],
  ])('of %d Rappen with VAT, %d are the tax', (gross, tax) => {
    expect(vatIn(rappen(gross), 810)).toBe(tax);
  });

  test('what a gross amount contains is what was added to the net', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 10), fc.integer({ min: 0, max: 2000 }), (net, rate) => {
        expect(vatIn(grossAmount(rappen(net), rate), rate)).toBe(vatOf(rappen(net), rate));
      }),
    );
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

describe('a rate', () => {
  test.each([
    [8.1, 810],
    [2.6, 260],
    [0, 0],
    [3.85, 385],
  ])('of %d %% is %d', (percent, rate) => {
    expect(vatRateOf(percent)).toBe(rate);
    expect(vatPercentOf(rate)).toBe(percent);
  });

  test('is written with its sign as each language has it', () => {
    expect((['de', 'fr', 'en'] as const).map((language) => vatRateText(810, language))).toEqual(['8.1\u00A0%', '8.1\u00A0%', '8.1%']);
    expect(vatPercentText(2.6, 'de')).toBe('2.6\u00A0%');
  });
});
