/** A product in the size that a row asks for; what it does not say stays as in the catalogue. */
import type { Configuration } from '#domain/configurator/evaluation.ts';
import type { CatalogProduct } from '#server/catalog/catalog-snapshot.ts';

/** Null: as it stands in the catalogue. The model refuses what it does not know or cannot build. */
export function configured({ modelId, configuration }: CatalogProduct, asked: unknown): Configuration | null {
  if (typeof asked !== 'object' || asked === null || Object.keys(asked).length === 0) return null;
  return {
    modelId: configuration?.modelId ?? modelId ?? '',
    version: configuration?.version ?? 1,
    values: { ...configuration?.values, ...asked },
  };
}
