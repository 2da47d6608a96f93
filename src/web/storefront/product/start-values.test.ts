import { describe, expect, it } from 'vitest';
import model from '#models/holzkiste/model.json' with { type: 'json' };
import { publishedModel } from '#domain/configurator/check-model.ts';
import { keptEvaluation } from '#domain/configurator/kept-evaluation.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { compileDocuments } from '#web/configurator/compile-documents.ts';
import { pageStart, salesQuantity } from './page-start.ts';
import { allValues, configurationStart, ownValues } from './start-values.ts';

const compiled = compileDocuments([{ id: 'holzkiste', version: 1, hash: '', model: publishedModel(model) }]);
const preset = presetValues(compiled);

describe('the address of a product page', () => {
  it('carries quantity, view-only and the cart line to change', () => {
    expect(pageStart('?menge=12&viewOnly&line=abc', 1)).toEqual({ quantity: 12, viewOnly: true, lineKey: 'abc' });
    expect(pageStart('', 5)).toEqual({ quantity: 5, viewOnly: false, lineKey: null });
    expect(pageStart('?menge=-3&viewOnly=false', 1)).toEqual({ quantity: 1, viewOnly: false, lineKey: null });
  });

  it('rounds a quantity up to the sales unit', () => {
    expect([1, 10, 11, null].map((wanted) => salesQuantity(wanted, 10))).toEqual([10, 10, 20, 10]);
  });

  it('carries the values that differ; the rest is the preset of the product', () => {
    const start = configurationStart(compiled, '?menge=2&k=1&length=1500', { ...preset, width: 777 });
    expect(start.values).toEqual({ ...preset, length: 1500, width: 777 });
  });

  it('of a paper says all: what it leaves out is empty, whatever the product presets', () => {
    const start = configurationStart(compiled, '?v=3&length=1500&width=600&height=500&mass=150', {
      ...preset,
      width: 777,
      handles: 'ropes',
      markUp: true,
    });
    expect(start.values).toMatchObject({ length: 1500, width: 600, handles: 'none', markUp: false });
    expect(start.unknown).toEqual([]);
  });

  it('names keys that the product does not know, in links of the shop alone', () => {
    const unknownIn = (search: string): string[] => configurationStart(compiled, search, preset).unknown;
    expect(unknownIn('?k=1&colour=red&utm_source=x&lang=fr&line=1')).toEqual(['colour']);
    expect(unknownIn('?msclkid=x&length=1200&campaign=7')).toEqual([]);
  });

  it('tells a link that was made for an earlier version of the product', () => {
    const { version } = compiled.model;
    const earlier = (search: string): boolean => configurationStart(compiled, search, preset).earlier;
    expect([`?k=${version - 1}&length=1500`, `?v=${version - 1}`].map(earlier)).toEqual([true, true]);
    expect([`?k=${version}&length=1500`, '?length=1500', '', '?k=x'].map(earlier)).toEqual([false, false, false, false]);
  });
});

describe('the values of a product', () => {
  it('travel without the presets of its model, and are all there again', () => {
    const values = { ...preset, length: 1500, old: 'kept' };
    expect(ownValues(compiled, values, true)).toEqual({ length: 1500, old: 'kept' });
    expect(allValues(compiled, ownValues(compiled, values, true))).toEqual(values);
  });

  it('that say nothing of a choice mean its preset where it can be chosen, else what the model makes of it', () => {
    const { width: _, ...rest } = preset;
    expect(ownValues(compiled, rest, true)).toEqual({});
    expect(ownValues(compiled, rest, false)).toEqual({ width: keptEvaluation(compiled, rest).values['width'] });
    expect(ownValues(compiled, rest, false)['width']).not.toBe(preset['width']);
  });
});
