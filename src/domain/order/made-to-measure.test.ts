import { expect, test } from 'vitest';
import { isMadeToMeasure } from './made-to-measure.ts';

test.each([
  ['a configured product', { productId: 1, canBeConfigured: true, weight: 24 }, true],
  ['a stock article', { productId: 2, canBeConfigured: false, weight: 24 }, false],
  ['goods written by hand', { productId: null, canBeConfigured: false, weight: 24 }, true],
  ['a service written by hand', { productId: null, canBeConfigured: false, weight: 0 }, false],
])('%s', (_name, line, made) => {
  expect(isMadeToMeasure(line)).toBe(made);
});
