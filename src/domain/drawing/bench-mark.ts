/** How a view shows nailing and lifting: which nails are visible, and the symbols of nails and slings. */
import type { FastenerPlace } from '#domain/joinery/fastener-place.ts';
import type { Polygon } from './convex-polygon.ts';
import type { Face } from './face.ts';
import type { Point, Projection } from './projection.ts';

export interface SlingPlace {
  x: number;
  z: number;
}

/** Nails driven along the line of sight, if one of the two parts they join is visible there. */
export function seenNails(nails: readonly FastenerPlace[], faces: readonly Face[], { toEye, project }: Projection): Point[] {
  const along = toEye.findIndex((share) => share !== 0);
  const byPart = Map.groupBy(faces, ({ solid }) => solid.part);
  return nails.flatMap(({ axis, at, parts }): Point[] => {
    if (axis !== along) return [];
    const point = project(...at);
    const isSeen = parts.some((part) => byPart.get(part)?.some(({ visible }) => visible.some((piece) => holds(piece, point))));
    return isSeen ? [point] : [];
  });
}

/** Whether a point is inside a convex piece or on its edge. */
function holds(piece: Polygon, [u, v]: Point): boolean {
  const sides = piece.map(([u0, v0], index) => {
    const [u1, v1] = piece[(index + 1) % piece.length]!;
    return (u1 - u0) * (v - v0) - (v1 - v0) * (u - u0);
  });
  return sides.every((side) => side >= -1e-6) || sides.every((side) => side <= 1e-6);
}

/** A small cross at each nail. */
export function nailCross([u, v]: Point, textHeight: number): (readonly [Point, Point])[] {
  const arm = 0.22 * textHeight;
  return [
    [
      [u - arm, v],
      [u + arm, v],
    ],
    [
      [u, v - arm],
      [u, v + arm],
    ],
  ];
}

/** An upward arrow from the place of a sling. */
export function slingArrow([u, v]: Point, textHeight: number): { shaft: readonly [Point, Point]; head: readonly [Point, Point, Point] } {
  const [top, neck, wide] = [v - 4.5 * textHeight, v - 2.8 * textHeight, 0.7 * textHeight];
  return {
    shaft: [
      [u, v],
      [u, neck],
    ],
    head: [
      [u - wide, neck],
      [u, top],
      [u + wide, neck],
    ],
  };
}
