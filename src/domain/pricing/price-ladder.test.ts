import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fractionFromNumber } from '#domain/money/fraction.ts';
import { rappen, unitPrice } from '#domain/money/money.ts';
import { discountAmount, discounted, refuseDiscount } from './discount.ts';
import type { PriceFacts } from './price-ladder.ts';
import { graduatedPrice, refuseQuantity, resolvePrice, stepPrice, unitOfSales } from './price-ladder.ts';
import type { LadderStep, PriceRow } from './price-row.ts';

const step = (quantity: number, price: number): LadderStep => ({ quantity, price: unitPrice(price) });
const row = (over: Partial<PriceRow>): PriceRow => ({
  unitOfSales: 1,
  activeStrategy: 'FIX_PRICE',
  fixPrice: [],
  marginPercent: null,
  ...over,
});
const facts = (over: Partial<PriceFacts>): PriceFacts => ({ own: null, default: null, internal: null, ...over });
const ladder = [step(50, 90_000), step(1, 100_000), step(10, 95_000)];

describe('which row counts', () => {
  const own = row({ fixPrice: [step(1, 500)] });
  const fallback = row({ fixPrice: [step(1, 900)] });
  test('the customer’s own, else the default customer’s, else none', () => {
    expect(resolvePrice(facts({ own, default: fallback }), 1)).toEqual({ kind: 'price', price: 500 });
    expect(resolvePrice(facts({ default: fallback }), 1)).toEqual({ kind: 'price', price: 900 });
    expect(resolvePrice(facts({}), 1)).toEqual({ kind: 'onRequest' });
  });
  test('an own row without a price does not fall back', () => {
    expect(resolvePrice(facts({ own: row({ activeStrategy: 'NONE' }), default: fallback }), 1)).toEqual({ kind: 'onRequest' });
    expect(resolvePrice(facts({ own: row({ fixPrice: [] }), default: fallback }), 1)).toEqual({ kind: 'onRequest' });
  });
});

describe('fix price', () => {
  test.each([
    [1, 100_000],
    [9, 100_000],
    [10, 95_000],
    [49, 95_000],
    [50, 90_000],
    [5000, 90_000],
  ])('%d pieces at %d', (quantity, price) => {
    expect(resolvePrice(facts({ default: row({ fixPrice: ladder }) }), quantity)).toEqual({ kind: 'price', price });
  });

  test('below the first entry the first counts', () => {
    expect(stepPrice([step(100, 800), step(500, 700)], 5)).toBe(800);
    expect(stepPrice([], 5)).toBeNull();
  });

  test('a falling ladder never gets dearer with the quantity', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 8 }),
        fc.nat(1500),
        fc.nat(500),
        (starts, quantity, more) => {
          const steps = starts.map((start) => step(start, 1_000_000 - start * 100));
          expect(stepPrice(steps, quantity + more)).toBeLessThanOrEqual(stepPrice(steps, quantity) ?? -1);
        },
      ),
    );
  });
});

describe('margin price', () => {
  const margin = row({ activeStrategy: 'MARGIN_PRICE', marginPercent: 35 });
  test.each([
    [35, 100_000, 135_000],
    [0, 100_000, 100_000],
    [12.5, 333, 375], // 374.625
    [35, 93_333, 126_000], // 12.599955: whole Rappen from one franc on
    [35, 7_407, 9_999], // 0.999945: ten-thousandths below
    [-10, 100_000, 90_000],
    [50, 1, 2], // 1.5
  ])('%d %% on %d is %d', (marginPercent, internal, price) => {
    const given = facts({ default: { ...margin, marginPercent }, internal: { kind: 'perPiece', price: unitPrice(internal) } });
    expect(resolvePrice(given, 1)).toEqual({ kind: 'price', price });
  });

  test('uses the internal price of that quantity', () => {
    const given = facts({ own: margin, internal: { kind: 'steps', steps: ladder } });
    expect(resolvePrice(given, 60)).toEqual({ kind: 'price', price: 121_500 });
    expect(graduatedPrice(given)).toEqual([step(1, 135_000), step(10, 128_300), step(50, 121_500)]);
  });

  test('without an internal price or a margin it is on request', () => {
    expect(resolvePrice(facts({ own: margin }), 1)).toEqual({ kind: 'onRequest' });
    const noMargin = facts({ own: { ...margin, marginPercent: null }, internal: { kind: 'perPiece', price: unitPrice(5) } });
    expect(resolvePrice(noMargin, 1)).toEqual({ kind: 'onRequest' });
    expect(graduatedPrice(noMargin)).toEqual([]);
    expect(graduatedPrice(facts({ own: margin }))).toEqual([]);
  });
});

