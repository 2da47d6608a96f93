/**
 * Figures derived from a price row: the price of the first piece, and its margin. Cached by product, which is a new object as soon as
 * anything about it changed.
 */
import { chfFromUnitPrice } from '#domain/money/money.ts';
import type { CatalogPriceRow, CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { lineCost } from '#server/pricing/line-cost.ts';
import { presetPrice } from '#server/pricing/price-ladder-of.ts';

export interface PriceFacts {
  /** In CHF; null: on request, or from an external service. */
  readonly fromPrice: number | null;
  /** Percent of the price; null: price or cost is unknown. */
  readonly margin: number | null;
}

const kept = new WeakMap<CatalogProduct, Map<number, PriceFacts>>();

export function priceFacts(snapshot: CatalogSnapshot, product: CatalogProduct, { customerId, unitOfSales }: CatalogPriceRow): PriceFacts {
  const known = kept.get(product) ?? new Map<number, PriceFacts>();
  kept.set(product, known);
  const ready = known.get(customerId);
  if (ready !== undefined) return ready;
  const price = presetPrice(snapshot, customerId, product);
  const line = { productId: product.id, configuration: product.configuration, quantity: unitOfSales, customerId };
  const { costPerOne: cost } = lineCost(snapshot, line);
  const margin = price === null || price === 0 || cost === null ? null : Math.round((1 - cost / price) * 1000) / 10;
  const facts = { fromPrice: price === null ? null : chfFromUnitPrice(price), margin };
  known.set(customerId, facts);
  return facts;
}
