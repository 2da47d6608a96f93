/** A product in the size that a row requests; what it leaves out stays as in the catalogue. */
import type { Configuration } from '#domain/configurator/evaluation.ts';
import type { CatalogProduct } from '#server/catalog/catalog-snapshot.ts';

/** By name of the model's value; in mm or kg. */
export const sizesOf = (asked: unknown): [name: string, size: number][] =>
  typeof asked !== 'object' || asked === null ? [] : Object.entries(asked).map(([name, size]) => [name, Number(size)]);

/** Null: as in the catalogue. The model refuses what it cannot build. */
export function configured({ modelId, configuration }: CatalogProduct, asked: unknown): Configuration | null {
  const sizes = sizesOf(asked);
  if (sizes.length === 0) return null;
  return {
    modelId: configuration?.modelId ?? modelId ?? '',
    version: configuration?.version ?? 1,
    values: { ...configuration?.values, ...Object.fromEntries(sizes) },
  };
}
