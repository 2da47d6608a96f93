import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stackDrawing } from './stack-drawing.ts';

const pallet = { lengthMm: 1200, widthMm: 800, heightMm: 144, round: false };

describe('stacks as a drawing', () => {
  test('have two sides for each piece and one top for each stack', () => {
    const { faces } = stackDrawing(pallet, [15, 10]);
    expect(faces.filter(({ tone }) => tone === 'top')).toHaveLength(2);
    expect(faces.filter(({ tone }) => tone === 'left')).toHaveLength(25);
    expect(faces.filter(({ tone }) => tone === 'right')).toHaveLength(25);
  });

  test('show round pieces as discs', () => {
    const { faces } = stackDrawing({ ...pallet, round: true }, [2]);
    expect(faces.map(({ tone }) => tone)).toEqual(['left', 'left', 'top']);
    expect(faces.every(({ path }) => path.includes('A'))).toBe(true);
  });

  test('lie within their frame', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50, max: 3000 }),
        fc.integer({ min: 50, max: 2000 }),
        fc.integer({ min: 20, max: 2200 }),
        fc.boolean(),
        fc.array(fc.integer({ min: 1, max: 15 }), { minLength: 1, maxLength: 4 }),
        (lengthMm, widthMm, heightMm, round, counts) => {
          const { viewBox, faces } = stackDrawing({ lengthMm, widthMm, heightMm, round }, counts);
          const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
          for (const { path } of faces) {
            for (const [, x, y] of path.matchAll(/(?:[ML]|A\S+ \S+ 0 0 [01] )(-?[0-9]+) (-?[0-9]+)/g)) {
              expect(Number(x)).toBeGreaterThanOrEqual(left);
              expect(Number(x)).toBeLessThanOrEqual(left + width);
              expect(Number(y)).toBeGreaterThanOrEqual(top);
              expect(Number(y)).toBeLessThanOrEqual(top + height);
            }
          }
        },
      ),
    );
  });
});
