import { describe, expect, it } from 'vitest';
import model from '#models/palettenbox/model.json' with { type: 'json' };
import { publishedModel } from './check-model.ts';
import { compileModel } from './compile-model.ts';
import { describe as describeModel, propertiesOf, type PropertyTree } from './describe.ts';
import epal from '#models/epal1/model.json' with { type: 'json' };
import { nodeStates, shownTree } from './node-state.ts';

const compiled = compileModel(publishedModel(model), new Map([['epal1', compileModel(publishedModel(epal))]]));
const tree = (values: object): PropertyTree => describeModel(compiled, { ...values });

describe('the nodes of a fixed model', () => {
  const divider = [
    { node: 'divider', visible: 'p:ausstattung/inside', is: 'halves' },
    { node: 'divider', visible: 'p:ausstattung/inside', is: 'quarters' },
  ];

  it('are shown by a switch', () => {
    const bind = [{ node: 'lid', visible: 'p:ausstattung/lid' }];
    expect(nodeStates(tree({ lid: true }), bind).get('lid')?.visible).toBe(true);
    expect(nodeStates(tree({ lid: false }), bind).get('lid')?.visible).toBe(false);
  });

  it.each([
    ['open', false],
    ['halves', true],
    ['quarters', true],
  ])('are shown when one of their options is chosen: %s', (inside, shown) => {
    expect(nodeStates(tree({ inside }), divider).get('divider')?.visible).toBe(shown);
  });

  it('take the material that an option names', () => {
    expect(nodeStates(tree({ finish: 'oiled' }), [{ node: 'a', material: 'p:finish/finish' }]).get('a')).toEqual({
      visible: null,
      material: 'oiled',
      scale: 1,
    });
  });

  it('keep their size where a number is none', () => {
    expect(nodeStates(tree({}), [{ node: 'a', scale: 'p:finish/finish' }]).get('a')?.scale).toBe(1);
  });

  it('throw in the words of the specification where a reference leads nowhere', () => {
    expect(() => nodeStates(tree({}), [{ node: 'a', visible: 'x:ausstattung/lid' }])).toThrow('Unknown reflection input');
    expect(() => nodeStates(tree({}), [{ node: 'a', visible: 'e:lid' }])).toThrow('Unknown reflection input');
    expect(() => nodeStates(tree({}), [{ node: 'a', visible: 'p:ausstattung/deckel' }])).toThrow('property not found');
    expect(() => nodeStates(tree({}), [{ node: 'a', visible: 'p:ausstattung//lid' }])).toThrow('path could not be split');
  });
});

describe('the visible properties of a view', () => {
  it('are all without a list, else those that it names', () => {
    expect(shownTree(tree({}), [])).toEqual(tree({}));
    expect(propertiesOf(shownTree(tree({}), ['ausstattung/lid']).groups).map(({ id }) => id)).toEqual(['lid']);
    expect(() => shownTree(tree({}), ['ausstattung/griff'])).toThrow('property not found');
  });
});
