import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRepeated } from './repeated-shapes.ts';
import type { PlacedShape } from './repeated-shapes.ts';

const board = 'v80l-18-18v-80z'.repeat(2);
const row = (count: number, step: number, outline = board): PlacedShape[] =>
  Array.from({ length: count }, (_, at) => ({ x: Math.round(at * step), y: 7, outline }));

test('a row of boards is a few of them and references, also where steps are rounded', () => {
  for (const step of [100, 152.63, 166.5]) {
    const { repetitions, others } = findRepeated(row(20, step), 1);
    expect(repetitions).toHaveLength(1);
    expect(repetitions[0]!.group.length + repetitions[0]!.shifts.length + others.length).toBeLessThan(12);
  }
});

test('what is too little, or stands at no regular places, is written as it is', () => {
  expect(findRepeated(row(3, 100), 1)).toMatchObject({ repetitions: [], others: row(3, 100) });
  const apart = row(8, 0).map((shape, at) => ({ ...shape, x: at * at * at * 10 }));
  expect(findRepeated(apart, 1).repetitions).toEqual([]);
});

test('every shape stands where it stood, whatever they are', () => {
  const shape = fc.record({
    x: fc.integer({ min: 0, max: 12 }),
    y: fc.integer({ min: 0, max: 4 }),
    outline: fc.constantFrom(board, `${board}h9`),
  });
  fc.assert(
    fc.property(fc.array(shape, { maxLength: 80 }), fc.integer({ min: 0, max: 1 }), (shapes, tolerance) => {
      const { repetitions, others } = findRepeated(shapes, tolerance);
      const drawn = repetitions.flatMap(({ group, shifts }) =>
        [{ x: 0, y: 0 }, ...shifts].flatMap((by) => group.map(({ x, y, outline }) => ({ x: x + by.x, y: y + by.y, outline }))),
      );
      expect(drawn.length + others.length).toBe(shapes.length);
      for (const outline of [board, `${board}h9`]) {
        const left = [...drawn, ...others].filter((each) => each.outline === outline);
        for (const meant of shapes.filter((each) => each.outline === outline))
          expect(left.some(({ x, y }) => Math.abs(x - meant.x) <= tolerance && Math.abs(y - meant.y) <= tolerance)).toBe(true);
      }
    }),
  );
});
