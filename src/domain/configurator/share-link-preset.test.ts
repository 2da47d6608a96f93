import { expect, test } from 'vitest';
import holzkiste from '#models/holzkiste/2/model.json' with { type: 'json' };
import { publishedModel } from './check-model.ts';
import { compileModel } from './compile-model.ts';
import { presetValues } from './preset.ts';
import { shareQuery } from './share-link.ts';

const compiled = compileModel(publishedModel(holzkiste));
const modelPresets = presetValues(compiled);

test('a value that is the model’s preset but not the product’s stands in the link', () => {
  expect(shareQuery(compiled, { values: modelPresets, presets: { ...modelPresets, length: 1200 } })).toBe('k=2&length=1000');
});

test('a value that is the product’s preset does not', () => {
  expect(shareQuery(compiled, { values: { ...modelPresets, length: 1200 }, presets: { ...modelPresets, length: 1200 } })).toBe('k=2');
});

test('without known presets every value stands in the link', () => {
  expect(shareQuery(compiled, { values: modelPresets, presets: {} })).toBe('k=2&length=1000&width=600&height=500&mass=150');
});
