import { expect, test } from 'vitest';
import { coarseOutline } from './coarse-outline.ts';
import { glyphOutlines } from './glyph-outline.ts';
import type { Point } from './projection.ts';

const perCurve = 8;

/** The edges of the shape that a path draws, curves in pieces. */
function edges(data: string): [Point, Point][] {
  let [x, y] = [0, 0];
  let start: Point = [0, 0];
  let handle: Point | null = null;
  const found: [Point, Point][] = [];
  const lineTo = (to: Point): void => {
    found.push([[x, y], to]);
    [x, y] = to;
  };
  for (const [, name = '', text = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    if (name === 'z') lineTo(start);
    const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
    const count = { h: 1, v: 1, q: 4 }[name] ?? 2;
    for (let step = 0; step < numbers.length / count; step++) {
      const [a = 0, b = 0, c = 0, d = 0] = numbers.slice(step * count);
      if (/m/i.test(name)) {
        [x, y] = name === 'M' ? [a, b] : [x + a, y + b];
        start = [x, y];
      } else if (name === 'q' || name === 't') {
        const [from, to]: [Point, Point] = [[x, y], name === 'q' ? [x + c, y + d] : [x + a, y + b]];
        const bend: Point = name === 'q' ? [x + a, y + b] : handle === null ? from : [2 * x - handle[0], 2 * y - handle[1]];
        for (let piece = 1; piece <= perCurve; piece++) {
          const t = piece / perCurve;
          const at = (axis: 0 | 1): number => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * bend[axis] + t * t * to[axis];
          lineTo([at(0), at(1)]);
        }
        handle = bend;
        continue;
      } else lineTo(name === 'h' ? [x + a, y] : name === 'v' ? [x, y + a] : [x + a, y + b]);
      handle = null;
    }
  }
  return found;
}

function fromEdge([x, y]: Point, [[ax, ay], [bx, by]]: [Point, Point]): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

const farthest = (of: [Point, Point][], from: [Point, Point][]): number =>
  Math.max(...of.map(([, to]) => Math.min(...from.map((edge) => fromEdge(to, edge)))));

test.each(Object.entries(glyphOutlines).filter(([, [, outline]]) => outline !== ''))(
  '«%s» on a grid stays beside its outline',
  (_character, [, outline]) => {
    for (const unit of [4, 24]) {
      const exact = edges(`M310 0${outline}`);
      const coarse = edges(coarseOutline(outline, 310, unit)).map(([from, to]): [Point, Point] => [
        [from[0] * unit, from[1] * unit],
        [to[0] * unit, to[1] * unit],
      ]);
      expect(farthest(exact, coarse)).toBeLessThan(3 * unit);
      expect(farthest(coarse, exact)).toBeLessThan(3 * unit);
    }
  },
);

test('what is too small for the grid falls away, and numbers stay apart', () => {
  expect(coarseOutline('m4 0l199-687h2l-3 4z', 0, 25)).toBe('M0 0l8-27z');
  expect(coarseOutline('m50 50q25 0 50 25t50-25z', 100, 25)).toBe('M6 2l2 1q1 1 2-1z');
});

test('flat curves of small letters are lines, and bent ones of numerals stay curves', () => {
  const [, s] = glyphOutlines['S']!;
  expect(coarseOutline(s, 0, 25)).not.toMatch(/[qt]/);
  expect(coarseOutline(s, 0, 25).length).toBeLessThan(110);
  expect(coarseOutline(s, 0, 4)).toMatch(/q.*t/);
});
