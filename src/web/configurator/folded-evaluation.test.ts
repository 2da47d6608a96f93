import { expect, it } from 'vitest';
import model from '#models/fefco-0201/model.json' with { type: 'json' };
import { publishedModel } from '#domain/configurator/check-model.ts';
import { evaluate } from '#domain/configurator/evaluate.ts';
import { compileDocuments } from './compile-documents.ts';
import { foldedEvaluation } from './folded-evaluation.ts';
import { outerSize } from './outer-size.ts';

it('a slotted case stands with twice the board around its inside, four times where the flaps lie, whatever the tape adds', () => {
  const compiled = compileDocuments([{ id: 'fefco-0201', version: 1, hash: '', model: publishedModel(model) }]);
  // Flute C is 3 mm thick.
  const standing = foldedEvaluation(evaluate(compiled, { length: 400, width: 300, height: 200, flute: 'C' }));
  expect(outerSize(standing)).toEqual([406, 306, 212]);
  expect(standing.contours).toEqual([]);
});
