import { describe, expect, it } from 'vitest';
import { folderLibrary } from '#server/model/folder-library.ts';
import type { CompiledModel } from './compiled-model.ts';
import { describe as describeModel, isChosen, propertiesOf, type PropertyTree, type ViewMode } from './describe.ts';
import { evaluate } from './evaluate.ts';
import { migrateConfiguration } from './migrate.ts';
import { nearestValid } from './nearest-valid.ts';
import { presetValues } from './preset.ts';
import { checkTree, parseReference, resolveProperty } from './reference.ts';
import { parseShareQuery, shareQuery } from './share-link.ts';
import { why } from './why.ts';

const models = folderLibrary();

/** The second version of the crate, whose only inputs are its size and the weight. */
function model(id: string): CompiledModel {
  const compiled = models.compiled(id, ...(id === 'holzkiste' ? [2] : []));
  if (compiled === null) throw new Error(`no model ${id}`);
  return compiled;
}

const crate = { length: 1000, width: 600, height: 500, mass: 150 };
const pallet = { length: 1200, width: 800, load: 1000, boardWidth: 100, maxGap: 40 };
const tree = describeModel(model('holzkiste'), crate);

function groupsShown(mode: ViewMode): number {
  return describeModel(model('holzkiste'), crate, mode).groups.length;
}

describe('property tree', () => {
  it('shows groups in order with limits and values', () => {
    expect(tree.groups.map((group) => group.id)).toEqual(['dimensions', 'goods', 'darstellung']);
    expect(propertiesOf(tree.groups).find((property) => property.id === 'mass')).toMatchObject({
      path: 'goods/mass',
      type: 'number',
      value: 150,
      min: 1,
      max: 500,
      unit: 'kg',
    });
  });

  it('knows three view modes and no other', () => {
    expect([groupsShown('all'), groupsShown('product-model'), groupsShown('render-model')]).toEqual([3, 2, 1]);
    expect(() => groupsShown('sideways' as ViewMode)).toThrow('Unknown mode');
  });

  it.each(['lounge', 'ecklounge'])('lists no thickness of cushions where %s has none', (id) => {
    const listed = (cushion: number): string[] =>
      propertiesOf(describeModel(model(id), { cushion }, 'product-model').groups)
        .filter(isChosen)
        .map((property) => property.id);
    expect(listed(120)).toContain('cushion');
    expect(listed(0)).not.toContain('cushion');
    expect(listed(0)).toContain('seats');
  });

  it('refuses a property called darstellung and empty names', () => {
    const [group] = tree.groups;
    const [property] = group?.properties ?? [];
    if (group === undefined || property === undefined) throw new Error('the crate has no properties');
    const withProperty = (change: Partial<typeof property>): PropertyTree => ({
      ...tree,
      groups: [{ ...group, properties: [Object.assign({}, property, change)] }],
    });
    expect(() => checkTree(withProperty({ id: 'darstellung' }))).toThrow('property group type violation');
    expect(() => checkTree(withProperty({ id: '' }))).toThrow('id or label is empty');
    expect(() => checkTree(withProperty({ label: { de: ' ', fr: 'a', en: 'a' } }))).toThrow('id or label is empty');
  });
});

describe('references', () => {
  it('start with p or e', () => {
    expect(parseReference('p:dimensions/length')).toEqual({ kind: 'property', path: ['dimensions', 'length'] });
    expect(parseReference('e:Kalk!F20')).toEqual({ kind: 'element', target: 'Kalk!F20' });
    expect(() => parseReference('x:dimensions')).toThrow('Unknown reflection input');
    expect(() => parseReference('')).toThrow('Unknown reflection input');
  });

  it.each(['p:', 'p:a//b', 'p:/a', 'p:a/'])('%s could not be split', (input) => {
    expect(() => parseReference(input)).toThrow('path could not be split');
  });

  it('resolve to a property', () => {
    expect(resolveProperty(tree, ['dimensions', 'length']).id).toBe('length');
    for (const path of [['dimensions'], ['nowhere', 'length'], ['dimensions', 'nothing'], []])
      expect(() => resolveProperty(tree, path)).toThrow('property not found');
  });
});

describe('share link', () => {
  it('names only values that differ from the preset', () => {
    expect(shareQuery(model('holzkiste'), { values: { ...crate, length: 1200 }, quantity: 3, camera: [0.7, 0.7, 0.7] })).toBe(
      'menge=3&k=2&length=1200&cam=0.7,0.7,0.7',
    );
    expect(shareQuery(model('holzkiste'), { values: crate })).toBe('k=2');
  });

  it('comes back as it went', () => {
    const values = { count: 12, material: 'larch', length: 2400, section: '80!30' };
    const query = shareQuery(model('latte'), { values, quantity: 7, camera: [0.7, -0.25, 1], viewOnly: true });
    expect(parseShareQuery(model('latte'), `?${query}`)).toEqual({
      values,
      quantity: 7,
      version: 4,
      whole: false,
      camera: [0.7, -0.25, 1],
      viewOnly: true,
      unknown: [],
    });
  });

  it('carries how the picture shows it, where that is not as it is built', () => {
    const view = { ...crate, lidAngle: 45 };
    expect(shareQuery(model('holzkiste'), { values: { ...view, frontHidden: false } })).toBe('k=2&lidAngle=45');
    expect(parseShareQuery(model('holzkiste'), 'k=2&lidAngle=45')).toMatchObject({ values: view, unknown: [] });
  });

  it('leaves out what it does not know and says so', () => {
    const link = parseShareQuery(model('holzkiste'), 'length=1200&colour=red&cam=1,2&menge=0&k=x&%E0%A4%A');
    expect(link).toMatchObject({
      values: { ...crate, length: 1200 },
      quantity: null,
      version: null,
      camera: null,
      unknown: ['colour', '%E0%A4%A'],
    });
  });
});

