import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitsInto, largestQuantity, quickView, stackOf } from './truck-filling.ts';
import type { FreightLine } from './storing-space.ts';
import { freightOf } from './storing-space.ts';

const size = (lengthMm: number, widthMm: number, heightMm: number) => ({ lengthMm, widthMm, heightMm });
const line = (quantity: number, heightMm: number): FreightLine => ({
  quantity,
  weightG: 20_000,
  requirement: null,
  size: size(1200, 800, heightMm),
  bears: null,
});

describe('stacks', () => {
  test.each([
    [144, 1, { pieces: 15, stacks: 1 }],
    [144, 16, { pieces: 15, stacks: 2 }],
    [1101, 3, { pieces: 1, stacks: 3 }],
    [3000, 2, { pieces: 1, stacks: 2 }],
    [144, 0, { pieces: 15, stacks: 0 }],
  ])('of pieces %d mm high, %d pieces', (heightMm, quantity, expected) => {
    expect(stackOf(size(1200, 800, heightMm), quantity)).toEqual(expected);
  });

  test('the quick view shows at most four, of round goods two; the last one may be lower', () => {
    expect(quickView(stackOf(size(1200, 800, 144), 40), 40, false)).toEqual([15, 15, 10]);
    expect(quickView(stackOf(size(1200, 800, 144), 400), 400, false)).toEqual([15, 15, 15, 15]);
    expect(quickView(stackOf(size(1200, 800, 144), 400), 400, true)).toEqual([15, 15]);
    expect(quickView(stackOf(size(1200, 800, 144), 0), 0, false)).toEqual([]);
  });
});

describe('filling a truck', () => {
  test('pallets fill the spaces that are left', () => {
    // 15 pallets per stack, 18 spaces: 270 in all.
    expect(largestQuantity([line(40, 144)], 0, 1, 100_000, fitsInto(3, 18))).toBe(270);
    expect(largestQuantity([line(40, 144), line(2, 2200)], 0, 1, 100_000, fitsInto(5, 18))).toBe(240);
  });

  test('with a quantity that can be ordered, also beside one that cannot', () => {
    expect(largestQuantity([line(40, 144)], 0, 25, 100_000, fitsInto(3, 18))).toBe(250);
    expect(largestQuantity([line(7, 144)], 0, 25, 30, fitsInto(3, 18))).toBe(25);
    expect(largestQuantity([line(7, 144)], 0, 25, 20, fitsInto(3, 18))).toBe(7);
  });

  test('never exceeds the maximum and never takes anything away', () => {
    expect(largestQuantity([line(40, 144)], 0, 1, 50, () => true)).toBe(50);
    expect(largestQuantity([line(40, 144)], 0, 1, 100_000, () => false)).toBe(40);
    expect(largestQuantity([], 0, 1, 100, () => true)).toBe(0);
  });

  test('is full: one sales unit more needs another truck', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 60, max: 2500 }),
        fc.constantFrom(1, 2, 5, 25),
        fc.constantFrom(8, 18, 33),
        (quantity, heightMm, unit, lots) => {
          const lines = [line(quantity, heightMm)];
          const now = freightOf(lines).storingSpaces;
          const full = largestQuantity(lines, 0, unit, 100_000, fitsInto(now, lots));
          const spacesOf = (pieces: number): number => freightOf([line(pieces, heightMm)]).storingSpaces;
          const room = Math.max(1, Math.ceil(now / lots)) * lots;
          expect(spacesOf(full)).toBeLessThanOrEqual(room);
          expect(full === quantity || full % unit === 0).toBe(true);
          expect(full + unit > 100_000 || spacesOf(full + unit) > room).toBe(true);
        },
      ),
    );
  });
});
