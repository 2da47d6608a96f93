/**
 * Flat convex polygons in the picture: area, overlap, the remainder of one behind another, and the part of a line inside one.
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

/**
 * Distances from side `i` of a polygon are computed on the spot: a drawing needs a hundred thousand of them, and storing lines and lists of
 * them as objects took half the memory of a page. `du`, `dv` is the side's direction, one mm long, without direction where both ends are the
 * same; a distance is positive on the inner side of a clockwise polygon.
 */
export function overlap(a: Polygon, b: Polygon): boolean {
  return !apart(a, b) && !apart(b, a);
}

/** Whether all of `b` lies beyond one side of `a`. */
function apart(a: Polygon, b: Polygon): boolean {
  for (let i = 0; i < a.length; i++) {
    const s = a[i]!;
    const e = a[i + 1 === a.length ? 0 : i + 1]!;
    const length = distance(s, e);
    // Where a cut met a corner two points are one: no side, which nothing lies beyond.
    if (length <= touchMm) continue;
    const du = (e[0] - s[0]) / length;
    const dv = (e[1] - s[1]) / length;
    let j = 0;
    while (j < b.length && du * (b[j]![1] - s[1]) - dv * (b[j]![0] - s[0]) <= touchMm) j++;
    if (j === b.length) return true;
  }
  return false;
}

/** Not Math.hypot: it guards against sizes that never occur here and takes several times as long. */
function distance(a: Point, b: Point): number {
  const u = b[0] - a[0];
  const v = b[1] - a[1];
  return Math.sqrt(u * u + v * v);
}

/** Slivers thinner than the touching distance are ignored. */
function isSubstantial(polygon: Polygon): boolean {
  if (polygon.length < 3) return false;
  let around = 0;
  for (let i = 0; i < polygon.length; i++) around += distance(polygon[i]!, polygon[i + 1 === polygon.length ? 0 : i + 1]!);
  return area(polygon) > around * touchMm;
}

/** Distances of one piece's corners from one side of a cover. */
const distances: number[] = [];

/** What remains of `polygon` under `cover`, as convex pieces; null: all of it. */
export function subtract(polygon: Polygon, cover: Polygon): readonly Polygon[] | null {
  if (!overlap(polygon, cover)) return null;
  const pieces: Polygon[] = [];
  let rest = polygon;
  for (let i = 0; i < cover.length && rest.length >= 3; i++) {
    const s = cover[i]!;
    const e = cover[i + 1 === cover.length ? 0 : i + 1]!;
    const length = distance(s, e);
    const du = length === 0 ? 0 : (e[0] - s[0]) / length;
    const dv = length === 0 ? 0 : (e[1] - s[1]) / length;
    let isOut = false;
    for (let j = 0; j < rest.length; j++) {
      const d = du * (rest[j]![1] - s[1]) - dv * (rest[j]![0] - s[0]);
      distances[j] = d;
      if (d < 0) isOut = true;
    }
    if (!isOut) continue;
    const { outer, inner } = parted(rest);
    if (isSubstantial(outer)) pieces.push(outer);
    rest = inner;
  }
  return pieces;
}

/** Splits along the line from which the corners have these `distances`. */
function parted(polygon: Polygon): { outer: Polygon; inner: Polygon } {
  const outer: Point[] = [];
  const inner: Point[] = [];
  for (let i = 0; i < polygon.length; i++) {
    const next = i + 1 === polygon.length ? 0 : i + 1;
    const [p, q] = [polygon[i]!, polygon[next]!];
    const [dp, dq] = [distances[i]!, distances[next]!];
    if (dp <= 0) outer.push(p);
    if (dp >= 0) inner.push(p);
    if ((dp > 0 && dq < 0) || (dp < 0 && dq > 0)) {
      const t = dp / (dp - dq);
      const crossing: Point = [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
      outer.push(crossing);
      inner.push(crossing);
    }
  }
  return { outer, inner };
}

/** The section of the line from `from` to `to` inside the polygon, or null. */
export function clipLine(from: Point, to: Point, polygon: Polygon): readonly [Point, Point] | null {
  let enter = 0;
  let leave = 1;
  for (let i = 0; i < polygon.length; i++) {
    const s = polygon[i]!;
    const e = polygon[i + 1 === polygon.length ? 0 : i + 1]!;
    const length = distance(s, e);
    const du = length === 0 ? 0 : (e[0] - s[0]) / length;
    const dv = length === 0 ? 0 : (e[1] - s[1]) / length;
    const d0 = du * (from[1] - s[1]) - dv * (from[0] - s[0]);
    const d1 = du * (to[1] - s[1]) - dv * (to[0] - s[0]);
    if (d0 <= 0 && d1 <= 0) return null;
    if (d0 < 0) enter = Math.max(enter, d0 / (d0 - d1));
    if (d1 < 0) leave = Math.min(leave, d0 / (d0 - d1));
  }
  if (leave - enter < 1e-6) return null;
  const at = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  return [at(enter), at(leave)];
}
