/** The shop's price today for one piece of a line, before the discount; null: on request, or not sold by the shop. */
import type { UnitPrice } from '#domain/money/money.ts';
import type { CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { checkConfiguration } from './check-configuration.ts';
import type { LineToCost } from './line-cost.ts';
import { priceLadderOf } from './price-ladder-of.ts';

export function listPrice(snapshot: CatalogSnapshot, { productId, configuration, quantity, customerId }: LineToCost): UnitPrice | null {
  const product = productId === null ? undefined : snapshot.productById.get(productId);
  if (product === undefined) return null;
  const { evaluation, valid } = checkConfiguration(snapshot.models, product, configuration, quantity);
  return valid ? priceLadderOf(snapshot, customerId, product, evaluation).priceAt(quantity) : null;
}
