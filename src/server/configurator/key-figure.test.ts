import { expect, test } from 'vitest';
import { evaluateValues } from '#server/configurator/evaluate-configuration.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import { keyFigures } from './key-figure.ts';

const models = folderLibrary();

function figures(modelId: string, values: Record<string, number | string | boolean>, language: 'de' | 'fr' | 'en' = 'de'): string[] {
  const model = models.compiled(modelId);
  if (model === null) throw new Error(`no model ${modelId}`);
  return keyFigures(evaluateValues(models, model, values), language).map(({ label, value }) => `${label}: ${value}`);
}

test.each([
  [
    'latte',
    { count: 10, length: 2400, material: 'spruce', section: '80!30' },
    ['Querschnitt: 30 × 80 mm', 'Länge: 2400 mm', 'Stück im Bund: 10', 'Gewicht: 26.5 kg'],
  ],
  ['epal1', {}, ['Aussen: 1200 × 800 × 144 mm', "Tragfähigkeit: 1'500 kg", 'Gewicht: 21.2 kg']],
  [
    'lounge',
    { seats: 2, cushion: 120, castors: false, finish: 'raw' },
    ['Aussen: 2400 × 944 × 808 mm', 'Plätze: 2', 'Sitzhöhe: 408 mm', 'Gewicht: 138.3 kg'],
  ],
  [
    'ecklounge',
    { seats: 3, wing: 2, side: 'left', cushion: 120, finish: 'raw' },
    ['Aussen: 3600 × 3344 × 808 mm', 'Plätze: 5', 'Sitzhöhe: 408 mm', 'Gewicht: 299.7 kg'],
  ],
  [
    'palette',
    { length: 1140, width: 1140, load: 1000, boardWidth: 100, maxGap: 40 },
    ['Aussen: 1140 × 1140 × 144 mm', "Tragfähigkeit: 1'000 kg", 'Gewicht: 20.9 kg'],
  ],
])('%s', (modelId, values, expected) => {
  expect(figures(modelId, values)).toEqual(expected);
});

test('speak the asked language', () => {
  expect(figures('epal1', {}, 'fr')[0]).toBe('Extérieur: 1200 × 800 × 144 mm');
});

test.each([
  ['fr', "Charge admissible: 1'500 kg"],
  ['en', "Load capacity: 1'500 kg"],
] as const)('call the load as filters and results do: %s', (language, expected) => {
  expect(figures('epal1', {}, language)).toContain(expected);
});

test('a product without a model has none', () => {
  expect(keyFigures(null, 'de')).toEqual([]);
});
