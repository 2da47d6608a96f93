/**
 * The initial values of a new configuration. A preset only applies at the start: a number that is missing later becomes the minimum, not the preset.
 * Specification: configurator design §1 and §5.4.
 */
import type { CompiledModel } from './compiled-model.ts';
import { emptyFrame, prepare } from './evaluate.ts';
import type { ParameterValue, Values } from './evaluation.ts';

const known = new WeakMap<CompiledModel, Values>();

export function presetValues(compiled: CompiledModel): Values {
  const values = known.get(compiled) ?? computed(compiled);
  known.set(compiled, values);
  return values;
}

function computed(compiled: CompiledModel): Values {
  const raw: Record<string, ParameterValue> = {};
  for (const { param } of compiled.params) {
    if (param.preset !== undefined) raw[param.id] = param.preset;
  }
  return prepare(compiled, raw, emptyFrame(compiled)).values;
}
