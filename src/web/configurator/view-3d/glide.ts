/** A smooth transition between two views of the product: the camera moves and the parts drift apart, fast at first. */
import { between } from './orbit.ts';
import type { Orbit } from './orbit.ts';

const moveMs = 260;

/** `explode`: 0 whole, 1 fully taken apart. */
export interface Pose {
  orbit: Orbit;
  explode: number;
}

export interface Glide {
  from: Pose;
  to: Pose;
  begunMs: number;
}

export function poseAt({ from, to, begunMs }: Glide, nowMs: number): { pose: Pose; arrived: boolean } {
  const t = Math.min(1, Math.max(0, (nowMs - begunMs) / moveMs));
  const eased = 1 - (1 - t) ** 3;
  return {
    pose: { orbit: between(from.orbit, to.orbit, eased), explode: from.explode + (to.explode - from.explode) * eased },
    arrived: t === 1,
  };
}
