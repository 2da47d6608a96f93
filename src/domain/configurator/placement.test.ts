import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Instance, Vec3 } from './evaluation.ts';
import { overlappingParts } from './overlap.ts';
import { boundingBox, enclosing, turnAxis, turnBox, turnBy, type QuarterTurn } from './placement.ts';

const turn = fc.constantFrom<QuarterTurn>('x+', 'x-', 'y+', 'y-', 'z+', 'z-');
const length = fc.integer({ min: 1, max: 100 });
const vector = fc.tuple(length, length, length);

function part(min: Vec3, size: Vec3, degrees?: number): Instance {
  const base: Instance = { component: 'a', group: 'g', min, size, grain: 'x', material: 'spruce', line: 0, explode: [0, 0, 0] };
  return degrees === undefined ? base : { ...base, turn: { axis: 'y', degrees } };
}

describe('placement', () => {
  it('x+ turns y towards z, y+ z towards x, z+ x towards y', () => {
    expect(turnBy([0, 1, 0], ['x+'])).toEqual([0, -0, 1]);
    expect(turnBy([0, 0, 1], ['y+'])).toEqual([1, 0, -0]);
    expect(turnBy([1, 0, 0], ['z+'])).toEqual([-0, 1, 0]);
  });

  it('four quarter turns change nothing, and turns keep the volume', () => {
    fc.assert(
      fc.property(vector, vector, turn, fc.array(turn, { maxLength: 5 }), (min, size, one, turns) => {
        expect(turnBox({ min, size }, [one, one, one, one])).toEqual({ min, size });
        const [a, b, c] = turnBox({ min, size }, turns).size;
        expect(a * b * c).toBe(size[0] * size[1] * size[2]);
      }),
    );
  });

  it('says where an axis points', () => {
    expect(turnAxis('x', ['y+'])).toEqual({ axis: 'z', sign: -1 });
    expect(turnAxis('y', ['z-'])).toEqual({ axis: 'x', sign: 1 });
  });

  it('encloses a turned part', () => {
    const { min, size } = enclosing(part([0, 0, 0], [100, 10, 100], 45));
    expect(size[0]).toBeCloseTo(141.42, 2);
    expect(size[1]).toBe(10);
    expect(min[0]).toBeCloseTo(-20.71, 2);
    expect(boundingBox([]).size).toEqual([0, 0, 0]);
  });
});

describe('overlap', () => {
  it.each<[string, Instance, Instance, number]>([
    ['touching boards', part([0, 0, 0], [10, 10, 10]), part([10, 0, 0], [10, 10, 10]), 0],
    ['boards in each other', part([0, 0, 0], [10, 10, 10]), part([9, 0, 0], [10, 10, 10]), 1],
    ['one board inside another', part([0, 0, 0], [10, 10, 10]), part([2, 2, 2], [1, 1, 1]), 1],
    ['a brace that misses a corner of its enclosing box', part([0, 0, 45], [100, 10, 10], 45), part([80, 0, 80], [10, 10, 10]), 0],
    ['a brace through a board', part([0, 0, 45], [100, 10, 10], 45), part([45, 0, 45], [10, 10, 10]), 1],
  ])('%s', (_, a, b, count) => {
    expect(overlappingParts([a, b])).toHaveLength(count);
  });

  it('does not depend on the order of the parts', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(vector, vector), { maxLength: 12 }), (boxes) => {
        const parts = boxes.map(([min, size]) => part(min, size));
        expect(overlappingParts(parts)).toHaveLength(overlappingParts(parts.toReversed()).length);
      }),
    );
  });
});
