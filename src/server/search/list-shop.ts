/** A list of products for one caller: those of a category or a search, narrowed and sorted by what the page's address says, in the prices the caller is shown. */
import type { Facet, ListedCard, ListingAnswer } from '#contract/search.ts';
import type { Product } from '#contract/product.ts';
import { chfFromRappen, unitPriceFromChf } from '#domain/money/money.ts';
import type { ListedProduct } from '#domain/search/listing.ts';
import { narrow, readListing, sortListed } from '#domain/search/listing.ts';
import { grossUnitPrice } from '#domain/vat/vat.ts';
import type { CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { listProducts } from '#server/product/list-products.ts';
import { facetsOf, listedCatalog, optionLabel } from './listed-facts.ts';
import type { SearchIndexes } from './search-index.ts';
import type { SearchCaller } from './search-shop.ts';
import { rankedProducts } from './search-shop.ts';

/** Rows of three and of four come out even. */
const cardsPerPage = 24;

export interface ListingRequest {
  categoryId?: number | undefined;
  q?: string | undefined;
  listing: string;
  priceView: 'incl' | 'excl';
}

type Entry = ListedProduct & { readonly product: Product };

export function listShop(indexes: SearchIndexes, snapshot: CatalogSnapshot, request: ListingRequest, caller: SearchCaller): ListingAnswer {
  const { language } = indexes.shown;
  const listing = readListing(new URLSearchParams(request.listing));
  const entries = entriesOf(snapshot, productsOf(indexes, snapshot, request, caller), request.priceView);
  const shapes = facetsOf(
    snapshot,
    entries.map(({ id }) => id),
  );
  const { products, counts } = narrow(entries, shapes, listing);
  const { attributes } = listedCatalog(snapshot);
  const facets = shapes.map(({ key, kind, options }): Facet => {
    const attribute = attributes.get(key);
    return {
      key,
      kind,
      label: attribute?.name[language] ?? '',
      options: options.map((value) => ({
        value,
        label: optionLabel(attribute, value, language),
        count: counts.get(key)?.get(value) ?? 0,
        chosen: listing.chosen.get(key)?.includes(value) ?? false,
      })),
    };
  });
  const shown = sortListed(products, listing, request.q !== undefined).slice(0, listing.page * cardsPerPage);
  return {
    products: shown.map(({ product }) => card(product)),
    matching: products.length,
    total: entries.length,
    facets,
    priceRange: priceRange(entries),
  };
}

function productsOf(
  indexes: SearchIndexes,
  snapshot: CatalogSnapshot,
  { q, categoryId }: ListingRequest,
  caller: SearchCaller,
): readonly Product[] {
  if (q !== undefined) return rankedProducts(indexes, snapshot, q, caller).filter((product) => isIn(snapshot, product, categoryId));
  const view = { language: indexes.shown.language, customerId: caller.customerId };
  return listProducts(snapshot, view, { categoryId }, caller.actor, caller.ties);
}

/** A search may be narrowed to one category, without those below it. */
function isIn(snapshot: CatalogSnapshot, { id }: Product, categoryId: number | undefined): boolean {
  return categoryId === undefined || (snapshot.productById.get(id)?.categoryIds.includes(categoryId) ?? false);
}

function entriesOf(snapshot: CatalogSnapshot, products: readonly Product[], priceView: ListingRequest['priceView']): Entry[] {
  const { facts } = listedCatalog(snapshot);
  return products.flatMap((product) => {
    const own = facts.get(product.id);
    if (own === undefined) return [];
    const { id, name, canBeConfigured, price } = product;
    return [{ id, name, canBeConfigured, price: shownPrice(price, priceView), ...own, product }];
  });
}

function shownPrice(net: number | null, priceView: ListingRequest['priceView']): number | null {
  return net === null || priceView === 'excl' ? net : chfFromRappen(grossUnitPrice(unitPriceFromChf(net)));
}

function priceRange(entries: readonly Entry[]): ListingAnswer['priceRange'] {
  const prices = entries.flatMap(({ price }) => (price === null ? [] : [price]));
  const lowest = Math.min(...prices);
  const highest = Math.max(...prices);
  return prices.length > 1 && lowest < highest ? { lowest, highest } : null;
}

function card({
  id,
  articleNumber,
  name,
  price,
  graduatedPrice,
  unitOfSales,
  canBeConfigured,
  customers,
  keyFigures,
  published,
}: Product): ListedCard {
  return {
    id,
    articleNumber,
    name,
    price,
    priceVaries: canBeConfigured || graduatedPrice.length > 1,
    unitOfSales,
    canBeConfigured,
    customers,
    keyFigures,
    published,
  };
}
