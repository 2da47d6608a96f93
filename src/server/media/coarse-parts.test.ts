import { describe, expect, test } from 'vitest';
import { boundingBox } from '#domain/configurator/placement.ts';
import { evaluateValues } from '#server/configurator/evaluate-configuration.ts';
import { modelById } from '#server/configurator/model-files.ts';
import { coarseParts } from './coarse-parts.ts';
import { drawConfiguration } from './draw-configuration.ts';
import { erectedCarton } from './erected-carton.ts';

function evaluated(modelId: string, values: Record<string, number | string>) {
  const model = modelById(modelId);
  if (model === null) throw new Error(`no model ${modelId}`);
  return evaluateValues(model, values);
}
const bundle = (count: number) => evaluated('latte', { count, length: 1200, material: 'spruce', section: '80!18' });

describe('coarse parts', () => {
  test('small products are drawn part by part', () => {
    const { instances } = bundle(400);
    expect(coarseParts(instances)).toBe(instances);
  });

  test('large bundles are drawn layer by layer and keep their size', () => {
    const { instances } = bundle(1000);
    const coarse = coarseParts(instances);
    expect(coarse.length).toBeLessThan(150);
    expect(boundingBox(coarse)).toEqual(boundingBox(instances));
  });
});

describe('cartons', () => {
  test('stand closed in their pictures, with the inner sizes they are sold by', () => {
    const carton = erectedCarton(evaluated('fefco-0201', { length: 400, width: 300, height: 200, flute: 'C' }));
    expect(carton?.sides).toEqual([400, 300, 200]);
    expect(boundingBox(carton?.parts ?? []).size).toEqual([400, 300, 200]);
  });

  test('products of boards are none', () => {
    expect(erectedCarton(bundle(2))).toBeNull();
  });
});

describe('a drawing', () => {
  test('has the same bytes every time', () => {
    const evaluation = evaluated('holzkiste', { length: 1000, width: 600, height: 500, mass: 150 });
    const options = { widthPx: 512, numerals: true, field: 'coral' } as const;
    expect(drawConfiguration(evaluation, options)).toBe(drawConfiguration(evaluation, options));
  });
});
