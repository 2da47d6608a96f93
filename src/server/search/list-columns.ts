/**
 * The columns by which lists are filtered and sorted, for all rows of the product table: made for the first list after a change, a few milliseconds for
 * ten thousand products, because the facts behind them are cached with each product.
 */
import type { VatRate } from '#domain/vat/vat.ts';
import { nameSortKey } from '#domain/catalog/product-order.ts';
import type { Language } from '#domain/language/language.ts';
import { chfFromRappen, unitPriceFromChf } from '#domain/money/money.ts';
import type { Column } from '#domain/search/column.ts';
import { columnOf } from '#domain/search/column.ts';
import type { Facet, FacetKind } from '#domain/search/facet.ts';
import type { Side } from '#domain/search/listing.ts';
import { RowSet } from '#domain/search/row-set.ts';
import { grossUnitPrice } from '#domain/vat/vat.ts';
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import type { FacetLabels } from './listed-facts.ts';
import { listedFacts } from './listed-facts.ts';
import { paysAsEverybody } from '#server/pricing/price-ladder-of.ts';
import { cardPrice } from './product-card.ts';
import type { ProductTable } from './product-table.ts';
import { sight } from './product-table.ts';

export type PriceView = 'incl' | 'excl';

/** The minimum and the maximum in which a product is made; equal for a fixed size. */
interface InnerSide {
  readonly lowest: Column;
  readonly highest: Column;
}

export interface ListColumns {
  readonly facets: readonly Facet[];
  /** By facet. */
  readonly labels: ReadonlyMap<string, FacetLabels>;
  readonly configurable: RowSet;
  readonly longestMm: Column;
  readonly innerMm: Readonly<Record<Side, InnerSide>>;
  readonly seenByEverybody: RowSet;
  readonly seenByStaff: RowSet;
  readonly nameRankOf: (language: Language) => Uint32Array;
  /** By row: its position in the usual order, configurable ones first, then by name. */
  readonly usualRankOf: (language: Language) => Uint32Array;
  /** Configurable products visible to everyone, in the order of the categories. */
  readonly configurableInOrder: () => readonly number[];
  /** Those of the given rows that are among them, in the same order. */
  readonly configurableAmong: (rows: readonly number[]) => readonly number[];
  /** `vatRate`: today's, for gross prices. */
  readonly pricesFor: (customerId: number | null, view: PriceView, vatRate: VatRate) => Column;
  /** `below`: including the products of categories below it. */
  readonly inCategory: (categoryId: number, below: boolean) => RowSet;
}

const keptPriceColumns = 60;
const keptCategories = 2000;

export function listColumns(table: ProductTable, snapshot: CatalogSnapshot): ListColumns {
  const { size } = table;
  const { models } = snapshot;
  const rows = Array.from({ length: size }, (_, row) => row);
  const setOf = (test: (row: number) => boolean): RowSet => new RowSet(size, rows.filter(test));
  const nameRanks = new Map<Language, Uint32Array>();
  const usualRanks = new Map<Language, Uint32Array>();
  let inOrder: readonly number[] | null = null;
  let places: ReadonlyMap<number, number> | null = null;
  const configurable = setOf((row) => table.at(row)?.canBeConfigured === true);
  const seenByEverybody = setOf((row) => table.sightAt(row) === sight.everybody);
  const nameRankOf = (language: Language): Uint32Array => {
    const known = nameRanks.get(language) ?? nameRank(table, language);
    nameRanks.set(language, known);
    return known;
  };
  const configurableInOrder = (): readonly number[] => (inOrder ??= byCategory(snapshot, table, configurable.and(seenByEverybody).rows()));
  const prices = new LeastRecentlyUsed<string, Column>(keptPriceColumns);
  const categories = new LeastRecentlyUsed<string, RowSet>(keptCategories);
  const pricesFor = (customerId: number | null, view: PriceView, vatRate: VatRate): Column => {
    const pricedAs = paysAsEverybody(snapshot, customerId) ? null : customerId;
    return prices.getOrMake(`${pricedAs}|${view}|${vatRate}`, () =>
      priceColumn(table, snapshot, pricedAs, view === 'incl' ? vatRate : null),
    );
  };
  return {
    ...facetColumns(table, models),
    configurable,
    configurableInOrder,
    configurableAmong: (among) => {
      const order = configurableInOrder();
      const placeOf = (places ??= new Map(order.map((row, place) => [row, place])));
      const found = among.filter((row) => configurable.has(row)).flatMap((row) => placeOf.get(row) ?? []);
      found.sort((a, b) => a - b);
      return found.map((place) => order[place]!);
    },
    longestMm: columnOf(size, (row) => factOf(table.at(row), (product) => listedFacts(models, product).longestMm)),
    innerMm: {
      length: innerSide(table, models, 'length'),
      width: innerSide(table, models, 'width'),
      height: innerSide(table, models, 'height'),
    },
    seenByEverybody,
    seenByStaff: setOf((row) => table.sightAt(row) !== sight.nobody),
    nameRankOf,
    usualRankOf: (language) => {
      const known = usualRanks.get(language) ?? nameRankOf(language).map((rank, row) => (configurable.has(row) ? rank : size + rank));
      usualRanks.set(language, known);
      return known;
    },
    pricesFor,
    inCategory: (id, below) => categories.getOrMake(`${id}|${below}`, () => new RowSet(size, categoryRows(table, snapshot, id, below))),
  };
}

