/** The home page's answers cost what the same goods cost everywhere else. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FoundFit } from '#contract/search.ts';
import { fittingProducts } from '#web/storefront/home/fitting-products.ts';
import { readQuestion } from '#web/storefront/search/question.ts';
import { get, visitor } from './buyer.ts';
import { callOf } from './call-of.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

let shop: ShopApp;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => shop.close());

test.each(['l=1000&w=600&h=500&m=150', 'l=780&w=420&h=610&m=40'])('%s', async (query) => {
  const question = readQuestion('verpackung', new URLSearchParams(query));
  const fits = await fittingProducts(callOf(visitor(shop.app)), 'verpackung', question);
  const { length, width, height, mass } = question.numbers;
  const { body } = await get<{ items: FoundFit[] }>(
    visitor(shop.app),
    `/search/fit?length=${length}&width=${width}&height=${height}&mass=${mass}&limit=50`,
  );
  const found = new Map(body.items.map((item) => [item.articleNumber, item.price]));
  expect(fits.map(({ articleNumber }) => articleNumber)).toHaveLength(3);
  for (const { articleNumber, price } of fits) {
    expect(found.has(articleNumber)).toBe(true);
    expect([articleNumber, price]).toEqual([articleNumber, found.get(articleNumber)]);
  }
});

test('goods too heavy for one construction find the next, goods for abroad the one made for it, and what nobody builds none', async () => {
  const ids = async (query: string): Promise<string[]> =>
    (await fittingProducts(callOf(visitor(shop.app)), 'verpackung', readQuestion('verpackung', new URLSearchParams(query)))).map(
      ({ id }) => id,
    );
  expect(await ids('l=1000&w=600&h=500&m=1000')).toEqual(['verschlag', 'exportkiste']);
  expect(await ids('l=1000&w=600&h=500&m=1500')).toEqual(['exportkiste']);
  expect((await ids('l=1000&w=600&h=500&m=150&land=US'))[0]).toBe('exportkiste');
  expect(await ids('l=1000&w=600&h=500&m=9999')).toEqual([]);
});
