/**
 * The lines of a view in the manner of a technical drawing: visible edges once, even where two boards share one, and the hidden edges of load-bearing parts.
 * Exact: an edge is cut
 * where a part in front begins. It knows no model and no paper.
 */
import { clipLine, type Polygon } from './convex-polygon.ts';
import type { Face } from './face.ts';
import type { PartLayer } from './part-layer.ts';
import type { Point, Projection } from './projection.ts';
import type { Solid } from './solid.ts';
import { silhouette } from './face.ts';

export interface Stroke {
  layer: PartLayer;
  hidden: boolean;
  from: Point;
  to: Point;
}

export interface LineWorkPart {
  layer: PartLayer;
  showsHidden: boolean;
}

/** Visibility of an edge is tested slightly inside its face. */
const inwardMm = 0.08;

type Interval = [from: number, to: number];

export function lineWork(
  solids: readonly Solid[],
  faces: readonly Face[],
  projection: Projection,
  partOf: (part: number) => LineWorkPart,
): Stroke[] {
  const kept = new Map<string, Interval[]>();
  const seen = faces.flatMap((face) =>
    edgesOf(face.polygon)
      .filter((_, index) => face.isEdge[index] === true)
      .flatMap((edge) => stretches(edge, seenOf(edge, face)).map((line) => ({ line, layer: partOf(face.solid.part).layer }))),
  );
  const visible = seen.flatMap(({ line, layer }) => fresh(kept, line).map(([from, to]): Stroke => ({ layer, hidden: false, from, to })));
  const hidden = solids
    .filter(({ part }) => partOf(part).showsHidden)
    .flatMap((solid) =>
      edgesOf(silhouette(solid, projection)).flatMap((edge) =>
        fresh(kept, edge).map(([from, to]): Stroke => ({ layer: partOf(solid.part).layer, hidden: true, from, to })),
      ),
    );
  return [...visible, ...hidden];
}

type Line = readonly [Point, Point];

function edgesOf(polygon: Polygon): Line[] {
  return polygon.map((point, index) => [point, polygon[(index + 1) % polygon.length]!]);
}

/** Visible sections of an edge, as shares 0…1. */
function seenOf([a, b]: Line, { visible, polygon }: Face): Interval[] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (length < inwardMm) return [];
  const centre: Point = [
    polygon.reduce((sum, [u]) => sum + u, 0) / polygon.length,
    polygon.reduce((sum, [, v]) => sum + v, 0) / polygon.length,
  ];
  const normal: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  const side = Math.sign(normal[0] * (centre[0] - a[0]) + normal[1] * (centre[1] - a[1]));
  const shift = ([u, v]: Point): Point => [u + normal[0] * side * inwardMm, v + normal[1] * side * inwardMm];
  const [from, to] = [shift(a), shift(b)];
  const shares = visible.flatMap((piece): Interval[] => {
    const part = clipLine(from, to, piece);
    if (part === null) return [];
    const share = ([u, v]: Point): number => Math.hypot(u - from[0], v - from[1]) / length;
    return [[share(part[0]), share(part[1])]];
  });
  // Pieces of one face meet: sections less than the inset apart are one.
  return union(
    shares.map(([p, q]): Interval => [snap(p, length), snap(q, length)]),
    (2 * inwardMm) / length,
  );
}

function snap(share: number, length: number): number {
  const near = (2 * inwardMm) / length;
  return share < near ? 0 : share > 1 - near ? 1 : share;
}

function union(intervals: readonly Interval[], touch: number): Interval[] {
  const merged: Interval[] = [];
  for (const [from, to] of intervals.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last[1] + touch) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

function stretches([a, b]: Line, shares: readonly Interval[]): Line[] {
  const at = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  return shares.map(([from, to]) => [at(from), at(to)]);
}

/** The sections of a line that are not drawn yet; they are recorded as drawn. Collinear lines share a key. */
function fresh(kept: Map<string, Interval[]>, [a, b]: Line): Line[] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (length < 0.2) return [];
  let [du, dv] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  if (du < -1e-6 || (Math.abs(du) <= 1e-6 && dv < 0)) [du, dv] = [-du, -dv];
  const offset = a[0] * -dv + a[1] * du;
  const key = `${Math.round(du * 1e4)} ${Math.round(dv * 1e4)} ${Math.round(offset * 4)}`;
  const along = ([u, v]: Point): number => u * du + v * dv;
  const wanted: Interval = [Math.min(along(a), along(b)), Math.max(along(a), along(b))];
  const drawn = kept.get(key) ?? [];
  const left = drawn.reduce<Interval[]>((rest, done) => rest.flatMap((each) => without(each, done)), [wanted]);
  kept.set(key, union([...drawn, wanted], 0.05));
  const point = (t: number): Point => [a[0] + (t - along(a)) * du, a[1] + (t - along(a)) * dv];
  return left.filter(([from, to]) => to - from > 0.2).map(([from, to]) => [point(from), point(to)]);
}

function without([from, to]: Interval, [start, end]: Interval): Interval[] {
  if (end <= from || start >= to) return [[from, to]];
  return [[from, Math.min(to, start)] as Interval, [Math.max(from, end), to] as Interval].filter(([p, q]) => q > p);
}
