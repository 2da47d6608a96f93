import { describe, expect, it } from 'vitest';
import cartonModel from '#models/fefco-0201/model.json' with { type: 'json' };
import model from '#models/holzkiste/model.json' with { type: 'json' };
import { evaluate } from '#domain/configurator/evaluate.ts';
import { publishedModel } from '#domain/configurator/check-model.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { compileDocuments } from './compile-documents.ts';
import { outerSize, outerSizeText, volumeText, weightText } from './outer-size.ts';

const compiled = compileDocuments([{ id: 'holzkiste', version: 1, hash: '', model: publishedModel(model) }]);
const crate = evaluate(compiled, presetValues(compiled));

describe('the outer size in words', () => {
  it('says what the model says', () => {
    expect(outerSizeText(crate)).toBe('1072 × 672 × 654 mm');
  });

  it('measures the parts where the model names no size', () => {
    expect(outerSize({ ...crate, outputs: {} })).toEqual([1072, 672, 654]);
  });

  it('of a carton is that of the folded box', () => {
    const carton = compileDocuments([{ id: 'fefco-0201', version: 1, hash: '', model: publishedModel(cartonModel) }]);
    expect(outerSizeText(evaluate(carton, { length: 400, width: 300, height: 200, flute: 'C' }))).toBe('406 × 306 × 212 mm');
  });

  it('rounds weight and volume for reading', () => {
    expect(weightText(36.6123)).toBe('36.6 kg');
    // Nothing that is built weighs nothing.
    expect(weightText(0.0389)).toBe('0.039 kg');
    expect(weightText(0.0002)).toBe('0.001 kg');
    expect(weightText(0)).toBe('0 kg');
    expect(volumeText(0.079592)).toBe('0.080 m³');
    expect(volumeText(0.0000648)).toBe('0.00006 m³');
  });
});
