import { expect, test } from 'vitest';
import { overlap, subtract, type Polygon } from './convex-polygon.ts';

/** As a cut through a corner leaves it: one corner stands twice. */
const cut: Polygon = [
  [0, 0],
  [80, 0],
  [80, 50],
  [80, 50],
  [0, 50],
];
const cover: Polygon = [
  [-10, -10],
  [100, -10],
  [100, 60],
  [-10, 60],
];

test('a corner that stands twice hides nothing of what covers it', () => {
  for (const near of [0, 1e-9]) {
    const piece = cut.map((point, at): readonly [number, number] => (at === 3 ? [point[0] + near, point[1]] : point));
    expect(overlap(piece, cover)).toBe(true);
    expect(subtract(piece, cover)).toEqual([]);
  }
});
