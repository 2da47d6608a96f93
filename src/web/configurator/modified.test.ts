import { expect, test } from 'vitest';
import { publishedModel } from '#domain/configurator/check-model.ts';
import { compileModel } from '#domain/configurator/compile-model.ts';
import { describe as describeModel, propertiesOf } from '#domain/configurator/describe.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import holzkiste from '#models/holzkiste/model.json' with { type: 'json' };
import { modifiedIds } from './modified.ts';

const compiled = compileModel(publishedModel(holzkiste));
const presets = presetValues(compiled);
const propertiesFor = (change: Record<string, number>) => propertiesOf(describeModel(compiled, { ...presets, ...change }).groups);

test('nothing is modified as long as all values are as given', () => {
  expect([...modifiedIds(propertiesFor({}), presets)]).toEqual([]);
});

test('only what differs is modified', () => {
  expect([...modifiedIds(propertiesFor({ length: 1200, mass: 300 }), presets)]).toEqual(['length', 'mass']);
});

test('a product with its own preset counts from that', () => {
  expect([...modifiedIds(propertiesFor({ length: 1200 }), { ...presets, length: 1200 })]).toEqual([]);
});

test('a choice without a preset is never modified', () => {
  expect([...modifiedIds(propertiesFor({ length: 1200 }), {})]).toEqual([]);
});
