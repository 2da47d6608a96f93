/**
 * Turns a product about its upright axis by quarter turns, so that the isometric view shows it from each of its four corners.
 * Afterwards it starts at 0,0,0 again.
 */
import type { Axis, Instance, Vec3 } from '#domain/configurator/evaluation.ts';
import { boundsOf, solidsOf } from './solid.ts';

export type QuarterTurns = 0 | 1 | 2 | 3;

export function turned(instances: readonly Instance[], quarterTurns: QuarterTurns): readonly Instance[] {
  let parts = instances;
  for (let turn = 0; turn < quarterTurns; turn++) parts = turnedOnce(parts);
  return parts;
}

const turnedAxis: Readonly<Record<Axis, Axis>> = { x: 'y', y: 'x', z: 'z' };

const turnVector = ([x, y, z]: Vec3): Vec3 => [y === 0 ? 0 : -y, x, z];

/** x becomes y, and y becomes reversed x. */
function turnedOnce(instances: readonly Instance[]): Instance[] {
  const { min, max } = boundsOf(solidsOf(instances));
  const width = max[1] + min[1];
  return instances.map((instance) => {
    const { min: from, size, turn } = instance;
    const part: Instance = {
      ...instance,
      min: [width - from[1] - size[1], from[0], from[2]],
      size: [size[1], size[0], size[2]],
      grain: turnedAxis[instance.grain],
      explode: turnVector(instance.explode),
    };
    // A turn about y becomes one about reversed x.
    if (turn !== undefined) part.turn = { axis: turnedAxis[turn.axis], degrees: turn.axis === 'y' ? -turn.degrees : turn.degrees };
    return part;
  });
}
