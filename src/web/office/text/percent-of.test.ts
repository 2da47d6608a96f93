import { expect, test } from 'vitest';
import { percentOf } from './percent-of.ts';

test('a percentage has up to two decimals, and is not rounded to a hundred', () => {
  expect(['0', '7.5', '12,25', '100', '0.07'].map(percentOf)).toEqual([0, 7.5, 12.25, 100, 0.07]);
  expect(['', '99.999', '100.01', '-1', 'viel'].map(percentOf)).toEqual([null, null, null, null, null]);
});
