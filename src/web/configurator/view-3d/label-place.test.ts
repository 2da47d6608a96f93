import { expect, it } from 'vitest';
import { labelPlace } from './label-place.ts';

it('stands on a line that is long enough', () => {
  expect(labelPlace([0, 0, 100, 40], [[0, -10, 0, 0]])).toEqual([50, 20]);
});

it('stands beyond a short line, away from the product', () => {
  expect(labelPlace([0, 0, 0, 20], [[-10, 0, 0, 0]])).toEqual([26, 10]);
  expect(labelPlace([0, 0, 0, 20], [[10, 0, 0, 0]])).toEqual([-26, 10]);
});

it('stays where nothing says which way is out', () => {
  expect(labelPlace([0, 0, 0, 20], [])).toEqual([0, 10]);
  expect(labelPlace([0, 0, 0, 20], [[5, 5, 5, 5]])).toEqual([0, 10]);
});
