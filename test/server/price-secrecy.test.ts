/** No call reveals to a customer what another one pays, what goods cost, or their margin. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { itemOf, logIn, mondayMorning, newGuest, productOf, send, visitor } from './buyer.ts';
import type { Person } from './buyer.ts';
import { newPrice } from './price-steps.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

/** Unique prices and margins; as francs, ten-thousandths and percent. */
const secrets = ['47.1193', '471193', '38.17', '3817'];

/** As a number of its own: a random id may hold the same digits. */
const told = (text: string): string[] =>
  secrets.filter((secret) => new RegExp(`(?<![\\w-])${secret.replace('.', '[.]')}(?!\\w)`).test(text));

let shop: ShopApp;
let productId: number;
let companyId: number;
let others: Person[];
beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  const clerk = await logIn(shop.app, 'katalog@kistenwerk.example');
  companyId = (await logIn(shop.app, 'einkauf@aarepumpen.example')).customerId ?? 0;
  others = [visitor(shop.app), await newGuest(shop.app), await logIn(shop.app, 'kundin@kistenwerk.example')];
  productId = (await productOf(shop.app, 'PL_0006')).id;
  await newPrice(clerk, { customerId: companyId, productId, fixPrice: [{ quantity: 1, price: 47.1193 }], marginPrice: 38.17 });
  await send(clerk, 'POST', '/product/internal-price', { productId, source: 'FIX_PRICE', steps: [{ quantity: 1, price: 47.1193 }] });
});
afterAll(async () => shop.close());

const isOpen = ({ access }: AnyEndpoint): boolean => access === 'public' || access === 'session';

it.each(Object.entries(calls as Record<string, AnyEndpoint>).filter(([, call]) => call.method === 'GET'))(
  '%s says nothing of it',
  async (_, call) => {
    for (const { token } of isOpen(call) ? others : others.slice(-1))
      for (const id of [productId, companyId]) {
        const path = call.path.replaceAll(/\{\w+\*?\}/g, String(id));
        const query = `customerId=${companyId}&productId=${productId}&ids=${productId}&withPrices=true&shop=1&quantities=1&q=palette&articleNumber=PL_0006`;
        const answer = await shop.app.inject({
          url: `/api${path}?${query}`,
          headers: token === '' ? {} : { authorization: `Bearer ${token}` },
        });
        expect(told(answer.body)).toEqual([]);
        if (!isOpen(call)) expect(answer.statusCode, call.path).toBe(403);
      }
  },
);

it('a secret is found as a price, in Rappen and in a text, and not within an id', () => {
  expect(['{"price":47.1193}', '[471193]', '38.17 %'].map((text) => told(text).length)).toEqual([1, 1, 1]);
  expect(told('0f3c6b1a-3817-4c3a-8e47-11a93817cc02')).toEqual([]);
});

it('a cart for another customer is priced as the own one', async () => {
  const item = itemOf(await productOf(shop.app, 'PL_0006'), 3);
  for (const person of others) {
    const { body } = await send<object>(person, 'POST', '/product/order-price', { cartItems: [item], zipCode: '', customerId: companyId });
    expect(JSON.stringify(body)).toContain('17.25');
    expect(told(JSON.stringify(body))).toEqual([]);
  }
});
