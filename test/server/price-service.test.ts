/** The demo calls its own price service, with the initial values of a new remote price. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StoredRemotePrice } from '#contract/product-price.ts';
import { get, logIn, mondayMorning, productOf } from './buyer.ts';
import type { Person } from './buyer.ts';
import { defaultPrice, everybody, pays, write } from './price-steps.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

let shop: ShopApp;
let clerk: Person;
beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  clerk = await logIn(shop.app, 'katalog@kistenwerk.example');
});
afterAll(async () => shop.close());

it('prices a carton by its size and number', async () => {
  const { remotePrice } = (await get<{ remotePrice: StoredRemotePrice }>(clerk, '/product/price/remote-default')).body;
  expect(Object.keys(remotePrice.apiParamNames)).toEqual(['length', 'width', 'height', 'quantity', 'fefco', 'material', 'print']);
  const row = await defaultPrice(clerk, 'KA_0001');
  const stored = await write(clerk, 'PUT', `${row.id}/remote-price`, { version: row.version, remotePrice });
  expect(stored.body).toMatchObject({ activeStrategy: 'REMOTE_PRICE', remotePrice });
  const carton = await productOf(shop.app, 'KA_0001');
  const [few, many] = [await pays(everybody(shop.app), carton, 25), await pays(everybody(shop.app), carton, 500)];
  expect(many).toBeGreaterThan(0);
  expect(few).toBeGreaterThan(many ?? 0);
});

it('says what it lacks', async () => {
  const answer = await shop.app.inject('/preissimulator?length=400&width=300');
  expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'missing or wrong: height, quantity' }]);
});
