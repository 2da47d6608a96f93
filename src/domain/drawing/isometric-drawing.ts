/**
 * The picture of a product: its parts board by board in true isometric proportion on a flat field, with its dimensions in millimetres beside it.
 * Specification: look, drawing rules; configurator design §6. The same parts and options give the same bytes in the browser and on the server.
 * It knows no model, no price and no language; labels and titles are passed in.
 */
import type { Instance, Vec3 } from '#domain/configurator/evaluation.ts';
import { area, type Polygon } from './convex-polygon.ts';
import { cushionCover, drawCushion } from './cushion.ts';
import { boxOf, silhouette, visibleFaces, type Face } from './face.ts';
import { paintFaces, type Painted } from './face-layer.ts';
import { fieldColours, type FieldColours, type FieldId } from './field-colour.ts';
import { floorDimension, numeralMm } from './floor-dimension.ts';
import { floorShadow } from './floor-shadow.ts';
import { hiddenOutline } from './hidden-outline.ts';
import { faceColour, goodsTone, highlightTone, jitterOf, litTone, toneOf, type Tone } from './material-tone.ts';
import { painterOrder } from './painter-order.ts';
import { floorTransform, isometric, onWholeFloor, type Point } from './projection.ts';
import { boundsOf, solidsOf, straightSolid, type Solid } from './solid.ts';
import type { StencilMarks } from './mark-layout.ts';
import { stencilMarks } from './stencil-mark.ts';
import { nonScaling, svgDocument, type Drawing, type Frame, type Standalone } from './svg-document.ts';
import type { PathStyle } from './svg-path.ts';
import { textures } from './wood-texture.ts';

export interface DrawingGoods {
  min: Vec3;
  size: Vec3;
}

export interface IsometricOptions {
  /** Length, width, height; without them no numerals and no dimension lines. */
  labels?: readonly [length: string, width: string, height: string];
  /** The box that the labels measure, if some parts extend beyond it; all parts by default. */
  measured?: DrawingGoods;
  /** Size of the numerals as a share of the mean edge of the product. */
  numeralSize?: number;
  field?: FieldId;
  /** 0 = assembled, 1 = fully apart. */
  explode?: number;
  /** One group, raised by this many mm. */
  lift?: { group: string; by: number };
  hide?: readonly string[];
  blueprint?: boolean;
  highlight?: { line?: number; group?: string };
  /** Components (of the model itself) that are slightly emphasised. */
  lit?: readonly string[];
  marks?: StencilMarks;
  /** The packed good, translucent inside. */
  goods?: DrawingGoods;
  shadow?: boolean;
  /** Thumbnails: finer lines and no texture. */
  thin?: boolean;
  title?: string;
  standalone?: Standalone;
  /** Prefix of ids, unique among the drawings of a page, so that repeated digits and boards are references. Without it each is drawn in full. */
  digitIds?: string;
}

/** Pseudo part number of the packed good, which is not a part. */
const goodsPart = -1;

/** From this mean edge on, half a millimetre is less than a tenth of a pixel. */
const coarseMm = 2000;
/** The same for curves and turned boards, whose points are not on whole millimetres anyway. */
const coarseCurvesMm = 1000;

/** A page's picture of more faces has boards of some ten pixels: nobody sees their grain, nor that one is a little darker than the next. */
const crowdedFaces = 140;
/** What is seen of a face at least in such a picture, as a share of the square of the mean edge: some thirty pixels. */
const leastSeen = 0.00024;

/** A page's picture of more bytes than this goes without grain: marks, fittings and many boards weigh as much as a page can bear. */
const mostBesideGrain = 7900;

/** A page's letters of crate marks are as exact as this share of the mean edge: a fifth of a pixel beside at most. */
const leastLetter = 0.001;

