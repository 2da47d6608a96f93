import { describe, expect, it } from 'vitest';
import { fastenerPlaces } from './fastener-place.ts';
import { fastenersFor, type Joint, type JoinedPart } from './joint.ts';

const board: JoinedPart = { role: 'BB', min: [0, 0, 0], size: [1000, 140, 18], grain: 'x' };
const lath: JoinedPart = { role: 'LL', min: [400, -100, 18], size: [80, 500, 18], grain: 'y' };
const joint = (more: Partial<Joint>): Joint => ({ head: 'BB', receiver: 'LL', rule: 'cross', by: 0, fastener: 'nail-3.1x70', ...more });
const placed = (more: Partial<Joint>, parts = [board, lath]) => fastenerPlaces(parts, [joint(more)]);

describe('where nails are driven', () => {
  it('in a crossing: across from each other, away from the edges, between both parts', () => {
    expect(placed({}).map(({ at }) => at)).toEqual([
      [424, 25, 18],
      [456, 115, 18],
    ]);
    expect(placed({})[0]).toMatchObject({ axis: 2, parts: [0, 1], fastener: 'nail-3.1x70' });
  });

  it('in a row along the longer side of the contact, one in the middle', () => {
    expect(placed({ rule: 'every', by: 60 }).map(({ at }) => at)).toEqual([
      [440, 25, 18],
      [440, 70, 18],
      [440, 115, 18],
    ]);
    expect(placed({ rule: 'each', by: 1 }).map(({ at }) => at)).toEqual([[440, 70, 18]]);
  });

  it('of a brace inside the slanted contact', () => {
    const brace: JoinedPart = { role: 'LS', min: [-500, 18, -40], size: [1000, 30, 80], grain: 'x', turn: { axis: 'y', degrees: 45 } };
    const upright: JoinedPart = { role: 'BB', min: [-50, 0, -600], size: [100, 18, 1200], grain: 'z' };
    const nails = placed({ receiver: 'LS' }, [upright, brace]);
    expect(nails).toHaveLength(2);
    for (const { at, axis } of nails) {
      expect(axis).toBe(1);
      expect(at[1]).toBe(18);
      expect(Math.abs(at[0])).toBeLessThan(50);
      // Within 40 mm of the axis of the brace, which slopes down from left to right.
      expect(Math.abs(at[0] + at[2]) / Math.SQRT2).toBeLessThan(40);
    }
  });

  it('as many as are counted', () => {
    for (const more of [{}, { rule: 'every', by: 33 }, { rule: 'each', by: 7 }] as const) {
      const counts = fastenersFor([board, lath], [joint(more)]);
      expect(placed(more)).toHaveLength(counts.get('nail-3.1x70') ?? 0);
    }
  });
});
