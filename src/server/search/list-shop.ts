/**
 * A serialized list of products for one caller: those of a category or a search, filtered and sorted by the page's address, in the prices shown to
 * the caller.
 */
import type { VatRate } from '#domain/vat/vat.ts';
import type { Facet, ListingAnswer } from '#contract/search.ts';
import type { Language } from '#domain/language/language.ts';
import type { Column } from '#domain/search/column.ts';
import { extremes, within } from '#domain/search/column.ts';
import type { ListFacet, Narrowed } from '#domain/search/facet.ts';
import { facetsOf, narrow } from '#domain/search/facet.ts';
import { listOrder } from '#domain/search/list-order.ts';
import type { CompareRows } from '#domain/search/list-order.ts';
import { isBounded, isFormerName, readListing, sides } from '#domain/search/listing.ts';
import type { Listing, Side } from '#domain/search/listing.ts';
import { RowSet } from '#domain/search/row-set.ts';
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';
import { WrittenAnswer } from '#server/call/binding.ts';
import { topRows } from '#domain/search/top-rows.ts';
import { bestFirst } from './best-first.ts';
import type { ListColumns, PriceView } from './list-columns.ts';
import { optionLabel } from './listed-facts.ts';
import { listedCardsJson } from './product-card.ts';
import type { SearchCaller } from './search-caller.ts';
import { seenRows } from './search-caller.ts';
import { rankRows } from './search-shop.ts';
import type { SearchState } from './search-state.ts';

/** Divisible into rows of three and of four. */
const cardsPerPage = 24;

export interface ListingRequest {
  categoryId?: number | undefined;
  q?: string | undefined;
  listing: string;
  priceView: PriceView;
  vatRate: VatRate;
  language: Language;
}

export function listShop(state: SearchState, request: ListingRequest, caller: SearchCaller): WrittenAnswer {
  const { columns, table, snapshot } = state;
  const { language } = request;
  const query = new URLSearchParams(request.listing);
  const isFacet = (name: string): boolean => columns.labels.has(name);
  const listing = readListing(query, isFacet);
  const { listed, compare } = listedRows(state, request, caller);
  const { rows, prices, innerMm, shapes, range } = listed;
  const bounded = withinBounds(rows, columns, prices, listing);
  const narrowed = narrow(bounded, shapes, listing);
  const order = listOrder(listing, { ...columns, nameRank: columns.nameRankOf(language), prices }, compare);
  const matching = narrowed.rows.rows();
  const shown = topRows(matching, listing.page * cardsPerPage, order);
  const view = { ...caller, language };
  const textAt = listedCardsJson(table, snapshot, view);
  const cards = shown.flatMap((row) => textAt(row) ?? []);
  const beside: Omit<ListingAnswer, 'products'> = {
    matching: matching.length,
    total: rows.count,
    facets: shapes.map((shape) => facetAnswer(shape, narrowed, listing, columns, language)),
    priceRange: range !== null && range.lowest < range.highest ? range : null,
    innerMm,
    hasFormerNames: [...query.keys()].some((name) => isFormerName(name) && !isFacet(name)),
  };
  return new WrittenAnswer(`{"products":[${cards.join(',')}],${JSON.stringify(beside).slice(1)}`);
}

/** A product without a price is outside any price bounds, one without an inside outside any size bounds; one made to measure matches any feasible size. */
function withinBounds(rows: RowSet, { innerMm }: ListColumns, prices: Column, listing: Listing): RowSet {
  const { priceFrom, priceTo } = listing;
  const priced = isBounded({ from: priceFrom, to: priceTo }) ? within(rows, prices, priceFrom, priceTo) : rows;
  return sides.reduce((left, side) => {
    const { from, to } = listing.innerMm[side];
    const { lowest, highest } = innerMm[side];
    return isBounded({ from, to }) ? within(within(left, highest, from, null), lowest, null, to) : left;
  }, priced);
}

const withInside = ({ innerMm }: ListColumns, rows: RowSet): number => innerMm.length.lowest.having.countIn(rows);

