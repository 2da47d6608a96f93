import { describe, expect, it } from 'vitest';
import model from '#models/holzkiste/2/model.json' with { type: 'json' };
import { publishedModel } from '#domain/configurator/check-model.ts';
import { compileDocuments } from './compile-documents.ts';
import { revise } from './revision.ts';

const words = { yes: 'ja', no: 'nein' };
/** A version of the crate two releases later: the weight has another name, lids are always nailed, no crate is shorter than 300. */
const newer = publishedModel({
  ...model,
  version: 3,
  params: model.params.map((param) => (param.id === 'length' ? { ...param, max: 1800 } : param)),
  presets: undefined,
  migrate: [
    { from: 1, rename: { weight: 'mass' }, removed: { lid: { de: 'Deckel', fr: 'Couvercle', en: 'Lid' } } },
    { from: 2, set: { height: 300 } },
  ],
});
const compiled = compileDocuments([{ id: 'holzkiste', version: 3, hash: '', model: newer }]);
const saved = {
  modelId: 'holzkiste',
  version: 1,
  values: { length: 900, width: 600, height: 500, weight: 80, lid: 'screwed', colour: 'red' },
};

describe('a configuration of an older version', () => {
  const revision = revise(compiled, saved, 'de', words);

  it('is moved to the present one', () => {
    expect(revision.configuration).toEqual({
      modelId: 'holzkiste',
      version: 3,
      values: { length: 900, width: 600, height: 300, mass: 80 },
    });
    expect(revision.details).toContainEqual({ label: 'Gewicht des Packguts', value: '80 kg' });
  });

  it('says what changed and what fell away; a value under a new name has not changed', () => {
    expect(revision.values).toEqual([
      { kind: 'changed', label: 'Höhe innen', from: '500 mm', to: '300 mm' },
      { kind: 'removed', label: 'Deckel', from: 'screwed', to: '' },
      { kind: 'removed', label: 'colour', from: 'red', to: '' },
    ]);
  });

  it('says what is new', () => {
    const values = { length: 900, width: 600, height: 500 };
    expect(revise(compiled, { ...saved, version: 2, values }, 'fr', words).values).toEqual([
      { kind: 'changed', label: 'Hauteur intérieure', from: '500 mm', to: '300 mm' },
      { kind: 'added', label: 'Poids de la marchandise', from: '', to: '150 kg' },
    ]);
  });

  it('that changes nothing says nothing', () => {
    const values = { length: 900, width: 600, height: 300, mass: 80 };
    expect(revise(compiled, { ...saved, version: 2, values }, 'de', words).values).toEqual([]);
  });
});
