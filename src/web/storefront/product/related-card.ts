/** What else the product page shows: similar products and what goes with it, as cards. */
import type { Product } from '#contract/product.ts';
import { cardProduct } from '#web/storefront/product-card/card-product.ts';
import type { CardProduct } from '#web/storefront/product-card/card-product.ts';

export interface RelatedCards {
  similar: CardProduct[];
  companions: CardProduct[];
}

export function relatedCard(product: Product): CardProduct {
  return { ...cardProduct(product), keyFigures: product.keyFigures.slice(0, 2) };
}
