/** State of a configuration screen: the entered values with their history, and the last buildable evaluation. Pure; the hook `useConfiguration` runs it. */
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import { evaluate } from '#domain/configurator/evaluate.ts';
import type { Evaluation, Values } from '#domain/configurator/evaluation.ts';
import { keptEvaluation } from '#domain/configurator/kept-evaluation.ts';
import { execute, redo, startHistory, undo } from '#domain/configurator/history.ts';
import type { History, Patch } from '#domain/configurator/history.ts';

export interface ConfigurationState {
  history: History;
  /** Of the current values. */
  evaluation: Evaluation;
  /** The last one without errors: pictures and part list keep showing it while something is wrong. */
  buildable: Evaluation | null;
}

export type ConfigurationAction =
  | { kind: 'change'; patch: Patch; mergeKey?: string; atMs: number }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'reset'; values: Values };

export function isBuildable({ problems }: Evaluation): boolean {
  return !problems.some(({ severity }) => severity === 'ERROR');
}

function withHistory(history: History, evaluation: Evaluation, before: Evaluation | null): ConfigurationState {
  return { history, evaluation, buildable: isBuildable(evaluation) ? evaluation : before };
}

/** A link can contain values that cannot be built: then the pictures show the preset. */
export function startConfiguration(compiled: CompiledModel, values: Values, preset: Values): ConfigurationState {
  const state = withHistory(startHistory(values), keptEvaluation(compiled, values), null);
  if (state.buildable !== null) return state;
  const fallback = keptEvaluation(compiled, preset);
  return isBuildable(fallback) ? { ...state, buildable: fallback } : state;
}

export function changeConfiguration(compiled: CompiledModel, state: ConfigurationState, action: ConfigurationAction): ConfigurationState {
  const next = nextHistory(state.history, action);
  return next === state.history ? state : withHistory(next, evaluate(compiled, next.values), state.buildable);
}

function nextHistory(history: History, action: ConfigurationAction): History {
  switch (action.kind) {
    case 'change':
      return execute(history, action.patch, { atMs: action.atMs, ...(action.mergeKey === undefined ? {} : { mergeKey: action.mergeKey }) });
    case 'undo':
      return undo(history);
    case 'redo':
      return redo(history);
    default:
      return execute(history, action.values);
  }
}
