/** The catalogue with other models or costs, for predicting their impact. Never shown to customers. */
import type { ModelLibrary } from '#server/model/model-library.ts';
import { configurationOf } from './catalog-product.ts';
import type { CatalogProduct, CatalogSnapshot } from './catalog-snapshot.ts';

export interface Foretold {
  snapshot: CatalogSnapshot;
  /** Products whose model or costs differ, before and after. */
  touched: readonly { before: CatalogProduct; after: CatalogProduct }[];
}

export function snapshotWith(snapshot: CatalogSnapshot, models: ModelLibrary): Foretold {
  const touched = snapshot.products.flatMap((before) => {
    const [old, now] = before.modelId === null ? [null, null] : [snapshot.models.entry(before.modelId), models.entry(before.modelId)];
    if (now === null || old?.sheet != null || (old?.compiled === now.compiled && old.cost === now.cost)) return [];
    // A new object: cached values of a product are keyed by its object.
    return [{ before, after: { ...before, configuration: configurationOf(models, before.modelId, before.preset) } }];
  });
  const after = new Map(touched.map((each) => [each.after.id, each.after]));
  const productById = new Map([...snapshot.productById].map(([id, product]) => [id, after.get(id) ?? product]));
  return { snapshot: { ...snapshot, models, productById, products: [...productById.values()] }, touched };
}
