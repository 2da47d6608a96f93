/** What a card shows; the rest of a product stays on the server. */
import type { Product } from '#contract/product.ts';
import type { ListedCard } from '#contract/search.ts';
import { sortProducts } from '#domain/catalog/product-order.ts';

export type CardProduct = ListedCard;

export function cardProduct({
  id,
  articleNumber,
  name,
  price,
  unitOfSales,
  canBeConfigured,
  customers,
  keyFigures,
  published,
}: Product): CardProduct {
  return {
    id,
    articleNumber,
    name,
    price,
    unitOfSales,
    canBeConfigured,
    customers,
    keyFigures,
    published,
  };
}

/** In the order of the shop: configurable ones first, then by name. */
export function cardProducts(products: readonly Product[]): CardProduct[] {
  return sortProducts(products).map(cardProduct);
}
