/** Painted faces as few svg paths. */
import type { Polygon } from './convex-polygon.ts';
import { inLayers, isAlone } from './paint-layers.ts';
import { nonScaling } from './svg-document.ts';
import { pathWriter, type PathStyle } from './svg-path.ts';

export interface Painted {
  polygon: Polygon;
  fill: string;
  stroke: string;
  opacity?: number | undefined;
  isEdge?: readonly boolean[];
  /** A drawing of its own inside the polygon instead of a plain face; never joined. */
  drawn?: string;
}

/** One group; `lineWidth` applies to all edges. The most frequent stroke is set on the group. */
export function paintFaces(faces: readonly Painted[], lineWidth: string, style: PathStyle = {}): string {
  const stroke = commonStroke(faces);
  const paths = inLayers(faces, (face) => lookOf(face, stroke)).map(([first, ...others]) => {
    if (isAlone(first)) return fragmentOf(first, stroke, style);
    const shapes = [first, ...others].map(({ polygon }) => polygon);
    return `<path${lookOf(first, stroke)}${nonScaling} d="${shapesData(shapes, style)}"/>`;
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
