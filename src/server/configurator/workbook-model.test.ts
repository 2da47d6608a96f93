import { assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate } from '#domain/configurator/evaluate.ts';
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import { boundingBox } from '#domain/configurator/placement.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { propertiesOf } from '#domain/configurator/describe.ts';
import { parseReference, resolveProperty } from '#domain/configurator/reference.ts';
import type { SheetModel } from '#domain/spreadsheet/sheet-model.ts';
import { shippedWorkbook, workbookIds } from './workbook-files.ts';
import { beginReading, workbookModel } from './workbook-model.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import { depth, seed } from '#test/depth.ts';

const models = folderLibrary();

async function modelOf(id: string): Promise<SheetModel> {
  const { info, content, ...identity } = (await shippedWorkbook(id))!;
  const found = await workbookModel(models, identity, info, content);
  if (found.kind !== 'accepted') throw new Error(JSON.stringify(found));
  expect(found.verification).toMatchObject({ differing: 0, problem: null });
  return found.model;
}

const carton = await modelOf('karton-preis');
const cutList = await modelOf('zuschnittliste');

describe('a reading begun at a start', () => {
  it.each([
    ['is what the model is made from', async () => (await shippedWorkbook('karton-preis'))!.content, 'accepted'],
    ['tells whoever waits for it that there is no workbook', async () => Buffer.from('no workbook'), 'refused'],
  ])('%s', async (_case, contentOf, kind) => {
    const { info, id, label } = (await shippedWorkbook('karton-preis'))!;
    const content = await contentOf();
    let threads = 0;
    const count = (): void => void (threads += 1);
    process.on('worker', count);
    beginReading(info, content);
    const found = await workbookModel(models, { id, label, version: 77 }, info, content);
    process.off('worker', count);
    expect(found).toMatchObject({ kind });
    expect(threads).toBe(1);
  });
});

