/**
 * The three dimension lines of the 3D view: each runs along the most visible edge of the bounding box, offset from the product.
 * Scene axes, mm. Independent of three.js.
 */
import type { Vec3 } from '#domain/configurator/evaluation.ts';

export interface DimensionLine {
  id: 'length' | 'width' | 'height';
  from: Vec3;
  to: Vec3;
  /** Ends of the measured edge, where the extension lines start. */
  edge: readonly [Vec3, Vec3];
}

/** Distance of the lines from the product. */
function dimensionGap(size: Vec3): number {
  return 0.07 * Math.max(...size);
}

/** Length and width are on the floor on the sides facing the eye; the height is at the rightmost corner. */
export function dimensionLines(min: Vec3, max: Vec3, eye: Vec3): DimensionLine[] {
  const gap = dimensionGap([max[0] - min[0], max[1] - min[1], max[2] - min[2]]);
  const floor = min[1];
  const towardX = eye[0] >= 0;
  const towardZ = eye[2] >= 0;
  const nearX = towardX ? max[0] : min[0];
  const nearZ = towardZ ? max[2] : min[2];
  const outX = nearX + (towardX ? gap : -gap);
  const outZ = nearZ + (towardZ ? gap : -gap);
  const opposite = { x: min[0] + max[0] - nearX, z: min[2] + max[2] - nearZ };
  // Of the two corners on the outline, the one further to the eye's right, (eye.z, 0, -eye.x).
  const right =
    eye[2] * nearX - eye[0] * opposite.z >= eye[2] * opposite.x - eye[0] * nearZ
      ? { x: nearX, z: opposite.z, dx: outX - nearX, dz: 0 }
      : { x: opposite.x, z: nearZ, dx: 0, dz: outZ - nearZ };
  return [
    {
      id: 'length',
      from: [min[0], floor, outZ],
      to: [max[0], floor, outZ],
      edge: [
        [min[0], floor, nearZ],
        [max[0], floor, nearZ],
      ],
    },
    {
      id: 'width',
      from: [outX, floor, min[2]],
      to: [outX, floor, max[2]],
      edge: [
        [nearX, floor, min[2]],
        [nearX, floor, max[2]],
      ],
    },
    {
      id: 'height',
      from: [right.x + right.dx, floor, right.z + right.dz],
      to: [right.x + right.dx, max[1], right.z + right.dz],
      edge: [
        [right.x, floor, right.z],
        [right.x, max[1], right.z],
      ],
    },
  ];
}
