/**
 * Which of two solids hides the other from an eye at infinity: the basis of the painter's order.
 * Two convex solids that do not overlap have a separating plane; the solid on the eye's side of it is in front. If the plane
 * is parallel to the line of sight, or if two planes disagree, neither hides any of the other. Exact for boxes and turned boxes.
 */
import type { Vec3 } from '#domain/configurator/evaluation.ts';
import { cross, dot, type Solid } from './solid.ts';

/** Touching faces may overlap by this much through rounding, in mm. */
const touchMm = 0.01;

/** 1 = `a` is in front of `b`, -1 = behind, 0 = neither hides the other. */
export type Occlusion = -1 | 0 | 1;

export function occlusion(a: Solid, b: Solid, toEye: Vec3): Occlusion {
  return a.straight && b.straight ? straightOcclusion(a, b, toEye) : turnedOcclusion(a, b, toEye);
}

function straightOcclusion(a: Solid, b: Solid, toEye: Vec3): Occlusion {
  let ahead = 0;
  let behind = 0;
  for (let k = 0; k < 3; k++) {
    const direction = toEye[k]!;
    const above = a.min[k]! >= b.max[k]! - touchMm;
    const below = b.min[k]! >= a.max[k]! - touchMm;
    if (!above && !below) continue;
    if (direction === 0) return 0;
    if (above === direction > 0) ahead++;
    else behind++;
  }
  if (ahead > 0 && behind > 0) return 0;
  // The silhouettes of two boxes are also apart if an edge direction, seen along the line of sight, separates them.
  for (let k = 0; k < 3; k++) {
    const l = (k + 1) % 3;
    const [dk, dl] = [toEye[k]!, toEye[l]!];
    if (dk === 0 || dl === 0) continue;
    const aLow = low(a, k, dl) + low(a, l, -dk);
    const aHigh = high(a, k, dl) + high(a, l, -dk);
    const bLow = low(b, k, dl) + low(b, l, -dk);
    const bHigh = high(b, k, dl) + high(b, l, -dk);
    if (aHigh <= bLow + touchMm || bHigh <= aLow + touchMm) return 0;
  }
  return ahead > 0 ? 1 : behind > 0 ? -1 : 0;
}

function low(solid: Solid, k: number, factor: number): number {
  return factor > 0 ? solid.min[k]! * factor : solid.max[k]! * factor;
}

function high(solid: Solid, k: number, factor: number): number {
  return factor > 0 ? solid.max[k]! * factor : solid.min[k]! * factor;
}

function turnedOcclusion(a: Solid, b: Solid, toEye: Vec3): Occlusion {
  const between: Vec3 = [a.centre[0] - b.centre[0], a.centre[1] - b.centre[1], a.centre[2] - b.centre[2]];
  let ahead = false;
  let behind = false;
  for (const axis of candidateAxes(a, b, toEye)) {
    const length = Math.sqrt(dot(axis, axis));
    if (length < 1e-9) continue;
    const unit: Vec3 = [axis[0] / length, axis[1] / length, axis[2] / length];
    const distance = dot(unit, between);
    if (Math.abs(distance) < reach(a, unit) + reach(b, unit) - touchMm) continue;
    const facing = dot(unit, toEye) * Math.sign(distance);
    if (Math.abs(facing) < 1e-9) return 0;
    if (facing > 0) ahead = true;
    else behind = true;
    if (ahead && behind) return 0;
  }
  return ahead ? 1 : behind ? -1 : 0;
}

function candidateAxes(a: Solid, b: Solid, toEye: Vec3): Vec3[] {
  const faces = [...a.axes, ...b.axes];
  const edges = a.axes.flatMap((p) => b.axes.map((q) => cross(p, q)));
  const silhouettes = faces.map((edge) => cross(edge, toEye));
  return [...faces, ...edges, ...silhouettes];
}

function reach(solid: Solid, unit: Vec3): number {
  const { axes, half } = solid;
  return Math.abs(dot(axes[0], unit)) * half[0] + Math.abs(dot(axes[1], unit)) * half[1] + Math.abs(dot(axes[2], unit)) * half[2];
}
