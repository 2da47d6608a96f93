import { assert, boolean, constantFrom, dictionary, double, integer, oneof, property, record } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { folderLibrary } from '#server/model/folder-library.ts';
import { depth, seed } from '#test/depth.ts';
import { compileModel } from './compile-model.ts';
import type { CompiledModel, CompiledParam } from './compiled-model.ts';
import { evaluate } from './evaluate.ts';
import { keptEvaluation } from './kept-evaluation.ts';
import { presetValues } from './preset.ts';

const models = folderLibrary();

function modelOf(id: string): CompiledModel {
  const compiled = models.compiled(id);
  if (compiled === null) throw new Error(`no model ${id}`);
  return compiled;
}

function valueOf({ param }: CompiledParam): Arbitrary<unknown> {
  if (param.type === 'bool') return boolean();
  if (param.type === 'option') return constantFrom(...param.options.map(({ value }) => value));
  return param.type === 'number'
    ? oneof(integer({ min: 0, max: 3000 }), double({ min: 0, max: 3000, noNaN: true }))
    : constantFrom('', 'ab');
}

describe.each(models.ids)('%s', (id) => {
  test('what is kept is what would be evaluated anew, asked as at first or with all values', () => {
    const compiled = modelOf(id);
    const preset = presetValues(compiled);
    const some = record(Object.fromEntries(compiled.params.map((each) => [each.param.id, valueOf(each)])), { requiredKeys: [] });
    assert(
      property(some, boolean(), dictionary(constantFrom('x', 'length'), integer()), (values, whole, more) => {
        const asked = { ...(whole ? preset : {}), ...values, ...more };
        const first = keptEvaluation(compiled, asked);
        expect(first).toEqual(evaluate(compiled, asked));
        expect(keptEvaluation(compiled, asked)).toEqual(first);
        expect(keptEvaluation(compiled, first.values)).toEqual(evaluate(compiled, first.values));
      }),
      { seed, numRuns: depth(12, 500) },
    );
  });
});

test('another document under the same name and version has evaluations of its own', () => {
  const compiled = modelOf('latte');
  const preset = presetValues(compiled);
  const renamed = { ...compiled.model, params: compiled.model.params.map((param) => ({ ...param })) };
  const first = keptEvaluation(compiled, preset);
  expect(keptEvaluation(compiled, preset)).toBe(first);
  expect(keptEvaluation(compileModel(renamed), preset)).not.toBe(first);
});
