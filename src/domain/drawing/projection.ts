/**
 * The four viewing directions of a product: true isometric (30 degrees, equal scale on all axes, 1 unit = 1 mm) and the front, side and top views.
 * Specification: look, drawing rules. The long side at maximal y is the left face of the isometric view and the whole front view; the side view
 * looks from x = 0, which first-angle projection puts to the right of the front view. It knows no part and no colour.
 */
import type { Axis, Vec3 } from '#domain/configurator/evaluation.ts';

export type Point = readonly [u: number, v: number];

export type FlatView = 'front' | 'side' | 'top' | 'back' | 'right' | 'below';

export type ProjectionId = 'isometric' | FlatView;

export interface Projection {
  id: ProjectionId;
  /** Direction from the object to the eye. */
  toEye: Vec3;
  /** Model millimetres → drawing millimetres, v downwards. */
  project: (x: number, y: number, z: number) => Point;
  /** Shade of a face with its normal along this axis (towards the eye). */
  shadeOf: Readonly<Record<Axis, Shade>>;
}

/** Light comes from the top left: the top is lightest, the long side medium, the end darkest. */
export type Shade = 'top' | 'left' | 'right';

export const cosine30 = Math.sqrt(3) / 2;

export const isometric: Projection = {
  id: 'isometric',
  toEye: [1, 1, 1],
  project: (x, y, z) => [(x - y) * cosine30, (x + y) / 2 - z],
  shadeOf: { x: 'right', y: 'left', z: 'top' },
};

/**
 * From the axes of the floor, along the length and along the width, to the picture. A height goes by the same along both; so places in these axes are
 * whole millimetres wherever those of the boards are.
 */
export const floorTransform = 'matrix(.866025 .5 -.866025 .5 0 0)';

export function floorPlace([u, v]: Point): Point {
  const half = u / (2 * cosine30);
  return [v + half, v - half];
}

/** With each corner at whole millimetres along the floor. */
export function onWholeFloor(points: readonly Point[]): Point[] {
  return points.map((point) => {
    const [along, across] = floorPlace(point);
    const [x, y] = [Math.round(along), Math.round(across)];
    return [(x - y) * cosine30, (x + y) / 2];
  });
}
