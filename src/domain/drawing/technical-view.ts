/**
 * One view of a product for the workshop: visible and hidden lines, the sawn faces of a section, dimension chains from inside out with the clear inside as
 * «i 1000», and position numbers. SVG and DXF write the same view. It knows no model, no paper and no language; lengths in mm of the product, v downwards.
 */
import type { Instance } from '#domain/configurator/evaluation.ts';
import type { FastenerPlace } from '#domain/joinery/fastener-place.ts';
import type { PartLine } from '#domain/part-list/part-line.ts';
import { balloonRow, type Balloon } from './balloon-row.ts';
import { seenNails, type SlingPlace } from './bench-mark.ts';
import { cavityOf } from './cavity.ts';
import { area, clipLine, type Polygon } from './convex-polygon.ts';
import { ticksOf } from './dimension-chain.ts';
import { dimensionRows, type Dimensions, type RowWish } from './dimension-row.ts';
import { boxOf, silhouette, visibleFaces, type Box, type Face } from './face.ts';
import { lineWork, type Stroke } from './line-work.ts';
import { toneOf } from './material-tone.ts';
import { painterOrder } from './painter-order.ts';
import { isShownHidden, layerOf, type PartLayer } from './part-layer.ts';
import { orthographic } from './flat-projection.ts';
import type { FlatView, Point, Projection } from './projection.ts';
import { hatch, sectionCut } from './section-cut.ts';
import { solidsOf, type Bounds, type Solid } from './solid.ts';
import { cutRows, viewRows } from './view-row.ts';

export type TechnicalViewId = FlatView | 'section';

export interface TechnicalSubject {
  instances: readonly Instance[];
  lines: readonly PartLine[];
  /** Position number of each part; none if left out. */
  positions?: readonly string[];
  /** Places of nails and screws; views show those of the visible parts. */
  nails?: readonly FastenerPlace[];
  /** Places of the slings: position along the length, and the height at which the wall begins there. */
  slings?: readonly SlingPlace[];
}

export interface TechnicalView {
  id: TechnicalViewId;
  projection: Projection;
  faces: Face[];
  strokes: Stroke[];
  hatches: { layer: PartLayer; lines: (readonly [Point, Point])[] }[];
  dimensions: Dimensions;
  balloons: Balloon[];
  nails: Point[];
  /** Lower ends of the sling symbols, on the foremost wall. */
  slings: Point[];
  /** The line of the section, on a view that shows it. */
  cut: readonly [Point, Point] | null;
  /** The object alone, and including everything around it. */
  object: Box;
  box: Box;
  textHeight: number;
}

export interface ViewOptions {
  textHeight: number;
  /** Numbers that get a balloon here; by default all visible ones. */
  numbers?: ReadonlySet<string> | undefined;
  dimensions?: boolean;
  /** Mark the section A–A here. */
  marksSection?: boolean;
}

export function technicalView(subject: TechnicalSubject, id: TechnicalViewId, options: ViewOptions): TechnicalView {
  const { instances, lines } = subject;
  const { textHeight } = options;
  const projection = orthographic[id === 'section' ? 'side' : id];
  const whole = solidsOf(instances);
  const cut = id === 'section' || options.marksSection === true ? sectionCut(whole) : null;
  const solids = id === 'section' && cut !== null ? cut.solids : whole;
  const faces = visibleFaces(painterOrder(solids, projection.toEye), projection, {
    coverOf: (solid) => (toneOf(instances[solid.part]!.material).opacity === undefined ? silhouette(solid, projection) : null),
  });
  const layers = instances.map((instance) => layerOf(instance, lines[instance.line]));
  const partOf = (part: number): { layer: PartLayer; showsHidden: boolean } => ({
    layer: layers[part]!,
    showsHidden: id !== 'section' && isShownHidden(layers[part]!),
  });
  const object = solids.length === 0 ? ([0, 0, 1, 1] as const) : boxOf(solids.flatMap((solid) => [...silhouette(solid, projection)]));
  const cavity = cavityOf(whole);
  const rows = options.dimensions === false ? { across: [], up: [] } : rowsOf(id, faces, object, cavity, cut?.sawn, projection);
  const dimensions = dimensionRows(rows.across, rows.up, object, textHeight);
  const mark = cut === null || id === 'section' ? null : cutMark(cut.x, object, projection, textHeight);
  const wishes = balloonWishes(faces, subject.positions, options.numbers, mark === null ? null : { at: mark[0][0], by: textHeight });
  const balloons = balloonRow(wishes, object, textHeight);
  return {
    id,
    projection,
    faces,
    strokes: lineWork(solids, faces, projection, partOf),
    hatches: cut === null || id !== 'section' ? [] : hatchesOf(faces, cut.sawn, layers, textHeight),
    dimensions,
    balloons,
    nails: id === 'section' ? [] : seenNails(subject.nails ?? [], faces, projection),
    slings: id === 'front' ? (subject.slings ?? []).map(({ x, z }): Point => projection.project(x, 0, z)) : [],
    cut: mark,
    object,
    box: around(dimensions.box, balloons, mark, textHeight),
    textHeight,
  };
}

