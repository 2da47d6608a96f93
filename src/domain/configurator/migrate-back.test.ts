import { expect, test } from 'vitest';
import { compileModel } from './compile-model.ts';
import { migrateConfiguration } from './migrate.ts';
import { stepsBack } from './migrate-back.ts';
import type { Migration, ProductModel } from './model-schema.ts';

const text = (de: string) => ({ de, fr: de, en: de });

function model(version: number, param: string, migrate: Migration[]): ProductModel {
  return {
    schema: 1,
    id: 'box',
    version,
    kind: 'parametric',
    label: text('Kiste'),
    groups: [{ id: 'size', label: text('Masse'), role: 'product', order: 1 }],
    params: [{ id: param, group: 'size', label: text('Länge'), type: 'number', min: 1, max: 900, preset: 5 }],
    tables: {},
    let: [],
    articles: {},
    assemblies: {},
    components: [],
    constraints: [],
    outputs: {},
    migrate,
  };
}

const first: Migration = { from: 1, rename: { long: 'length' } };
const second = model(2, 'length', [first]);
const third = model(3, 'span', [first, { from: 2, rename: { length: 'span' } }]);
const again = compileModel({ ...second, version: 4, migrate: stepsBack(second, third) });

test.each([
  [1, { long: 70 }],
  [2, { length: 70 }],
  [3, { span: 70 }],
])('a configuration of version %i keeps its value in the second version published again', (version, values) => {
  expect(migrateConfiguration(again, { modelId: 'box', version, values }).configuration).toEqual({
    modelId: 'box',
    version: 4,
    values: { length: 70 },
  });
});
