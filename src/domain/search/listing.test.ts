import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colourFamily } from './colour-family.ts';
import { columnOf, extremes, within } from './column.ts';
import type { Facet } from './facet.ts';
import { facetsOf, narrow } from './facet.ts';
import { listOrder } from './list-order.ts';
import { listingPairs, readListing, sortChoice, sortKeys } from './listing.ts';
import { RowSet } from './row-set.ts';
import { sizeClassOf, stepsFor } from './size-class.ts';
import { topRows } from './top-rows.ts';

interface Product {
  name: string;
  price: number | null;
  longestMm: number | null;
  canBeConfigured?: boolean;
  material: string;
  load?: number;
}

const products: readonly Product[] = [
  { name: 'Werkzeugkiste 600', price: 58, longestMm: 600, material: 'fichte', load: 60 },
  { name: 'Äpfelkiste', price: null, longestMm: null, material: 'osb' },
  { name: 'Langkiste', price: 96.4, longestMm: 1000, canBeConfigured: true, material: 'fichte', load: 500 },
  { name: 'Bücherkiste', price: 58, longestMm: 1000, canBeConfigured: true, material: 'osb', load: 120 },
];
const size = products.length;
const rowsWith = (test: (product: Product) => boolean): RowSet =>
  new RowSet(
    size,
    products.flatMap((each, row) => (test(each) ? [row] : [])),
  );
const all = rowsWith(() => true);
const facets: Facet[] = [
  {
    key: 'material',
    kind: 'choice',
    options: new Map(['osb', 'fichte'].map((material) => [material, rowsWith((each) => each.material === material)])),
    figures: null,
  },
  { key: 'load', kind: 'atLeast', options: new Map(), figures: columnOf(size, (row) => products[row]?.load ?? null) },
  { key: 'useless', kind: 'switch', options: new Map([['1', all]]), figures: null },
];
const prices = columnOf(size, (row) => products[row]?.price ?? null);
const columns = {
  // Äpfelkiste, Bücherkiste, Langkiste, Werkzeugkiste
  nameRank: [3, 0, 2, 1],
  configurable: rowsWith(({ canBeConfigured }) => canBeConfigured === true),
  prices,
  longestMm: columnOf(size, (row) => products[row]?.longestMm ?? null),
};
const read = (query: string) => readListing(new URLSearchParams(query));
const narrowed = (query: string) => {
  const { priceFrom, priceTo } = read(query);
  const priced = priceFrom === null && priceTo === null ? all : within(all, prices, priceFrom, priceTo);
  return narrow(priced, facetsOf(facets, all), read(query));
};
const namesFor = (query: string, byRank: ((a: number, b: number) => number) | null = null): string[] =>
  topRows(narrowed(query).rows.rows(), 10, listOrder(read(query), columns, byRank)).map((row) => products[row]!.name);

test('bounds may have thousands apart', () => {
  expect(read("length-from=1+200&width-to=1'000&price-to=1%E2%80%AF200,50")).toMatchObject({
    innerMm: { length: { from: 1200, to: null }, width: { from: null, to: 1000 } },
    priceTo: 1200.5,
  });
  expect(read('length-from=1+20').innerMm.length.from).toBeNull();
});

describe('the order of a list', () => {
  test('shows what can be configured first, then by name', () => {
    expect(namesFor('')).toEqual(['Bücherkiste', 'Langkiste', 'Äpfelkiste', 'Werkzeugkiste 600']);
  });

  test('reverse multiplies the comparison by −1', () => {
    expect(namesFor('order=desc')).toEqual(namesFor('').toReversed());
  });

  test('by name, price and size, both ways; what has none comes last', () => {
    expect(namesFor('sort=name')).toEqual(['Äpfelkiste', 'Bücherkiste', 'Langkiste', 'Werkzeugkiste 600']);
    expect(namesFor('sort=price')).toEqual(['Bücherkiste', 'Werkzeugkiste 600', 'Langkiste', 'Äpfelkiste']);
    expect(namesFor('sort=price&order=desc')).toEqual(['Langkiste', 'Bücherkiste', 'Werkzeugkiste 600', 'Äpfelkiste']);
    expect(namesFor('sort=size')).toEqual(['Werkzeugkiste 600', 'Bücherkiste', 'Langkiste', 'Äpfelkiste']);
  });

  test('of a search is the best first', () => {
    expect(namesFor('', (a, b) => b - a)).toEqual(products.map(({ name }) => name).toReversed());
  });
});

describe('the filter of a list', () => {
  test.each([
    ['material=osb', ['Bücherkiste', 'Äpfelkiste']],
    ['material=osb&material=fichte', ['Bücherkiste', 'Langkiste', 'Äpfelkiste', 'Werkzeugkiste 600']],
    ['load=100', ['Bücherkiste', 'Langkiste']],
    ['material=osb&load=100', ['Bücherkiste']],
    ['price-to=60', ['Bücherkiste', 'Werkzeugkiste 600']],
    ['price-from=60', ['Langkiste']],
    ['price-from=58,00&price-to=58.00', ['Bücherkiste', 'Werkzeugkiste 600']],
    ['material=gold&farbe=x', ['Bücherkiste', 'Langkiste', 'Äpfelkiste', 'Werkzeugkiste 600']],
  ])('%s', (query, names) => {
    expect(namesFor(query)).toEqual(names);
  });

  test('each option says how many there would be, all other facets as they are', () => {
    const { counts } = narrowed('material=osb');
    expect(Object.fromEntries(counts.get('material') ?? [])).toEqual({ fichte: 2, osb: 2 });
    expect(Object.fromEntries(counts.get('load') ?? [])).toEqual({ 100: 1, 250: 0, 500: 0 });
  });

  test('a facet that parts nothing is left out, and lowest and highest are those of the rows', () => {
    expect(facetsOf(facets, all).map(({ key }) => key)).toEqual(['material', 'load']);
    expect(extremes(prices, all)).toEqual({ lowest: 58, highest: 96.4 });
    expect(extremes(prices, new RowSet(size, [1]))).toBeNull();
  });
});

