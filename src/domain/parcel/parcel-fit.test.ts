import { array, assert, constantFrom, integer, option, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { depth, seed } from '#test/depth.ts';
import { largestPackage, lengthAndGirth, packageCount, totalWeightG } from './package.ts';
import { parcelFit } from './parcel-fit.ts';
import type { BoughtLine } from './parcel-fit.ts';

const crate: BoughtLine = {
  articleNumber: 'HK_0001',
  quantity: 2,
  weightG: 8000,
  size: { lengthMm: 600, widthMm: 400, heightMm: 300 },
  knownToCustoms: false,
};
const fitOf = (lines: BoughtLine[], zipCode = '8001', country = 'CH') => parcelFit({ lines, zipCode, country });

describe('parcelFit', () => {
  test.each<[string, BoughtLine[], string, string, string]>([
    ['nothing', [], '8001', 'CH', 'parcelNothing'],
    ['an unknown size', [crate, { ...crate, size: null }], '8001', 'CH', 'parcelSizeUnknown'],
    ['an unknown weight', [{ ...crate, weightG: null }], '8001', 'CH', 'parcelSizeUnknown'],
    ['no weight at all', [{ ...crate, weightG: 0 }], '8001', 'CH', 'parcelSizeUnknown'],
    ['a heavy piece', [{ ...crate, weightG: 68_001 }], '8001', 'CH', 'parcelTooHeavy'],
    ['a long piece', [{ ...crate, size: { lengthMm: 2741, widthMm: 100, heightMm: 100 } }], '8001', 'CH', 'parcelTooLarge'],
    ['a bulky piece', [{ ...crate, size: { lengthMm: 1000, widthMm: 600, heightMm: 560 } }], '8001', 'CH', 'parcelTooLarge'],
    ['41 packages', [{ ...crate, quantity: 41, weightG: 20_000 }], '8001', 'CH', 'parcelTooMany'],
    ['no place', [crate], ' ', 'CH', 'parcelPlaceMissing'],
    ['goods that customs never saw', [crate], '79098', 'DE', 'parcelCustomsUnknown'],
  ])('not with %s', (_, lines, zipCode, country, key) => {
    expect(fitOf(lines, zipCode, country)).toMatchObject({ problem: { key } });
  });

  test('to the limit, and abroad with goods that customs know', () => {
    expect(fitOf([{ ...crate, quantity: 1, weightG: 68_000 }])).toMatchObject({ packages: [{ count: 1, weightG: 68_000 }] });
    expect(fitOf([{ ...crate, quantity: 40, weightG: 20_000 }])).toMatchObject({ packages: [{ count: 40 }] });
    expect(fitOf([{ ...crate, knownToCustoms: true }], '79098', 'DE')).toHaveProperty('packages');
    expect(fitOf([crate], '9490', 'LI')).toHaveProperty('packages');
  });

  test('whatever lies in a cart: what fits keeps every limit and loses nothing', () => {
    const side = integer({ min: 1, max: 3200 });
    const line = record({
      articleNumber: constantFrom('A', 'B'),
      quantity: integer({ min: 1, max: 60 }),
      weightG: option(integer({ min: 0, max: 90_000 })),
      size: option(record({ lengthMm: side, widthMm: side, heightMm: side })),
      knownToCustoms: constantFrom(true, false),
    });
    assert(
      property(array(line, { maxLength: 4 }), constantFrom('CH', 'DE'), (lines, country) => {
        const fit = fitOf(lines, '8001', country);
        if ('problem' in fit) return;
        expect(packageCount(fit.packages)).toBeLessThanOrEqual(40);
        expect(totalWeightG(fit.packages)).toBe(lines.reduce((sum, { quantity, weightG }) => sum + quantity * (weightG ?? 0), 0));
        expect(lines.every(({ knownToCustoms }) => country === 'CH' || knownToCustoms)).toBe(true);
        for (const each of fit.packages) {
          expect(lengthAndGirth(each)).toBeLessThanOrEqual(largestPackage.lengthAndGirthCm);
          expect(Math.max(each.lengthCm, each.widthCm, each.heightCm)).toBeLessThanOrEqual(largestPackage.lengthCm);
          expect(each.weightG).toBeLessThanOrEqual(largestPackage.weightG);
        }
      }),
      { numRuns: depth(300, 20_000), seed },
    );
  });
});
