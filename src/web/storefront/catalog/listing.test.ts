import { describe, expect, test } from 'vitest';
import type { Category } from '#contract/category.ts';
import type { Product } from '#contract/product.ts';
import { categoryOfPath, chainOf } from './category-path.ts';
import { listingQuery, listProducts, readListing } from './listing.ts';

const product = (name: string, over: Partial<Product> = {}): Product => ({
  id: 1,
  articleNumber: 'A_0001',
  name,
  description: '',
  typeId: 1,
  published: true,
  publiclyAvailable: true,
  deletedAt: null,
  values: [],
  customers: [],
  kindCode: 1,
  localFilePath: '',
  price: 10,
  graduatedPrice: [],
  unitOfSales: 1,
  canBeConfigured: false,
  configuration: null,
  landingPage: '2D',
  fixedModel: null,
  keyFigures: [],
  ...over,
});

const products = [
  product('Werkzeugkiste 600', { price: 58 }),
  product('Äpfelkiste', { price: null }),
  product('Langkiste', { price: 96.4, canBeConfigured: true }),
  product('Bücherkiste', { price: 58, canBeConfigured: true }),
];

const namesFor = (query: string): string[] => listProducts(products, readListing(new URLSearchParams(query))).map(({ name }) => name);

describe('the list of products', () => {
  test('shows what can be configured first, then by name', () => {
    expect(namesFor('')).toEqual(['Bücherkiste', 'Langkiste', 'Äpfelkiste', 'Werkzeugkiste 600']);
  });

  test('reverse multiplies the comparison by −1', () => {
    expect(namesFor('order=desc')).toEqual(namesFor('').toReversed());
  });

  test('by name and by price, both ways; on request comes last', () => {
    expect(namesFor('sort=name')).toEqual(['Äpfelkiste', 'Bücherkiste', 'Langkiste', 'Werkzeugkiste 600']);
    expect(namesFor('sort=price')).toEqual(['Bücherkiste', 'Werkzeugkiste 600', 'Langkiste', 'Äpfelkiste']);
    expect(namesFor('sort=price&order=desc')).toEqual(['Langkiste', 'Bücherkiste', 'Werkzeugkiste 600', 'Äpfelkiste']);
  });

  test('can be narrowed to what can be configured', () => {
    expect(namesFor('configurable=1')).toEqual(['Bücherkiste', 'Langkiste']);
  });

  test.each(['', '?sort=name', '?sort=price&order=desc&configurable=1', '?order=desc'])(
    'the address %s says the same as the listing',
    (query) => {
      expect(listingQuery(readListing(new URLSearchParams(query)))).toBe(query);
    },
  );

  test('an unknown sort is the default', () => {
    expect(listingQuery(readListing(new URLSearchParams('sort=colour&order=up')))).toBe('');
  });
});

describe('the category of an address', () => {
  const categories = [
    { id: 1, parentId: null, url: '/produkte' },
    { id: 2, parentId: 1, url: '/produkte/verschl%C3%A4ge' },
    { id: 3, parentId: 2, url: '/produkte/verschl%C3%A4ge/gross' },
  ] as Category[];

  test.each([
    ['/produkte/', 1],
    ['/produkte/verschläge', 2],
    ['/produkte/Verschl%C3%A4ge/', 2],
    ['/produkte/verschläge/gross', 3],
  ])('%s', (path, id) => {
    expect(categoryOfPath(categories, path)?.id).toBe(id);
  });

  test.each(['/produkte/gibt-es-nicht', '/produkte/%E0%A4%A'])('%s has none', (path) => {
    expect(categoryOfPath(categories, path)).toBeNull();
  });

  test('the chain leads from the root to it', () => {
    const [, , deepest] = categories;
    expect(chainOf(categories, deepest!).map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});
