/** How a list of products is sorted and filtered; all of it stands in the URL: `?sort=price&order=desc&configurable=1`. */
import type { Product } from '#contract/product.ts';
import { compareNames, sortProducts } from '#domain/catalog/product-order.ts';

export const sortKeys = ['default', 'name', 'price'] as const;
export type SortKey = (typeof sortKeys)[number];

export interface Listing {
  sort: SortKey;
  reverse: boolean;
  configurableOnly: boolean;
}

/** What a card shows; the rest of a product stays on the server. */
export type CardProduct = Pick<
  Product,
  'id' | 'articleNumber' | 'name' | 'price' | 'unitOfSales' | 'canBeConfigured' | 'keyFigures' | 'customers'
> & {
  /** Its price depends on quantity or configuration. */
  priceVaries: boolean;
};

export function readListing(query: URLSearchParams): Listing {
  return {
    sort: sortKeys.find((key) => key === query.get('sort')) ?? 'default',
    reverse: query.get('order') === 'desc',
    configurableOnly: query.get('configurable') === '1',
  };
}

/** The query of a listing, without what is default anyway. */
export function listingQuery({ sort, reverse, configurableOnly }: Listing): string {
  const query = new URLSearchParams();
  if (sort !== 'default') query.set('sort', sort);
  if (reverse) query.set('order', 'desc');
  if (configurableOnly) query.set('configurable', '1');
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Products without a price come last, in either direction. */
function sortByPrice(products: readonly Product[], reverse: boolean): readonly Product[] {
  const direction = reverse ? -1 : 1;
  return products.toSorted((a, b) => {
    if (a.price === null || b.price === null) return Number(a.price === null) - Number(b.price === null) || compareNames(a.name, b.name);
    return direction * (a.price - b.price) || compareNames(a.name, b.name);
  });
}

function sorted(products: readonly Product[], { sort, reverse }: Listing): readonly Product[] {
  if (sort === 'price') return sortByPrice(products, reverse);
  if (sort === 'name') return products.toSorted((a, b) => (reverse ? -1 : 1) * compareNames(a.name, b.name));
  return sortProducts(products, reverse);
}

export function listProducts(products: readonly Product[], listing: Listing): CardProduct[] {
  return sorted(
    products.filter(({ canBeConfigured }) => canBeConfigured || !listing.configurableOnly),
    listing,
  ).map(({ id, articleNumber, name, price, unitOfSales, canBeConfigured, keyFigures, customers, graduatedPrice }) => ({
    id,
    articleNumber,
    name,
    price,
    unitOfSales,
    canBeConfigured,
    keyFigures,
    customers,
    priceVaries: canBeConfigured || graduatedPrice.length > 1,
  }));
}
