/** A model being configured: its choices, and what picture and lists show of it. */
import { useDeferredValue, useMemo } from 'react';
import type { EvaluationAnswer } from '#contract/configurator.ts';
import type { FixedModel } from '#contract/product.ts';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import { drawingModel } from './compile-documents.ts';
import type { ModelDocument } from './compile-documents.ts';
import { useConfiguration } from './use-configuration.ts';
import { useFixedModel } from './use-fixed-model.ts';
import { useGroupFocus } from './use-group-focus.ts';
import { useUndoKeys } from './use-undo-keys.ts';

interface ModelScreenOptions {
  documents: readonly ModelDocument[];
  compiled: CompiledModel;
  /** Values to begin with. */
  start: Values;
  /** The product's own presets, over the model's. */
  presets: Values | undefined;
  quantity: number;
  /** The workbook's answer for the values to begin with, where one came with the page. */
  firstAnswer: EvaluationAnswer | null;
  fixedModel: FixedModel | null;
}

export type ModelScreen = ReturnType<typeof useModelScreen>;

export function useModelScreen({ documents, compiled, start, presets, quantity, firstAnswer, fixedModel }: ModelScreenOptions) {
  const isSheet = compiled.model.kind === 'sheet';
  const workbook = useMemo(
    () => (isSheet ? { drawing: drawingModel(documents), quantity, first: firstAnswer } : null),
    [isSheet, documents, quantity, firstAnswer],
  );
  const screen = useConfiguration(compiled, start, { own: presets, workbook });
  const { evaluation, buildable, view } = screen;
  const allValues = { ...evaluation.values, ...view };
  const { tree, model } = useFixedModel({ compiled, tree: screen.tree, values: allValues }, fixedModel);
  // Typing has priority, then the picture, then what is below it.
  const pictured = useDeferredValue(buildable);
  const listed = useDeferredValue(pictured);
  const { focus, ...watch } = useGroupFocus();
  useUndoKeys(screen.undo, screen.redo);
  return {
    compiled,
    screen,
    evaluation,
    /** Including those of the picture. */
    allValues,
    isSheet,
    isFlat: evaluation.contours.length > 0,
    tree,
    /** Shown in space instead of the parts. */
    model,
    look: useMemo(() => ({ compiled, view }), [compiled, view]),
    ties: useMemo(() => ({ compiled, groups: tree.groups, focus }), [compiled, tree.groups, focus]),
    pictured,
    listed,
    focus,
    /** For the element around the choices. */
    watch,
  };
}
