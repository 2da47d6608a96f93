/** Painted faces as few svg paths: a face joins an earlier path of the same look if nothing painted in between lies under it, so the picture stays the same. */
import { overlap, type Polygon } from './convex-polygon.ts';
import { boxesMeet, boxOf, type Box } from './face.ts';
import { nonScaling } from './svg-document.ts';
import { pathWriter } from './svg-path.ts';

export interface Painted {
  polygon: Polygon;
  fill: string;
  stroke: string;
  opacity?: number | undefined;
  isEdge?: readonly boolean[];
  /** A drawing of its own inside the polygon instead of a plain face; never joined. */
  drawn?: string;
}

interface Layer {
  look: string;
  members: { polygon: Polygon; box: Box }[];
  shapes: Polygon[];
  fragment: string | null;
}

/** How many earlier paths are tried; more saves next to nothing. */
const lookBack = 40;

/** One group; `lineWidth` applies to all edges, `coarse` as in a path. The most frequent stroke is set on the group. */
export function paintFaces(faces: readonly Painted[], lineWidth: string, { coarse = false } = {}): string {
  const layers: Layer[] = [];
  const stroke = commonStroke(faces);
  for (const face of faces) {
    const member = { polygon: face.polygon, box: boxOf(face.polygon) };
    if (face.drawn !== undefined || face.isEdge?.includes(false) === true) {
      layers.push({ look: '', members: [member], shapes: [], fragment: fragmentOf(face, stroke, coarse) });
      continue;
    }
    const look = lookOf(face, stroke);
    const home = joinable(layers, look, member);
    if (home === null) layers.push({ look, members: [member], shapes: [face.polygon], fragment: null });
    else {
      home.members.push(member);
      home.shapes.push(face.polygon);
    }
  }
  const paths = layers.map(({ look, shapes, fragment }) => fragment ?? `<path${look}${nonScaling} d="${shapesData(shapes, coarse)}"/>`);
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

function joinable(layers: readonly Layer[], look: string, member: { polygon: Polygon; box: Box }): Layer | null {
  for (let i = layers.length - 1; i >= 0 && i >= layers.length - lookBack; i--) {
    const layer = layers[i]!;
    const covers = layer.members.some((other) => boxesMeet(other.box, member.box) && overlap(other.polygon, member.polygon));
    if (layer.look === look && !covers) return layer;
    if (covers) return null;
  }
  return null;
}

function lookOf({ fill, stroke, opacity }: Painted, known: string): string {
  return ` fill="${fill}"${strokeUnless(known, stroke)}${opacity === undefined ? '' : ` fill-opacity="${String(opacity)}"`}`;
}

function shapesData(shapes: readonly Polygon[], coarse: boolean): string {
  const writer = pathWriter({ coarse });
  for (const shape of shapes) writer.shape(shape);
  return writer.data();
}

function fragmentOf(face: Painted, known: string, coarse: boolean): string {
  if (face.drawn === undefined) return openFace(face, known, coarse);
  return known === 'none' ? face.drawn : `<g stroke="none">${face.drawn}</g>`;
}

/** A piece of a sawn part: filled without outline, then only its real edges. */
function openFace(face: Painted, known: string, coarse: boolean): string {
  const edges = pathWriter({ coarse });
  face.polygon.forEach((point, i) => {
    if (face.isEdge?.[i] !== false) edges.line([point, face.polygon[(i + 1) % face.polygon.length]!]);
  });
  return `<path fill="${face.fill}" stroke="none" d="${shapesData([face.polygon], coarse)}"/><path fill="none"${strokeUnless(known, face.stroke)}${nonScaling} d="${edges.data()}"/>`;
}
