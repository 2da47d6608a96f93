import { expect, it } from 'vitest';
import { labelPlace } from './label-place.ts';

const numeral = { text: '1200', size: 40 };

it('stands beside its line, on the side away from the product', () => {
  expect(labelPlace([0, 0, 100, 0], [[0, -10, 0, 0]], numeral)).toEqual([50, 28]);
  expect(labelPlace([0, 0, 100, 0], [[0, 10, 0, 0]], numeral)).toEqual([50, -28]);
});

it('keeps its whole width clear of an upright line', () => {
  const [x, y] = labelPlace([0, 0, 0, 100], [[-10, 0, 0, 0]], numeral);
  expect(x).toBe(48);
  expect(y).toBe(50);
});

it('is on the same side wherever its line begins', () => {
  expect(labelPlace([100, 40, 0, 0], [[0, -30, 0, 0]], numeral)).toEqual(labelPlace([0, 0, 100, 40], [[0, -30, 0, 0]], numeral));
});

it('stays where nothing says which way is out', () => {
  expect(labelPlace([0, 0, 0, 20], [], numeral)).toEqual([0, 10]);
  expect(labelPlace([0, 0, 0, 20], [[5, 5, 5, 5]], numeral)).toEqual([0, 10]);
});
