/**
 * Reads how fixed 3D models are shown: a product's `fixModelConfiguratorInfo`, checked against the choices of its model. One that does not fit leaves the product with its drawing;
 * the reason is told. Specification: storefront §3 (attribute type 9, configurator view data), §5 (an empty text yields none).
 */
import { attributeType } from '#domain/catalog/product.ts';
import { parseViewData, type ViewData } from '#domain/configurator/configurator-info.ts';
import { describe } from '#domain/configurator/describe.ts';
import { nodeStates, shownTree } from '#domain/configurator/node-state.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import type { SheetFacts } from './open-sheets.ts';

/** By product; told about those that are not used. */
export function openViews(models: ModelLibrary, { products, values }: SheetFacts, failed: (error: Error) => void): Map<number, ViewData> {
  const byId = new Map(products.map((product) => [product.id, product]));
  const views = new Map<number, ViewData>();
  for (const { productId, typeId, value } of values) {
    const product = byId.get(productId);
    if (product === undefined || typeId !== attributeType.fixModelConfiguratorInfo) continue;
    const parsed = parseViewData(value);
    if (!parsed.ok) failed(new Error(`${product.articleNumber}: ${parsed.refusal.key} ${JSON.stringify(parsed.refusal.params)}`));
    if (!parsed.ok || parsed.value === null) continue;
    const problem = misfit(models, parsed.value, product.modelId);
    if (problem === null) views.set(productId, parsed.value);
    else failed(new Error(`${product.articleNumber}: ${problem}`));
  }
  return views;
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
