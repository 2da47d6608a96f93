/**
 * Moves a saved configuration to the newest version of its model: parameters are renamed or set as the model defines, then evaluation checks the rest. Carts
 * are moved, quotes and orders keep their version for ever. Specification: configurator design §5.9.
 */
import type { CompiledModel } from './compiled-model.ts';
import { emptyFrame, prepare } from './evaluate.ts';
import type { Configuration, Localized, ParameterValue, Values } from './evaluation.ts';
import { presetValues } from './preset.ts';

/** One value that differs from the saved one: changed, dropped (`to` null) or new (`from` null). */
export interface ValueChange {
  /** Parameter id in the present model, or in the saved one if it was dropped. */
  id: string;
  label: Localized;
  from: ParameterValue | null;
  to: ParameterValue | null;
}

export interface Migrated {
  configuration: Configuration;
  /** Parameters whose value differs from the saved one. */
  changed: string[];
  /** The same for customers: a renamed parameter that kept its value has not changed. */
  changes: ValueChange[];
  /** What has been built differently since, step by step. */
  notes: Localized[];
}

export function migrateConfiguration(compiled: CompiledModel, saved: Configuration): Migrated {
  const { id: modelId, version, migrate = [] } = compiled.model;
  const steps = migrate.filter((step) => step.from >= saved.version && step.from < version).sort((a, b) => a.from - b.from);
  const values = new Map<string, ParameterValue>(Object.entries(saved.values));
  /** Saved name of each value by its present one. */
  const savedAs = new Map<string, string>(Object.keys(saved.values).map((id) => [id, id]));
  for (const step of steps) {
    for (const [from, to] of Object.entries(step.rename ?? {})) {
      const value = values.get(from);
      if (value === undefined) continue;
      values.delete(from);
      values.set(to, value);
      savedAs.set(to, savedAs.get(from) ?? from);
      savedAs.delete(from);
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
    changes: changesOf(compiled, saved.values, checked, savedAs).filter(
      ({ from }) => from !== null || !steps.every(({ asBefore }) => asBefore === true),
    ),
    notes: steps.flatMap(({ note }) => (note === undefined ? [] : [note])),
  };
}

function changesOf(compiled: CompiledModel, before: Values, after: Values, savedAs: ReadonlyMap<string, string>): ValueChange[] {
  const words = Object.assign({}, ...(compiled.model.migrate ?? []).map(({ removed }) => removed ?? {})) as Record<string, Localized>;
  const saved = (id: string): ParameterValue | null => before[savedAs.get(id) ?? ''] ?? null;
  const kept = compiled.params.flatMap(({ param: { id, label } }): ValueChange[] => {
    const [from, to] = [saved(id), after[id] ?? null];
    return from === to ? [] : [{ id, label, from, to }];
  });
  const present = new Set(compiled.params.map(({ param }) => savedAs.get(param.id)));
  const gone = Object.entries(before).flatMap(([id, from]): ValueChange[] =>
    present.has(id) ? [] : [{ id, label: words[id] ?? { de: id, fr: id, en: id }, from, to: null }],
  );
  return [...kept, ...gone];
}
