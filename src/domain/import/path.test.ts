import { describe, expect, it } from 'vitest';
import { differingMembers, memberAt, nested, saysNothingNew, textAt } from './path.ts';

const state = { name: { de: 'Kiste', fr: 'Caisse' }, steps: [{ quantity: 1, price: 2 }], values: { 7: 'x' }, on: null, preset: 1 };

describe('members by path', () => {
  it('are read from objects and lists, and never from what all objects have', () => {
    expect([memberAt(state, 'name.de'), memberAt(state, 'steps.0.price'), memberAt(state, 'values.7')]).toEqual(['Kiste', 2, 'x']);
    expect([memberAt(state, 'name.en'), memberAt(state, 'steps.1.price'), memberAt(state, 'name.constructor')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([textAt(state, 'name.fr'), textAt(state, 'preset')]).toEqual(['Caisse', '']);
  });

  it('are put together', () => {
    expect(
      nested(
        new Map<string, unknown>([
          ['name.de', 'A'],
          ['name.fr', 'B'],
          ['on', null],
        ]),
      ),
    ).toEqual({
      name: { de: 'A', fr: 'B' },
      on: null,
    });
  });
});

describe('the change back', () => {
  it('names what differs, as it was, and null for what was not there', () => {
    const after = { ...state, name: { de: 'Neu', fr: 'Caisse' }, steps: [], values: { 7: 'x', 8: 'y' } };
    expect(differingMembers(state, after)).toEqual({ name: { de: 'Kiste' }, steps: [{ quantity: 1, price: 2 }], values: { 8: null } });
    expect(differingMembers(state, state)).toEqual({});
  });
});

describe('a change that says nothing new', () => {
  it.each([
    [{}, true],
    [{ name: { de: 'Kiste' } }, true],
    [{ name: { de: 'Kasten' } }, false],
    [{ name: { en: 'Box' } }, false],
    [{ steps: { 0: { quantity: 1, price: 2 } } }, true],
    [{ steps: { 0: { quantity: 1, price: 3 } } }, false],
    [{ steps: { 0: { quantity: 1, price: 2 }, 1: { quantity: 5, price: 1 } } }, false],
    [{ steps: {} }, false],
    [{ on: null, values: { 7: 'x' } }, true],
    [{ values: { 8: 'y' } }, false],
  ])('%j: %s', (change, expected) => {
    expect(saysNothingNew(change, state)).toBe(expected);
  });
});
