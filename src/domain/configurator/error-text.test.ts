/** The configurator's errors have exactly the words of the specification (storefront §8), so that they can be looked up there. */
import { expect, it } from 'vitest';
import { folderLibrary } from '#server/model/folder-library.ts';
import { checkModel } from './check-model.ts';
import { describe as describeModel } from './describe.ts';
import type { PropertyTree, ViewMode } from './describe.ts';
import { evaluate } from './evaluate.ts';
import { checkTree, parseReference, resolveProperty } from './reference.ts';

const models = folderLibrary();

const crate = models.compiled('holzkiste');
if (crate === null) throw new Error('there is no crate');
const tree = describeModel(crate, {});

function treeWith(change: { id?: string; label?: { de: string; fr: string; en: string } }): PropertyTree {
  return {
    ...tree,
    groups: tree.groups.map((group) => ({ ...group, properties: group.properties.map((property) => Object.assign({}, property, change)) })),
  };
}

it.each<[text: string, cause: string, what: () => unknown]>([
  ['Unknown mode', 'a view mode that there is not', () => describeModel(crate, {}, 'sideways' as ViewMode)],
  ['Unknown reflection input', 'a reference that starts with neither e nor p', () => parseReference('x:masse/laenge')],
  ['Unknown reflection input', 'an empty reference', () => parseReference('')],
  ['path could not be split', 'a path with an empty segment', () => parseReference('p:masse//laenge')],
  ['path could not be split', 'an empty path', () => parseReference('p:')],
  ['property not found', 'a path into a group that there is not', () => resolveProperty(tree, ['nowhere', 'length'])],
  ['property not found', 'a path that ends in a group', () => resolveProperty(tree, ['dimensions'])],
  ['property group type violation', 'a property called darstellung', () => checkTree(treeWith({ id: 'darstellung' }))],
  ['id or label is empty', 'a property without an id', () => checkTree(treeWith({ id: '' }))],
  [
    'id or label is empty',
    'a property without a label in one language',
    () => checkTree(treeWith({ label: { de: 'Länge', fr: ' ', en: 'Length' } })),
  ],
])('"%s": %s', (text, _, what) => {
  expect(what).toThrow(new Error(text));
});

it('a Darstellung group of another kind is a fault of the model with the same words', () => {
  const group = { id: 'darstellung', label: { de: 'Darstellung', fr: 'Présentation', en: 'Presentation' }, role: 'product', order: 9 };
  const check = checkModel({ ...crate.model, groups: [...crate.model.groups, group] });
  expect(check.kind === 'faulty' ? check.faults.map(({ key }) => key) : []).toContain('property group type violation');
});

it('a property of an unknown type is a fault of the model', () => {
  const [param] = crate.model.params;
  const check = checkModel({ ...crate.model, params: [{ ...param, type: 'date' }] });
  expect(check.kind === 'faulty' ? check.faults[0]?.where : '').toBe('params.length.type');
});

it('an option that is not there only warns, and the first one is taken', () => {
  const lath = models.compiled('latte');
  if (lath === null) throw new Error('there is no lath');
  const { problems, values } = evaluate(lath, { count: 1, length: 60, section: '99!99', material: 'spruce' });
  expect(problems.map(({ id, severity }) => [id, severity])).toEqual([['option', 'WARNING']]);
  expect(values['section']).toBe('60!18');
});
