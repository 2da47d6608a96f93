import { describe, expect, it } from 'vitest';
import type { ProductFrame } from '#contract/product-list.ts';
import { columnOf, productChanges } from './product-write.ts';
import { crate, frame } from './sample-products.test-data.ts';

const changes = (given: Record<string, string | number | boolean | null>, over = {}, of: ProductFrame = frame) =>
  productChanges(of, { ...crate, ...over }, given);

describe('changed cells on the wire', () => {
  it('are names by language, sizes of the model, values of attributes', () => {
    expect(changes({ 'name.de': 'Neu', 'name.fr': null, length: 1020, 'values.3': 'false', typeId: 2 })).toEqual({
      typeId: 2,
      name: { de: 'Neu', fr: '' },
      preset: { length: 1020 },
      values: { 3: 'false' },
    });
  });

  it.each([
    ['shop', { published: true, publiclyAvailable: true }],
    ['customers', { published: true, publiclyAvailable: false }],
    ['hidden', { published: false }],
  ])('make %s of the visibility', (value, expected) => {
    expect(changes({ visibility: value })).toEqual(expected);
  });

  it('put the load where the product has it', () => {
    expect(changes({ load: 150 })).toEqual({ values: { 1: '150' } });
    expect(changes({ load: null })).toEqual({ values: { 1: null } });
    expect(changes({ load: 150 }, { preset: { load: 100 } })).toEqual({ preset: { load: 150 } });
  });

  it('change the German words alone where a text has languages, and take a choice as a word', () => {
    expect(changes({ 'values.4': 'Export' }, { values: { 4: { de: 'Lager', fr: 'Stock', en: 'Storage' } } })).toEqual({
      values: { 4: { de: 'Export' } },
    });
    expect(changes({ 'values.4': 'Export' }, { values: { 4: 'Lager' } })).toEqual({ values: { 4: 'Export' } });
    expect(changes({ 'values.2': 'Fichte' }, { values: { 2: { de: 'Kiefer', fr: 'Pin', en: 'Pine' } } })).toEqual({
      values: { 2: 'Fichte' },
    });
  });
});

it.each([
  ['preset.height', 'height'],
  ['published', 'visibility'],
  ['values.4.de', 'values.4'],
  ['values.1', 'load'],
  ['name.de', 'name.de'],
])('what is wrong with %s stands in the column %s', (field, column) => {
  expect(columnOf(frame, field)).toBe(column);
});
