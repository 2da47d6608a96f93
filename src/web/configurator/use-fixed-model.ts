import { useMemo } from 'react';
import type { FixedModel } from '#contract/product.ts';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import { describe } from '#domain/configurator/describe.ts';
import type { PropertyTree } from '#domain/configurator/describe.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import { nodeStates, shownTree } from '#domain/configurator/node-state.ts';
import type { ShownModel } from './view-3d/view-3d.tsx';

export interface FixedModelScreen {
  compiled: CompiledModel;
  /** The choices that the screen offers. */
  tree: PropertyTree;
  /** All values, including those of the picture. */
  values: Values;
}

/** Effect of a fixed 3D model: which choices are shown, and how all of them, including those of the view, change its nodes. Without one all choices stay. */
export function useFixedModel(
  { compiled, tree, values }: FixedModelScreen,
  fixed: FixedModel | null,
): { tree: PropertyTree; model: ShownModel | null } {
  const whole = useMemo(() => (fixed === null ? null : describe(compiled, values)), [compiled, values, fixed]);
  const wanted = fixed?.visibleProperties;
  const shown = useMemo(() => (whole === null || wanted === undefined ? tree : offered(tree, whole, wanted)), [tree, whole, wanted]);
  const model = useMemo(
    () => (fixed === null || whole === null ? null : { url: fixed.url, states: nodeStates(whole, fixed.bind) }),
    [whole, fixed],
  );
  return { tree: shown, model };
}

/** Those of the named choices that the screen offers, which may include ones of the view. */
function offered(tree: PropertyTree, whole: PropertyTree, wanted: readonly string[]): PropertyTree {
  const groups = new Set(tree.groups.map(({ path }) => path));
  const { groups: named } = shownTree(whole, wanted);
  return { ...tree, groups: named.filter(({ path }) => groups.has(path)) };
}
