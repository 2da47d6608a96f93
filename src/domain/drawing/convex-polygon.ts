/**
 * Flat convex polygons in the picture: area, overlap, what remains of one behind another, and the part of a line inside one.
 * This is the exact hidden-face removal of the drawing. Points run clockwise on the page (v points down); it knows nothing of parts.
 */
import type { Point } from './projection.ts';

export type Polygon = readonly Point[];

/** Distances below this many mm count as touching. */
const touchMm = 0.02;

export function area(polygon: Polygon): number {
  let sum = 0;
  for (let i = 0; i < polygon.length; i++) {
    const [a, b] = [polygon[i]!, polygon[(i + 1) % polygon.length]!];
    sum += a[0] * b[1] - b[0] * a[1];
  }
  return sum / 2;
}

/** A line of the picture: its start and its direction, one mm long; without direction where both points are the same. */
interface Line {
  start: Point;
  du: number;
  dv: number;
}

function lineThrough(a: Point, b: Point): Line {
  const [u, v] = [b[0] - a[0], b[1] - a[1]];
  // Not Math.hypot: it guards against sizes that no picture has and takes several times as long.
  const length = Math.sqrt(u * u + v * v);
  return length === 0 ? { start: a, du: 0, dv: 0 } : { start: a, du: u / length, dv: v / length };
}

/** The line from corner `i` of a polygon to the next one. */
function side(polygon: Polygon, i: number): Line {
  return lineThrough(polygon[i]!, polygon[i + 1 === polygon.length ? 0 : i + 1]!);
}

/** Distance of a point from the line, positive on the inner side of a clockwise polygon. */
function inside({ start, du, dv }: Line, p: Point): number {
  return du * (p[1] - start[1]) - dv * (p[0] - start[0]);
}

export function overlap(a: Polygon, b: Polygon): boolean {
  return !apart(a, b) && !apart(b, a);
}

function apart(a: Polygon, b: Polygon): boolean {
  for (let i = 0; i < a.length; i++) {
    const line = side(a, i);
    if (b.every((point) => inside(line, point) <= touchMm)) return true;
  }
  return false;
}

/** The side of the line where `sign` · distance is positive. */
function half(polygon: Polygon, line: Line, sign: 1 | -1): Point[] {
  const kept: Point[] = [];
  const first = inside(line, polygon[0]!) * sign;
  let dp = first;
  for (let i = 0; i < polygon.length; i++) {
    const isLast = i + 1 === polygon.length;
    const [p, q] = [polygon[i]!, polygon[isLast ? 0 : i + 1]!];
    const dq = isLast ? first : inside(line, q) * sign;
    if (dp >= 0) kept.push(p);
    if ((dp > 0 && dq < 0) || (dp < 0 && dq > 0)) {
      const t = dp / (dp - dq);
      kept.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]);
    }
    dp = dq;
  }
  return kept;
}

/** Slivers thinner than a touch are nothing. */
function isSubstantial(polygon: Polygon): boolean {
  if (polygon.length < 3) return false;
  let around = 0;
  for (let i = 0; i < polygon.length; i++) {
    const [a, b] = [polygon[i]!, polygon[(i + 1) % polygon.length]!];
    around += Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);
  }
  return area(polygon) > around * touchMm;
}

/** What of `polygon` is left when `cover` lies on it, as convex pieces. */
export function subtract(polygon: Polygon, cover: Polygon): Polygon[] {
  if (!overlap(polygon, cover)) return [polygon];
  const pieces: Polygon[] = [];
  let rest = polygon;
  for (let i = 0; i < cover.length && rest.length >= 3; i++) {
    const line = side(cover, i);
    const outer = half(rest, line, -1);
    if (isSubstantial(outer)) pieces.push(outer);
    rest = half(rest, line, 1);
  }
  return pieces;
}

/** The stretch of the line from `from` to `to` inside the polygon, or null. */
export function clipLine(from: Point, to: Point, polygon: Polygon): readonly [Point, Point] | null {
  let [enter, leave] = [0, 1];
  for (let i = 0; i < polygon.length; i++) {
    const line = side(polygon, i);
    const [d0, d1] = [inside(line, from), inside(line, to)];
    if (d0 <= 0 && d1 <= 0) return null;
    if (d0 < 0) enter = Math.max(enter, d0 / (d0 - d1));
    if (d1 < 0) leave = Math.min(leave, d0 / (d0 - d1));
  }
  if (leave - enter < 1e-6) return null;
  const at = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  return [at(enter), at(leave)];
}
