import { describe, expect, it } from 'vitest';
import { publishedModel } from '#domain/configurator/check-model.ts';
import { compileModel } from '#domain/configurator/compile-model.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { why } from '#domain/configurator/why.ts';
import holzkiste from '#models/holzkiste/2/model.json' with { type: 'json' };
import { explanation } from './explanation.ts';
import type { ExplanationWords } from './explanation.ts';
import { formulaText } from './formula-text.ts';

const compiled = compileModel(publishedModel(holzkiste));
const words: ExplanationWords = {
  yes: 'ja',
  no: 'nein',
  choice: (_, value) => value,
  call: (name) => (name === 'ceil' ? 'aufgerundet' : null),
  equals: (value) => `= ${value}`,
  row: ({ table, row, key, limit }) => `Tabelle «${table}», Zeile ${row}: ${key} bis ${limit}`,
};
const explained = (id: string, values = {}) => explanation(why(compiled, { ...presetValues(compiled), ...values }, id)!, 'de', words);

describe('the explanation of a value', () => {
  it('names the table row that gave the board thickness, and the weight that chose it', () => {
    const { label, value, steps, because } = explained('t');
    expect([label, value]).toEqual(['Brettstärke', '18 mm']);
    expect(steps).toEqual(['Tabelle «Brett nach Packgut», Zeile 1: 150 kg bis 250 kg']);
    expect(because).toMatchObject([{ label: 'Gewicht des Packguts', value: '150 kg', isChoice: true, because: [] }]);
  });

  it('follows what was entered', () => {
    expect(explained('t', { mass: 300 })).toMatchObject({
      value: '30 mm',
      steps: ['Tabelle «Brett nach Packgut», Zeile 2: 300 kg bis 500 kg'],
    });
  });

  it('writes a sum with the names and values in it', () => {
    expect(explained('sideLength').steps).toEqual(["Länge innen 1'000 + 2 × Brettstärke 18 + 2 × Leistenstärke 18 = 1'072 mm"]);
  });

  it('has an answer for every labelled value and output of the model', () => {
    const ids = [...compiled.model.let.filter(({ label }) => label).map(({ id }) => id), ...Object.keys(compiled.model.outputs)];
    for (const id of ids) expect(explained(id).label, id).not.toBe('');
  });

  it('speaks each language', () => {
    expect(explanation(why(compiled, presetValues(compiled), 't')!, 'fr', words).label).toBe('Épaisseur des planches');
  });
});

describe('a formula in words', () => {
  const plain = { name: (name: string) => name, call: words.call };
  it.each([
    ['a - (b - c)', 'a − (b − c)'],
    ['(a + b) * 2', '(a + b) × 2'],
    ['a / (b * c)', 'a ÷ (b × c)'],
    ['-a + ceil(b / 3)', '−a + aufgerundet (b ÷ 3)'],
  ])('%s is %s', (formula, text) => expect(formulaText(formula, plain)).toBe(text));

  it.each(['a > 3 ? 1 : 2', "lookup('x', a, 'y')", 'max(a, b)', 'a +'])('%s is left out', (formula) =>
    expect(formulaText(formula, plain)).toBeNull(),
  );
});
