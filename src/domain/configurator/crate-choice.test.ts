/**
 * What the choices of a crate leave unchanged: its clear inner size, its outer size where they only add hardware,
 * and orders from before there were any choices.
 */
import { describe, expect, it } from 'vitest';
import { folderLibrary } from '#server/model/folder-library.ts';
import { evaluate } from './evaluate.ts';
import type { Evaluation, Values } from './evaluation.ts';
import { migrateConfiguration } from './migrate.ts';
import { presetValues } from './preset.ts';

const models = folderLibrary();
const crates = ['holzkiste', 'sperrholzkiste', 'verschlag', 'exportkiste'] as const;

function crate(id: string) {
  const compiled = models.compiled(id)!;
  return { compiled, built: (values: Values = {}) => evaluate(compiled, { ...presetValues(compiled), ...values }) };
}

describe.each(crates)('%s', (id) => {
  const { compiled, built } = crate(id);
  const earlier = models.compiled(id, 2)!;

  it('is built as before where nothing is chosen', () => {
    const [now, then] = [built(), evaluate(earlier, presetValues(earlier))];
    const lines = ({ partList }: Evaluation) => partList.map((line) => ({ ...line, order: 0 }));
    expect(lines(now)).toEqual(lines(then));
    expect(now.instances).toEqual(then.instances);
    for (const [name, output] of Object.entries(then.outputs)) expect(now.outputs[name], name).toEqual(output);
  });

  it('takes over a configuration of the version before without a word', () => {
    const saved = { modelId: id, version: 2, values: presetValues(earlier) };
    const { configuration, changes, notes } = migrateConfiguration(compiled, saved);
    expect(configuration.values).toEqual(presetValues(compiled));
    expect([changes, notes]).toEqual([[], []]);
  });

  it('lists what is painted on it, and paints what was asked', () => {
    const { marks, partList } = built({ markText: 'WERK 7', markUp: true, markFragile: true });
    expect(marks).toEqual({ text: 'WERK 7', signs: ['up', 'fragile'] });
    const painted = partList.filter(({ partInfo }) => partInfo.key === 'MK');
    expect(painted.find(({ articleNumber }) => articleNumber === 'MK-TEXT')).toMatchObject({ count: 2, remark: 'WERK 7' });
    expect(painted.find(({ articleNumber }) => articleNumber === 'MK-GLAS')).toMatchObject({ count: 2 });
  });

  it('is treated and marked where a country asks for it, on every part of solid wood', () => {
    const { marks, partList, outputs } = built({ destination: 'US' });
    expect(outputs['treated']?.value).toBe(1);
    expect(marks?.signs).toContain('ispm');
    const solid = partList.filter(({ partInfo: { key } }) => key === 'KB' || key === 'BF');
    expect(solid.every(({ remark }) => remark.endsWith('HT'))).toBe(true);
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
