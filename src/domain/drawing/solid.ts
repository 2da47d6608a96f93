/**
 * A part as used for drawing: a box anywhere in space, straight or turned about one axis (a diagonal), with its eight corners.
 * Applies exploded, lifted and hidden groups. It knows no projection and no colour.
 */
import type { Axis, Instance, Vec3 } from '#domain/configurator/evaluation.ts';

export interface Solid {
  /** Index of the part in the evaluated list. */
  part: number;
  centre: Vec3;
  /** Half edge lengths along `axes`. */
  half: Vec3;
  /** Unit vectors of the box's own edges. */
  axes: readonly [Vec3, Vec3, Vec3];
  straight: boolean;
  /** Axis-aligned bounds. */
  min: Vec3;
  max: Vec3;
  /** Faces that are cuts through a part and get no edge line: bit 2·axis for the low side, 2·axis + 1 for the high side. */
  cuts: number;
}

export interface Placement {
  explodeMm?: number;
  lift?: { group: string; by: number } | undefined;
  hide?: readonly string[] | undefined;
}

const straightAxes: Solid['axes'] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

export const axisIndex: Readonly<Record<Axis, 0 | 1 | 2>> = { x: 0, y: 1, z: 2 };

export function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** The box `min`…`max`, not turned. */
export function straightSolid(part: number, min: Vec3, max: Vec3, cuts = 0): Solid {
  const centre: Vec3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  const half: Vec3 = [(max[0] - min[0]) / 2, (max[1] - min[1]) / 2, (max[2] - min[2]) / 2];
  return { part, centre, half, axes: straightAxes, straight: true, min, max, cuts };
}

/** Right-hand rule, as with the quarter turns of sub-models: about x turns y towards z, about y turns z towards x, about z turns x towards y. */
function turnedAxes(axis: Axis, degrees: number): Solid['axes'] {
  const angle = (degrees * Math.PI) / 180;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  if (axis === 'x') return [straightAxes[0], [0, c, s], [0, -s, c]];
  if (axis === 'y') return [[c, 0, -s], straightAxes[1], [s, 0, c]];
  return [[c, s, 0], [-s, c, 0], straightAxes[2]];
}

export function solidOf(instance: Instance, part: number, placement: Placement = {}): Solid {
  const { min, size, turn, explode, group } = instance;
  const distance = placement.explodeMm ?? 0;
  const up = placement.lift?.group === group ? placement.lift.by : 0;
  const from: Vec3 = [min[0] + explode[0] * distance, min[1] + explode[1] * distance, min[2] + explode[2] * distance + up];
  const box = straightSolid(part, from, [from[0] + size[0], from[1] + size[1], from[2] + size[2]]);
  if (turn === undefined || turn.degrees % 180 === 0) return box;
  const axes = turnedAxes(turn.axis, turn.degrees);
  const { centre, half } = box;
  const reach = (k: 0 | 1 | 2): number => Math.abs(axes[0][k]) * half[0] + Math.abs(axes[1][k]) * half[1] + Math.abs(axes[2][k]) * half[2];
  const low: Vec3 = [centre[0] - reach(0), centre[1] - reach(1), centre[2] - reach(2)];
  const high: Vec3 = [centre[0] + reach(0), centre[1] + reach(1), centre[2] + reach(2)];
  return { part, centre, half, axes, straight: false, min: low, max: high, cuts: 0 };
}

export function solidsOf(instances: readonly Instance[], placement: Placement = {}): Solid[] {
  const hidden = new Set(placement.hide);
  const solids: Solid[] = [];
  instances.forEach((instance, part) => {
    if (!hidden.has(instance.group)) solids.push(solidOf(instance, part, placement));
  });
  return solids;
}

export interface Bounds {
  min: Vec3;
  max: Vec3;
}

export function boundsOf(solids: readonly Solid[]): Bounds {
  if (solids.length === 0) return { min: [0, 0, 0], max: [0, 0, 0] };
  const low = (k: 0 | 1 | 2): number => solids.reduce((least, solid) => Math.min(least, solid.min[k]), Infinity);
  const high = (k: 0 | 1 | 2): number => solids.reduce((most, solid) => Math.max(most, solid.max[k]), -Infinity);
  return { min: [low(0), low(1), low(2)], max: [high(0), high(1), high(2)] };
}

/** Point of a solid by coordinates along its own axes, each -1…1. */
export function pointOf(solid: Solid, a: number, b: number, c: number): Vec3 {
  const { centre, half, axes } = solid;
  const [p, q, r] = [a * half[0], b * half[1], c * half[2]];
  return [
    centre[0] + axes[0][0] * p + axes[1][0] * q + axes[2][0] * r,
    centre[1] + axes[0][1] * p + axes[1][1] * q + axes[2][1] * r,
    centre[2] + axes[0][2] * p + axes[1][2] * q + axes[2][2] * r,
  ];
}
