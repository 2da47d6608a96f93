/**
 * A list of products narrowed and sorted as the address says: `?material=osb&size=1000-1600&load=500&price-to=100&sort=price&order=desc&page=2`.
 * Specification: storefront §4 (Product list sorting: configurable first, then by name; reverse multiplies by −1). Prices are those the visitor is shown.
 */
import { compareNames, compareProducts } from '#domain/catalog/product-order.ts';

export const sortKeys = ['default', 'name', 'price', 'size'] as const;
export type SortKey = (typeof sortKeys)[number];

export interface Listing {
  readonly sort: SortKey;
  readonly reverse: boolean;
  /** Pages 1 to this one are shown together. */
  readonly page: number;
  /** Francs as shown. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  /** Facet → chosen options; several of one facet are alternatives. */
  readonly chosen: ReadonlyMap<string, readonly string[]>;
}

/** What the address of a list may hold beside facets. */
const reserved = new Set(['sort', 'order', 'page', 'price-from', 'price-to', 'q', 'lang', 'apply']);
const mostChosen = 40;
const longestWord = 60;
const mostPages = 200;

const amountOf = (text: string | null): number | null =>
  text !== null && /^\d{1,7}(?:[.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null;

export type Pairs = Iterable<readonly [string, string]>;

export function readListing(pairs: Pairs): Listing {
  const list = [...pairs];
  const first = (key: string): string | null => list.find(([name]) => name === key)?.[1] ?? null;
  const chosen = new Map<string, string[]>();
  for (const [key, value] of list.filter(([name]) => !reserved.has(name)).slice(0, mostChosen)) {
    if (value === '' || value.length > longestWord || key.length > longestWord) continue;
    const options = chosen.get(key) ?? [];
    if (!options.includes(value)) chosen.set(key, [...options, value]);
  }
  const page = /^\d{1,3}$/.test(first('page') ?? '') ? Number(first('page')) : 1;
  return {
    sort: sortKeys.find((key) => key === first('sort')) ?? 'default',
    reverse: first('order') === 'desc',
    page: Math.min(mostPages, Math.max(1, page)),
    priceFrom: amountOf(first('price-from')),
    priceTo: amountOf(first('price-to')),
    chosen,
  };
}

/** The pairs of an address, without what is default anyway. */
export function listingPairs({ sort, reverse, page, priceFrom, priceTo, chosen }: Listing): [string, string][] {
  const pairs: [string, string][] = [];
  for (const [key, options] of chosen) for (const option of options) pairs.push([key, option]);
  if (priceFrom !== null) pairs.push(['price-from', String(priceFrom)]);
  if (priceTo !== null) pairs.push(['price-to', String(priceTo)]);
  if (sort !== 'default') pairs.push(['sort', sort]);
  if (reverse) pairs.push(['order', 'desc']);
  if (page > 1) pairs.push(['page', String(page)]);
  return pairs;
}

/** Facts of a product by which lists are narrowed and sorted. */
export interface ListedProduct {
  readonly id: number;
  readonly name: string;
  readonly canBeConfigured: boolean;
  /** Francs as shown; null: on request. */
  readonly price: number | null;
  readonly longestMm: number | null;
  /** Facet → options it answers. */
  readonly options: ReadonlyMap<string, readonly string[]>;
  /** Facet → figure, for "at least". */
  readonly figures: ReadonlyMap<string, number>;
}

export type FacetKind = 'choice' | 'switch' | 'colour' | 'atLeast';

export interface FacetShape {
  readonly key: string;
  readonly kind: FacetKind;
  /** In the order in which they are shown. */
  readonly options: readonly string[];
}

function answers(product: ListedProduct, { key, kind }: FacetShape, option: string): boolean {
  if (kind === 'atLeast') return (product.figures.get(key) ?? -1) >= Number(option);
  return product.options.get(key)?.includes(option) ?? false;
}

const passesFacet = (product: ListedProduct, facet: FacetShape, { chosen }: Listing): boolean => {
  const options = chosen.get(facet.key)?.filter((option) => facet.options.includes(option)) ?? [];
  return options.length === 0 || options.some((option) => answers(product, facet, option));
};

/** A product without a price answers no bound. */
function passesPrice({ price }: ListedProduct, { priceFrom, priceTo }: Listing): boolean {
  if (priceFrom === null && priceTo === null) return true;
  return price !== null && (priceFrom === null || price >= priceFrom) && (priceTo === null || price <= priceTo);
}

export interface Narrowed<P extends ListedProduct> {
  readonly products: readonly P[];
  /** Facet → option → how many there would be, all other facets as they are. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** In the order they came; sorting is a matter of its own. */
export function narrow<P extends ListedProduct>(products: readonly P[], facets: readonly FacetShape[], listing: Listing): Narrowed<P> {
  const priced = products.filter((product) => passesPrice(product, listing));
  const counts = new Map(
    facets.map((facet) => {
      const others = facets.filter((each) => each !== facet);
      const open = priced.filter((product) => others.every((other) => passesFacet(product, other, listing)));
      return [
        facet.key,
        new Map(facet.options.map((option) => [option, open.filter((product) => answers(product, facet, option)).length])),
      ];
    }),
  );
  return { products: priced.filter((product) => facets.every((facet) => passesFacet(product, facet, listing))), counts };
}

/** `byRank`: the list came best first (a search), and its default order is that one. */
export function sortListed<P extends ListedProduct>(products: readonly P[], { sort, reverse }: Listing, byRank: boolean): readonly P[] {
  const direction = reverse ? -1 : 1;
  const byName = (a: P, b: P): number => compareNames(a.name, b.name);
  if (sort === 'name') return products.toSorted((a, b) => direction * byName(a, b));
  if (sort === 'price') return products.toSorted((a, b) => lastWithout(a.price, b.price, direction) || byName(a, b));
  if (sort === 'size') return products.toSorted((a, b) => lastWithout(a.longestMm, b.longestMm, direction) || byName(a, b));
  if (byRank) return reverse ? products.toReversed() : products;
  return products.toSorted((a, b) => direction * compareProducts(a, b));
}

/** What has no figure comes last, in either direction. */
function lastWithout(a: number | null, b: number | null, direction: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return direction * (a - b);
}
