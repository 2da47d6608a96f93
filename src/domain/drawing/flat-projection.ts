/** Straight views of the product from its sides. Separate from the isometric view, which pages load first. */
import type { FlatView, Projection } from './projection.ts';

/** Flat views; `side` looks from the left end, `below` from under the product, as at a lid turned over. */
export const orthographic: Readonly<Record<FlatView, Projection>> = {
  front: { id: 'front', toEye: [0, 1, 0], project: (x, _y, z) => [x, -z], shadeOf: { x: 'right', y: 'left', z: 'top' } },
  side: { id: 'side', toEye: [-1, 0, 0], project: (_x, y, z) => [y, -z], shadeOf: { x: 'left', y: 'right', z: 'top' } },
  top: { id: 'top', toEye: [0, 0, 1], project: (x, y) => [x, y], shadeOf: { x: 'right', y: 'left', z: 'top' } },
  back: { id: 'back', toEye: [0, -1, 0], project: (x, _y, z) => [-x, -z], shadeOf: { x: 'right', y: 'left', z: 'top' } },
  right: { id: 'right', toEye: [1, 0, 0], project: (_x, y, z) => [-y, -z], shadeOf: { x: 'left', y: 'right', z: 'top' } },
  below: { id: 'below', toEye: [0, 0, -1], project: (x, y) => [x, -y], shadeOf: { x: 'right', y: 'left', z: 'top' } },
};
