/** Figures of a product in the office's list that are not stored: computed once per product, and again only when it changed. */
import { readStoredValue } from '#domain/catalog/attribute-value.ts';
import { gapsOf } from '#domain/catalog/completeness.ts';
import type { Gap } from '#domain/catalog/completeness.ts';
import { isConfigurationRelevant } from '#domain/catalog/product.ts';
import type { UnitPrice } from '#domain/money/money.ts';
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { lineCost } from '#server/pricing/line-cost.ts';
import { presetPrice, unitOfSalesOf } from '#server/pricing/price-ladder-of.ts';
import type { ListSurroundings } from './list-surroundings.ts';

/** The default price for the smallest quantity. */
export const listPrice = (snapshot: CatalogSnapshot, product: CatalogProduct): UnitPrice | null => presetPrice(snapshot, null, product);

const margins = new WeakMap<CatalogProduct, number | null>();

/** Percent of the price, with one decimal; null: price or cost is unknown. */
export function marginOf(snapshot: CatalogSnapshot, product: CatalogProduct): number | null {
  const known = margins.get(product);
  if (known !== undefined) return known;
  const margin = reckonMargin(snapshot, product);
  margins.set(product, margin);
  return margin;
}

function reckonMargin(snapshot: CatalogSnapshot, product: CatalogProduct): number | null {
  const price = listPrice(snapshot, product);
  const { defaultCustomerId } = snapshot;
  if (price === null || price === 0 || defaultCustomerId === null) return null;
  const quantity = unitOfSalesOf(snapshot, null, product.id);
  const { costPerOne } = lineCost(snapshot, {
    productId: product.id,
    configuration: product.configuration,
    quantity,
    customerId: defaultCustomerId,
  });
  return costPerOne === null ? null : Math.round((1000 * (price - costPerOne)) / price) / 10;
}

/** Gaps that do not depend on a price or a stored picture. */
const ownGaps = new WeakMap<CatalogProduct, readonly Gap[]>();

export function productGaps(snapshot: CatalogSnapshot, product: CatalogProduct, { pictured }: ListSurroundings): readonly Gap[] {
  const own = ownGaps.get(product) ?? reckonGaps(snapshot, product);
  ownGaps.set(product, own);
  const isPictured = !own.includes('picture') || pictured.has(product.id);
  const isPriced = listPrice(snapshot, product) !== null;
  return isPictured && isPriced
    ? own.filter((gap) => gap !== 'picture')
    : [...own.filter((gap) => gap !== 'picture' || !isPictured), ...(isPriced ? [] : (['price'] as const))];
}

function reckonGaps({ productTypes }: CatalogSnapshot, product: CatalogProduct): readonly Gap[] {
  const words = product.values
    .filter(({ typeId }) => isConfigurationRelevant(typeId))
    .map(({ value }) => readStoredValue(value))
    .filter((value) => typeof value !== 'string');
  return gapsOf({
    texts: [product.texts.name, product.texts.description, ...words],
    // A model draws its own picture.
    hasPicture: product.configuration !== null,
    hasPrice: true,
    hasTransport: product.transport !== null || product.configuration !== null,
    categories: product.categoryIds.length,
    isService: productTypes.find(({ id }) => id === product.typeId)?.categoryId === null,
  });
}