describe('the address of a list', () => {
  test('knows the former name of a facet, and writes the present one', () => {
    const query = new URLSearchParams('hochstlast=500&sort=price');
    const pairs = (isFacet: boolean) => listingPairs(readListing(query, () => isFacet));
    expect(pairs(false)).toEqual([
      ['tragfahigkeit', '500'],
      ['sort', 'price'],
    ]);
    expect(pairs(true)[0]).toEqual(['hochstlast', '500']);
  });

  test.each([
    '',
    'sort=name',
    'material=osb&load=100&length-from=600&length-to=1600&height-to=400&price-from=10&price-to=99.5&sort=price&order=desc&page=3',
    'order=desc',
  ])('"%s" says the same as the listing', (query) => {
    expect(new URLSearchParams(listingPairs(read(query))).toString()).toBe(query);
  });

  test.each([
    'sort=colour',
    'order=up',
    'page=0',
    'page=-1',
    'page=1e3',
    'price-from=abc',
    'price-to=-5',
    'length-from=12.5',
    'width-to=-1',
    'height-to=123456',
    `x=${'y'.repeat(100)}`,
    'material=',
  ])('%s says nothing', (query) => {
    expect(listingPairs(read(query))).toEqual([]);
  });

  test.each(sortKeys.flatMap((key) => [false, true].map((reverse) => [sortChoice(key, reverse), key, reverse] as const)))(
    'one field says order and direction: %s',
    (choice, sort, reverse) => {
      expect(read(`sort=${choice}`)).toMatchObject({ sort, reverse });
    },
  );

  test('what is searched for is no facet', () => {
    expect(listingPairs(read('q=kiste&lang=fr&apply='))).toEqual([]);
  });
});

test('the nearest everyday colour', () => {
  expect(['#FBF8F4', '#3F3C39', '#C79B68', '#E4BE86', '#DED5C5', '#93B29E', 'natural', 'Wählbar', ''].map(colourFamily)).toEqual([
    'white',
    'anthracite',
    'oiled',
    'natural',
    'natural',
    'green',
    'natural',
    null,
    null,
  ]);
});

test('sizes and steps', () => {
  expect([600, 601, 2000, 2001].map(sizeClassOf)).toEqual(['bis-600', '600-1200', '1200-2000', 'ab-2000']);
  expect(stepsFor([60, 60])).toEqual([]);
  expect(stepsFor([10, 4500]).length).toBeLessThanOrEqual(5);
  expect(stepsFor([10, 4500]).at(-1)).toBe(4000);
});

describe('sets of rows', () => {
  const rows = fc.uniqueArray(fc.integer({ min: 0, max: 99 }));

  test('are what sets are', () => {
    fc.assert(
      fc.property(rows, rows, (a, b) => {
        const [first, second] = [new RowSet(100, a), new RowSet(100, b)];
        const both = a.filter((row) => b.includes(row)).toSorted((x, y) => x - y);
        expect(first.rows()).toEqual(a.toSorted((x, y) => x - y));
        expect(first.count).toBe(a.length);
        expect(first.and(second).rows()).toEqual(both);
        expect(first.countIn(second)).toBe(both.length);
        expect(first.or(second).count).toBe(new Set([...a, ...b]).size);
      }),
    );
  });

  test('are counted and narrowed anew after a row came in', () => {
    const set = new RowSet(100, [3]);
    expect([set.count, new RowSet(100, [90]).countIn(set)]).toEqual([1, 0]);
    set.add(90);
    expect([set.count, new RowSet(100, [90]).countIn(set), set.and(new RowSet(100, [90, 91])).rows()]).toEqual([2, 1, [90]]);
  });

  test('have the bounds and the rows between two that looking at each of them finds', () => {
    const figure = fc.option(fc.integer({ min: 0, max: 9 }));
    fc.assert(
      fc.property(fc.array(figure, { minLength: 100, maxLength: 100 }), rows, figure, figure, (figures, list, from, to) => {
        const column = columnOf(100, (row) => figures[row]!);
        const given = list.map((row) => figures[row]!).filter((each) => each !== null);
        const expected = given.length === 0 ? null : { lowest: Math.min(...given), highest: Math.max(...given) };
        expect(extremes(column, new RowSet(100, list))).toEqual(expected);
        const lies = (row: number): boolean =>
          figures[row] !== null && (from === null || figures[row]! >= from) && (to === null || figures[row]! <= to);
        expect(within(new RowSet(100, list), column, from, to).rows()).toEqual(list.filter(lies).toSorted((a, b) => a - b));
        expect(column.atLeast(4).rows()).toEqual([...figures.keys()].filter((row) => (figures[row] ?? -1) >= 4));
      }),
    );
  });

  test('refuse a row that lies beyond them', () => {
    expect(() => new RowSet(10, [40])).toThrow(RangeError);
  });

  test('the first rows of an order are those that sorting all finds', () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 0, max: 30 }), (list, limit) => {
        const compare = (a: number, b: number): number => ((a * 7) % 101) - ((b * 7) % 101);
        expect(topRows(list, limit, compare)).toEqual(list.toSorted(compare).slice(0, limit));
      }),
    );
  });
});
