import { expect, test } from 'vitest';
import { isMadeToMeasure } from './made-to-measure.ts';

const product = { canBeConfigured: false, publiclyAvailable: true };

test.each([
  ['a configured product', { product: { ...product, canBeConfigured: true }, weight: 24 }, true],
  ['one that is on request and has no weight yet', { product: { ...product, canBeConfigured: true }, weight: 0 }, true],
  ['a stock article', { product, weight: 24 }, false],
  ['an article made for one firm', { product: { ...product, publiclyAvailable: false }, weight: 24 }, true],
  ['a service that the office sells', { product: { ...product, publiclyAvailable: false }, weight: 0 }, false],
  ['goods written by hand', { product: null, weight: 24 }, true],
  ['a service written by hand', { product: null, weight: 0 }, false],
])('%s', (_name, line, made) => {
  expect(isMadeToMeasure(line)).toBe(made);
});
