/**
 * The faces of solids that turn towards the eye, and the part of each that is not hidden by parts in front. Exact: a fully hidden face is not drawn,
 * and grain or flakes are clipped to the rest. Translucent parts hide nothing. It knows projections but no colours.
 */
import { area, subtract, type Polygon } from './convex-polygon.ts';
import type { Point, Projection, Shade } from './projection.ts';
import { dot, pointOf, type Solid } from './solid.ts';

export interface Face {
  solid: Solid;
  /** Which of the solid's own axes is the normal. */
  axis: 0 | 1 | 2;
  shade: Shade;
  /** Corners clockwise on the page. */
  polygon: Polygon;
  /** Whether the edge from corner i to the next one is a real edge (not a saw cut through a part). */
  isEdge: readonly boolean[];
  /** Point of the face from two coordinates along `across[0]` and `across[1]`, each in mm from the middle. */
  at: (s: number, t: number) => Point;
  across: readonly [0 | 1 | 2, 0 | 1 | 2];
  /** Visible remainder, convex pieces. */
  visible: readonly Polygon[];
  /** The part of it not seen through something translucent; grain is drawn only there. */
  bare: readonly Polygon[];
}

const shadeAxis = ['x', 'y', 'z'] as const;

/** The shade of a turned face is that of the model axis it is closest to. */
function shadeOf(solid: Solid, axis: 0 | 1 | 2, projection: Projection): Shade {
  const normal = solid.axes[axis];
  const strongest = [2, 1, 0].reduce((best, k) => (Math.abs(normal[k]!) > Math.abs(normal[best]!) + 1e-9 ? k : best));
  return projection.shadeOf[shadeAxis[strongest]!];
}

function facesOf(solid: Solid, projection: Projection): Face[] {
  const faces: Face[] = [];
  const project = ([x, y, z]: readonly [number, number, number]): Point => projection.project(x, y, z);
  for (const axis of [0, 1, 2] as const) {
    const facing = dot(solid.axes[axis], projection.toEye);
    if (Math.abs(facing) < 1e-9) continue;
    const side = Math.sign(facing);
    if ((solid.cuts & (1 << (2 * axis + (side > 0 ? 1 : 0)))) !== 0) continue;
    const across = [(axis + 1) % 3, (axis + 2) % 3] as [0 | 1 | 2, 0 | 1 | 2];
    const corner = (s: number, t: number): Point => {
      const signs: [number, number, number] = [0, 0, 0];
      signs[axis] = side;
      signs[across[0]] = s;
      signs[across[1]] = t;
      return project(pointOf(solid, ...signs));
    };
    const at = (s: number, t: number): Point => corner(s / (solid.half[across[0]] || 1), t / (solid.half[across[1]] || 1));
    const cut = (k: number, high: 0 | 1): boolean => (solid.cuts & (1 << (2 * k + high))) === 0;
    // Corner i to i + 1 runs along across[0] at low t, across[1] at high s, across[0] at high t, across[1] at low s.
    let polygon: Polygon = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
    let isEdge = [cut(across[1], 0), cut(across[0], 1), cut(across[1], 1), cut(across[0], 0)];
    const size = area(polygon);
    if (Math.abs(size) < 0.01) continue;
    if (size < 0) {
      polygon = polygon.toReversed();
      isEdge = [isEdge[2]!, isEdge[1]!, isEdge[0]!, isEdge[3]!];
    }
    faces.push({ solid, axis, shade: shadeOf(solid, axis, projection), polygon, isEdge, at, across, visible: [polygon], bare: [polygon] });
  }
  return faces;
}

/** Outline of a convex solid in the picture, clockwise on the page. */
export function silhouette(solid: Solid, projection: Projection): Polygon {
  const points: Point[] = [];
  for (const a of [-1, 1]) for (const b of [-1, 1]) for (const c of [-1, 1]) points.push(projection.project(...pointOf(solid, a, b, c)));
  return convexHull(points);
}

export function convexHull(points: readonly Point[]): Polygon {
  const sorted = [...points].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

/** One side of the hull, without its last point. */
function chain(list: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of list) {
    while (hull.length >= 2) {
      const [a, b] = [hull[hull.length - 2]!, hull[hull.length - 1]!];
      if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 1e-6) break;
      hull.pop();
    }
    hull.push(point);
  }
  hull.pop();
  return hull;
}

export interface Cover {
  /** The area hidden by the solid, or null for a translucent one. */
  coverOf: (solid: Solid) => Polygon | null;
  /** Its silhouette, if already known. */
  outlineOf?: (solid: Solid) => Polygon;
}

/** Visible faces in painting order (far to near) of solids in painting order. */
export function visibleFaces(ordered: readonly Solid[], projection: Projection, { coverOf, outlineOf }: Cover): Face[] {
  const covers: Layer[] = [];
  const veils: Layer[] = [];
  const faces: Face[][] = [];
  for (let i = ordered.length - 1; i >= 0; i--) {
    const solid = ordered[i]!;
    faces.push(facesOf(solid, projection).flatMap((face) => withVisible(face, covers, veils)));
    const polygon = coverOf(solid);
    if (polygon !== null) covers.push(layerOf(polygon));
    else veils.push(layerOf(outlineOf?.(solid) ?? silhouette(solid, projection)));
  }
  return faces.toReversed().flat();
}

interface Layer {
  polygon: Polygon;
  box: Box;
}

function layerOf(polygon: Polygon): Layer {
  return { polygon, box: boxOf(polygon) };
}

function withVisible(face: Face, covers: readonly Layer[], veils: readonly Layer[]): Face[] {
  const visible = remainder([layerOf(face.polygon)], covers);
  if (visible.length === 0) return [];
  return [{ ...face, visible: visible.map(polygonOf), bare: remainder(visible, veils).map(polygonOf) }];
}

const polygonOf = ({ polygon }: Layer): Polygon => polygon;

function remainder(pieces: readonly Layer[], covers: readonly Layer[]): readonly Layer[] {
  let rest = pieces;
  for (const cover of covers) {
    if (!rest.some(({ box }) => boxesMeet(box, cover.box))) continue;
    const left: Layer[] = [];
    for (const piece of rest) {
      const parts = boxesMeet(piece.box, cover.box) ? subtract(piece.polygon, cover.polygon) : null;
      if (parts === null) left.push(piece);
      else for (const part of parts) left.push(layerOf(part));
    }
    rest = left;
    if (rest.length === 0) break;
  }
  return rest;
}

export type Box = readonly [left: number, top: number, right: number, bottom: number];

export function boxOf(polygon: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < polygon.length; i++) {
    const u = polygon[i]![0];
    const v = polygon[i]![1];
    if (u < left) left = u;
    if (u > right) right = u;
    if (v < top) top = v;
    if (v > bottom) bottom = v;
  }
  return [left, top, right, bottom];
}

export function boxesMeet(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}
