import { describe, expect, test } from 'vitest';
import { colourFamily } from './colour-family.ts';
import type { FacetShape, ListedProduct } from './listing.ts';
import { listingPairs, narrow, readListing, sortListed } from './listing.ts';
import { sizeClassOf, stepsFor } from './size-class.ts';

const product = (id: number, name: string, over: Partial<ListedProduct> = {}): ListedProduct => ({
  id,
  name,
  canBeConfigured: false,
  price: 10,
  longestMm: 1000,
  options: new Map(),
  figures: new Map(),
  ...over,
});

const products = [
  product(1, 'Werkzeugkiste 600', {
    price: 58,
    longestMm: 600,
    options: new Map([['material', ['fichte']]]),
    figures: new Map([['load', 60]]),
  }),
  product(2, 'Äpfelkiste', { price: null, longestMm: null, options: new Map([['material', ['osb']]]) }),
  product(3, 'Langkiste', {
    price: 96.4,
    canBeConfigured: true,
    options: new Map([['material', ['fichte']]]),
    figures: new Map([['load', 500]]),
  }),
  product(4, 'Bücherkiste', {
    price: 58,
    canBeConfigured: true,
    options: new Map([['material', ['osb']]]),
    figures: new Map([['load', 120]]),
  }),
];
const facets: FacetShape[] = [
  { key: 'material', kind: 'choice', options: ['fichte', 'osb'] },
  { key: 'load', kind: 'atLeast', options: ['100', '250'] },
];
const read = (query: string) => readListing(new URLSearchParams(query));
const namesFor = (query: string, byRank = false): string[] =>
  sortListed(narrow(products, facets, read(query)).products, read(query), byRank).map(({ name }) => name);

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
    expect(namesFor('', true)).toEqual(products.map(({ name }) => name));
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
    const { counts } = narrow(products, facets, read('material=osb'));
    expect(Object.fromEntries(counts.get('material') ?? [])).toEqual({ fichte: 2, osb: 2 });
    expect(Object.fromEntries(counts.get('load') ?? [])).toEqual({ 100: 1, 250: 0 });
  });
});

describe('the address of a list', () => {
  test.each(['', 'sort=name', 'material=osb&load=100&price-from=10&price-to=99.5&sort=price&order=desc&page=3', 'order=desc'])(
    '"%s" says the same as the listing',
    (query) => {
      expect(new URLSearchParams(listingPairs(read(query))).toString()).toBe(query);
    },
  );

  test.each([
    'sort=colour',
    'order=up',
    'page=0',
    'page=-1',
    'page=1e3',
    'price-from=abc',
    'price-to=-5',
    `x=${'y'.repeat(100)}`,
    'material=',
  ])('%s says nothing', (query) => {
    expect(listingPairs(read(query))).toEqual([]);
  });

  test('what is searched for is no facet', () => {
    expect(listingPairs(read('q=kiste&lang=fr&apply='))).toEqual([]);
  });
});

test('the nearest everyday colour', () => {
  expect(['#FBF8F4', '#3F3C39', '#C79B68', '#E4BE86', 'natural', 'Wählbar', ''].map(colourFamily)).toEqual([
    'white',
    'anthracite',
    'oiled',
    'natural',
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
