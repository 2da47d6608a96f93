/** What is found, and in which order, after any changes of the catalogue: as in a search built anew, for visitors, customers with products of their own, and staff. */
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { depth, seed } from '#test/depth.ts';
import type { Actor } from '#domain/access/permission.ts';
import { permission } from '#domain/access/permission.ts';
import { languages } from '#domain/language/language.ts';
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import type { SearchCaller } from '#server/search/search-caller.ts';
import { searchShop } from '#server/search/search-shop.ts';
import { SearchState } from '#server/search/search-state.ts';
import type { ShopApp } from '../shop-app.ts';
import { startShop } from '../shop-app.ts';

let shop: ShopApp;
let first: CatalogSnapshot;
beforeAll(async () => {
  shop = await startShop();
  first = shop.catalog.now();
});
afterAll(async () => shop.close());

const log = { kind: 'customer', userId: 1, email: '', isCompanyCustomer: true, hasQuickOrder: true } as const;
const member: Actor = { ...log, customerId: null, permissions: Object.values(permission) };
const buyer: Actor = { ...log, customerId: 7, permissions: [] };
const tieOf = (productId: number, at: number) =>
  [
    productId,
    { productId, customerId: 7, isOwner: at % 2 === 0, isFavorite: at % 3 === 0, externalProductId: at % 4 === 0 ? `AP-${at}` : '' },
  ] as const;
const callers = (): Record<string, SearchCaller> => ({
  visitor: { actor: { kind: 'anonymous' }, customerId: null, ties: new Map() },
  buyer: { actor: buyer, customerId: 7, ties: new Map(first.products.slice(0, 40).map(({ id }, at) => tieOf(id, at))) },
  staff: { actor: member, customerId: null, ties: new Map() },
});
const texts = [
  'kiste',
  'caisse',
  'crate',
  'palette',
  'pallet 120x80',
  'holz 600x400',
  'AP-4',
  'bund',
  'neu 30',
  'k',
  '500 kg kiste',
  'EP',
  '600x400x300',
];
const limits = { products: 100, places: 6, madeToSize: 3 };

const answers = (state: SearchState): [string, unknown][] =>
  Object.entries(callers()).flatMap(([who, caller]) =>
    languages.flatMap((language) =>
      texts.flatMap((q) =>
        [true, false].map((unfinished): [string, unknown] => [
          `${who} ${language} ${q} ${unfinished}`,
          searchShop(state, { q, language, unfinished }, caller, limits).read(),
        ]),
      ),
    ),
  );

type Change = (product: CatalogProduct) => CatalogProduct;
const changes: readonly Change[] = [
  (product) => ({ ...product, published: !product.published }),
  (product) => ({ ...product, publiclyAvailable: !product.publiclyAvailable }),
  (product) => ({ ...product, deletedAt: product.deletedAt === null ? '2026-11-01T00:00:00Z' : null }),
  (product) => ({ ...product, name: { de: `Neue Kiste 30 für ${product.articleNumber}`, fr: 'Caisse neuve', en: 'Crate, new' } }),
  (product) => ({ ...product, name: { de: 'Bund 600 × 400', fr: product.name.fr, en: 'Bundle of pallets' } }),
  (product) => ({ ...product, articleNumber: `AP-${product.id}` }),
];

function changed(before: CatalogSnapshot, product: CatalogProduct): CatalogSnapshot {
  const productById = new Map(before.productById).set(product.id, product);
  return { ...before, version: before.version + 1, products: [...productById.values()], productById };
}

test('is the same after any changes as in a search built anew', async () => {
  const step = fc.tuple(fc.nat({ max: first.products.length - 1 }), fc.constantFrom(...changes), fc.boolean());
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      let now = first;
      const state = await SearchState.build(first, []);
      answers(state);
      for (const [at, change, isSeenFirst] of steps) {
        const product = change(now.products[at]!);
        now = changed(now, product);
        if (isSeenFirst) state.see(now);
        if (isSeenFirst) answers(state);
        state.update([product.id], now);
      }
      expect(answers(state)).toEqual(answers(await SearchState.build(now, [])));
    }),
    { numRuns: depth(2, 60), seed },
  );
});
