/**
 * The flat blank of a carton: cut lines solid, crease lines dashed, overall length and width beside it. Specification: configurator design §5.3, §7.8, §7.9.
 * y of a blank points up, as on the drawing board. It knows no model.
 */
import type { Contour } from '#domain/configurator/evaluation.ts';
import { fieldColours, type FieldId } from './field-colour.ts';
import { lettering } from './lettering.ts';
import type { Point } from './projection.ts';
import { nonScaling, svgDocument, type Drawing, type Standalone } from './svg-document.ts';
import { pathWriter } from './svg-path.ts';

export interface BlankOptions {
  field?: FieldId;
  title?: string;
  standalone?: Standalone;
}

const numeral = (mm: number): string => String(Math.round(mm * 10) / 10);

const blankFill = '#DDB98C';

export function drawBlank(contours: readonly Contour[], { field = 'paper', title, standalone }: BlankOptions = {}): Drawing {
  const colours = fieldColours(field, standalone !== undefined);
  const points = contours.flatMap((contour) => contour.points);
  const [right, top] = [Math.max(1, ...points.map(([x]) => x)), Math.max(1, ...points.map(([, y]) => y))];
  const place = ([x, y]: readonly [number, number]): Point => [x, top - y];
  const linesOf = (layer: Contour['layer']): string => {
    const writer = pathWriter();
    for (const contour of contours.filter((each) => each.layer === layer)) {
      if (contour.closed) writer.shape(contour.points.map(place));
      else writer.line(contour.points.map(place));
    }
    return writer.data();
  };
  const size = 0.035 * Math.max(right, top);
  const edge = ` stroke="${colours.line}"${nonScaling}`;
  const dimensions = pathWriter();
  dimensions.line([
    [0, top + size],
    [0, top + size * 2.2],
  ]);
  dimensions.line([
    [right, top + size],
    [right, top + size * 2.2],
  ]);
  dimensions.line([
    [0, top + size * 2],
    [right, top + size * 2],
  ]);
  dimensions.line([
    [-size, 0],
    [-size * 2.2, 0],
  ]);
  dimensions.line([
    [-size, top],
    [-size * 2.2, top],
  ]);
  dimensions.line([
    [-size * 2, 0],
    [-size * 2, top],
  ]);
  const fill = ` fill="${colours.line}"`;
  const body = [
    `<path fill="${blankFill}"${edge} stroke-width="1.6" d="${linesOf('cut')}"/>`,
    `<path fill="none"${edge} stroke-width="1" stroke-dasharray="7" d="${linesOf('crease')}"/>`,
    `<path fill="none"${edge} stroke-width="1" d="${dimensions.data()}"/>`,
    lettering({ text: numeral(right), size: size * 1.6, at: [right / 2, top + size * 1.7], anchor: 'middle' }, fill),
    lettering({ text: numeral(top), size: size * 1.6, at: [-size * 2.3, top / 2], anchor: 'middle', plane: [0, -1, 1, 0] }, fill),
  ].join('');
  const box = [-size * 4, -size, right + size, top + size * 3] as const;
  return { ...svgDocument({ box, body, title, standalone, background: colours.background }), anchors: {} };
}
