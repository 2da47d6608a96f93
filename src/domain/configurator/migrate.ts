/**
 * Moves a saved configuration to the newest version of its model: parameters are renamed or set as the model says, then evaluation checks the rest. Carts are moved, quotes and
 * orders keep their version for ever. Specification: configurator design §5.9.
 */
import type { CompiledModel } from './compiled-model.ts';
import { emptyFrame, prepare } from './evaluate.ts';
import type { Configuration, ParameterValue } from './evaluation.ts';
import { presetValues } from './preset.ts';

export interface Migrated {
  configuration: Configuration;
  /** Parameters whose value is not what was saved. */
  changed: string[];
}

export function migrateConfiguration(compiled: CompiledModel, saved: Configuration): Migrated {
  const { id: modelId, version, migrate = [] } = compiled.model;
  const steps = migrate.filter((step) => step.from >= saved.version && step.from < version).sort((a, b) => a.from - b.from);
  const values = new Map<string, ParameterValue>(Object.entries(saved.values));
  for (const step of steps) {
    for (const [from, to] of Object.entries(step.rename ?? {})) {
      const value = values.get(from);
      if (value === undefined) continue;
      values.delete(from);
      values.set(to, value);
    }
    for (const [id, value] of Object.entries(step.set ?? {})) values.set(id, value);
  }
  const presets = presetValues(compiled);
  const raw: Record<string, ParameterValue> = {};
  for (const { param } of compiled.params) {
    const value = values.get(param.id) ?? presets[param.id];
    if (value !== undefined) raw[param.id] = value;
  }
  const { values: checked } = prepare(compiled, raw, emptyFrame(compiled));
  return {
    configuration: { modelId, version, values: checked },
    changed: Object.keys(checked).filter((id) => checked[id] !== saved.values[id]),
  };
}
