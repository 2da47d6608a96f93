import { useCallback, useMemo, useReducer } from 'react';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import { describe } from '#domain/configurator/describe.ts';
import type { PropertyTree } from '#domain/configurator/describe.ts';
import type { Evaluation, Values } from '#domain/configurator/evaluation.ts';
import type { Patch } from '#domain/configurator/history.ts';
import { viewValues } from '#domain/configurator/look.ts';
import { nearestValid, withTrueLimits } from '#domain/configurator/nearest-valid.ts';
import type { NearestValid } from '#domain/configurator/nearest-valid.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { changeConfiguration, isBuildable, startConfiguration } from './configuration-state.ts';
import type { ConfigurationAction, ConfigurationState } from './configuration-state.ts';
import { useWorkbook } from './use-workbook.ts';
import type { WorkbookOptions, WorkbookState } from './use-workbook.ts';

export interface ConfigurationScreen {
  evaluation: Evaluation;
  /** Shown in pictures and part list; null only if not even the preset can be built. */
  buildable: Evaluation | null;
  valid: boolean;
  /** All choices, including those of the picture. */
  tree: PropertyTree;
  /** How the picture shows the product; not part of the configuration. */
  view: Values;
  suggestions: NearestValid[];
  canUndo: boolean;
  canRedo: boolean;
  change: (patch: Patch, mergeKey?: string) => void;
  undo: () => void;
  redo: () => void;
  reset: () => void;
  /** For a product computed by a workbook: whether its answer is still for earlier choices, or failed. */
  workbook: Pick<WorkbookState, 'outdated' | 'failure' | 'retry'> | null;
}

/** `start` may contain values of the picture besides those of the product. `own`: the product's initial values, if they differ from the model's preset. */
export function useConfiguration(
  compiled: CompiledModel,
  start: Values,
  { own, workbook = null }: { own?: Values | undefined; workbook?: WorkbookOptions | null } = {},
): ConfigurationScreen {
  const preset = useMemo(() => ({ ...presetValues(compiled), ...own }), [compiled, own]);
  const [state, dispatch] = useReducer(
    (state: ConfigurationState, action: ConfigurationAction) => changeConfiguration(compiled, state, action),
    start,
    (values) => startConfiguration(compiled, values, preset),
  );
  const { history } = state;
  const asked = useWorkbook(state.evaluation, workbook);
  const { evaluation: evaluated, buildable } = asked ?? state;
  const tree = useMemo(() => describe(compiled, history.values), [compiled, history.values]);
  const view = useMemo(() => viewValues(compiled, history.values), [compiled, history.values]);
  const valid = isBuildable(evaluated);
  const suggestions = useMemo(() => (valid ? [] : nearestValid(compiled, history.values)), [compiled, valid, history.values]);
  const evaluation = useMemo(
    () => (valid ? evaluated : { ...evaluated, problems: withTrueLimits(compiled, evaluated.problems, history.values, suggestions) }),
    [compiled, valid, evaluated, history.values, suggestions],
  );
  const change = useCallback(
    (patch: Patch, mergeKey?: string) =>
      dispatch({ kind: 'change', patch, atMs: performance.now(), ...(mergeKey === undefined ? {} : { mergeKey }) }),
    [],
  );
  const undo = useCallback(() => dispatch({ kind: 'undo' }), []);
  const redo = useCallback(() => dispatch({ kind: 'redo' }), []);
  const reset = useCallback(() => dispatch({ kind: 'reset', values: preset }), [preset]);
  return {
    evaluation,
    buildable,
    valid,
    tree,
    view,
    suggestions,
    canUndo: history.undo.length > 0,
    canRedo: history.redo.length > 0,
    change,
    undo,
    redo,
    reset,
    workbook: asked,
  };
}
