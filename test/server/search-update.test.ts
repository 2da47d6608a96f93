import { afterAll, beforeAll, expect, it } from 'vitest';
import { SearchAnswer } from '#contract/search.ts';
import { languages } from '#domain/language/language.ts';
import type { Language } from '#domain/language/language.ts';
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { openSearch, searchWhenAsked } from '#server/search/search-engine.ts';
import { searchShop } from '#server/search/search-shop.ts';
import { SearchState } from '#server/search/search-state.ts';
import { searchCases } from './search-cases.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

let shop: ShopApp;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => shop.close());

const caller = { actor: { kind: 'anonymous' } as const, customerId: null, ties: new Map() };
const limits = { products: 100, places: 6, madeToSize: 3 };
const texts = [...new Set(searchCases.map(({ q }) => q)), 'Gugelhupfkiste', 'Gugelhupfkitse', 'GU_0001', '777x333', 'Holzkiste nach Mass'];

const search = (state: SearchState, q: string, language: Language): SearchAnswer =>
  SearchAnswer.parse(searchShop(state, { q, language, unfinished: false }, caller, limits).read());

function answersOf(state: SearchState): SearchAnswer[] {
  return languages.flatMap((language) => texts.map((q) => search(state, q, language)));
}

/** The catalogue with some products replaced by id, and without others. */
function changed(before: CatalogSnapshot, products: readonly CatalogProduct[], gone: readonly number[] = []): CatalogSnapshot {
  const byId = new Map([...before.productById, ...products.map((product) => [product.id, product] as const)]);
  for (const id of gone) byId.delete(id);
  return { ...before, version: before.version + 1, products: [...byId.values()], productById: byId };
}

const named = (number: string): CatalogProduct => shop.catalog.now().productByArticleNumber.get(number)!;

function fewChanges(): { newer: CatalogSnapshot; ids: number[] } {
  const renamed = {
    ...named('HK_0005'),
    articleNumber: 'GU_0001',
    name: { de: 'Gugelhupfkiste 777 × 333', fr: 'Caisse à kouglof', en: 'Bundt crate' },
  };
  const hidden = { ...named('EP_0001'), published: false };
  const gone = named('TR_0001').id;
  return { newer: changed(shop.catalog.now(), [renamed, hidden], [gone]), ids: [renamed.id, hidden.id, gone] };
}

it('answers after a few changes as if it had been built from what is there now, and after taking them back as before', async () => {
  const before = shop.catalog.now();
  const { newer, ids } = fewChanges();
  const state = await SearchState.build(before, []);
  const first = answersOf(state);
  state.update(ids, newer);
  const fresh = await SearchState.build(newer, []);
  expect(answersOf(state)).toEqual(answersOf(fresh));
  expect(answersOf(state)).not.toEqual(first);
  state.update(ids, before);
  expect(answersOf(state)).toEqual(first);
});

it.each([
  ['de', 'Laterne', 'Laterne Zinnober'],
  ['fr', 'lanterne', 'lanterne vermillon'],
  ['en', 'lantern', 'lantern vermilion'],
] as const)('finds a word in what holds it and in nothing else, and less by a second word: %s', async (language, word, both) => {
  const before = shop.catalog.now();
  const texts = { de: 'Kiste für Laterne', fr: 'Caisse pour lanterne', en: 'Crate for a lantern' };
  const plain = { ...named('HK_0005'), name: texts };
  const red = { ...named('SK_0002'), name: { de: `${texts.de} Zinnober`, fr: `${texts.fr} vermillon`, en: `${texts.en} vermilion` } };
  const state = await SearchState.build(changed(before, [plain, red]), []);
  const found = (q: string) => {
    const { products, total, complete } = search(state, q, language);
    return { numbers: products.map(({ articleNumber }) => articleNumber).toSorted(), total, complete };
  };
  expect(found(word)).toEqual({ numbers: ['HK_0005', 'SK_0002'], total: 2, complete: true });
  expect(found(both)).toEqual({ numbers: ['SK_0002'], total: 1, complete: true });
});

it('takes over a few changes at once, finds them itself, and hides at once whatever the change', async () => {
  let now = shop.catalog.now();
  const failures: unknown[] = [];
  const catalog = { ...shop.catalog, now: () => now };
  const engine = await openSearch({ catalog, readPages: async () => [], failed: (error) => failures.push(error) });
  const total = (q: string): number => search(engine.now(), q, 'de').total;
  expect([total('GU_0001'), total('EP_0001')]).toEqual([0, 1]);
  const { newer } = fewChanges();
  now = newer;
  expect([total('GU_0001'), total('EP_0001')]).toEqual([1, 0]);
  // Every product is a new object: the words follow later, but visibility changes at once.
  now = changed(
    newer,
    newer.products.map((product) => ({ ...product, published: product.articleNumber !== 'GU_0001' && product.published })),
  );
  expect(total('GU_0001')).toBe(0);
  await engine.upToDate();
  expect(failures).toEqual([]);
  expect([total('GU_0001'), total('Holzkiste') > 10]).toEqual([0, true]);
});

it('opens for the first who asks; who asks meanwhile waits, and after a failure the next question tries again', async () => {
  let opened = 0;
  const answers = [Promise.reject(new Error('gone')), Promise.resolve([])];
  const engine = searchWhenAsked({
    catalog: shop.catalog,
    readPages: async () => {
      opened += 1;
      return answers.shift() ?? [];
    },
    failed: () => undefined,
  });
  await expect(engine()).rejects.toThrow('gone');
  const [first, second] = await Promise.all([engine(), engine()]);
  expect(second).toBe(first);
  expect(search(first.now(), 'Holzkiste', 'de').total).toBeGreaterThan(10);
  expect(opened).toBe(2);
});
