/**
 * A castor for files of other programs: plate, fork and wheel made of boxes only, so that files need one mesh. The wheel is a prism of sixteen sides:
 * eight flat boxes through its axle, each turned a little further. It touches the floor behind the middle of the plate.
 */
import type { Instance, Vec3 } from '#domain/configurator/evaluation.ts';

const wheelRadius = 0.36;
const trail = -0.1;
const boxesOfWheel = 8;

interface Box {
  material: string;
  /** Centre and edges as shares of the castor's own size, from its middle. */
  centre: Vec3;
  edges: Vec3;
}

const steel: readonly Box[] = [
  { material: 'steel', centre: [0, 0, 0.465], edges: [0.94, 0.94, 0.07] },
  { material: 'steel', centre: [trail * 0.6, 0, 0.41], edges: [0.36, 0.43, 0.06] },
  { material: 'steel', centre: [trail * 0.6, -0.19, 0.13], edges: [0.2, 0.05, 0.62] },
  { material: 'steel', centre: [trail * 0.6, 0.19, 0.13], edges: [0.2, 0.05, 0.62] },
  { material: 'steel', centre: [trail, 0, wheelRadius - 0.5], edges: [0.12, 0.36, 0.12] },
];

/** All other parts are unchanged. */
export function withCastors(instances: readonly Instance[]): Instance[] {
  return instances.flatMap((instance) => (instance.material === 'castor' ? castorParts(instance) : [instance]));
}

function castorParts(castor: Instance): Instance[] {
  const { min, size } = castor;
  const boxAt = ({ material, centre, edges }: Box): Instance => {
    const extent = edges.map((edge, axis) => edge * size[axis]!);
    const low = centre.map((share, axis) => min[axis]! + (0.5 + share) * size[axis]! - extent[axis]! / 2);
    return { ...castor, material, min: [low[0]!, low[1]!, low[2]!], size: [extent[0]!, extent[1]!, extent[2]!] };
  };
  // A wheel is round for any proportions of the castor.
  const radius = wheelRadius * size[2];
  const step = 180 / boxesOfWheel;
  const half = (step / 2) * (Math.PI / 180);
  // Its flat sides are tangent to the circle, so that one of them lies on the floor.
  const edges: Vec3 = [(2 * radius) / size[0], 0.28, (2 * radius * Math.tan(half)) / size[2]];
  const slice = boxAt({ material: 'castor', centre: [trail, 0, wheelRadius - 0.5], edges });
  const wheel = Array.from({ length: boxesOfWheel }, (_, index): Instance => {
    const degrees = index * step;
    return degrees === 0 ? slice : { ...slice, turn: { axis: 'y', degrees } };
  });
  return [...steel.map(boxAt), ...wheel];
}
