/** Evaluations by configuration, kept: carts, pictures and prices ask for the same few configurations again and again. */
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import { evaluate } from '#domain/configurator/evaluate.ts';
import type { Evaluation, Values } from '#domain/configurator/evaluation.ts';
import { canonicalJson } from '#domain/configurator/hash.ts';
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import { evaluateSheet } from './evaluate-sheet.ts';

/** By the document's hash: a draft that changed under its number is not taken for what it was. */
const kept = new LeastRecentlyUsed<string, Evaluation>(300);

/** Larger products are evaluated anew, so that nobody fills the memory with them. */
const maximalKeptParts = 400;

/** Whatever values come in; problems stand in the result. `compiled`: of `models`. `quantity` counts only for workbooks, which may speak about it. */
export function evaluateValues(models: ModelLibrary, compiled: CompiledModel, values: Values, quantity = 1): Evaluation {
  const { id, version } = compiled.model;
  const entry = models.entry(id, version);
  if (entry?.sheet) return evaluateSheet(entry.sheet, values, quantity).evaluation;
  const key = `${entry?.hash}|${canonicalJson(values)}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const evaluation = evaluate(compiled, values);
  if (evaluation.instances.length <= maximalKeptParts) kept.set(key, evaluation);
  return evaluation;
}

/** Null: there is no such model, or not in that version. */
export function evaluateConfiguration(
  models: ModelLibrary,
  { modelId, version, values }: { modelId: string; version: number; values: Values },
): Evaluation | null {
  const compiled = models.compiled(modelId, version);
  return compiled === null ? null : evaluateValues(models, compiled, values);
}
