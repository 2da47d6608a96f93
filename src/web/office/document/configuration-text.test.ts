import { expect, it } from 'vitest';
import type { ProductModel } from '#domain/configurator/model-schema.ts';
import { configurationMeasures, configurationText, configurationWords } from './configuration-text.ts';

const local = (de: string) => ({ de, fr: de, en: de });
const model = {
  params: [
    { id: 'length', label: local('Länge innen'), unit: 'mm', type: 'number' },
    { id: 'wood', label: local('Holz'), type: 'option', options: [{ value: 'spruce', label: local('Fichte') }] },
    { id: 'lid', label: local('Deckel'), type: 'bool' },
  ],
} as unknown as ProductModel;
const text = (values: Record<string, string | number | boolean>): string => configurationText({ modelId: 'kiste', version: 1, values });
const before = text({ length: 1000, width: 600, wood: 'pine', lid: true });
const mine = text({ wood: 'spruce', length: 1300, width: 600, lid: false });

it('is the same for equal values, in whatever sequence', () => {
  expect(text({ width: 600, lid: true, wood: 'pine', length: 1000 })).toBe(before);
  expect(configurationText(null)).toBe('');
});

it('says only what differs, in the words of the model', () => {
  expect(configurationWords(mine, [before, mine], model)).toBe('Länge innen 1300 mm, Deckel nein, Holz Fichte');
  expect(configurationWords(before, [before, mine], undefined)).toBe('length 1000, lid ja, wood pine');
  expect(configurationWords('', ['', mine], model)).toBe('');
});

it('tells a line by its sizes and weight', () => {
  const number = (id: string, label: string, unit: string) => ({ id, label: local(label), unit, type: 'number' });
  const crate = {
    params: [
      number('length', 'Länge innen', 'mm'),
      number('width', 'Breite innen', 'mm'),
      number('height', 'Höhe innen', 'mm'),
      number('mass', 'Gewicht des Packguts', 'kg'),
      ...model.params,
    ],
  } as unknown as ProductModel;
  const values = { length: 1200, width: 600, height: 500, mass: 150, wood: 'spruce' };
  expect(configurationMeasures({ values }, crate)).toBe('innen 1200\u00a0×\u00a0600\u00a0×\u00a0500\u00a0mm, 150\u00a0kg');
  expect(configurationMeasures({ values }, undefined)).toBe('');
});