export function drawIsometric(instances: readonly Instance[], options: IsometricOptions = {}): Drawing {
  const assembled = boundsOf(solidsOf(instances, { hide: options.hide }));
  const spread = (assembled.max[0] - assembled.min[0] + assembled.max[1] - assembled.min[1] + assembled.max[2] - assembled.min[2]) / 3;
  const solids = solidsOf(instances, { explodeMm: (options.explode ?? 0) * spread * 0.5, lift: options.lift, hide: options.hide });
  if (options.goods !== undefined) solids.push(goodsSolid(options.goods));
  const colours = fieldColours(options.blueprint === true ? 'blueprint' : (options.field ?? 'mode'), options.standalone !== undefined);
  const looksOf = partLooks(instances, options);
  const ordered = painterOrder(solids, isometric.toEye);
  const outlines = new Map(ordered.map((solid) => [solid, silhouette(solid, isometric)]));
  const outlineOf = (solid: Solid): Polygon => outlines.get(solid) ?? silhouette(solid, isometric);
  const visible = visibleFaces(ordered, isometric, { outlineOf, coverOf: (solid) => coverOf(solid, looksOf(solid.part).tone, outlineOf) });
  const isCrowded = options.standalone === undefined && visible.length > crowdedFaces;
  const faces = isCrowded ? visible.filter((face) => seenArea(face) >= leastSeen * spread * spread) : visible;
  const looks = isCrowded ? (part: number): Look => ({ ...looksOf(part), jitter: 0 }) : looksOf;
  const floor = Math.min(assembled.min[2], boundsOf(solids).min[2]);

  const points = solids.flatMap((solid) => [...outlineOf(solid)]);
  const style: PathStyle = { onFloor: options.standalone === undefined };
  const body: string[] = [];
  let numerals: readonly (readonly Point[])[] = [];
  if (options.shadow !== false && options.blueprint !== true && instances.length > 0) {
    const shadow = floorShadow(solidsOf(instances, { hide: options.hide }), floor, style);
    body.push(`<path fill="${colours.shadow}" d="${shadow.data}"/>`);
    points.push(...shadow.points);
  }
  if (options.labels !== undefined) {
    const bounds = options.measured === undefined ? assembled : boundsOf([goodsSolid(options.measured)]);
    const numeralSize = numeralMm(bounds, options.numeralSize ?? 0.2);
    const lineWidth = options.thin === true ? '1' : '1.5';
    const { labels, digitIds: ids } = options;
    const dimension = floorDimension({ labels, bounds, floor, numeralSize, colour: colours.line, lineWidth, style, ids });
    body.push(dimension.svg);
    points.push(...dimension.points);
    numerals = dimension.numerals;
  }
  const width = options.thin === true ? '.7' : '1';
  const lines = { ...style, coarse: spread > coarseMm };
  const painted = paintedParts(faces, looks, colours, options, { ...style, coarse: spread > coarseCurvesMm });
  body.push(paintFaces(painted, width, lines, options.digitIds === undefined ? undefined : `${options.digitIds}r`));
  const marks =
    options.marks !== undefined && options.blueprint !== true && (options.explode ?? 0) === 0
      ? stencilMarks(faces, solids, options.marks, {
          groupOf: (part) => instances[part]?.group ?? '',
          grid: style.onFloor === true ? spread * leastLetter : undefined,
        })
      : '';
  const weight = [...body, marks].join('').replaceAll(nonScaling, '').length;
  const isHeavy = options.standalone === undefined && weight > mostBesideGrain;
  if (options.thin !== true && options.blueprint !== true && !isCrowded && !isHeavy)
    body.push(partTextures(faces, instances, looks, { spread, style }));
  if (style.onFloor === true) {
    body.unshift(`<g transform="${floorTransform}">`);
    body.push('</g>');
  }
  body.push(marks);
  body.push(
    hiddenOutline(
      solids.filter((solid) => looks(solid.part).isShownThrough),
      faces,
      options.blueprint === true ? colours.blueprintEdge : highlightTone.edge,
    ),
  );
  const box = paddedBox(points);
  const frame = { box, body: body.join(''), title: options.title, standalone: options.standalone, background: colours.background };
  const drawing = { ...svgDocument(frame), anchors: anchorsOf(faces, instances, box) };
  return numerals.length === 0 ? drawing : { ...drawing, numerals: numerals.map((corners) => frameOf(corners, box)) };
}

const seenArea = ({ visible }: Face): number => visible.reduce((sum, piece) => sum + Math.abs(area(piece)), 0);

interface Look {
  tone: Tone;
  jitter: number;
  isShownThrough: boolean;
}

function partLooks(instances: readonly Instance[], { highlight, lit = [] }: IsometricOptions): (part: number) => Look {
  const goods: Look = { tone: goodsTone, jitter: 0, isShownThrough: true };
  const looks = instances.map((instance): Look => {
    const isChosen = highlight !== undefined && (highlight.line === instance.line || highlight.group === instance.group);
    const own = toneOf(instance.material);
    const tone = lit.length > 0 && lit.includes(instance.component.split('/')[0] ?? '') ? litTone(own) : own;
    return { tone: isChosen ? highlightTone : tone, jitter: jitterOf(instance), isShownThrough: isChosen };
  });
  return (part) => (part === goodsPart ? goods : looks[part]!);
}

