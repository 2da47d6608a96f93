/**
 * The contents of a list's address: `?material=osb&length-from=600&length-to=1600&load=500&price-to=100&sort=price&order=desc&page=2`.
 * Prices are those shown to the visitor, sides are inner sizes in millimetres.
 */
import { withoutGroups } from '#domain/list/number-text.ts';

export const sortKeys = ['default', 'name', 'price', 'size'] as const;
export type SortKey = (typeof sortKeys)[number];

export const sides = ['length', 'width', 'height'] as const;
export type Side = (typeof sides)[number];

/** Both included; null: no bound. */
export interface Bounds {
  readonly from: number | null;
  readonly to: number | null;
}

export interface Listing {
  readonly sort: SortKey;
  readonly reverse: boolean;
  /** Pages 1 to this one are shown together. */
  readonly page: number;
  /** Francs as shown. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  /** Of the inside, millimetres. */
  readonly innerMm: Readonly<Record<Side, Bounds>>;
  /** Facet → chosen options; several of one facet are alternatives. */
  readonly chosen: ReadonlyMap<string, readonly string[]>;
}

/** Keys of a list's address besides facets. */
const boundKeys = sides.flatMap((side) => [`${side}-from`, `${side}-to`]);
const reserved = new Set(['sort', 'order', 'page', 'price-from', 'price-to', 'q', 'lang', 'apply', ...boundKeys]);
/** Facets that were renamed, by the name that older addresses say. */
const formerKeys = new Map([['hochstlast', 'tragfahigkeit']]);
/** Suffix of a sort choice in descending order: one form field holds both. */
const downwards = '-desc';
const mostChosen = 40;
const longestWord = 60;
const mostPages = 200;

const numberIn = (text: string | null, form: RegExp): number | null => {
  const whole = withoutGroups(text ?? '');
  return form.test(whole) ? Number(whole.replace(',', '.')) : null;
};

const amountOf = (text: string | null): number | null => numberIn(text, /^\d{1,7}(?:[.,]\d{1,2})?$/);

const millimetresOf = (text: string | null): number | null => numberIn(text, /^\d{1,5}$/);

export const unbounded: Listing['innerMm'] = {
  length: { from: null, to: null },
  width: { from: null, to: null },
  height: { from: null, to: null },
};

export const isBounded = ({ from, to }: Bounds): boolean => from !== null || to !== null;

export type Pairs = Iterable<readonly [string, string]>;

/** Facets were called so before. */
export const isFormerName = (name: string): boolean => formerKeys.has(name);

/** `isFacet`: a name that a facet has by itself is not the former one of another. */
export function readListing(pairs: Pairs, isFacet: (name: string) => boolean = () => true): Listing {
  const present = (name: string): string => (isFacet(name) ? name : (formerKeys.get(name) ?? name));
  const list = [...pairs].map(([name, value]): [string, string] => [present(name), value]);
  const first = (key: string): string | null => list.find(([name]) => name === key)?.[1] ?? null;
  const chosen = new Map<string, string[]>();
  for (const [key, value] of list.filter(([name]) => !reserved.has(name)).slice(0, mostChosen)) {
    if (value === '' || value.length > longestWord || key.length > longestWord) continue;
    const options = chosen.get(key) ?? [];
    if (!options.includes(value)) chosen.set(key, [...options, value]);
  }
  const page = /^\d{1,3}$/.test(first('page') ?? '') ? Number(first('page')) : 1;
  const sort = first('sort') ?? '';
  const boundsOf = (side: Side): Bounds => ({ from: millimetresOf(first(`${side}-from`)), to: millimetresOf(first(`${side}-to`)) });
  return {
    sort: sortKeys.find((key) => key === sort.replace(downwards, '')) ?? 'default',
    reverse: first('order') === 'desc' || sort.endsWith(downwards),
    page: Math.min(mostPages, Math.max(1, page)),
    priceFrom: amountOf(first('price-from')),
    priceTo: amountOf(first('price-to')),
    innerMm: { length: boundsOf('length'), width: boundsOf('width'), height: boundsOf('height') },
    chosen,
  };
}

/** The pairs of an address, without defaults. */
export function listingPairs({ sort, reverse, page, priceFrom, priceTo, innerMm, chosen }: Listing): [string, string][] {
  const pairs: [string, string][] = [];
  for (const [key, options] of chosen) for (const option of options) pairs.push([key, option]);
  for (const side of sides) {
    const { from, to } = innerMm[side];
    if (from !== null) pairs.push([`${side}-from`, String(from)]);
    if (to !== null) pairs.push([`${side}-to`, String(to)]);
  }
  if (priceFrom !== null) pairs.push(['price-from', String(priceFrom)]);
  if (priceTo !== null) pairs.push(['price-to', String(priceTo)]);
  if (sort !== 'default') pairs.push(['sort', sort]);
  if (reverse) pairs.push(['order', 'desc']);
  if (page > 1) pairs.push(['page', String(page)]);
  return pairs;
}

/** Value of the form field for sort key and direction. */
export const sortChoice = (sort: SortKey, reverse: boolean): string => `${sort}${reverse ? downwards : ''}`;