describe('nearest valid value', () => {
  it('has nothing to say when all is well', () => {
    expect(nearestValid(model('holzkiste'), crate)).toEqual([]);
  });

  it('offers the limit that was passed', () => {
    expect(nearestValid(model('palette'), { ...pallet, maxGap: 20, load: 2501 })).toEqual([{ param: 'load', value: 2500 }]);
  });

  it('offers closer or wider boards to a load that bends them too much', () => {
    const asked = { ...pallet, load: 2500 };
    const offered = nearestValid(model('palette'), asked).filter(({ param }) => param !== 'load');
    expect(offered.map(({ param }) => param)).toEqual(expect.arrayContaining(['maxGap', 'boardWidth']));
    for (const { param, value } of offered)
      expect(evaluate(model('palette'), { ...asked, [param]: value }).problems.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
  });

  it('never offers to pack less where another construction follows', () => {
    expect(nearestValid(model('holzkiste'), { ...crate, mass: 501 })).toEqual([]);
    expect(nearestValid(model('holzkiste'), { ...crate, mass: 0 })).toEqual([{ param: 'mass', value: 1 }]);
    const { problems } = evaluate(model('holzkiste'), { ...crate, mass: 900 });
    expect(problems.map(({ id, next }) => [id, next])).toEqual([
      [
        'max',
        [
          { modelId: 'exportkiste', values: { length: 1000, width: 600, height: 500, mass: 900 } },
          { modelId: 'verschlag', values: { length: 1000, width: 600, height: 500, mass: 900 } },
        ],
      ],
    ]);
  });

  it('repairs one of several errors at a time', () => {
    expect(nearestValid(model('palette'), { ...pallet, length: 9000, load: 2501 })).toEqual([
      { param: 'length', value: 2400 },
      { param: 'load', value: 2500 },
    ]);
  });

  it('searches every parameter of a rule', () => {
    const found = nearestValid(model('hochbeet'), { rows: 7, soilDensity: 1.8 });
    expect(found).toEqual([
      { param: 'rows', value: 6 },
      { param: 'soilDensity', value: 1.72 },
    ]);
  });
});

describe('why', () => {
  it('names the table row that decided', () => {
    const answer = why(model('holzkiste'), crate, 't');
    expect(answer).toMatchObject({
      value: 18,
      unit: 'mm',
      tables: [{ row: 1, key: 150, limit: 250, unit: 'kg' }],
      because: [{ id: 'mass', value: 150, formula: null }],
    });
    expect(answer?.label?.de).toBe('Brettstärke');
  });

  it('explains outputs down to what was entered, and knows nothing of other ids', () => {
    expect(why(model('holzkiste'), crate, 'outerLength')?.because[0]?.because.map((reason) => reason.id)).toEqual(['length', 't', 'ct']);
    expect(why(model('holzkiste'), crate, 'nothing')).toBeNull();
  });
});

describe('saved configurations', () => {
  it('keep their values in the same version and get the preset for what is missing', () => {
    const saved = { modelId: 'holzkiste', version: 1, values: { length: 900, width: 600, height: 500 } };
    expect(migrateConfiguration(model('holzkiste'), saved)).toMatchObject({
      configuration: { modelId: 'holzkiste', version: 2, values: { ...crate, length: 900 } },
      changed: ['mass'],
    });
  });

  it('say what is built in another way since, and nothing once they are of this version', () => {
    const notes = (version: number) => migrateConfiguration(model('holzkiste'), { modelId: 'holzkiste', version, values: crate }).notes;
    expect(notes(1).map(({ de }) => de)).toEqual([expect.stringContaining('Kufen liegen quer')]);
    expect(notes(2)).toEqual([]);
  });

  it('follow renames and new settings of later versions', () => {
    const compiled = model('holzkiste');
    const newer: CompiledModel = {
      ...compiled,
      model: {
        ...compiled.model,
        version: 3,
        migrate: [
          { from: 1, rename: { weight: 'mass' } },
          { from: 2, set: { height: 300 } },
        ],
      },
    };
    const saved = { modelId: 'holzkiste', version: 1, values: { length: 900, width: 600, height: 500, weight: 80 } };
    expect(migrateConfiguration(newer, saved).configuration).toEqual({
      modelId: 'holzkiste',
      version: 3,
      values: { length: 900, width: 600, height: 300, mass: 80 },
    });
  });

  it('start with the presets', () => {
    expect(presetValues(model('holzkiste'))).toEqual(crate);
  });
});
