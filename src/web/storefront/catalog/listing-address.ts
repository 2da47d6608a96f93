/** Addresses of a list: with one option less, without any, with more cards. Defaults are left out. */
import type { Facet } from '#contract/search.ts';
import type { Listing, Pairs, Side } from '#domain/search/listing.ts';
import { isBounded, listingPairs, readListing, sides, unbounded } from '#domain/search/listing.ts';

/** The search term is separate from the listing and stays. */
function address(listing: Listing, q: string | null): string {
  const query = new URLSearchParams(q === null ? [] : [['q', q]]);
  for (const [key, value] of listingPairs(listing)) query.append(key, value);
  return `?${query.toString()}`;
}

export function withoutOption(listing: Listing, q: string | null, key: string, option: string): string {
  const chosen = new Map(listing.chosen);
  chosen.set(
    key,
    (chosen.get(key) ?? []).filter((each) => each !== option),
  );
  return address({ ...listing, page: 1, chosen }, q);
}

export function withoutPrice(listing: Listing, q: string | null): string {
  return address({ ...listing, page: 1, priceFrom: null, priceTo: null }, q);
}

/** Sorting is not a filter and stays. */
export function withoutFilter(listing: Listing, q: string | null): string {
  return address({ ...listing, page: 1, priceFrom: null, priceTo: null, innerMm: unbounded, chosen: new Map() }, q);
}

export function withoutSide(listing: Listing, q: string | null, side: Side): string {
  return address({ ...listing, page: 1, innerMm: { ...listing.innerMm, [side]: unbounded[side] } }, q);
}

/** Number of active filters: the two bounds of a range count as one, options unknown to every facet are not counted. */
export function filtersIn({ chosen, priceFrom, priceTo, innerMm }: Listing, facets: readonly Pick<Facet, 'key' | 'options'>[]): number {
  const bounds = [{ from: priceFrom, to: priceTo }, ...sides.map((side) => innerMm[side])];
  const ticked = facets.flatMap(({ key, options }) => options.filter(({ value }) => chosen.get(key)?.includes(value)));
  return ticked.length + bounds.filter(isBounded).length;
}

export function withMore(listing: Listing, q: string | null): string {
  return address({ ...listing, page: listing.page + 1 }, q);
}

/** The address for a submitted form of facets, bounds and sorting; a new choice starts at the first page. */
export function addressOfForm(pairs: Pairs): string {
  const list = [...pairs];
  const q = list.find(([name]) => name === 'q')?.[1] ?? null;
  return address({ ...readListing(list), page: 1 }, q);
}
