/**
 * The plane that cuts the 3D view open: it moves along one axis of the product and removes everything beyond it, on the viewer's side or above.
 * Independent of three.js.
 */
import type { Axis, Vec3 } from '#domain/configurator/evaluation.ts';

export interface Section {
  axis: Axis;
  /** Share of the product that remains, 0…1. */
  kept: number;
}

export const sectionAxes = ['x', 'y', 'z'] as const satisfies readonly Axis[];
export const startSection: Section = { axis: 'y', kept: 0.5 };

/** A plane through only the outermost face would flicker. */
const leastKept = 0.02;

const sceneAxis: Readonly<Record<Axis, 0 | 1 | 2>> = { x: 0, y: 2, z: 1 };

/** Points with `normal · p + constant ≥ 0` remain; scene axes. */
export function sectionPlane({ axis, kept }: Section, min: Vec3, max: Vec3): { normal: Vec3; constant: number } {
  const along = sceneAxis[axis];
  const share = Math.min(1, Math.max(leastKept, kept));
  const at = min[along] + (max[along] - min[along]) * share;
  const normal: [number, number, number] = [0, 0, 0];
  normal[along] = -1;
  // Uncut: keeps the plane clear of the last face.
  return { normal, constant: share === 1 ? at + 1 : at };
}