/** In that case their longest side says less than the inner dimensions. */
const allHaveInside = (columns: ListColumns, rows: RowSet): boolean => withInside(columns, rows) === rows.count;

/** null: fewer than two of these have an inside, so a choice by it is pointless. */
function innerRanges(columns: ListColumns, rows: RowSet): ListingAnswer['innerMm'] {
  if (withInside(columns, rows) < 2) return null;
  const { innerMm } = columns;
  const rangeOf = (side: Side) => ({
    lowest: extremes(innerMm[side].lowest, rows)?.lowest ?? 0,
    highest: extremes(innerMm[side].highest, rows)?.highest ?? 0,
  });
  return { length: rangeOf('length'), width: rangeOf('width'), height: rangeOf('height') };
}

/** The answer of a list before filtering. */
interface Listed {
  readonly rows: RowSet;
  readonly prices: Column;
  readonly innerMm: ListingAnswer['innerMm'];
  readonly shapes: readonly ListFacet[];
  readonly range: ReturnType<typeof extremes>;
}

function listedOf(columns: ListColumns, rows: RowSet, prices: Column): Listed {
  const innerMm = innerRanges(columns, rows);
  const shapes = facetsOf(columns.facets, rows).filter(({ key }) => key !== 'size' || innerMm === null || !allHaveInside(columns, rows));
  return { rows, prices, innerMm, shapes, range: extremes(prices, rows) };
}

const keptCategories = 1000;
/** For categories with everyone's products and prices; a change of the catalogue brings new columns. */
const kept = new WeakMap<ListColumns, LeastRecentlyUsed<string, Listed>>();

function categoryListed(columns: ListColumns, categoryId: number, { priceView, vatRate }: ListingRequest, prices: Column): Listed {
  const lists = kept.get(columns) ?? new LeastRecentlyUsed<string, Listed>(keptCategories);
  kept.set(columns, lists);
  const key = `${categoryId}|${priceView}|${vatRate}`;
  const known = lists.get(key);
  // The column itself may have been dropped and made again.
  if (known?.prices === prices) return known;
  const made = listedOf(columns, columns.seenByEverybody.and(columns.inCategory(categoryId, true)), prices);
  lists.set(key, made);
  return made;
}

/** Before filtering; `compare`: a search lists the best first. */
function listedRows(state: SearchState, request: ListingRequest, caller: SearchCaller): { listed: Listed; compare: CompareRows | null } {
  const { table, columns } = state;
  const { q, categoryId, language, priceView, vatRate } = request;
  const prices = columns.pricesFor(caller.customerId, priceView, vatRate);
  if (q === undefined) {
    const seen = seenRows(table, columns, caller);
    const isEverybodys = seen === columns.seenByEverybody && prices === columns.pricesFor(null, priceView, vatRate);
    if (categoryId !== undefined && isEverybodys) return { listed: categoryListed(columns, categoryId, request, prices), compare: null };
    const rows = categoryId === undefined ? seen : seen.and(columns.inCategory(categoryId, true));
    return { listed: listedOf(columns, rows, prices), compare: null };
  }
  const ranking = rankRows(state, { q, language, unfinished: false }, caller);
  const found = new RowSet(table.size, ranking.rows);
  const compare: CompareRows = bestFirst(state, language, ranking);
  // A search may be limited to one category, without those below it.
  const rows = categoryId === undefined ? found : found.and(columns.inCategory(categoryId, false));
  return { listed: listedOf(columns, rows, prices), compare };
}

function facetAnswer(
  { key, kind, options }: ListFacet,
  { counts }: Narrowed,
  { chosen }: Listing,
  { labels }: ListColumns,
  language: Language,
): Facet {
  const label = labels.get(key);
  return {
    key,
    kind,
    label: label?.name?.[language] ?? '',
    unit: label?.unit ?? null,
    options: [...options.keys()].map((value) => ({
      value,
      label: optionLabel(label, value, language),
      count: counts.get(key)?.get(value) ?? 0,
      chosen: chosen.get(key)?.includes(value) ?? false,
    })),
  };
}
