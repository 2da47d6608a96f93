/** The viewing direction: azimuth and elevation in radians, distance as a multiple of the one that shows the whole product. Independent of three.js. */
import type { Vec3 } from '#domain/configurator/evaluation.ts';

export interface Orbit {
  azimuth: number;
  elevation: number;
  distance: number;
}

const lowest = -0.12;
const highest = Math.PI / 2 - 0.02;
const nearest = 0.35;
const farthest = 2;

/** Isometric-like from the upper front right, like the drawing. */
export const startOrbit: Orbit = orbitOf([0.7, 0.7, 0.7]);

export function clampOrbit({ azimuth, elevation, distance }: Orbit): Orbit {
  const turn = Math.PI * 2;
  return {
    azimuth: azimuth - Math.round(azimuth / turn) * turn,
    elevation: Math.min(highest, Math.max(lowest, elevation)),
    distance: Math.min(farthest, Math.max(nearest, distance)),
  };
}

/** Direction weights of a share link (model axes: length, width, height) → orbit. */
export function orbitOf([x, y, z]: Vec3): Orbit {
  const length = Math.hypot(x, y, z);
  if (!Number.isFinite(length) || length < 1e-6) return { azimuth: Math.PI / 4, elevation: Math.asin(1 / Math.sqrt(3)), distance: 1 };
  return clampOrbit({ azimuth: Math.atan2(x, y), elevation: Math.asin(z / length), distance: 1 });
}

/** Unit vector from the product to the eye, in the scene's axes (y up). */
export function eyeDirection({ azimuth, elevation }: Orbit): Vec3 {
  const flat = Math.cos(elevation);
  return [Math.sin(azimuth) * flat, Math.sin(elevation), Math.cos(azimuth) * flat];
}

const rounded = (value: number): number => Math.round(value * 100) / 100 + 0;

/** The direction weights that a share link carries, model axes, two decimals. */
export function cameraWeights(orbit: Orbit): Vec3 {
  const [x, up, z] = eyeDirection(orbit);
  return [rounded(x), rounded(z), rounded(up)];
}

/** The orbit after a drag of that many pixels. */
export function draggedBy(orbit: Orbit, dx: number, dy: number): Orbit {
  return clampOrbit({ ...orbit, azimuth: orbit.azimuth - dx * 0.008, elevation: orbit.elevation + dy * 0.006 });
}

const stepRadians = Math.PI / 12;

/** The view after a button or key; null: not a key of the view. */
export function orbitKey(orbit: Orbit, key: string): Orbit | null {
  switch (key) {
    case 'ArrowLeft':
      return clampOrbit({ ...orbit, azimuth: orbit.azimuth + stepRadians });
    case 'ArrowRight':
      return clampOrbit({ ...orbit, azimuth: orbit.azimuth - stepRadians });
    case 'ArrowUp':
      return clampOrbit({ ...orbit, elevation: orbit.elevation + stepRadians });
    case 'ArrowDown':
      return clampOrbit({ ...orbit, elevation: orbit.elevation - stepRadians });
    case '+':
      return clampOrbit({ ...orbit, distance: orbit.distance / 1.2 });
    case '-':
      return clampOrbit({ ...orbit, distance: orbit.distance * 1.2 });
    case 'Home':
      return startOrbit;
    default:
      return null;
  }
}

/** Interpolates between two orbits the shortest way, `t` from 0 to 1. */
export function between(from: Orbit, to: Orbit, t: number): Orbit {
  const turn = Math.PI * 2;
  const way = to.azimuth - from.azimuth;
  return {
    azimuth: from.azimuth + (way - Math.round(way / turn) * turn) * t,
    elevation: from.elevation + (to.elevation - from.elevation) * t,
    distance: from.distance + (to.distance - from.distance) * t,
  };
}
