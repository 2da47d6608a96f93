/**
 * Named presets of a model, such as "Für Europalette": a few values set at once, and undone at once. A published one fits its model: it names existing
 * parameters, keeps every value it names and gives a product without problems. Specification: configurator design §1 (presets), §5.8, §5.10.
 */
import type { CompiledModel, ModelFault } from './compiled-model.ts';
import { evaluate } from './evaluate.ts';
import type { Values } from './evaluation.ts';
import type { QuickPreset } from './model-schema.ts';
import { presetValues } from './preset.ts';

export function isTaken(preset: Pick<QuickPreset, 'values'>, values: Values): boolean {
  return Object.entries(preset.values).every(([id, value]) => values[id] === value);
}

export function quickPresetFaults(compiled: CompiledModel): ModelFault[] {
  const presets = compiled.model.presets ?? [];
  const known = new Set(compiled.params.map(({ param }) => param.id));
  return presets.flatMap((preset, index): ModelFault[] => {
    const where = `presets.${preset.id}`;
    const strange = Object.keys(preset.values).filter((id) => !known.has(id));
    if (strange.length > 0) return strange.map((id) => ({ where, key: 'unknown-parameter', detail: id }));
    if (presets.findIndex(({ id }) => id === preset.id) < index) return [{ where, key: 'duplicate', detail: preset.id }];
    if (Object.keys(preset.values).length === 0) return [{ where, key: 'empty', detail: preset.id }];
    const { values, problems } = evaluate(compiled, { ...presetValues(compiled), ...preset.values });
    const faults = problems.map((problem): ModelFault => ({ where, key: 'problem', detail: problem.id }));
    return isTaken(preset, values) ? faults : [...faults, { where, key: 'value-changed', detail: preset.id }];
  });
}
