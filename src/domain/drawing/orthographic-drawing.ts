/**
 * A flat view or the section of a product for the workshop: faces without shadow, dimension chains from inside out, hidden lines dashed.
 * Specification: configurator design §6.4. It knows no model; numbers are the parts' own millimetres.
 */
import type { Instance } from '#domain/configurator/evaluation.ts';
import type { PartLine } from '#domain/part-list/part-line.ts';
import { annotationSvg } from './annotation.ts';
import type { Box, Face } from './face.ts';
import { paintFaces, type Painted } from './face-layer.ts';
import { fieldColours, type FieldColours, type FieldId } from './field-colour.ts';
import { faceColour, jitterOf, toneOf } from './material-tone.ts';
import { svgDocument, type Drawing, type Standalone } from './svg-document.ts';
import { technicalView, type TechnicalView } from './technical-view.ts';

export type OrthographicView = 'front' | 'side' | 'top' | 'section';

export interface OrthographicOptions {
  /** Overall and chain dimensions; on unless false. */
  dimensions?: boolean;
  /** Lines of the part list: the kind of part decides whether its hidden lines are shown. */
  lines?: readonly PartLine[];
  title?: string;
  blueprint?: boolean;
  field?: FieldId;
  standalone?: Standalone;
}

/** Height of the numerals: as a share of the larger side, limited by a share of the smaller one. */
const numeralShare = { larger: 0.026, smaller: 0.06 };

export function drawOrthographic(instances: readonly Instance[], view: OrthographicView, options: OrthographicOptions = {}): Drawing {
  const field = options.field ?? (options.blueprint === true ? 'blueprint' : 'paper');
  const colours = fieldColours(field, options.standalone !== undefined);
  const drawn = technicalView({ instances, lines: options.lines ?? [] }, view, {
    textHeight: numeralHeight(instances),
    dimensions: options.dimensions !== false && instances.length > 0,
  });
  const body = viewSvg(drawn, instances, colours, options.blueprint === true);
  const [left, top, right, bottom] = drawn.box;
  const pad = (right - left) * 0.015;
  const padded: Box = [left - pad, top - pad, right + pad, bottom + pad];
  const document = svgDocument({ box: padded, body, title: options.title, standalone: options.standalone, background: colours.background });
  return { ...document, anchors: {} };
}

function numeralHeight(instances: readonly Instance[]): number {
  const size = ([0, 1, 2] as const).map((k) => Math.max(1, ...instances.map(({ min, size: each }) => min[k] + each[k])));
  const sorted = size.toSorted((a, b) => b - a);
  return Math.min(numeralShare.larger * sorted[0]!, numeralShare.smaller * sorted[1]!);
}

/** Painted faces with all annotations. */
export function viewSvg(view: TechnicalView, instances: readonly Instance[], colours: FieldColours, blueprint = false): string {
  const painted = view.faces.map((face) => paintedFace(face, instances, view, blueprint ? colours : null));
  return paintFaces(painted, '1') + annotationSvg(view, { line: colours.line, field: colours.background });
}

function paintedFace(face: Face, instances: readonly Instance[], { projection }: TechnicalView, blueprint: FieldColours | null): Painted {
  const { polygon, isEdge } = face;
  if (blueprint !== null) return { polygon, isEdge, fill: blueprint.blueprintFace, stroke: blueprint.blueprintEdge };
  const instance = instances[face.solid.part]!;
  const tone = toneOf(instance.material);
  // A single view has uniform light: nearer faces of different parts differ by their own tone only.
  const shade = projection.toEye[2] === 0 ? 'left' : 'top';
  return { polygon, isEdge, fill: faceColour(tone, shade, jitterOf(instance)), stroke: tone.edge, opacity: tone.opacity };
}
