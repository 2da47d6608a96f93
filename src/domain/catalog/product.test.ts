import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextArticleNumber, nextArticleNumberOf } from './article-number.ts';
import type { Product } from './product.ts';
import { isConfigurationRelevant, isForSale, isVisibleIn, matchesCustomerFilter, mediaUrl, refuseAttributeValue } from './product.ts';
import { compareNames, compareProducts, nameSortKey, sortProducts } from './product-order.ts';
import { belongsToShop, shopKindOf } from './shop.ts';

const product: Product = {
  id: 1,
  articleNumber: 'K_0001',
  name: 'Kiste',
  published: true,
  publiclyAvailable: true,
  deletedAt: null,
  kindCode: 1,
  customers: [
    { customerId: 7, externalProductId: 'X', isOwner: true, isFavorite: true },
    { customerId: 8, externalProductId: '', isOwner: true, isFavorite: false },
    { customerId: 9, externalProductId: '', isOwner: false, isFavorite: true },
  ],
  canBeConfigured: true,
};

describe('who sees a product', () => {
  test.each([
    [{}, false, true],
    [{ published: false }, true, false],
    [{ deletedAt: '2026-01-01' }, true, false],
    [{ publiclyAvailable: false }, false, false],
    [{ publiclyAvailable: false }, true, true],
  ])('%j, made for the caller: %s, is for sale: %s', (over, isOwn, expected) => {
    expect(isForSale({ ...product, ...over }, isOwn)).toBe(expected);
  });

  test.each([
    ['UNDEFINED', null, true],
    ['OWNER', 7, true],
    ['OWNER', 8, true],
    ['OWNER', 9, false],
    ['FAVORITES', 7, true],
    ['FAVORITES', 8, false],
    ['FAVORITES', 9, true],
    ['FAVORITES', null, false],
  ] as const)('filter %s for customer %s: %s', (filter, customerId, expected) => {
    expect(matchesCustomerFilter(product, customerId, filter)).toBe(expected);
  });
});

describe('attributes', () => {
  test('visibility is a bitmask', () => {
    expect([1, 2, 4, 8].map((where) => isVisibleIn(2 | 8, where as 1 | 2 | 4 | 8))).toEqual([false, true, false, true]);
    expect(isVisibleIn(0, 1)).toBe(false);
  });

  test('types 4, 9, 11 and 12 are not relevant to the configuration', () => {
    expect([1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12].filter((typeId) => !isConfigurationRelevant(typeId))).toEqual([4, 9, 11, 12]);
  });

  test.each([
    [2, '', true],
    [2, '1200', true],
    [2, '12.5', false],
    [10, '40', true],
    [10, '40kg', false],
    [1, '12.50', true],
    [1, 'gratis', false],
    [8, 'true', true],
    [8, 'ja', false],
    [11, 'https://example.ch/a?b=1', true],
    [11, '/produkte/paletten', true],
    [11, 'javascript:alert(1)', false],
    [11, '//evil.example', false],
    [11, 'https://', false],
    [11, 'a b', false],
    [6, 'irgendwas', true],
  ])('type %d takes %j: %s', (typeId, value, valid) => {
    expect(refuseAttributeValue(typeId, value) === null).toBe(valid);
  });

  test('spaces in a picture’s name become underscores', () => {
    expect(mediaUrl('/images/kisten', 'Kiste mit Deckel')).toBe('/api/media/images/kisten/Kiste_mit_Deckel.png');
  });
});

describe('the order of a product list', () => {
  const list = [
    { name: 'Zarge', canBeConfigured: true },
    { name: 'Balken', canBeConfigured: false },
    { name: 'Äste', canBeConfigured: false },
    { name: 'Kiste 10', canBeConfigured: true },
    { name: 'kiste 2', canBeConfigured: true },
  ];
  test('configurable products first, then by name; reverse turns it around', () => {
    const names = ['kiste 2', 'Kiste 10', 'Zarge', 'Äste', 'Balken'];
    expect(sortProducts(list).map(({ name }) => name)).toEqual(names);
    expect(sortProducts(list, true).map(({ name }) => name)).toEqual(names.toReversed());
  });

  test('comparing is a total order', () => {
    const names = fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('a', 'A', 'ä', 'a1', 'a01', 'a10', 'a2', '1', ''));
    const items = fc.record({ name: names, canBeConfigured: fc.boolean() });
    fc.assert(
      fc.property(items, items, items, (a, b, c) => {
        expect(Math.sign(compareProducts(a, b)) + Math.sign(compareProducts(b, a))).toBe(0);
        if (compareProducts(a, b) <= 0 && compareProducts(b, c) <= 0) expect(compareProducts(a, c)).toBeLessThanOrEqual(0);
        expect(compareNames(a.name, a.name)).toBe(0);
        const [first, second] = [nameSortKey(a.name), nameSortKey(b.name)];
        expect(Math.sign(compareNames(a.name, b.name))).toBe(first === second ? 0 : first < second ? -1 : 1);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('article numbers', () => {
  test.each([
    ['KISTE', 'KISTE_0001'],
    ['KISTE_0001', 'KISTE_0002'],
    ['KISTE_9', 'KISTE_0010'],
    ['KISTE_9999', 'KISTE_10000'],
    ['KISTE_A_0041', 'KISTE_A_0042'],
    ['KISTE_A', 'KISTE_A_0001'],
    ['KISTE_00099', 'KISTE_00100'],
    ['', '_0001'],
  ])('after %s comes %s', (last, expected) => {
    expect(nextArticleNumber(last)).toBe(expected);
  });

  test('the next of a series follows the highest in use', () => {
    expect(nextArticleNumberOf('KISTE', [])).toBe('KISTE_0001');
    expect(nextArticleNumberOf('KISTE', ['KISTE_0009', 'KISTE_0010', 'KISTE_A_0099', 'SOFA_0500', 'KISTE_x'])).toBe('KISTE_0011');
  });
});

describe('the shop mode', () => {
  test('shows its own kind and any', () => {
    expect([1, 2, 99, 3].map((kind) => belongsToShop(kind, 'verpackung'))).toEqual([true, false, true, false]);
    expect([1, 2, 99, 3].map((kind) => belongsToShop(kind, 'moebel'))).toEqual([false, true, true, false]);
    expect([shopKindOf('verpackung'), shopKindOf('moebel')]).toEqual([1, 2]);
  });
});
