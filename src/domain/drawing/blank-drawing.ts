/**
 * The flat blank of a carton in its own colour: cut lines solid, crease lines dashed, every panel, flap and joint
 * dimensioned. Specification: configurator design §5.3, §7.8, §7.9.
 * It knows no model.
 */
import type { Contour } from '#domain/configurator/evaluation.ts';
import { dimensionsSvg } from './annotation.ts';
import { blankView } from './blank-view.ts';
import type { Box } from './face.ts';
import { fieldColours, type FieldId } from './field-colour.ts';
import { toneOf } from './material-tone.ts';
import { nonScaling, svgDocument, type Drawing, type Standalone } from './svg-document.ts';
import { pathWriter } from './svg-path.ts';

export interface BlankOptions {
  field?: FieldId;
  title?: string;
  standalone?: Standalone;
  /** In CSS pixels, where it is shown nearly as wide as the screen. */
  screenWidth?: number | undefined;
}

/** Height of the numerals as a share of the larger side. */
const numeralShare = 0.02;
/** On a narrow screen the numerals are larger in the drawing: their least height in pixels, the edges of page and drawing included. */
const leastNumeral = 11;

export function drawBlank(
  contours: readonly Contour[],
  { field = 'paper', title, standalone, screenWidth = Infinity }: BlankOptions = {},
): Drawing {
  const colours = fieldColours(field, standalone !== undefined);
  const points = contours.flatMap((contour) => contour.points);
  const textHeight = Math.max(numeralShare, leastNumeral / screenWidth) * Math.max(1, ...points.flat());
  const { lines, dimensions } = blankView(contours, textHeight);
  const pathOf = (layer: Contour['layer']): string => {
    const writer = pathWriter();
    for (const { closed, points: each } of lines.filter((line) => line.layer === layer)) {
      if (closed) writer.shape(each);
      else writer.line(each);
    }
    return writer.data();
  };
  const edge = ` stroke="${colours.line}"${nonScaling}`;
  const body = [
    `<path fill="${toneOf('carton').left}"${edge} stroke-width="1.6" d="${pathOf('cut')}"/>`,
    `<path fill="none"${edge} stroke-width="1" stroke-dasharray="7" d="${pathOf('crease')}"/>`,
    dimensionsSvg(dimensions, textHeight, colours.line),
  ].join('');
  const [left, top, right, bottom] = dimensions.box;
  const box: Box = [left - textHeight, top - textHeight, right + textHeight, bottom + textHeight];
  return { ...svgDocument({ box, body, title, standalone, background: colours.background }), anchors: {} };
}
