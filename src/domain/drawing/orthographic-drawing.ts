/**
 * Front, side and top view of a product as a workshop reads it: flat faces, no shadow, overall dimensions and a chain of the parts that make up each side.
 * Specification: configurator design §6.4. It knows no model; numbers are the parts' own millimetres.
 */
import type { Instance } from '#domain/configurator/evaluation.ts';
import { boxOf, silhouette, visibleFaces, type Box, type Face } from './face.ts';
import { paintFaces } from './face-layer.ts';
import { fieldColours, type FieldColours, type FieldId } from './field-colour.ts';
import { lettering, textWidth } from './lettering.ts';
import { faceColour, jitterOf, toneOf } from './material-tone.ts';
import { painterOrder } from './painter-order.ts';
import { orthographic, type Projection } from './projection.ts';
import { solidsOf } from './solid.ts';
import { nonScaling, svgDocument, type Drawing, type Standalone } from './svg-document.ts';
import { pathWriter } from './svg-path.ts';

export type OrthographicView = 'front' | 'side' | 'top';

export interface OrthographicOptions {
  /** Overall and chain dimensions; on unless false. */
  dimensions?: boolean;
  title?: string;
  blueprint?: boolean;
  field?: FieldId;
  /** Height of the numerals in mm; a share of the view when omitted. */
  numeralMm?: number;
  standalone?: Standalone;
}

export interface OrthographicPart {
  body: string;
  /** View and dimensions. */
  box: Box;
  /** The object alone. */
  object: Box;
}

export function drawOrthographic(instances: readonly Instance[], view: OrthographicView, options: OrthographicOptions = {}): Drawing {
  const field = options.field ?? (options.blueprint === true ? 'blueprint' : 'paper');
  const colours = fieldColours(field, options.standalone !== undefined);
  const { body, box } = orthographicPart(instances, view, options, colours);
  const pad = (box[2] - box[0]) * 0.015;
  const padded: Box = [box[0] - pad, box[1] - pad, box[2] + pad, box[3] + pad];
  const document = svgDocument({ box: padded, body, title: options.title, standalone: options.standalone, background: colours.background });
  return { ...document, anchors: {} };
}

export function orthographicPart(
  instances: readonly Instance[],
  view: OrthographicView,
  options: OrthographicOptions,
  colours: FieldColours,
): OrthographicPart {
  const projection = orthographic[view];
  const solids = solidsOf(instances);
  const faces = visibleFaces(painterOrder(solids, projection.toEye), projection, {
    coverOf: (solid) => (toneOf(instances[solid.part]!.material).opacity === undefined ? silhouette(solid, projection) : null),
  });
  const object = boxOf(solids.flatMap((solid) => [...silhouette(solid, projection)]));
  const painted = paintFaces(faces.map((face) => paintedFace(face, instances, projection, options.blueprint === true ? colours : null)));
  const parts = `<g stroke-linejoin="round" stroke-width="1">${painted}</g>`;
  if (options.dimensions === false || solids.length === 0) return { body: parts, box: solids.length === 0 ? [0, 0, 1, 1] : object, object };
  const size = options.numeralMm ?? 0.075 * Math.max(object[2] - object[0], object[3] - object[1]);
  const dimensions = viewDimensions(faces, object, size, colours.line);
  return { body: parts + dimensions.body, box: dimensions.box, object };
}

function paintedFace(
  face: Face,
  instances: readonly Instance[],
  projection: Projection,
  blueprint: FieldColours | null,
): Parameters<typeof paintFaces>[0][number] {
  const { polygon, isEdge } = face;
  if (blueprint !== null) return { polygon, isEdge, fill: blueprint.blueprintFace, stroke: blueprint.blueprintEdge };
  const instance = instances[face.solid.part]!;
  const tone = toneOf(instance.material);
  // A single view has one light: nearer faces of different parts differ by their own tone only.
  const shade = projection.id === 'top' ? 'top' : 'left';
  return { polygon, isEdge, fill: faceColour(tone, shade, jitterOf(instance)), stroke: tone.edge, opacity: tone.opacity };
}

