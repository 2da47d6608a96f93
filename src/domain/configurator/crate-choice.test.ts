/**
 * What the choices of a crate leave unchanged: its clear inner size, its outer size where they only add hardware,
 * and orders from before there were any choices.
 */
import { describe, expect, it } from 'vitest';
import { inEveryLanguage, languages } from '#domain/language/language.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import { evaluate } from './evaluate.ts';
import type { Evaluation, PartLine, Values } from './evaluation.ts';
import { migrateConfiguration } from './migrate.ts';
import { presetValues } from './preset.ts';

const models = folderLibrary();
const crates = ['holzkiste', 'sperrholzkiste', 'verschlag', 'exportkiste'] as const;

/** The length of screws and bolts has changed since. */
const isNotScrew = ({ partInfo }: PartLine): boolean => partInfo.key !== 'SR';

const screwsKg = 0.2;

function crate(id: string) {
  const compiled = models.compiled(id)!;
  return { compiled, built: (values: Values = {}) => evaluate(compiled, { ...presetValues(compiled), ...values }) };
}

describe.each(crates)('%s', (id) => {
  const { compiled, built } = crate(id);
  const earlier = models.compiled(id, 2)!;

  it('is built as before where nothing is chosen', () => {
    const [now, then] = [built(), evaluate(earlier, presetValues(earlier))];
    const lines = ({ partList }: Evaluation) => partList.filter(isNotScrew).map((line) => ({ ...line, order: 0, remark: line.remark.de }));
    expect(lines(now)).toEqual(lines(then));
    const screws = ({ partList }: Evaluation) => partList.flatMap((line) => (isNotScrew(line) ? [] : [line.count]));
    expect(screws(now)).toEqual(screws(then));
    expect(now.instances).toEqual(then.instances);
    for (const [name, { value, unit }] of Object.entries(then.outputs)) {
      expect(now.outputs[name]?.unit, name).toBe(unit);
      expect(Math.abs((now.outputs[name]?.value ?? 0) - value), name).toBeLessThanOrEqual(['tare', 'gross'].includes(name) ? screwsKg : 0);
    }
  });

  it('takes over a configuration of the version before them without a word about them', () => {
    const saved = { modelId: id, version: 2, values: presetValues(earlier) };
    const { configuration, changes, notes } = migrateConfiguration(compiled, saved);
    expect(configuration.values).toEqual(presetValues(compiled));
    // What has been built in another way since then is said.
    const since = (compiled.model.migrate ?? []).flatMap(({ from, note }) => (from > 2 && note !== undefined ? [note] : []));
    expect(notes).toEqual(since);
    expect(changes.filter(({ from }) => from !== null)).toEqual([]);
  });

  it('lists what is painted on it, and paints what was asked', () => {
    const { marks, partList } = built({ markText: 'WERK 7', markUp: true, markFragile: true });
    expect(marks).toEqual({ text: 'WERK 7', signs: ['up', 'fragile'] });
    const painted = partList.filter(({ partInfo }) => partInfo.key === 'MK');
    expect(painted.find(({ articleNumber }) => articleNumber === 'MK-TEXT')).toMatchObject({ count: 2, remark: inEveryLanguage('WERK 7') });
    expect(painted.find(({ articleNumber }) => articleNumber === 'MK-GLAS')).toMatchObject({ count: 2 });
    expect(painted.find(({ articleNumber }) => articleNumber === 'MK-OBEN')).toMatchObject({ count: 2 });
  });

  it('is treated and marked where a country asks for it, on every part of solid wood', () => {
    const { marks, partList, outputs } = built({ destination: 'US' });
    expect(outputs['treated']?.value).toBe(1);
    expect(marks?.signs).toContain('ispm');
    const solid = partList.filter(({ partInfo: { key } }) => key === 'KB' || key === 'BF');
    expect(solid.every(({ remark }) => languages.every((language) => remark[language].endsWith('HT')))).toBe(true);
    expect(built({ destination: 'DE' }).outputs['treated']?.value).toBe(0);
  });
});

describe.each(['holzkiste', 'sperrholzkiste', 'exportkiste'])('%s with cushioning', (id) => {
  const { built } = crate(id);

  it.each([
    ['floor30', 0, 30],
    ['around30', 60, 60],
    ['around50', 100, 100],
  ])('%s leaves the asked size free and is larger outside', (cushion, across, up) => {
    const [plain, padded] = [built(), built({ cushion })];
    const of = (name: string) => (padded.outputs[name]?.value ?? 0) - (plain.outputs[name]?.value ?? 0);
    expect([of('clearLength'), of('clearWidth'), of('clearHeight')]).toEqual([0, 0, 0]);
    expect([of('outerLength'), of('outerWidth'), of('outerHeight')]).toEqual([across, across, up]);
  });

  it('says in each language how thick the foam is', () => {
    const foam = built({ cushion: 'around50' }).partList.find(({ articleNumber }) => articleNumber === 'PS-50');
    expect(foam?.remark).toEqual({ de: 'PE-Schaum 50 mm', fr: 'Mousse PE 50 mm', en: 'PE foam 50 mm' });
  });
});

describe('a slatted crate', () => {
  const { built } = crate('verschlag');

  it('says in each language at which angle its braces are cut, and what its marks are painted on', () => {
    const { partList } = built({ destination: 'US', markUp: true });
    const remarkOf = (number: string) => partList.find(({ articleNumber }) => articleNumber === number)?.remark;
    const brace = remarkOf('LS');
    expect(brace?.de).toMatch(/^Enden schräg \d+(\.\d)?°, HT$/);
    expect(brace?.fr).toBe(brace?.de.replace('Enden schräg', 'Bouts coupés en biais à'));
    expect(brace?.en).toBe(brace?.de.replace('Enden schräg', 'Ends cut at'));
    expect(remarkOf('MK-TAFEL')).toEqual({ de: 'Sperrholz 6', fr: 'Contreplaqué 6', en: 'Plywood 6' });
  });
});

describe('a plywood crate for a country that asks for treatment', () => {
  const { built } = crate('sperrholzkiste');

  it('offers panels instead, which need none', () => {
    const solid = built({ destination: 'US' });
    expect(solid.alternatives.map(({ id, modelId, values }) => [id, modelId, values])).toEqual([
      ['panel-frame', 'sperrholzkiste', { frame: 'panel' }],
    ]);
    const panel = built({ destination: 'US', frame: 'panel' });
    expect(panel.outputs['treated']?.value).toBe(0);
    expect(panel.marks?.signs).not.toContain('ispm');
    expect(panel.partList.some(({ material }) => ['spruce', 'squared-timber'].includes(material))).toBe(false);
  });

  it('offers nothing where nothing is asked, or where the order cannot be built', () => {
    expect(built().alternatives).toEqual([]);
    expect(built({ destination: 'US', mass: 5000 }).alternatives).toEqual([]);
  });
});
