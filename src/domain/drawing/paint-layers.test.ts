import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { overlap } from './convex-polygon.ts';
import { inLayers } from './paint-layers.ts';
import type { Point } from './projection.ts';

interface Card {
  polygon: readonly Point[];
  look: string;
  isEdge?: readonly boolean[];
}

const card = fc
  .record({
    x: fc.integer({ max: 9, min: 0 }),
    y: fc.integer({ max: 9, min: 0 }),
    size: fc.integer({ max: 4, min: 1 }),
    look: fc.constantFrom('a', 'b', 'c'),
  })
  .map(({ x, y, size, look }): Card => ({
    look,
    polygon: [
      [x, y],
      [x + size, y],
      [x + size, y + size],
      [x, y + size],
    ],
  }));

it('paints each face once, after all that it covers, and none over another of its layer', () => {
  fc.assert(
    fc.property(fc.array(card, { maxLength: 30 }), (cards) => {
      const layers = inLayers(cards, ({ look }) => look);
      const placeOf = new Map(layers.flatMap((members, place) => members.map((member) => [member, place] as const)));
      expect(layers.flat()).toHaveLength(cards.length);
      for (const members of layers) expect(new Set(members.map(({ look }) => look)).size).toBe(1);
      cards.forEach((near, index) => {
        for (const far of cards.slice(0, index))
          if (overlap(far.polygon, near.polygon)) expect(placeOf.get(far)).toBeLessThan(placeOf.get(near)!);
      });
    }),
  );
});

it('leaves a face alone of which not all edges are drawn', () => {
  const at = (x: number): Point[] => [
    [x, 0],
    [x + 1, 0],
    [x + 1, 1],
    [x, 1],
  ];
  const cards: Card[] = [
    { polygon: at(0), look: 'a' },
    { polygon: at(2), look: 'a', isEdge: [true, false, true, true] },
    { polygon: at(4), look: 'a' },
  ];
  expect(inLayers(cards, ({ look }) => look).map(({ length }) => length)).toEqual([2, 1]);
});
