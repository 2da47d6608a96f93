/**
 * The front, side and top view as a DXF R12 file: 3D-free line work in millimetres, one layer per assembly group, visible faces as closed polylines.
 * Views stand as in first-angle projection. R12 is the dialect every CAD and CNC program reads: plain ASCII, no handles, no objects section.
 */
import type { Instance } from '#domain/configurator/evaluation.ts';
import { boxOf, silhouette, visibleFaces } from './face.ts';
import { toneOf } from './material-tone.ts';
import { painterOrder } from './painter-order.ts';
import { orthographic, type Point } from './projection.ts';
import { boundsOf, solidsOf, type Solid } from './solid.ts';

const gapMm = 200;

export function dxf(instances: readonly Instance[]): string {
  const solids = solidsOf(instances);
  const { min, max } = boundsOf(solids);
  const [length, width] = [max[0] - min[0], max[1] - min[1]];
  const views = [
    { view: 'front', shift: [-min[0], 0] },
    { view: 'side', shift: [length + gapMm - min[1], 0] },
    { view: 'top', shift: [-min[0], min[2] + width + gapMm + min[1]] },
  ] as const;
  const entities = views.flatMap(({ view, shift }) => viewEntities(instances, solids, view, shift));
  const layers = [...new Set(instances.map(({ group }) => layerName(group)))];
  const layerTable = layers.flatMap((name, index): Pair[] => [0, 'LAYER', 2, name, 70, 0, 62, (index % 6) + 1, 6, 'CONTINUOUS']);
  const lineTable: Pair[] = [
    0,
    'TABLE',
    2,
    'LTYPE',
    70,
    1,
    0,
    'LTYPE',
    2,
    'CONTINUOUS',
    70,
    0,
    3,
    'Solid line',
    72,
    65,
    73,
    0,
    40,
    '0.0',
    0,
    'ENDTAB',
  ];
  const pairs = [
    section('HEADER', [9, '$ACADVER', 1, 'AC1009']),
    section('TABLES', [...lineTable, 0, 'TABLE', 2, 'LAYER', 70, layers.length, ...layerTable, 0, 'ENDTAB']),
    section('ENTITIES', entities),
    [0, 'EOF'],
  ].flat();
  return `${pairs.join('\r\n')}\r\n`;
}

type Pair = string | number;

function section(name: string, content: readonly Pair[]): Pair[] {
  return [0, 'SECTION', 2, name, ...content, 0, 'ENDSEC'];
}

function viewEntities(instances: readonly Instance[], solids: readonly Solid[], view: 'front' | 'side' | 'top', [dx, dy]: Point): Pair[] {
  const projection = orthographic[view];
  const coverOf = (solid: Solid): ReturnType<typeof silhouette> | null =>
    toneOf(instances[solid.part]!.material).opacity === undefined ? silhouette(solid, projection) : null;
  const faces = visibleFaces(painterOrder(solids, projection.toEye), projection, { coverOf });
  return faces.flatMap(({ solid, polygon, visible }) => {
    const layer = layerName(instances[solid.part]!.group);
    // A partly covered face shows its visible pieces; a free one its own outline.
    const shapes = visible.length === 1 && sameBox(visible[0]!, polygon) ? [polygon] : visible;
    return shapes.flatMap((shape) =>
      polyline(
        layer,
        shape.map(([u, v]): Point => [u + dx, -(v + dy)]),
      ),
    );
  });
}

function sameBox(a: readonly Point[], b: readonly Point[]): boolean {
  const [p, q] = [boxOf(a), boxOf(b)];
  return p.every((value, i) => Math.abs(value - q[i]!) < 0.05);
}

function polyline(layer: string, points: readonly Point[]): Pair[] {
  const vertices = points.flatMap(([x, y]) => [0, 'VERTEX', 8, layer, 10, number(x), 20, number(y), 30, '0.0']);
  return [0, 'POLYLINE', 8, layer, 66, 1, 10, '0.0', 20, '0.0', 30, '0.0', 70, 1, ...vertices, 0, 'SEQEND', 8, layer];
}

function number(value: number): string {
  const text = (Math.round(value * 1000) / 1000).toFixed(3);
  return text === '-0.000' ? '0.000' : text;
}

/** R12 layer names: up to 31 capital letters, digits, `$`, `-` and `_`. */
function layerName(group: string): string {
  const name = group
    .toUpperCase()
    .replace(/[^A-Z0-9$_-]/g, '_')
    .slice(0, 31);
  return name === '' ? '0' : name;
}
