/** The internal cost of products: decided and changed by source, and used by the shop's margins at once. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { InternalPrice } from '#contract/internal-price.ts';
import type { HistoryEntry } from '#contract/record.ts';
import { get, logIn, mondayMorning, problemsOf, productOf, send } from './buyer.ts';
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

const read = async (productId: number) => (await get<InternalPrice>(clerk, `/product/internal-price?productId=${productId}`)).body;
const create = async (body: object) => send<InternalPrice>(clerk, 'POST', '/product/internal-price', body);
const change = async (id: number | null, body: object) => send<InternalPrice>(clerk, 'PUT', `/product/internal-price/${id}`, body);

it('is what the model reckons until somebody decides', async () => {
  const product = await productOf(shop.app, 'HK_0001');
  const found = await read(product.id);
  expect(found).toMatchObject({ id: null, source: 'MARGIN_PRICE', steps: [], marginPrice: 0, version: 0, marginRows: 2 });
  const [one, , ten] = found.costs;
  expect(one?.cost).toBeGreaterThan(ten?.cost ?? 0);
  expect(one?.items.reduce((sum, { chf }) => sum + chf, 0)).toBeCloseTo(one?.cost ?? 0, 3);
});

it('by steps replaces the model, and the margin is put on it', async () => {
  const product = await productOf(shop.app, 'VS_0001');
  const { marginPrice } = await defaultPrice(clerk, 'VS_0001');
  const made = await create({
    productId: product.id,
    source: 'FIX_PRICE',
    steps: [
      { quantity: 1, price: 100 },
      { quantity: 10, price: 80 },
    ],
  });
  expect(made.body).toMatchObject({ source: 'FIX_PRICE', steps: [{ price: 100 }, { price: 80 }], version: 1 });
  const withMargin = (price: number) => Math.round(price * (100 + marginPrice)) / 100;
  const shopper = everybody(shop.app);
  expect([await pays(shopper, product, 1), await pays(shopper, product, 10)]).toEqual([withMargin(100), withMargin(80)]);
  const none = await change(made.body.id, { version: 1, source: 'NONE' });
  expect([none.body.source, none.body.version, await pays(shopper, product, 1)]).toEqual(['NONE', 2, null]);
});

it('takes an overhead on what the model reckons', async () => {
  const product = await productOf(shop.app, 'HK_0003');
  const before = (await read(product.id)).costs[0]?.cost ?? 0;
  const made = await create({ productId: product.id, source: 'MARGIN_PRICE', marginPrice: 10 });
  expect(made.body.costs[0]?.cost).toBeCloseTo(before * 1.1, 3);
  expect(made.body.costs[0]?.items.at(-1)).toMatchObject({ label: 'Zuschlag' });
});

it('is refused where it cannot be, and when somebody else was faster', async () => {
  const product = await productOf(shop.app, 'HK_0004');
  const bad = await create({ productId: product.id, source: 'FIX_PRICE', steps: [{ quantity: 1, price: -1 }] });
  expect([bad.status, problemsOf(bad)]).toEqual([422, ['priceNotPossible body.steps.0.price']]);
  expect(problemsOf(await create({ productId: product.id, source: 'REMOTE_PRICE', remotePrice: { url: 'https://127.0.0.1/' } }))).toEqual([
    'remoteHostUnknown body.remotePrice.url',
  ]);
  expect((await create({ productId: 2_147_483_647, source: 'NONE' })).status).toBe(404);
  const { body } = await create({ productId: product.id, source: 'NONE' });
  expect(problemsOf(await create({ productId: product.id, source: 'NONE' }))).toEqual(['internalPriceTaken']);
  const changed = await change(body.id, { version: 1, steps: [{ quantity: 1, price: 12.5 }] });
  expect(changed.body).toMatchObject({ source: 'FIX_PRICE', version: 2 });
  const late = await change(body.id, { version: 1, marginPrice: 5 });
  expect([late.status, problemsOf(late)]).toEqual([409, ['changedMeanwhile']]);
  expect((late.body as unknown as { conflict: object }).conflict).toMatchObject({ version: 2, current: { source: 'FIX_PRICE' } });
  const { items } = (await get<{ items: HistoryEntry[] }>(clerk, `/history?kind=internalPrice&id=${body.id}`)).body;
  expect(items.map(({ field, after }) => `${field} ${after}`)).toContain('steps.1 12.5');
});

it('never leaves to customers', async () => {
  const company = await logIn(shop.app, 'einkauf@aarepumpen.example');
  const { id } = await productOf(shop.app, 'HK_0001');
  for (const person of [everybody(shop.app), company])
    expect([401, 403]).toContain((await get(person, `/product/internal-price?productId=${id}`)).status);
  expect((await write(company, 'PUT', '1/margin-price', { version: 1, marginPrice: 1 })).status).toBe(403);
});
