/**
 * Reads how a fixed 3D model is shown: a product's `fixModelConfiguratorInfo`, checked against the choices of its model. If it does not fit, the product keeps
 * its drawing and the reason is reported. Specification: storefront §3 (attribute type 9, configurator view data), §5 (an empty text yields none).
 */
import { attributeType } from '#domain/catalog/product.ts';
import { parseViewData, type ViewData } from '#domain/configurator/configurator-info.ts';
import { describe } from '#domain/configurator/describe.ts';
import { nodeStates, shownTree } from '#domain/configurator/node-state.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';

interface Viewed {
  articleNumber: string;
  modelId: string | null;
}

/** Null: the product has none, or one that is not used. */
export function openView(
  models: ModelLibrary,
  { articleNumber, modelId }: Viewed,
  values: readonly { typeId: number; value: string }[],
  failed: (error: Error) => void,
): ViewData | null {
  const info = values.findLast(({ typeId }) => typeId === attributeType.fixModelConfiguratorInfo);
  if (info === undefined) return null;
  const parsed = parseViewData(info.value);
  if (!parsed.ok) failed(new Error(`${articleNumber}: ${parsed.refusal.key} ${JSON.stringify(parsed.refusal.params)}`));
  if (!parsed.ok || parsed.value === null) return null;
  const problem = misfit(models, parsed.value, modelId);
  if (problem === null) return parsed.value;
  failed(new Error(`${articleNumber}: ${problem}`));
  return null;
}

/** Null: every path leads to a choice of the product. */
function misfit(models: ModelLibrary, { bind, visibleProperties }: ViewData, modelId: string | null): string | null {
  const compiled = modelId === null ? null : models.compiled(modelId);
  const tree = compiled === null ? { modelId: '', version: 1, label: { de: '', fr: '', en: '' }, groups: [] } : describe(compiled, {});
  try {
    nodeStates(tree, bind);
    shownTree(tree, visibleProperties);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
