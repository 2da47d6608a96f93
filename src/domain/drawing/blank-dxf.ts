/** The flat blank of a carton as a DXF R12 file for the cutting table: cuts and creases on separate layers, with dimensions and the unit. It knows no model. */
import type { Contour } from '#domain/configurator/evaluation.ts';
import { blankView } from './blank-view.ts';
import { dimensionEntities } from './dxf.ts';
import { dxfDocument, dxfNumber, type DxfLayer, type Pair } from './dxf-document.ts';
import type { Box } from './face.ts';
import type { Point } from './projection.ts';

/** Red and blue are the convention of cutting tables. */
const layers: readonly DxfLayer[] = [
  { name: 'CUT', colour: 1 },
  { name: 'CREASE', colour: 5 },
  { name: 'MASS', colour: 8 },
  { name: 'TEXT', colour: 7 },
];
const layerNames = { cut: 'CUT', crease: 'CREASE' } as const;

export function blankDxf(contours: readonly Contour[], notes: readonly string[] = []): string {
  const points = contours.flatMap((contour) => contour.points);
  const textHeight = Math.max(5, 0.012 * Math.max(...points.flat()));
  const { dimensions, object } = blankView(contours, textHeight);
  const place = ([u, v]: Point): Point => [u, object[3] - v];
  const [[left, bottom], [right, top]] = [place([dimensions.box[0], dimensions.box[3]]), place([dimensions.box[2], dimensions.box[1]])];
  const box: Box = [left, bottom, right, top];
  const entities = [...contours.flatMap(polyline), ...dimensionEntities(dimensions, textHeight, place)];
  return dxfDocument({ layers, blocks: [{ name: 'ZUSCHNITT', entities, box, at: [0, 0] }], textHeight, notes: ['Masse in mm', ...notes] });
}

function polyline({ layer, closed, points }: Contour): Pair[] {
  const name = layerNames[layer];
  const vertices = points.flatMap(([x, y]): Pair[] => [0, 'VERTEX', 8, name, 10, dxfNumber(x), 20, dxfNumber(y), 30, '0.0']);
  return [0, 'POLYLINE', 8, name, 66, 1, 10, '0.0', 20, '0.0', 30, '0.0', 70, closed ? 1 : 0, ...vertices, 0, 'SEQEND', 8, name];
}
