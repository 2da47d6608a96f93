/** What a card shows; the rest of a product stays on the server. */
import type { Product } from '#contract/product.ts';
import type { ListedCard } from '#contract/search.ts';
import { sortProducts } from '#domain/catalog/product-order.ts';

export type CardProduct = Omit<ListedCard, 'unitOfSales'>;

/** More do not fit on a card. */
const shownFigures = 2;

export function cardProduct(product: ListedCard): CardProduct {
  const { id, articleNumber, name, price, canBeConfigured, customers, keyFigures, published } = product;
  return { id, articleNumber, name, price, canBeConfigured, customers, keyFigures: keyFigures.slice(0, shownFigures), published };
}

/** In the order of the shop: configurable ones first, then by name. */
export function cardProducts(products: readonly Product[]): CardProduct[] {
  return sortProducts(products).map(cardProduct);
}
