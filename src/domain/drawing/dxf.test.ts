import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { evaluate } from '#domain/configurator/evaluate.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { benchList, positionsOf } from '#domain/workshop/bench-list.ts';
import { benchSubject } from '#domain/workshop/bench-subject.ts';
import { wallsOf } from '#domain/workshop/wall.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import { placedEntities, readDxf, type PlacedEntity } from '#tools/drawing/read-dxf.ts';
import { blankDxf } from './blank-dxf.ts';
import { dxf, type DxfOptions } from './dxf.ts';

const library = folderLibrary();
const modelIds = readdirSync('models').filter((id) => library.compiled(id) !== null);

function factsOf(id: string, values: Record<string, unknown> = {}) {
  const compiled = library.compiled(id)!;
  const evaluation = evaluate(compiled, { ...presetValues(compiled), ...values });
  const { instances, contours, partList, outputs } = evaluation;
  const assemblies = benchList({ instances, partList }, compiled.model.assemblies);
  const positions = positionsOf(assemblies, instances.length);
  return { instances, contours, partList, outputs, assemblies, positions, subject: benchSubject(evaluation, instances, positions) };
}

function fileOf(id: string, options: DxfOptions = {}): string {
  const { contours, assemblies, subject } = factsOf(id);
  if (contours.length > 0) return blankDxf(contours, options.notes);
  return dxf(subject, { walls: wallsOf(assemblies, subject), ...options });
}

/** The sum of a dimension text: `140`, `i 1000`, `4 × 140`, `8 × 100 + 7 × 45`. */
function measuredBy(text: string): { mm: number; parts: number } {
  return text.split(' + ').reduce(
    (sum, term) => {
      const [times, each] = term.includes(' × ') ? term.split(' × ').map(Number) : [1, Number(term.replace(/^i /, ''))];
      return { mm: sum.mm + times! * each!, parts: sum.parts + times! };
    },
    { mm: 0, parts: 0 },
  );
}

const lengthOf = ({ entity: { vertices: [a, b] = [] } }: PlacedEntity): number => Math.hypot(a!.x - b!.x, a!.y - b!.y);

describe.each(modelIds)('the drawing file of %s, read by another program', (id) => {
  const text = fileOf(id, { notes: ['https://shop.example/products/HK_0001?k=1'] });
  const entities = placedEntities(text);

  it('is R12 in millimetres', () => {
    const { header } = readDxf(text);
    expect(header).toMatchObject({ $ACADVER: 'AC1009', $DWGCODEPAGE: 'ANSI_1252', $LUNITS: 2, $INSUNITS: 4 });
    const words = entities.filter(({ layer }) => layer === 'TEXT').map(({ entity }) => entity.text);
    expect(words).toContain('Masse in mm');
    expect(words).toContain('https://shop.example/products/HK_0001?k=1');
  });

  it('stands inside the extents it states', () => {
    const { $EXTMIN: low, $EXTMAX: high, $LIMMIN, $LIMMAX } = readDxf(text).header as Record<string, { x: number; y: number }>;
    expect([$LIMMIN, $LIMMAX]).toEqual([
      { x: low!.x, y: low!.y },
      { x: high!.x, y: high!.y },
    ]);
    const points = entities.flatMap(({ entity, dx, dy }) =>
      [...(entity.vertices ?? []), ...(entity.startPoint === undefined ? [] : [entity.startPoint])].map(({ x, y }) => [x + dx, y + dy]),
    );
    expect(points.length).toBeGreaterThan(20);
    for (const [x, y] of points) {
      expect(x).toBeGreaterThanOrEqual(low!.x - 0.01);
      expect(x).toBeLessThanOrEqual(high!.x + 0.01);
      expect(y).toBeGreaterThanOrEqual(low!.y - 0.01);
      expect(y).toBeLessThanOrEqual(high!.y + 0.01);
    }
  });

  it('writes at each dimension what its line measures', () => {
    const measured = entities.filter(({ layer }) => layer === 'MASS');
    const texts = measured.flatMap((each, at) => (each.entity.type === 'TEXT' ? [{ each, line: measured[at - 1]! }] : []));
    expect(texts.length).toBeGreaterThan(2);
    for (const { each, line } of texts) {
      const { mm, parts } = measuredBy(each.entity.text!);
      expect(Math.abs(mm - lengthOf(line)), each.entity.text).toBeLessThanOrEqual(0.051 * parts + 0.05);
    }
  });

  it('stands on known layers alone', () => {
    const known = Object.keys(readDxf(text).tables.layer.layers);
    expect(
      known.filter(
        (name) => !/^(0|KUFE|BRETT|PLATTE|LEISTE|TRAEGER|STREBE|VERDECKT|MITTE|MASS|TEXT|POS|NAGEL|SEIL|RAHMEN|CUT|CREASE)$/.test(name),
      ),
    ).toEqual([]);
    for (const { layer } of entities) expect(known).toContain(layer);
    expect(Object.keys(readDxf(text).tables.lineType.lineTypes)).toEqual(['CONTINUOUS', 'DASHED', 'CENTER']);
  });
});

describe('the drawing file of a crate', () => {
  const text = fileOf('holzkiste');

  it('has a block for each view and each kind of wall', () => {
    expect(Object.keys(readDxf(text).blocks)).toEqual(['VORN', 'SEITE', 'OBEN', 'SCHNITT', 'WAND_1', 'WAND_2', 'WAND_3', 'WAND_4']);
    expect(readDxf(text).entities.filter(({ type }) => type === 'INSERT')).toHaveLength(8);
  });

  it('names the free inside as it was ordered', () => {
    const texts = placedEntities(text).map(({ entity }) => entity.text);
    for (const inner of ['i 1000', 'i 600', 'i 500']) expect(texts).toContain(inner);
  });

  it('shows each position of its part list that has a place', () => {
    const { assemblies } = factsOf('holzkiste');
    const numbers = new Set(
      placedEntities(text).flatMap(({ entity, layer }) => (layer === 'POS' && entity.type === 'TEXT' ? [entity.text] : [])),
    );
    const placed = assemblies.flatMap(({ parts }) => parts).filter(({ instances }) => instances.length > 0);
    for (const { position } of placed) expect(numbers).toContain(position);
  });

  it('shows skids dashed where boards hide them', () => {
    const hidden = placedEntities(fileOf('holzkiste', { view: 'top' })).filter(({ layer }) => layer === 'VERDECKT');
    expect(hidden.length).toBeGreaterThanOrEqual(2);
    expect(readDxf(text).tables.layer.layers['VERDECKT']).toBeDefined();
  });

  it.each(['front', 'side', 'top', 'section'] as const)('holds the view %s alone when it is asked for', (view) => {
    expect(Object.keys(readDxf(fileOf('holzkiste', { view })).blocks)).toHaveLength(1);
  });

  it('takes no words out of its file', () => {
    const hostile = fileOf('holzkiste', { notes: ['a\r\n0\r\nEOF\u0007', 'Čapek – «ü»'] });
    expect(hostile).not.toMatch(/\r\na\r\n/);
    expect(placedEntities(hostile).map(({ entity }) => entity.text)).toContain('?apek - «ü»');
  });
});