function goodsSolid({ min, size }: DrawingGoods): Solid {
  return straightSolid(goodsPart, min, [min[0] + size[0], min[1] + size[1], min[2] + size[2]]);
}

function coverOf(solid: Solid, tone: Tone, outlineOf: (solid: Solid) => Polygon): Polygon | null {
  if (tone.opacity !== undefined) return null;
  return tone.surface === 'soft' ? cushionCover(solid, isometric) : outlineOf(solid);
}

function paintedParts(
  faces: readonly Face[],
  looks: (part: number) => Look,
  colours: FieldColours,
  { blueprint }: IsometricOptions,
  lines: PathStyle,
): Painted[] {
  const drawnCushions = new Set<Solid>();
  return faces.flatMap((face): Painted[] => {
    const { tone, jitter, isShownThrough } = looks(face.solid.part);
    const { isEdge } = face;
    const polygon = lines.coarse === true && lines.onFloor === true && !face.solid.straight ? onWholeFloor(face.polygon) : face.polygon;
    // On a blueprint a highlighted part has inverted colours.
    if (blueprint === true && isShownThrough) return [{ polygon, isEdge, fill: colours.blueprintEdge, stroke: colours.blueprintFace }];
    if (blueprint === true) return [{ polygon, isEdge, fill: colours.blueprintFace, stroke: colours.blueprintEdge }];
    if (tone.surface === 'soft' && face.solid.cuts === 0) {
      if (drawnCushions.has(face.solid)) return [];
      drawnCushions.add(face.solid);
      return [{ polygon: silhouette(face.solid, isometric), fill: '', stroke: '', drawn: drawCushion(face.solid, isometric, tone, lines) }];
    }
    return [{ polygon, isEdge, fill: faceColour(tone, face.shade, jitter), stroke: tone.edge, opacity: tone.opacity }];
  });
}

function partTextures(
  faces: readonly Face[],
  instances: readonly Instance[],
  looks: (part: number) => Look,
  { spread, style }: { spread: number; style: PathStyle },
): string {
  const wooden = faces.flatMap((face) => {
    const instance = instances[face.solid.part];
    return instance === undefined ? [] : [{ face, instance, tone: looks(face.solid.part).tone }];
  });
  return textures(wooden, spread, style);
}

function paddedBox(points: readonly Point[]): readonly [number, number, number, number] {
  if (points.length === 0) return [0, 0, 1, 1];
  const [left, top, right, bottom] = boxOf(points);
  const pad = Math.max(2, (right - left) * 0.012);
  return [left - pad, top - pad, right + pad, bottom + pad];
}

function frameOf(corners: readonly Point[], box: readonly [number, number, number, number]): Frame {
  const [left, top, right, bottom] = boxOf(corners);
  const [x, y] = [fraction(left, box[0], box[2]), fraction(top, box[1], box[3])];
  return { x, y, width: fraction(right, box[0], box[2]) - x, height: fraction(bottom, box[1], box[3]) - y };
}

/** The middle of the largest visible piece of each group, the largest first. */
function anchorsOf(
  faces: readonly Face[],
  instances: readonly Instance[],
  box: readonly [number, number, number, number],
): Drawing['anchors'] {
  const best = new Map<string, { size: number; x: number; y: number }>();
  for (const face of faces) {
    const group = instances[face.solid.part]?.group;
    if (group === undefined) continue;
    for (const piece of face.visible) {
      const size = Math.abs(area(piece));
      if (size <= (best.get(group)?.size ?? 0)) continue;
      const u = piece.reduce((sum, point) => sum + point[0], 0) / piece.length;
      const v = piece.reduce((sum, point) => sum + point[1], 0) / piece.length;
      best.set(group, { size, x: fraction(u, box[0], box[2]), y: fraction(v, box[1], box[3]) });
    }
  }
  const bySize = [...best].sort(([, a], [, b]) => b.size - a.size);
  return Object.fromEntries(bySize.map(([group, { x, y }]) => [group, { x, y }]));
}

function fraction(value: number, from: number, to: number): number {
  return Math.round(((value - from) / (to - from)) * 1000) / 1000;
}
