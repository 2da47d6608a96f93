import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folderLibrary } from '#server/model/folder-library.ts';
import type { CompiledModel } from './compiled-model.ts';
import { evaluate } from './evaluate.ts';
import type { Evaluation } from './evaluation.ts';
import { canonicalJson, sha256 } from './hash.ts';

const models = folderLibrary();

/** The second version of the crate, whose only inputs are its size and the weight. */
function model(id: string): CompiledModel {
  const compiled = models.compiled(id, ...(id === 'holzkiste' ? [2] : []));
  if (compiled === null) throw new Error(`no model ${id}`);
  return compiled;
}

const crate = { length: 1000, width: 600, height: 500, mass: 150 };

function problems(evaluation: Evaluation): string[] {
  return evaluation.problems.map((problem) => `${problem.severity} ${problem.id} ${problem.params.join(',')}`);
}

describe('evaluate', () => {
  it('a number without value falls back to the minimum, silently', () => {
    const { values, problems: found } = evaluate(model('palette'), { length: Number.NaN });
    expect(values).toEqual({ length: 400, width: 400, load: 1, boardWidth: 80, maxGap: 0 });
    expect(found).toEqual([]);
  });

  it('an option list that lacks the selected value resets to the first element, with a warning', () => {
    const evaluation = evaluate(model('latte'), { count: 1, length: 60, material: 'gold', section: '80!30' });
    expect(evaluation.values['material']).toBe('spruce');
    expect(problems(evaluation)).toEqual(['WARNING option material']);
  });

  it('unknown ids are dropped with a warning', () => {
    const evaluation = evaluate(model('holzkiste'), { ...crate, colour: 'red' });
    expect(evaluation.values).toEqual(crate);
    expect(problems(evaluation)).toEqual(['WARNING unknown ']);
    expect(evaluation.problems[0]?.message.de).toContain('colour');
  });

  it('numbers may come as text, as in a link', () => {
    expect(evaluate(model('holzkiste'), { ...crate, mass: ' 150 ' }).hash).toBe(evaluate(model('holzkiste'), crate).hash);
  });

  it('a mass above the classes is one error in three languages, and nothing else', () => {
    const evaluation = evaluate(model('holzkiste'), { ...crate, mass: 501 });
    expect(problems(evaluation)).toEqual(['ERROR max mass']);
    expect(evaluation.problems[0]?.message).toEqual({
      de: 'Gewicht des Packguts: höchstens 500 kg (eingegeben 501).',
      fr: 'Poids de la marchandise : au maximum 500 kg (saisi 501).',
      en: 'Weight of the goods: at most 500 kg (entered 501).',
    });
    expect(evaluation).toMatchObject({ instances: [], partList: [], outputs: {}, totals: { parts: 0 } });
  });

  it('a size too large is said without apostrophes, as sizes are everywhere', () => {
    const [problem] = evaluate(model('holzkiste'), { ...crate, length: 9000 }).problems;
    expect(problem?.message.de).toBe('Länge innen: höchstens 2500 mm (eingegeben 9000).');
  });

  it('a number beside the step is refused', () => {
    expect(problems(evaluate(model('lounge'), { seats: 2.5, cushion: 120, castors: false, finish: 'raw' }))).toEqual(['ERROR step seats']);
  });

  it('a size too small has no follow-ups with lengths below zero', () => {
    const evaluation = evaluate(model('palette'), { length: 0, width: 800, load: 100, boardWidth: 80, maxGap: 0 });
    expect(problems(evaluation)).toEqual(['ERROR min length']);
  });

  it('an enormous product is refused, not computed', () => {
    const evaluation = evaluate(model('palette'), { length: 1e12, width: 1e12, load: 100, boardWidth: 80, maxGap: 0 });
    expect(problems(evaluation)).toEqual(['ERROR max length', 'ERROR max width']);
    expect(evaluation.instances).toEqual([]);
  });

  it('every part points at the line that counts it', () => {
    const { instances, partList } = evaluate(model('holzkiste'), crate);
    const counted = partList.map((_, line) => instances.filter((part) => part.line === line).length);
    expect(counted).toEqual(partList.map(({ count, partInfo }) => (partInfo.key === 'NA' ? 0 : count)));
  });

  it('the hash is that of model id, version and all values', () => {
    const { hash, values, modelId, version } = evaluate(model('holzkiste'), crate);
    expect(hash).toBe(sha256(canonicalJson({ modelId, version, values })));
    expect(evaluate(model('holzkiste'), { ...crate, mass: 151 }).hash).not.toBe(hash);
  });

  it('gives the same result whatever the order of the values, and twice', () => {
    const turned = Object.fromEntries(Object.entries(crate).toReversed());
    expect(evaluate(model('holzkiste'), turned)).toEqual(evaluate(model('holzkiste'), crate));
  });

  it('never throws and never pollutes prototypes, whatever is sent', () => {
    const key = fc.oneof(fc.constantFrom('length', 'width', 'mass', '__proto__', 'constructor', 'toString'), fc.string());
    fc.assert(
      fc.property(fc.constantFrom('holzkiste', 'latte', 'bett', 'lounge'), fc.dictionary(key, fc.anything()), (id, raw) => {
        const evaluation = evaluate(model(id), raw);
        expect(Object.keys(evaluation.values)).toEqual(model(id).params.map(({ param }) => param.id));
      }),
      { numRuns: 500 },
    );
    expect(evaluate(model('holzkiste'), JSON.parse('{"__proto__": {"mass": 7}}') as Record<string, unknown>).values['mass']).toBe(1);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