function rowsOf(
  id: TechnicalViewId,
  faces: readonly Face[],
  object: Box,
  cavity: Bounds | null,
  sawn: ReadonlySet<Solid> | undefined,
  projection: Projection,
): { across: RowWish[]; up: RowWish[] } {
  const inside = cavity === null ? null : boxOf([projection.project(...cavity.min), projection.project(...cavity.max)]);
  const rows =
    id === 'section' && sawn !== undefined ? cutRows(faces, object, inside, sawn) : viewRows(faces, object, inside, projection.toEye);
  const [left, top, right, bottom] = object;
  return { across: [...rows.across, { ticks: ticksOf([left, right]) }], up: [...rows.up, { ticks: ticksOf([top, bottom]) }] };
}

/** Each number at the middle of its largest visible piece; `avoid`: an upright line that leaders keep clear of. */
export function balloonWishes(
  faces: readonly Face[],
  positions: readonly string[] | undefined,
  numbers: ReadonlySet<string> | undefined,
  avoid: { at: number; by: number } | null = null,
) {
  const best = new Map<string, { size: number; target: Point }>();
  if (positions === undefined) return [];
  for (const { solid, visible } of faces) {
    const text = positions[solid.part] ?? '';
    if (text === '' || numbers?.has(text) === false) continue;
    for (const piece of visible) {
      const size = Math.abs(area(piece));
      if (size <= (best.get(text)?.size ?? 0) + 1e-6) continue;
      best.set(text, { size, target: targetIn(piece, avoid) });
    }
  }
  return Array.from(best, ([text, { target }]) => ({ text, target }));
}

function targetIn(piece: Polygon, avoid: { at: number; by: number } | null): Point {
  const [left, top, right, bottom] = boxOf(piece);
  const [u, v] = [(left + right) / 2, (top + bottom) / 2];
  if (avoid === null || Math.abs(u - avoid.at) > 0.6 * avoid.by) return [u, v];
  const across = clipLine([left, v], [right, v], piece) ?? [
    [u, v],
    [u, v],
  ];
  const beside = [avoid.at - avoid.by, avoid.at + avoid.by].find((place) => place > across[0][0] && place < across[1][0]);
  return [beside ?? u, v];
}

/** Visible area of each number in a view, in mm² of the drawing. */
export function seenAreas({ faces }: TechnicalView, positions: readonly string[]): ReadonlyMap<string, number> {
  const areas = new Map<string, number>();
  for (const { solid, visible } of faces) {
    const text = positions[solid.part] ?? '';
    const size = visible.reduce((sum, piece) => sum + Math.abs(area(piece)), 0);
    if (text !== '') areas.set(text, (areas.get(text) ?? 0) + size);
  }
  return areas;
}

function hatchesOf(faces: readonly Face[], sawn: ReadonlySet<Solid>, layers: readonly PartLayer[], textHeight: number) {
  return faces
    .filter(({ solid, axis }) => sawn.has(solid) && (!solid.straight || axis === 0))
    .map(({ solid, visible }) => ({
      layer: layers[solid.part]!,
      lines: visible.flatMap((piece) => hatch(piece, 1.2 * textHeight, solid.part % 2 === 0)),
    }));
}

function cutMark(x: number, [, top, , bottom]: Box, { project }: Projection, textHeight: number): readonly [Point, Point] {
  const [u] = project(x, 0, 0);
  return [
    [u, top - 1.6 * textHeight],
    [u, bottom + 1.15 * textHeight],
  ];
}

function around(box: Box, balloons: readonly Balloon[], mark: readonly [Point, Point] | null, textHeight: number): Box {
  const points: Point[] = balloons.flatMap(({ centre: [u, v], radius }): Point[] => [
    [u - radius, v - radius],
    [u + radius, v + radius],
  ]);
  const marks = mark === null ? [] : mark.map(([u, v]): Point => [u, v - textHeight]);
  return boxOf([[box[0], box[1]], [box[2], box[3]], ...points, ...marks]);
}