/** A chain with more links than this is not readable; then the overall dimension stands alone. */
const longestChain = 14;

function viewDimensions(faces: readonly Face[], object: Box, size: number, colour: string): { body: string; box: Box } {
  const [left, top, right, bottom] = object;
  const across = chainOf(faces, object, 'bottom');
  const up = chainOf(faces, object, 'left');
  const hasAcross = across.length > 2 && across.length <= longestChain + 1;
  const hasUp = up.length > 2 && up.length <= longestChain + 1;
  const step = size * 1.9;
  const lines = pathWriter();
  const texts: string[] = [];
  const fill = ` fill="${colour}"`;
  const horizontal = (ticks: readonly number[], v: number, scale: number): void => {
    lines.line([
      [ticks[0]!, v],
      [ticks[ticks.length - 1]!, v],
    ]);
    for (const u of ticks)
      lines.line([
        [u, v - size * 0.45],
        [u, v + size * 0.25],
      ]);
    eachLink(ticks, size * scale, (text, em, middle) =>
      texts.push(lettering({ text, size: em, at: [middle, v - size * 0.28], anchor: 'middle' }, fill)),
    );
  };
  const vertical = (ticks: readonly number[], u: number, scale: number): void => {
    lines.line([
      [u, ticks[0]!],
      [u, ticks[ticks.length - 1]!],
    ]);
    for (const v of ticks)
      lines.line([
        [u - size * 0.25, v],
        [u + size * 0.45, v],
      ]);
    eachLink(ticks, size * scale, (text, em, middle) =>
      texts.push(lettering({ text, size: em, at: [u - size * 0.28, middle], anchor: 'middle', plane: [0, -1, 1, 0] }, fill)),
    );
  };
  if (hasAcross) horizontal(across, bottom + step, 0.8);
  horizontal([left, right], bottom + step * (hasAcross ? 2 : 1), 1.15);
  if (hasUp) vertical(up, left - step, 0.8);
  vertical([top, bottom], left - step * (hasUp ? 2 : 1), 1.15);
  const body = `<path fill="none" stroke="${colour}" stroke-width="1"${nonScaling} d="${lines.data()}"/>${texts.join('')}`;
  return {
    body,
    box: [
      left - step * (hasUp ? 2 : 1) - size * 1.2,
      top - size * 0.4,
      right + size * 0.4,
      bottom + step * (hasAcross ? 2 : 1) + size * 0.4,
    ],
  };
}

/** Writes each link's millimetres over its middle, smaller where it is narrow, not at all where it would not be legible. */
function eachLink(ticks: readonly number[], em: number, write: (text: string, em: number, middle: number) => void): void {
  for (let i = 0; i + 1 < ticks.length; i++) {
    const length = Math.abs(ticks[i + 1]! - ticks[i]!);
    const text = String(Math.round(length * 10) / 10);
    const fitting = Math.min(em, (length * 0.94) / textWidth(text));
    // The overall dimension is never left out, even where it is wider than what it measures.
    const isOverall = ticks.length === 2;
    if (isOverall) write(text, Math.max(fitting, em * 0.8), (ticks[i]! + ticks[i + 1]!) / 2);
    else if (fitting >= em * 0.6) write(text, fitting, (ticks[i]! + ticks[i + 1]!) / 2);
  }
}

/** Where the visible faces along one side of the object begin and end. */
function chainOf(faces: readonly Face[], object: Box, side: 'bottom' | 'left'): number[] {
  const places = new Set<number>([round(side === 'bottom' ? object[0] : object[1]), round(side === 'bottom' ? object[2] : object[3])]);
  for (const { polygon, solid } of faces) {
    if (!solid.straight) continue;
    const [left, top, right, bottom] = boxOf(polygon);
    if (side === 'bottom' && Math.abs(bottom - object[3]) < 0.5) for (const u of [left, right]) places.add(round(u));
    if (side === 'left' && Math.abs(left - object[0]) < 0.5) for (const v of [top, bottom]) places.add(round(v));
  }
  return [...places].sort((a, b) => a - b);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