describe('the workbooks of the shop', () => {
  it('are two, and an unknown one is none', async () => {
    expect(await workbookIds()).toEqual(['karton-preis', 'zuschnittliste']);
    expect(await shippedWorkbook('../package')).toBeNull();
  });

  it('a workbook describes its inputs with the limits and lists of its data validations', () => {
    const tree = carton.describe({});
    const properties = propertiesOf(tree.groups);
    expect(properties.map(({ path }) => path)).toEqual(['masse/length', 'masse/width', 'masse/height', 'material/flute', 'material/print']);
    expect(properties[0]).toMatchObject({ type: 'number', min: 100, max: 1200, step: 1, unit: 'mm', label: { de: 'Länge innen' } });
    const reference = parseReference('p:material/flute');
    const flute = reference.kind === 'property' ? resolveProperty(tree, reference.path) : null;
    expect(flute).toMatchObject({ type: 'option', options: ['F', 'E', 'B', 'C', 'A', 'EB', 'EC'].map((value) => ({ value })) });
  });

  it('the carton of 400x300x200 in A flute has the blank of the product model: 1449 x 512 mm', () => {
    const values = { ...presetValues(carton.compiled), flute: 'A' };
    const { evaluation, price } = carton.evaluate(values, 100);
    expect(evaluation.problems).toEqual([]);
    expect(evaluation.outputs).toMatchObject({
      blankLength: { value: 1449, unit: 'mm' },
      blankWidth: { value: 512 },
      blankArea: { unit: 'm2' },
    });
    expect(evaluation.outputs['blankArea']?.value).toBeCloseTo(0.741888, 9);
    expect(evaluation.totals.weight).toBe(0.415);
    expect(evaluation.partList).toMatchObject([
      { articleNumber: 'KT-0201-A', count: 1, length: 1449, width: 512, partInfo: { key: 'KT', unit: 'SM' } },
    ]);
    expect(price).toBe(0.8);
  });

  it('the price is no output of the evaluation, which travels to browsers', () => {
    expect(Object.keys(carton.evaluate(presetValues(carton.compiled)).evaluation.outputs)).not.toContain('price');
  });

  it('printing costs its set-up shared by the pieces, larger numbers get the discount of their step', () => {
    const price = (pieces: number, values: Record<string, string> = {}): number | null =>
      carton.evaluate({ ...presetValues(carton.compiled), ...values }, pieces).price;
    expect(price(1)).toBe(0.9);
    expect(price(1000)).toBe(0.6);
    expect(price(100, { print: '1-farbig' })).toBe(2.6);
    expect(price(1000, { print: '1-farbig' })).toBe(0.8);
  });

  it('more pieces than the workbook reckons with have no price, and nothing else changes', () => {
    const values = presetValues(carton.compiled);
    expect(carton.evaluate(values, 10_000).price).toBe(0.6);
    expect(carton.evaluate(values, 10_001)).toMatchObject({
      price: null,
      evaluation: { problems: [], hash: carton.evaluate(values).evaluation.hash },
    });
  });

  it('another model draws what the workbook computes; its parts are in no line of the part list', () => {
    const { evaluation, drawnBy } = carton.evaluate({ ...presetValues(carton.compiled), flute: 'A' });
    expect(drawnBy).toEqual({ modelId: 'fefco-0201', values: { length: 400, width: 300, height: 200, flute: 'A' } });
    expect(evaluation.contours.length).toBeGreaterThan(4);
    expect(evaluation.instances.map(({ line }) => line)).toEqual([-1]);
    const open = cutList.evaluate({ ...presetValues(cutList.compiled), wood: 'Lärche', lid: 'nein' });
    expect(open.drawnBy).toMatchObject({ modelId: 'kiste-offen', values: { thickness: 18, wood: 'Lärche', lid: 'nein' } });
    expect(boundingBox(open.evaluation.instances).size[2]).toBeCloseTo(open.evaluation.outputs['outerHeight']?.value ?? 0, 6);
  });

  it.each([
    ['karton-preis', carton],
    ['zuschnittliste', cutList],
  ])('%s speaks three languages', (_, sheet) => {
    const tree = sheet.describe({});
    const { evaluation } = sheet.evaluate(presetValues(sheet.compiled));
    const labels = [
      ...tree.groups.map(({ label }) => label),
      ...propertiesOf(tree.groups).map(({ label }) => label),
      ...propertiesOf(tree.groups).flatMap((property) => (property.type === 'option' ? property.options.map(({ label }) => label) : [])),
      ...Object.values(evaluation.outputs).map(({ label }) => label),
      ...evaluation.partList.map(({ articleName }) => articleName),
    ];
    const untold = labels.filter(({ de, fr, en }) => /[a-zäöü]{4}/.test(de) && fr === de && en === de && de !== 'Dimensions');
    expect(untold.map(({ de }) => de)).toEqual([]);
  });

  it('a value out of its limits is one error, and nothing is computed from it', () => {
    const { evaluation, price } = carton.evaluate({ ...presetValues(carton.compiled), length: 5000 });
    expect(evaluation.problems.map(({ id, params }) => [id, params])).toEqual([['max', ['length']]]);
    expect([evaluation.partList, evaluation.outputs, price]).toEqual([[], {}, null]);
  });

  it('messages of the workbook are problems with their severity; an error takes the price away', () => {
    const wide = carton.evaluate({ ...presetValues(carton.compiled), length: 200, width: 300 });
    expect(wide.evaluation.problems).toMatchObject([
      { severity: 'WARNING', message: { de: 'Die Länge ist kleiner als die Breite: bitte vertauschen.' } },
    ]);
    expect(wide.price).not.toBeNull();
    const long = carton.evaluate({ ...presetValues(carton.compiled), length: 1200, width: 300 });
    expect(long.evaluation.problems).toMatchObject([
      {
        severity: 'ERROR',
        message: { de: expect.stringContaining("3'046 mm") as string, fr: "La découpe mesure 3'046 mm et dépasse la machine (2500 mm)." },
      },
    ]);
    expect(long.price).toBeNull();
  });

  it('an option that is not offered becomes the first one, with a warning', () => {
    const { evaluation } = carton.evaluate({ ...presetValues(carton.compiled), flute: 'X' });
    expect(evaluation.values['flute']).toBe('F');
    expect(evaluation.problems).toMatchObject([{ id: 'option', severity: 'WARNING' }]);
  });

  it('the cut list counts boards, battens and stock lengths; without a lid its lines are gone', () => {
    const open = cutList.evaluate(presetValues(cutList.compiled)).evaluation;
    expect(open.partList.map(({ articleName, count, length, width }) => [articleName.de, count, length, width])).toEqual([
      ['Bodenbrett', 6, 1000, 100],
      ['Längsbrett', 6, 1000, 100],
      ['Längsbrett', 4, 1000, 66],
      ['Stirnbrett', 6, 564, 100],
      ['Stirnbrett', 4, 564, 66],
      ['Eckleiste', 4, 432, 80],
      ['Bodenleiste', 3, 600, 80],
    ]);
    expect(open.outputs['lidLength']?.value).toBe(0);
    // Three boards of 1000 mm per 4000 mm, because each saw cut takes 3.2 mm.
    expect(open.outputs['stockPieces']?.value).toBe(10);
    expect(open.totals.woodVolume).toBeCloseTo(0.041862528, 9);
    const withLid = cutList.evaluate({ ...presetValues(cutList.compiled), lid: 'ja' }).evaluation;
    expect(withLid.partList).toHaveLength(9);
    expect(withLid.outputs['lidLength']?.value).toBeCloseTo(7.108, 9);
  });

  it('planed boards are of planed timber, thinner and dearer than rough ones, and larch is dearest', () => {
    const of = (wood: string) => cutList.evaluate({ ...presetValues(cutList.compiled), wood });
    const [rough, planed, larch] = [of('Fichte roh'), of('Fichte gehobelt'), of('Lärche')];
    const board = ({ evaluation }: typeof rough) => evaluation.partList.find(({ articleName }) => articleName.de === 'Bodenbrett');
    expect([rough, planed, larch].map((each) => [board(each)?.material, board(each)?.height])).toEqual([
      ['spruce', 18],
      ['spruce-planed', 16],
      ['larch', 18],
    ]);
    const prices = [rough, planed, larch].map(({ price }) => price ?? 0n);
    expect(prices[1]).toBeGreaterThan(prices[0]!);
    expect(prices[2]).toBeGreaterThan(prices[1]!);
  });

  it('warns of a flute too thin for its size as the carton drawn by the model does', () => {
    const drawn = models.compiled('fefco-0201');
    if (drawn === null) throw new Error('no model fefco-0201');
    for (const [flute, length, width, height] of [
      ['F', 500, 300, 200],
      ['F', 500, 300, 201],
      ['E', 600, 400, 260],
      ['B', 700, 400, 900],
      ['EC', 700, 400, 900],
    ] as const) {
      const values = { length, width, height, flute };
      const { problems } = carton.evaluate({ ...presetValues(carton.compiled), ...values }).evaluation;
      expect(problems.map(({ severity }) => severity)).toEqual(evaluate(drawn, values).problems.map(({ severity }) => severity));
    }
    const { problems } = carton.evaluate({ ...presetValues(carton.compiled), flute: 'F', length: 800, width: 400, height: 300 }).evaluation;
    expect(problems.map(({ message }) => message)).toEqual([
      {
        de: 'Länge + Breite + Höhe = 1500 mm: Die gewählte Welle reicht bis 1000 mm (Richtwert nach NMFC Item 222). Bitte eine stärkere wählen.',
        fr: 'Longueur + largeur + hauteur = 1500 mm : la cannelure choisie suffit jusqu’à 1000 mm (valeur indicative selon NMFC Item 222). Choisissez-en une plus forte.',
        en: 'Length + width + height = 1500 mm: the chosen flute is enough up to 1000 mm (guide value by NMFC Item 222). Choose a stronger one.',
      },
    ]);
  });

  it('the cut list names the parts that are drawn, piece by piece', () => {
    const uprights = new Set(['Eckleiste', 'Längsleiste', 'Stirnleiste']);
    const drawn = models.compiled('kiste-offen');
    if (drawn === null) throw new Error('no model kiste-offen');
    const size = record({
      length: integer({ min: 300, max: 3900 }),
      width: integer({ min: 260, max: 1500 }),
      height: integer({ min: 150, max: 1500 }),
      thickness: constantFrom('18', '30'),
      boardWidth: constantFrom('60', '80', '100', '130', '140'),
      wood: constantFrom('Fichte roh', 'Fichte gehobelt', 'Lärche'),
      lid: constantFrom('ja', 'nein'),
    });
    const lines = (partList: Evaluation['partList']) =>
      partList
        .filter(({ partInfo }) => partInfo.key !== 'NA')
        .map(({ articleName, count, length, width, height, material }) =>
          [articleName.de, count, Math.round(length), width.toFixed(1), height, uprights.has(articleName.de) ? '' : material].join(' '),
        )
        .sort();
    assert(
      property(size, (values) => {
        const { evaluation, drawnBy } = cutList.evaluate({ ...presetValues(cutList.compiled), ...values });
        const built = evaluate(drawn, drawnBy?.values ?? {});
        expect(lines(evaluation.partList)).toEqual(lines(built.partList));
        for (const id of ['clearLength', 'clearWidth', 'clearHeight'])
          expect(evaluation.outputs[id]?.value, id).toBe(built.outputs[id]?.value);
      }),
      { numRuns: depth(40, 400), seed },
    );
  });

  it('the same values give the same result whatever was asked before', () => {
    const values = presetValues(cutList.compiled);
    const first = cutList.evaluate(values);
    cutList.evaluate({ ...values, length: 2750, boardWidth: '130', wood: 'Lärche', lid: 'nein' });
    expect(cutList.evaluate(values)).toEqual(first);
  });
});
