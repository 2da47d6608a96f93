/** What of an evaluation travels: problems, part list, totals and results; neither costs nor places. */
import type { z } from 'zod';
import type { EvaluationAnswer } from '#contract/configurator.ts';
import type { Evaluation } from '#domain/configurator/evaluation.ts';

export function evaluationAnswer(evaluation: Evaluation): z.output<typeof EvaluationAnswer> {
  return {
    modelId: evaluation.modelId,
    version: evaluation.version,
    values: { ...evaluation.values },
    problems: evaluation.problems,
    partList: evaluation.partList.map(({ remarkHash: _, ...line }) => line),
    totals: evaluation.totals,
    outputs: Object.fromEntries(Object.entries(evaluation.outputs).map(([id, output]) => [id, output.value])),
    hash: evaluation.hash,
  };
}