test.each(['EXCEL_PRICE', 'REMOTE_PRICE'] as const)('%s is asked elsewhere', (source) => {
  const given = facts({ own: row({ fixPrice: ladder, activeStrategy: source }) });
  expect(resolvePrice(given, 1)).toEqual({ kind: 'external', source });
  expect(graduatedPrice(given)).toEqual([]);
  expect(graduatedPrice({ ...given, internal: { kind: 'steps', steps: ladder } })).toEqual([]);
});

test('without a row there is no ladder, whatever it costs', () => {
  expect(graduatedPrice(facts({ internal: { kind: 'steps', steps: ladder } }))).toEqual([]);
});

test('the ladder of a fix price is ascending', () => {
  expect(graduatedPrice(facts({ own: row({ fixPrice: ladder }) })).map(({ quantity }) => quantity)).toEqual([1, 10, 50]);
});

test('every step of a ladder is the price at its quantity', () => {
  const given = facts({ own: row({ activeStrategy: 'MARGIN_PRICE', marginPercent: 20 }), internal: { kind: 'steps', steps: ladder } });
  for (const { quantity, price } of graduatedPrice(given)) expect(resolvePrice(given, quantity)).toEqual({ kind: 'price', price });
});

describe('unit of sales', () => {
  test('is 1 unless the row says otherwise', () => {
    expect(unitOfSales(facts({}))).toBe(1);
    expect(unitOfSales(facts({ default: row({ unitOfSales: 25 }) }))).toBe(25);
    const perPiece = facts({
      own: row({ activeStrategy: 'MARGIN_PRICE', marginPercent: 0, unitOfSales: 25 }),
      internal: { kind: 'perPiece', price: unitPrice(7) },
    });
    expect(graduatedPrice(perPiece)).toEqual([step(25, 7)]);
  });
  test.each([
    [50, 25, true],
    [1, 1, true],
    [30, 25, false],
    [24, 25, false],
  ])('%d pieces by %d: %s', (quantity, unit, valid) => {
    expect(refuseQuantity(quantity, unit)).toEqual(
      valid ? null : expect.objectContaining({ key: 'quantityNotMultiple', params: { quantity, unitOfSales: unit } }),
    );
  });
});

describe('discount', () => {
  test('is rounded once, on what is left', () => {
    expect(discounted(rappen(12_370), fractionFromNumber(0.05))).toBe(11_752);
    expect(discountAmount(rappen(12_370), fractionFromNumber(0.05))).toBe(618);
  });
  test('takes nothing away from the sum of both parts', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 10), fc.integer({ min: 0, max: 10_000 }), (products, share) => {
        const discount = fractionFromNumber(share / 10_000);
        expect(discounted(rappen(products), discount) + discountAmount(rappen(products), discount)).toBe(products);
      }),
    );
  });
  test.each([
    [0, null],
    [1, null],
    [1.01, '101\u00A0%'],
    [-0.01, '-1\u00A0%'],
  ])('%d is refused as a discount: %s', (value, discount) => {
    expect(refuseDiscount(fractionFromNumber(value))).toEqual(
      discount === null ? null : expect.objectContaining({ key: 'discountOutOfRange', params: { discount } }),
    );
  });
});