function innerSide(table: ProductTable, models: ModelLibrary, side: Side): InnerSide {
  const columnAt = (end: 0 | 1): Column =>
    columnOf(table.size, (row) => factOf(table.at(row), (product) => listedFacts(models, product).innerMm?.[side][end] ?? null));
  return { lowest: columnAt(0), highest: columnAt(1) };
}

const factOf = <Fact>(product: CatalogProduct | null, fact: (product: CatalogProduct) => Fact): Fact | null =>
  product === null ? null : fact(product);

function nameRank(table: ProductTable, language: Language): Uint32Array {
  const keys = Array.from({ length: table.size }, (_, row) => factOf(table.at(row), ({ name }) => nameSortKey(name[language])) ?? '');
  const ranks = new Uint32Array(table.size);
  const order = [...keys.keys()].sort((a, b) => (keys[a]! < keys[b]! ? -1 : keys[a]! > keys[b]! ? 1 : a - b));
  for (const [rank, row] of order.entries()) ranks[row] = rank;
  return ranks;
}

function byCategory({ categories }: CatalogSnapshot, table: ProductTable, rows: readonly number[]): readonly number[] {
  const place = new Map(categories.map(({ id }, index) => [id, index]));
  const placed = rows.flatMap((row) => {
    const product = table.at(row);
    return product === null ? [] : [{ row, id: product.id, at: Math.min(...product.categoryIds.map((id) => place.get(id) ?? Infinity)) }];
  });
  return placed.sort((a, b) => (a.at === b.at ? a.id - b.id : a.at - b.at)).map(({ row }) => row);
}

function priceColumn(table: ProductTable, snapshot: CatalogSnapshot, customerId: number | null, vatRate: VatRate | null): Column {
  return columnOf(table.size, (row) => {
    const net = factOf(table.at(row), (product) => cardPrice(snapshot, customerId, product).price);
    return net === null || vatRate === null ? net : chfFromRappen(grossUnitPrice(unitPriceFromChf(net), vatRate));
  });
}

function categoryRows(table: ProductTable, { categories, productsByCategory }: CatalogSnapshot, id: number, below: boolean): number[] {
  const ids = new Set([id]);
  // Parents come before their children.
  if (below) for (const category of categories) if (category.parentId !== null && ids.has(category.parentId)) ids.add(category.id);
  return [...ids].flatMap((each) => (productsByCategory.get(each) ?? []).flatMap((product) => table.rowOf(product.id) ?? []));
}

/** In the order of the attributes, after configurable and size. */
function facetColumns(table: ProductTable, models: ModelLibrary): Pick<ListColumns, 'facets' | 'labels'> {
  const made = new Map<string, { key: string; kind: FacetKind; options: Map<string, RowSet>; figures: Map<number, number> }>();
  const labels = new Map<string, FacetLabels>();
  const facetOf = (key: string, kind: FacetKind) => {
    const facet = made.get(key) ?? { key, kind, options: new Map<string, RowSet>(), figures: new Map<number, number>() };
    made.set(key, facet);
    return facet;
  };
  facetOf('configurable', 'switch');
  facetOf('size', 'choice');
  for (let row = 0; row < table.size; row += 1) {
    const product = table.at(row);
    for (const { key, kind, name, unit, options, figure, value } of product === null ? [] : listedFacts(models, product).facts) {
      const facet = facetOf(key, kind);
      const label = labels.get(key) ?? { name, unit, values: new Map<string, string>() };
      labels.set(key, label);
      if (figure !== null) facet.figures.set(row, figure);
      for (const option of options) {
        if (kind === 'choice' && value !== '') label.values.set(option, value);
        const answering = facet.options.get(option) ?? new RowSet(table.size);
        facet.options.set(option, answering);
        answering.add(row);
      }
    }
  }
  const facets = [...made.values()].map(({ figures, ...facet }): Facet => ({
    ...facet,
    figures: facet.kind === 'atLeast' ? columnOf(table.size, (row) => figures.get(row) ?? null) : null,
  }));
  return { facets, labels };
}
