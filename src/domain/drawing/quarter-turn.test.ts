import { describe, expect, it } from 'vitest';
import type { Instance, Vec3 } from '#domain/configurator/evaluation.ts';
import { turned } from './quarter-turn.ts';
import { solidOf, type Solid } from './solid.ts';

const part = (over: Partial<Instance>): Instance => ({
  component: 'part',
  group: 'part',
  min: [0, 0, 0],
  size: [1, 1, 1],
  grain: 'x',
  material: 'spruce',
  line: 0,
  explode: [0, 0, 0],
  ...over,
});
const frame = [part({ min: [0, 0, 0], size: [400, 300, 20] }), part({ min: [10, 20, 20], size: [380, 18, 60], explode: [0, -1, 0] })];

/** The corners of a part, in any order. */
function corners({ centre, half, axes }: Solid): string[] {
  const signs = [-1, 1];
  return signs
    .flatMap((i) => signs.flatMap((j) => signs.map((k) => [i, j, k] as const)))
    .map(([i, j, k]) =>
      ([0, 1, 2] as const)
        .map((at) => (centre[at] + i * half[0] * axes[0][at] + j * half[1] * axes[1][at] + k * half[2] * axes[2][at]).toFixed(6))
        .join(),
    )
    .map((text) => text.replaceAll('-0.000000', '0.000000'))
    .sort();
}

describe('a quarter turn', () => {
  it('keeps the product at the origin and swaps its sides', () => {
    expect(turned(frame, 1)[0]).toMatchObject({ min: [0, 0, 0], size: [300, 400, 20], grain: 'y' });
    expect(turned(frame, 1)[1]).toMatchObject({ min: [262, 10, 20], size: [18, 380, 60], explode: [1, 0, 0] });
  });

  it('four times is none', () => {
    expect(turned(turned(frame, 2), 2)).toEqual(frame);
    expect(turned(turned(frame, 3), 1)).toEqual(frame);
  });

  it.each(['x', 'y', 'z'] as const)('takes a part turned about %s with it, corner by corner', (axis) => {
    const brace = part({ min: [100, 100, 100], size: [200, 30, 80], turn: { axis, degrees: 25 } });
    const floor = part({ size: [600, 500, 10] });
    const moved = turned([floor, brace], 1)[1]!;
    const rotate = ([x, y, z]: Vec3): Vec3 => [500 - y, x, z];
    const solid = solidOf(brace, 0);
    const expected = {
      ...solid,
      centre: rotate(solid.centre),
      axes: solid.axes.map(([x, y, z]): Vec3 => [-y, x, z]) as unknown as Solid['axes'],
    };
    expect(corners(solidOf(moved, 0))).toEqual(corners(expected));
  });
});
