import { describe, expect, test } from 'vitest';
import { boundingBox } from '#domain/configurator/placement.ts';
import { pictureParts } from '#domain/drawing/folded-carton.ts';
import { evaluateValues } from '#server/configurator/evaluate-configuration.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import { coarseParts } from './coarse-parts.ts';
import { drawConfiguration } from '#server/media/draw-configuration.ts';
import { pictureSize } from './picture-size.ts';

const models = folderLibrary();

function evaluated(modelId: string, values: Record<string, number | string>) {
  const model = models.compiled(modelId);
  if (model === null) throw new Error(`no model ${modelId}`);
  return evaluateValues(models, model, values);
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

  test('more than sixty layers become thicker ones of the same outline', () => {
    const { instances } = evaluated('latte', { count: 1000, length: 5000, material: 'mdf', section: '140!18' });
    const coarse = coarseParts(instances);
    expect(coarse.length).toBeLessThanOrEqual(60);
    expect(boundingBox(coarse)).toEqual(boundingBox(instances));
  });
});

describe('the sizes of a picture', () => {
  test('are the inner ones of a carton, which stands folded', () => {
    const carton = evaluated('fefco-0201', { length: 400, width: 300, height: 200, flute: 'C' });
    expect(pictureSize(carton)).toEqual([400, 300, 200]);
    expect(boundingBox(pictureParts(carton)).size[2]).toBeGreaterThan(200);
  });

  test('are the outer ones of everything else', () => {
    const crate = evaluated('holzkiste', { length: 1000, width: 600, height: 500, mass: 150 });
    expect(pictureSize(crate)).toEqual([1072, 672, 654]);
    expect(pictureParts(crate)).toBe(crate.instances);
  });
});

describe('a drawing', () => {
  test('has the same bytes every time', () => {
    const evaluation = evaluated('holzkiste', { length: 1000, width: 600, height: 500, mass: 150 });
    const options = { widthPx: 512, numerals: true, field: 'coral' } as const;
    expect(drawConfiguration(models, evaluation, options)).toBe(drawConfiguration(models, evaluation, options));
  });
});
