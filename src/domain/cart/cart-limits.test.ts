import { expect, test } from 'vitest';
import { beyondLimits, limitOf } from './cart-limits.ts';

const limits = { lines: 2, pieces: 10 };

test('lines and pieces up to their limits are taken, and not one more', () => {
  expect(beyondLimits([10, 1], limits)).toEqual([null, null]);
  expect(beyondLimits([11, 10, 1, 11], limits)).toEqual(['tooManyPieces', null, 'tooManyLines', 'tooManyLines']);
});

test('each problem names its own limit', () => {
  expect([limitOf('tooManyLines', limits), limitOf('tooManyPieces', limits)]).toEqual([2, 10]);
});
