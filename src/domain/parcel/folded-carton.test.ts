import { assert, double, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { depth, seed } from '../../../test/depth.ts';
import { foldedCarton } from './folded-carton.ts';
import { packagesOf } from './package.ts';

const blank = { lengthMm: 1449, widthMm: 512, thicknessMm: 4 };

test.each([
  ['fefco-0201', { lengthMm: 725, widthMm: 512, heightMm: 8 }],
  ['fefco-0427', { lengthMm: 1449, widthMm: 512, heightMm: 4 }],
  ['holzkiste', null],
  ['fefco-0301', null],
])('%s', (modelId, size) => {
  expect(foldedCarton({ modelId, ...blank })).toEqual(size);
});

test('without a board there is no size', () => {
  expect(foldedCarton({ modelId: 'fefco-0201', ...blank, thicknessMm: 0 })).toBeNull();
});

test('lies flat: its longest side is not its height, and it needs no less board than it has', () => {
  const side = double({ min: 60, max: 3000, noNaN: true });
  assert(
    property(tuple(side, side, double({ min: 1, max: 8, noNaN: true })), ([lengthMm, widthMm, thicknessMm]) => {
      for (const modelId of ['fefco-0201', 'fefco-0427']) {
        const size = foldedCarton({ modelId, lengthMm, widthMm, thicknessMm })!;
        expect(size.lengthMm).toBeGreaterThanOrEqual(size.widthMm);
        expect(size.widthMm).toBeGreaterThan(size.heightMm);
        expect(size.lengthMm * size.widthMm * size.heightMm).toBeGreaterThanOrEqual(lengthMm * widthMm * thicknessMm * 0.999);
      }
    }),
    { numRuns: depth(100, 2000), seed },
  );
});

test('a bundle of them is as heavy as one person carries', () => {
  const size = foldedCarton({ modelId: 'fefco-0201', ...blank });
  expect(packagesOf([{ articleNumber: 'KA_0001', quantity: 100, weightG: 400, size }])).toEqual([
    { count: 1, articleNumber: 'KA_0001', lengthCm: 73, widthCm: 52, heightCm: 60, weightG: 30_000 },
    { count: 1, articleNumber: 'KA_0001', lengthCm: 73, widthCm: 52, heightCm: 20, weightG: 10_000 },
  ]);
});
