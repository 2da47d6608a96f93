/** Everything in a rendered picture is sold here, at the price shown on its own page. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathOf } from '#contract/endpoint.ts';
import type { Call } from '#contract/endpoint.ts';
import type { Product } from '#contract/product.ts';
import type { PageServices } from '#contract/page-services.ts';
import { loadProduct } from '#web/storefront/product/load-product.ts';
import { categoryScene, homeScene, picturesAt, productPictures } from '#web/storefront/scene/load-scene.ts';
import type { SceneData } from '#web/storefront/scene/scene-data.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

let shop: ShopApp;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => shop.close());

/** Calls as a page on the server does, over the wire. */
const call = (async (endpoint, input: { params?: Record<string, unknown>; query?: Record<string, string>; body?: object }) => {
  const answer = await shop.app.inject({
    method: endpoint.method,
    url: pathOf(endpoint, input.params),
    query: input.query ?? {},
    ...(input.body === undefined ? {} : { payload: input.body }),
  });
  return answer.json();
}) as Call;

/** Francs per piece on the page behind the link. */
async function pagePrice(address: string): Promise<number | null | undefined> {
  const url = new URL(address, 'http://shop.example');
  const page = await loadProduct({ call, language: 'de' } as PageServices, url.pathname.split('/').at(-1)!, new Request(url));
  return page.firstPrice?.cartPrice.items[0]?.pricePerOne;
}

async function expectPricesOfPages({ seen }: SceneData): Promise<void> {
  for (const { to, price } of seen) {
    expect(price, to).toBeGreaterThan(0);
    expect(price, to).toBe(await pagePrice(to));
  }
}

test('the home lists what its picture shows, each size with its own price', async () => {
  const scene = await homeScene({ call, language: 'de' }, 'verpackung');
  expect(scene?.seen.map(({ name, size }) => `${name} ${size}`)).toEqual([
    'Holzkiste nach Mass 1072 × 672 × 654 mm',
    'Holzkiste nach Mass 672 × 472 × 504 mm',
    'EPAL 1 Europalette ',
  ]);
  await expectPricesOfPages(scene!);
});

test('a category has the picture of the article that stands for it, in the language of the page', async () => {
  const scene = await categoryScene({ call, language: 'fr' }, 'EP_0001');
  expect(scene).toMatchObject({ src: '/images/scenes/pallets.webp', width: 1600, height: 1000 });
  expect(scene?.alt).toContain('europalettes');
  // The list comes below the products.
  expect(scene?.seenTitle).toBe('Sur l’image en haut de la page');
  await expectPricesOfPages(scene!);
  expect(await categoryScene({ call, language: 'de' }, 'HK_0002')).toBeNull();
  expect(await categoryScene({ call, language: 'de' }, null)).toBeNull();
});

test('products that this shop does not sell are left out', async () => {
  const scene = await homeScene({ call: (async () => ({ items: [] })) as unknown as Call, language: 'de' }, 'verpackung');
  expect(scene).toMatchObject({ src: '/images/scenes/crates.webp', seen: [] });
});

test('a product has the pictures of the values that are asked for, and of no other', () => {
  const crate = { articleNumber: 'HK_0001' } as Product;
  const addresses = (isAsked: (length: unknown) => boolean) =>
    productPictures({ language: 'de' }, crate, ({ length }) => isAsked(length)).map(({ src }) => src);
  expect(addresses((length) => length === 600)).toContain('/images/scenes/crates.webp');
  expect(addresses((length) => length === 601)).toEqual([]);
});

test('pages of text name rendered pictures by address; drawings and foreign addresses are none', () => {
  const addresses = [
    '/images/scenes/crates.webp',
    '/images/scenes/toString.webp',
    '/images/scenes/constructor.webp',
    '/api/files/crates.webp',
  ];
  expect(Object.keys(picturesAt({ language: 'en' }, addresses))).toEqual(['/images/scenes/crates.webp']);
});
