import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import holzkiste from '#models/holzkiste/2/model.json' with { type: 'json' };
import { publishedModel } from './check-model.ts';
import { compileModel } from './compile-model.ts';
import { presetValues } from './preset.ts';
import { evaluate } from './evaluate.ts';
import { randomValues, sequence } from './random-values.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import { parseShareQuery, shareQuery } from './share-link.ts';

const compiled = compileModel(publishedModel(holzkiste));
const library = folderLibrary();
const crate = library.compiled('holzkiste')!;
const modelPresets = presetValues(compiled);

test('a value that is the model’s preset but not the product’s stands in the link', () => {
  expect(shareQuery(compiled, { values: modelPresets, presets: { ...modelPresets, length: 1200 } })).toBe('k=2&length=1000');
});

test('a value that is the product’s preset does not', () => {
  expect(shareQuery(compiled, { values: { ...modelPresets, length: 1200 }, presets: { ...modelPresets, length: 1200 } })).toBe('k=2');
});

test('a whole link says every number, and every choice that is not the first of its kind', () => {
  expect(shareQuery(compiled, { values: modelPresets, whole: true })).toBe('v=2&length=1000&width=600&height=500&mass=150');
  const values = { ...presetValues(crate), handles: 'ropes', markUp: true, markText: 'WERK 7' };
  const query = shareQuery(crate, { values, whole: true });
  expect(query).toBe(`v=${crate.model.version}&length=1000&width=600&height=500&mass=150&markText=WERK%207&markUp=true&handles=ropes`);
});

test.each(readdirSync('models').filter((id) => library.compiled(id) !== null))(
  'a whole link of %s comes back as it went, whatever presets there are',
  (id) => {
    const model = library.compiled(id)!;
    const random = sequence(id.length * 7919);
    for (let run = 0; run < 40; run++) {
      const { values } = evaluate(model, randomValues(model, random));
      const query = shareQuery(model, { values, whole: true });
      expect(parseShareQuery(model, query)).toMatchObject({ values, version: model.model.version, whole: true, unknown: [] });
      expect(query.length).toBeLessThanOrEqual(shareQuery(model, { values, presets: {} }).length);
    }
  },
);
