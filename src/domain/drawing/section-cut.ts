/** The section A–A: the product sawn through near the middle of its length, seen from the end. Returns the solids behind the cut and those that were sawn. */
import type { Vec3 } from '#domain/configurator/evaluation.ts';
import type { Polygon } from './convex-polygon.ts';
import { clipLine } from './convex-polygon.ts';
import { boxOf } from './face.ts';
import type { Point } from './projection.ts';
import { boundsOf, dot, straightSolid, type Solid } from './solid.ts';

export interface SectionCut {
  /** Position of the cut along the length. */
  x: number;
  solids: Solid[];
  /** Members of `solids` that the cut goes through. */
  sawn: ReadonlySet<Solid>;
}

/** Distance from joints, so that the cut goes through boards and not between them. */
const jointMm = 3;

export function sectionCut(solids: readonly Solid[]): SectionCut {
  const { min, max } = boundsOf(solids);
  const middle = (min[0] + max[0]) / 2;
  const places = [0, 8, -8, 16, -16, 24, -24].map((shift) => middle + shift);
  const isFree = (x: number): boolean =>
    solids.every((solid) => Math.abs(solid.min[0] - x) > jointMm && Math.abs(solid.max[0] - x) > jointMm);
  const x = places.find(isFree) ?? middle;
  const sawn = new Set<Solid>();
  const behind = solids.flatMap((solid): Solid[] => {
    if (solid.max[0] <= x + 0.01) return [];
    if (solid.min[0] >= x - 0.01) return [solid];
    const half = solid.straight ? straightSolid(solid.part, [x, solid.min[1], solid.min[2]], solid.max) : shortened(solid, x);
    if (half === null) return [];
    sawn.add(half);
    return [half];
  });
  return { x, solids: behind, sawn };
}

/** A diagonal ends square at the cut: its slanted end is hidden, or seen as a line in any case. */
function shortened(solid: Solid, x: number): Solid | null {
  const lengths = solid.axes.map((axis) => Math.abs(axis[0]));
  const along = [0, 1, 2].reduce((best, k) => (lengths[k]! * solid.half[k]! > lengths[best]! * solid.half[best]! ? k : best)) as 0 | 1 | 2;
  const axis = solid.axes[along];
  const t = (x - solid.centre[0]) / (axis[0] || 1);
  if (Math.abs(t) >= solid.half[along]) return solid.centre[0] >= x ? solid : null;
  // The half behind the cut runs from t to the end with the larger x.
  const end = axis[0] > 0 ? solid.half[along] : -solid.half[along];
  const [middle, reach] = [(t + end) / 2, Math.abs(end - t) / 2];
  const centre = solid.centre.map((value, k) => value + axis[k]! * middle) as unknown as Vec3;
  const half = solid.half.map((value, k) => (k === along ? reach : value)) as unknown as Vec3;
  const extent = (k: 0 | 1 | 2): number => solid.axes.reduce((sum, each, j) => sum + Math.abs(each[k]) * half[j]!, 0);
  const low: Vec3 = [centre[0] - extent(0), centre[1] - extent(1), centre[2] - extent(2)];
  const high: Vec3 = [centre[0] + extent(0), centre[1] + extent(1), centre[2] + extent(2)];
  return dot(axis, axis) === 0 ? null : { ...solid, centre, half, min: low, max: high };
}

/** Lines at 45° across a sawn face. */
export function hatch(polygon: Polygon, distance: number, rising: boolean): (readonly [Point, Point])[] {
  const [left, top, right, bottom] = boxOf(polygon);
  const reach = bottom - top;
  const lines: (readonly [Point, Point])[] = [];
  for (let u = Math.floor((left - reach) / distance) * distance; u < right; u += distance) {
    const line = rising ? clipLine([u, bottom], [u + reach, top], polygon) : clipLine([u, top], [u + reach, bottom], polygon);
    if (line !== null) lines.push(line);
  }
  return lines;
}
