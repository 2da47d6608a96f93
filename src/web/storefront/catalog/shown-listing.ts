/** A list of products as a page carries it: only the data that the cards show. */
import type { ListingAnswer } from '#contract/search.ts';
import { cardProduct } from '../product-card/card-product.ts';
import type { CardProduct } from '../product-card/card-product.ts';

export type ShownListing = Omit<ListingAnswer, 'products'> & { products: CardProduct[] };

export function shownListing(answer: ListingAnswer): ShownListing {
  return { ...answer, products: answer.products.map(cardProduct) };
}
