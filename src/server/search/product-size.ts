/** Sizes of a product in millimetres: those in its name, inner and outer size of its preset, or its cross-section and length. */
import { readDimensions } from '#domain/search/read-dimensions.ts';
import type { Side } from '#domain/search/listing.ts';
import type { CatalogProduct } from '#server/catalog/catalog-snapshot.ts';
import { presetFacts } from '#server/catalog/preset-facts.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';

const numbers = (list: readonly (number | null)[]): number[] => list.filter((each) => each !== null);

/** A box of one size with a lid to choose has it in its name. */
export const namedSizes = ({ name }: CatalogProduct): number[][] =>
  readDimensions(name.de)
    .readings.slice(0, 1)
    .map(({ sidesMm }) => [...sidesMm]);

export function productSizes(models: ModelLibrary, product: CatalogProduct): number[][] {
  const named = namedSizes(product);
  const facts = presetFacts(models, product);
  if (facts === null) return named;
  const { section, outerMm } = facts;
  const { length, width, height } = facts.sidesMm;
  if (section !== null) return [...named, [...section.split('!').map(Number), ...numbers([length])]];
  return [...named, numbers([length, width, height]), outerMm.map(Math.round)].filter((size) => size.length > 0);
}

/** From the smallest to the largest size made; both the same for a fixed size. */
export type Span = readonly [lowest: number, highest: number];

/** Inner dimensions; null: the product has no inside, or not in millimetres. */
export function innerSpans(models: ModelLibrary, product: CatalogProduct): Readonly<Record<Side, Span>> | null {
  const { configuration } = product;
  const facts = presetFacts(models, product);
  if (facts === null || configuration === null) return null;
  const compiled = product.canBeConfigured ? models.compiled(configuration.modelId, configuration.version) : null;
  const spanOf = (side: Side): Span | null => {
    const value = facts.sidesMm[side];
    if (value === null) return null;
    const param = compiled?.params.find((each) => each.param.id === side)?.param;
    // Limits that depend on other values are not known here.
    const [lowest, highest] =
      param?.type === 'number' && typeof param.min === 'number' && typeof param.max === 'number' ? [param.min, param.max] : [value, value];
    return [lowest - facts.lessInsideMm[side], highest - facts.lessInsideMm[side]];
  };
  const [length, width, height] = [spanOf('length'), spanOf('width'), spanOf('height')];
  return length === null || width === null || height === null ? null : { length, width, height };
}
