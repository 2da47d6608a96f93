/**
 * The initial values of a new configuration. A preset only applies at the start: a number that is missing later becomes the minimum, not the preset.
 * Specification: configurator design §1 and §5.4.
 */
import type { CompiledModel } from './compiled-model.ts';
import { emptyFrame, prepare } from './evaluate.ts';
import type { ParameterValue, Values } from './evaluation.ts';
import { viewValues } from './look.ts';

/** Of the product. */
export const presetValues = keptByModel((compiled) => {
  const raw: Record<string, ParameterValue> = {};
  for (const { param } of compiled.params) {
    if (param.preset !== undefined) raw[param.id] = param.preset;
  }
  return prepare(compiled, raw, emptyFrame(compiled)).values;
});

/** Of its picture: it is shown as built. */
export const viewPresets = keptByModel((compiled) => viewValues(compiled, {}));

function keptByModel(compute: (compiled: CompiledModel) => Values): (compiled: CompiledModel) => Values {
  const known = new WeakMap<CompiledModel, Values>();
  return (compiled) => {
    const values = known.get(compiled) ?? compute(compiled);
    known.set(compiled, values);
    return values;
  };
}
