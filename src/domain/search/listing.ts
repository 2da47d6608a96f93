/** What the address of a list says: `?material=osb&size=1000-1600&load=500&price-to=100&sort=price&order=desc&page=2`. Prices are those the visitor is shown. */

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
