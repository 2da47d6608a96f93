/** Evaluations by configuration, kept: carts, pictures and prices ask for the same few configurations again and again. */
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import { evaluate } from '#domain/configurator/evaluate.ts';
import type { Evaluation, Values } from '#domain/configurator/evaluation.ts';
import { canonicalJson } from '#domain/configurator/hash.ts';
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';
import { evaluateSheet } from './evaluate-sheet.ts';
import { modelById } from './model-files.ts';
import { sheetOf } from './sheet-registry.ts';

const kept = new LeastRecentlyUsed<string, Evaluation>(300);

/** Larger products are evaluated anew, so that nobody fills the memory with them. */
const maximalKeptParts = 400;

/** Whatever values come in; problems stand in the result. `quantity` counts only for workbooks, which may speak about it. */
export function evaluateValues(compiled: CompiledModel, values: Values, quantity = 1): Evaluation {
  const sheet = sheetOf(compiled);
  if (sheet !== null) return evaluateSheet(sheet, values, quantity).evaluation;
  const key = `${compiled.model.id}|${compiled.model.version}|${canonicalJson(values)}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const evaluation = evaluate(compiled, values);
  if (evaluation.instances.length <= maximalKeptParts) kept.set(key, evaluation);
  return evaluation;
}

/** Null: there is no such model, or not in that version. */
export function evaluateConfiguration(configuration: { modelId: string; version: number; values: Values }): Evaluation | null {
  const compiled = modelById(configuration.modelId);
  if (compiled === null || compiled.model.version !== configuration.version) return null;
  return evaluateValues(compiled, configuration.values);
}
