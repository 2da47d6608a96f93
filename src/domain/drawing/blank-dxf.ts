/**
 * The flat blank of a carton as a DXF R12 file for the cutting table: layers CUT and CREASE, millimetres, y upwards. Configurator design §6.4. It knows no model.
 */
import type { Contour } from '#domain/configurator/evaluation.ts';

type Pair = string | number;

const layerNames = { cut: 'CUT', crease: 'CREASE' } as const;
/** Red and blue, as cutting tables expect them. */
const layerColours = { cut: 1, crease: 5 } as const;

export function blankDxf(contours: readonly Contour[]): string {
  const layers = (['cut', 'crease'] as const).flatMap((layer): Pair[] => [
    0,
    'LAYER',
    2,
    layerNames[layer],
    70,
    0,
    62,
    layerColours[layer],
    6,
    'CONTINUOUS',
  ]);
  const lineType: Pair[] = [0, 'LTYPE', 2, 'CONTINUOUS', 70, 0, 3, 'Solid line', 72, 65, 73, 0, 40, '0.0'];
  const pairs: Pair[] = [
    ...section('HEADER', [9, '$ACADVER', 1, 'AC1009']),
    ...section('TABLES', [0, 'TABLE', 2, 'LTYPE', 70, 1, ...lineType, 0, 'ENDTAB', 0, 'TABLE', 2, 'LAYER', 70, 2, ...layers, 0, 'ENDTAB']),
    ...section('ENTITIES', contours.flatMap(polyline)),
    0,
    'EOF',
  ];
  return `${pairs.join('\r\n')}\r\n`;
}

function section(name: string, content: readonly Pair[]): Pair[] {
  return [0, 'SECTION', 2, name, ...content, 0, 'ENDSEC'];
}

function polyline({ layer, closed, points }: Contour): Pair[] {
  const name = layerNames[layer];
  const vertices = points.flatMap(([x, y]): Pair[] => [0, 'VERTEX', 8, name, 10, x.toFixed(3), 20, y.toFixed(3), 30, '0.0']);
  return [0, 'POLYLINE', 8, name, 66, 1, 10, '0.0', 20, '0.0', 30, '0.0', 70, closed ? 1 : 0, ...vertices, 0, 'SEQEND', 8, name];
}
