import { expect, test } from 'vitest';
import { quoteLineMutability, refuseRemovedPositions } from './quote-line.ts';

const quoted = [
  { id: 1, productTypeId: 1115 },
  { id: 2, productTypeId: 40 },
];

test('insurance service items can be removed but not otherwise changed, all others are immutable', () => {
  expect([1115, 1114, 0].map(quoteLineMutability)).toEqual(['REMOVE', 'IMMUTABLE', 'IMMUTABLE']);
});

test.each([
  [[], true],
  [[1], true],
  [[2], false],
  [[1, 2], false],
  [[3], false],
])('leaving out %j: %s', (removed, allowed) => {
  expect(refuseRemovedPositions(quoted, removed) === null).toBe(allowed);
});
