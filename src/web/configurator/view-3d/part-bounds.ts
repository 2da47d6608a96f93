/** Box around parts as placed in the scene, together or taken apart, and their footprints on the floor. */
import { Box3, Vector3 } from 'three';
import type { Instance } from '#domain/configurator/evaluation.ts';
import { enclosing } from '#domain/configurator/placement.ts';
import type { Footprint } from './contact-shadow.ts';
import { toScene } from './part-place.ts';

export interface StandingParts {
  /** How far the lowest part would sink below the floor. */
  down: number;
  bounds: Box3;
  footprints: Footprint[];
}

export function standingParts(instances: readonly Instance[], explodeMm: number): StandingParts {
  const down = instances.reduce((least, { min, explode }) => Math.min(least, min[2] + explode[2] * explodeMm), 0);
  const bounds = new Box3();
  const footprints = instances.map((instance): Footprint => {
    const { min, size } = enclosing(instance);
    const { explode } = instance;
    const corner = toScene([min[0] + explode[0] * explodeMm, min[1] + explode[1] * explodeMm, min[2] + explode[2] * explodeMm - down]);
    const extent = toScene(size);
    bounds.expandByPoint(new Vector3(...corner));
    bounds.expandByPoint(new Vector3(corner[0] + extent[0], corner[1] + extent[1], corner[2] + extent[2]));
    return { x: corner[0], z: corner[2], above: corner[1], length: extent[0], width: extent[2] };
  });
  return { down, bounds, footprints };
}

/** Assumed height of the feet of an unknown model, so that its seam is faint. */
const feetMm = 125;

/** Of a model from a file only the bounding box is known. */
export function footprintOf({ min, max }: Box3): Footprint {
  return { x: min.x, z: min.z, above: min.y + feetMm, length: max.x - min.x, width: max.z - min.z };
}
