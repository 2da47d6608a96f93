import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Vec3 } from '#domain/configurator/evaluation.ts';
import { silhouette, visibleFaces } from './face.ts';
import { occlusion } from './occlusion.ts';
import { painterOrder } from './painter-order.ts';
import { orthographic } from './flat-projection.ts';
import { isometric } from './projection.ts';
import { solidOf, straightSolid, type Solid } from './solid.ts';

const toEye: Vec3 = [1, 1, 1];

/** Boxes in distinct cells of a grid never overlap; some span several cells of a free row. */
const scene = fc
  .array(
    fc.record({
      at: fc.tuple(fc.nat(5), fc.nat(5), fc.nat(5)),
      size: fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })),
    }),
    {
      minLength: 2,
      maxLength: 40,
    },
  )
  .map((wishes) => {
    const solids: Solid[] = [];
    for (const { at, size } of wishes) {
      const min: Vec3 = [at[0] * 10, at[1] * 10, at[2] * 10];
      const max: Vec3 = [min[0] + size[0] * 10, min[1] + size[1] * 10, min[2] + size[2] * 10];
      const isFree = solids.every((other) => [0, 1, 2].some((k) => max[k]! <= other.min[k]! || other.max[k]! <= min[k]!));
      if (isFree) solids.push(straightSolid(solids.length, min, max));
    }
    return solids;
  });

function wrongPairs(ordered: readonly Solid[], eye: Vec3): number {
  let wrong = 0;
  ordered.forEach((earlier, i) => ordered.slice(i + 1).forEach((later) => (wrong += occlusion(earlier, later, eye) === 1 ? 1 : 0)));
  return wrong;
}

const volume = (solids: readonly Solid[]): number => solids.reduce((sum, { half }) => sum + half[0] * half[1] * half[2], 0);

const inside = (point: readonly [number, number], polygon: readonly (readonly [number, number])[]): boolean =>
  polygon.every((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 1e-3;
  });

describe('painter order', () => {
  it('never paints a solid over one that stands in front of it', () => {
    fc.assert(
      fc.property(scene, (solids) => {
        expect(wrongPairs(painterOrder(solids, toEye), toEye)).toBe(0);
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  it('holds for the front, side and top view as well', () => {
    fc.assert(
      fc.property(scene, (solids) => {
        for (const { toEye: eye } of Object.values(orthographic)) expect(wrongPairs(painterOrder(solids, eye), eye)).toBe(0);
      }),
      { numRuns: 100, seed: 7 },
    );
  });

  it('keeps every part with its whole volume', () => {
    fc.assert(
      fc.property(scene, (solids) => {
        const ordered = painterOrder(solids, toEye);
        expect(volume(ordered)).toBeCloseTo(volume(solids), 6);
        expect(new Set(ordered.map(({ part }) => part)).size).toBe(solids.length);
      }),
      { numRuns: 100, seed: 7 },
    );
  });

  it('opens a circle of three boxes that hide each other', () => {
    const bars = [
      straightSolid(0, [10, 30, 30], [80, 40, 40]),
      straightSolid(1, [70, 10, 20], [80, 80, 30]),
      straightSolid(2, [50, 60, 0], [60, 70, 60]),
    ] as const;
    const [a, b, c] = bars;
    expect([occlusion(a, b, toEye), occlusion(b, c, toEye), occlusion(c, a, toEye)]).toEqual([1, 1, 1]);
    const ordered = painterOrder(bars, toEye);
    expect(wrongPairs(ordered, toEye)).toBe(0);
    expect(ordered).toHaveLength(4);
  });

  it('does not depend on anything but the solids', () => {
    fc.assert(
      fc.property(scene, (solids) => {
        expect(painterOrder(solids, toEye)).toEqual(painterOrder([...solids], toEye));
      }),
      { numRuns: 30, seed: 7 },
    );
  });

  it('places a turned brace before the board behind it and behind the rail in front', () => {
    const part = { component: 'p', group: 'front', grain: 'x', material: 'spruce', line: 0, explode: [0, 0, 0] } as const;
    const board = solidOf({ ...part, min: [0, 0, 0], size: [1000, 20, 1000] }, 0);
    const brace = solidOf({ ...part, min: [100, 20, 460], size: [800, 30, 80], turn: { axis: 'y', degrees: 45 } }, 1);
    const rail = solidOf({ ...part, min: [0, 50, 400], size: [1000, 30, 80] }, 2);
    expect(painterOrder([rail, brace, board], toEye).map(({ part }) => part)).toEqual([0, 1, 2]);
  });
});

describe('hidden faces', () => {
  it('leaves of every face exactly what no nearer solid covers', () => {
    fc.assert(
      fc.property(
        scene,
        fc.double({ min: 0.07, max: 0.93, noNaN: true }),
        fc.double({ min: 0.07, max: 0.93, noNaN: true }),
        (solids, s, t) => {
          const ordered = painterOrder(solids, toEye);
          const faces = visibleFaces(ordered, isometric, { coverOf: (solid) => silhouette(solid, isometric) });
          for (const { polygon, visible, solid } of faces) {
            const [p, q, , r] = polygon as [readonly [number, number], readonly [number, number], unknown, readonly [number, number]];
            const point = [p[0] + (q[0] - p[0]) * s + (r[0] - p[0]) * t, p[1] + (q[1] - p[1]) * s + (r[1] - p[1]) * t] as const;
            const nearer = ordered.slice(ordered.indexOf(solid) + 1);
            const isCovered = nearer.some((other) => inside(point, silhouette(other, isometric)));
            const isSeen = visible.some((piece) => inside(point, piece));
            expect(isCovered && isSeen).toBe(false);
          }
        },
      ),
      { numRuns: 100, seed: 7 },
    );
  });
});
