/** The answer of the shop's workbook as an evaluation, from which pictures, part list and problems are rendered. */
import type { EvaluationAnswer } from '#contract/configurator.ts';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import { drawnParts } from '#domain/configurator/drawn-by.ts';
import type { Evaluation } from '#domain/configurator/evaluation.ts';

/** `local` has values and visible choices; `drawing` is the model that draws what the workbook computes. */
export function workbookEvaluation(local: Evaluation, answer: EvaluationAnswer, drawing: CompiledModel | null): Evaluation {
  const { problems, partList, totals, outputs, outputLabels, drawnBy, hash } = answer;
  const drawn = drawing === null || drawnBy === null ? null : drawnParts(drawing, drawnBy.values);
  return {
    ...local,
    problems,
    partList: partList.map((line) => ({ ...line, remarkHash: '' })),
    totals,
    outputs: Object.fromEntries(
      Object.entries(outputs).flatMap(([id, value]) => {
        const named = outputLabels[id];
        return named === undefined ? [] : [[id, { value, ...named }]];
      }),
    ),
    hash,
    ...drawn,
  };
}

/** While the answer to a new choice is pending: the last answer with the current choices. */
export function waitingEvaluation(local: Evaluation, last: Evaluation | null): Evaluation {
  return last === null ? local : { ...last, values: local.values, visible: local.visible, hash: local.hash };
}
