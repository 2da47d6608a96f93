/** The part of an evaluation that is sent: problems, part list, totals and results; neither costs nor positions. */
import type { z } from 'zod';
import type { EvaluationAnswer, PartLine as WireLine } from '#contract/configurator.ts';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import { benchOf } from '#domain/workshop/bench-list.ts';
import type { DrawnBy } from '#domain/configurator/drawn-by.ts';
import type { Evaluation, PartLine } from '#domain/configurator/evaluation.ts';

export function evaluationAnswer(
  evaluation: Evaluation,
  compiled: CompiledModel,
  drawnBy: DrawnBy | null = null,
): z.output<typeof EvaluationAnswer> {
  return {
    modelId: evaluation.modelId,
    version: evaluation.version,
    values: { ...evaluation.values },
    problems: evaluation.problems,
    partList: evaluation.partList.map(wireLine),
    assemblies: benchOf(compiled, evaluation).map(({ number, name, count, parts }) => ({
      number,
      name,
      count,
      parts: parts.map(({ position, line, count: pieces }) => ({ position, line, count: pieces })),
    })),
    totals: evaluation.totals,
    outputs: Object.fromEntries(Object.entries(evaluation.outputs).map(([id, output]) => [id, output.value])),
    hash: evaluation.hash,
    outputLabels: Object.fromEntries(
      Object.entries(evaluation.outputs).map(([id, { unit, label, sentence }]) => [id, { unit, label, sentence }]),
    ),
    drawnBy: drawnBy === null ? null : { modelId: drawnBy.modelId, values: { ...drawnBy.values } },
  };
}

function wireLine(line: PartLine): z.output<typeof WireLine> {
  const { articleName, articleNumber, count, length, width, height, material, order, remark, partInfo } = line;
  return { articleName, articleNumber, count, length, width, height, material, order, remark, partInfo };
}
