import { expect, it } from 'vitest';
import model from '#models/holzkiste/model.json' with { type: 'json' };
import { publishedModel } from '#domain/configurator/check-model.ts';
import { evaluate } from '#domain/configurator/evaluate.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { benchOf } from '#domain/workshop/bench-list.ts';
import { compileDocuments } from './compile-documents.ts';
import { sentPartRows } from './sent-part-rows.ts';

const compiled = compileDocuments([{ id: 'holzkiste', version: 1, hash: '', model: publishedModel(model) }]);
const evaluation = evaluate(compiled, presetValues(compiled));
const assemblies = benchOf(compiled, evaluation);

it('has seven cells for each part, and no button', () => {
  const rows = sentPartRows(assemblies, evaluation.partList, 'de')
    .split('<tr>')
    .filter((row) => row.includes('scope=row>'));
  expect(rows).toHaveLength(assemblies.reduce((sum, { parts }) => sum + parts.length, 0));
  expect(rows.map((row) => row.match(/<t[dh]/g)?.length)).toEqual(rows.map(() => 7));
  expect(rows.join('')).not.toContain('<button');
});

it('keeps the size in a name or material on one line', () => {
  const rows = sentPartRows(assemblies, evaluation.partList, 'de');
  expect(rows).toMatch(/<p>Nagel [\d.]+\u00A0×\u00A0\d+/);
  expect(rows).toMatch(/Fichte sägeroh \d+\u00A0×\u00A0\d+/);
});

it('lets no text of a model out of its cell', () => {
  const partList = evaluation.partList.map((line) => ({
    ...line,
    remark: { de: '<img src=x>', fr: '', en: '' },
    articleName: { de: '<b>', fr: '', en: '' },
  }));
  const rows = sentPartRows(assemblies, partList, 'de');
  expect(rows).toContain('<p>&lt;b&gt;<p>&lt;img src=x&gt;');
  expect(rows).not.toMatch(/<(?:b|img)/);
});
