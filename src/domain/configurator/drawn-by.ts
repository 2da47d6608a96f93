/**
 * A workbook only computes numbers; another model may draw the result. Its parts appear in pictures, but in no line of the workbook's part list.
 * Specification: configurator design §5.3 (geometry of a workbook).
 */
import type { CompiledModel } from './compiled-model.ts';
import { evaluate } from './evaluate.ts';
import type { Evaluation, Values } from './evaluation.ts';

/** The drawing model's id and the values supplied by the workbook. */
export interface DrawnBy {
  modelId: string;
  values: Values;
}

/** Null: it cannot be built with these values. */
export function drawnParts(compiled: CompiledModel, values: Values): Pick<Evaluation, 'instances' | 'contours'> | null {
  const { instances, contours, problems } = evaluate(compiled, values);
  if (problems.some(({ severity }) => severity === 'ERROR')) return null;
  return { instances: instances.map((instance) => ({ ...instance, line: -1 })), contours };
}
