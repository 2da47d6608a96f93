/** Painted faces as few svg paths. */
import type { Polygon } from './convex-polygon.ts';
import { inLayers, isAlone } from './paint-layers.ts';
import { findRepeated, type PlacedShape, type Repetition } from './repeated-shapes.ts';
import { nonScaling } from './svg-document.ts';
import { mmText, pathWriter, type PathStyle } from './svg-path.ts';

export interface Painted {
  polygon: Polygon;
  fill: string;
  stroke: string;
  opacity?: number | undefined;
  isEdge?: readonly boolean[];
  /** A drawing of its own inside the polygon instead of a plain face; never joined. */
  drawn?: string;
}

/** One group; `lineWidth` applies to all edges. The most frequent stroke is set on the group. `ids`: what ids of repeated shapes begin with; without it each is written. */
export function paintFaces(faces: readonly Painted[], lineWidth: string, style: PathStyle = {}, ids?: string): string {
  const stroke = commonStroke(faces);
  let repeated = 0;
  const nextId = (): string => `${ids ?? ''}${repeated++}`;
  const paths = inLayers(faces, (face) => lookOf(face, stroke)).map(([first, ...more]) => {
    if (isAlone(first)) return fragmentOf(first, stroke, style);
    const shapes = [first, ...more].map(({ polygon }) => polygon);
    const look = lookOf(first, stroke);
    const { repetitions, others } = ids === undefined ? { repetitions: [], others: shapes } : splitRepeated(shapes, style);
    if (repetitions.length === 0) return `<path${look}${nonScaling} d="${shapesData(shapes, style)}"/>`;
    const rest = others.length === 0 ? '' : `<path${nonScaling} d="${shapesData(others, style)}"/>`;
    return `<g${look}>${repetitions.map((each) => repetitionOf(each, nextId(), style)).join('')}${rest}</g>`;
  });
  return `<g stroke-linejoin="round"${strokeUnless('none', stroke)} stroke-width="${lineWidth}">${paths.join('')}</g>`;
}

function commonStroke(faces: readonly Painted[]): string {
  const counts = new Map([['none', 0]]);
  for (const { stroke, drawn } of faces) if (drawn === undefined) counts.set(stroke, (counts.get(stroke) ?? 0) + 1);
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most))[0];
}

function strokeUnless(known: string, stroke: string): string {
  return stroke === known ? '' : ` stroke="${stroke}"`;
}

function lookOf({ fill, stroke, opacity }: Painted, known: string): string {
  return ` fill="${fill}"${strokeUnless(known, stroke)}${opacity === undefined ? '' : ` fill-opacity="${String(opacity)}"`}`;
}

function shapesData(shapes: readonly Polygon[], style: PathStyle): string {
  const writer = pathWriter(style);
  for (const shape of shapes) writer.shape(shape);
  return writer.data();
}

interface LaidShape extends PlacedShape {
  polygon: Polygon;
}

function splitRepeated(shapes: readonly Polygon[], style: PathStyle): { repetitions: Repetition<LaidShape>[]; others: Polygon[] } {
  const { repetitions, others } = findRepeated(
    shapes.map((polygon) => laidShape(polygon, style)),
    style.coarse === true ? 1 : 0.11,
  );
  return { repetitions, others: others.map(({ polygon }) => polygon) };
}

function laidShape(polygon: Polygon, style: PathStyle): LaidShape {
  const [, x = '0', y = '0', outline = ''] = /^M(-?[\d.]+) ?(-?[\d.]+)(.*)$/.exec(shapesData([polygon], style)) ?? [];
  return { polygon, x: Number(x), y: Number(y), outline };
}

const shifted = (name: string, by: number): string => (by === 0 ? '' : ` ${name}="${mmText(by)}"`);

function repetitionOf({ group, shifts }: Repetition<LaidShape>, id: string, style: PathStyle): string {
  const data = shapesData(
    group.map(({ polygon }) => polygon),
    style,
  );
  const references = shifts.map(({ x, y }) => `<use href="#${id}"${shifted('x', x)}${shifted('y', y)}/>`).join('');
  return `<path id="${id}"${nonScaling} d="${data}"/>${references}`;
}

function fragmentOf(face: Painted, known: string, style: PathStyle): string {
  return face.drawn ?? openFace(face, known, style);
}

/** A piece of a sawn part: filled without outline, then only its real edges. */
function openFace(face: Painted, known: string, style: PathStyle): string {
  const edges = pathWriter(style);
  face.polygon.forEach((point, i) => {
    if (face.isEdge?.[i] !== false) edges.line([point, face.polygon[(i + 1) % face.polygon.length]!]);
  });
  return `<path fill="${face.fill}" stroke="none" d="${shapesData([face.polygon], style)}"/><path fill="none"${strokeUnless(known, face.stroke)}${nonScaling} d="${edges.data()}"/>`;
}
