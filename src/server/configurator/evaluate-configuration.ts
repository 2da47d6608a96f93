/** Evaluations of stored models, by what computes each: a model itself or a workbook. */
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { Evaluation, Values } from '#domain/configurator/evaluation.ts';
import { keptEvaluation } from '#domain/configurator/kept-evaluation.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import { evaluateSheet } from './evaluate-sheet.ts';

/** Accepts any values; problems are part of the result. `compiled`: one of `models`. `quantity` matters only for workbooks, which may use it. */
export function evaluateValues(models: ModelLibrary, compiled: CompiledModel, values: Values, quantity = 1): Evaluation {
  const { id, version } = compiled.model;
  const sheet = models.entry(id, version)?.sheet;
  return sheet ? evaluateSheet(sheet, values, quantity).evaluation : keptEvaluation(compiled, values);
}

/** Null: no such model, or not in that version. */
export function evaluateConfiguration(
  models: ModelLibrary,
  { modelId, version, values }: { modelId: string; version: number; values: Values },
): Evaluation | null {
  const compiled = models.compiled(modelId, version);
  return compiled === null ? null : evaluateValues(models, compiled, values);
}
