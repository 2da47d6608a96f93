/** The explanation of a price: its parts add up to the price, for every product, customer and quantity; and the figures shown beside it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PriceExplanation } from '#contract/price-explanation.ts';
import type { Product } from '#contract/product.ts';
import { depth } from '#test/depth.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, orderBody, priceOf, problemsOf, productOf, send } from './buyer.ts';
import type { Person } from './buyer.ts';
import { sales } from './demo-log-in.ts';
import { everybody, newPrice } from './price-steps.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

let shop: ShopApp;
let clerk: Person;
let moment = mondayMorning;
let people: { person: Person; customerId: number | null }[];
beforeAll(async () => {
  shop = await startShop({ now: () => moment });
  clerk = await logIn(shop.app, 'katalog@kistenwerk.example');
  const company = await logIn(shop.app, 'einkauf@aarepumpen.example');
  const customer = await logIn(shop.app, 'kundin@kistenwerk.example');
  people = [
    { person: everybody(shop.app), customerId: null },
    ...[company, customer].map((person) => ({ person, customerId: person.customerId })),
  ];
});
afterAll(async () => shop.close());

const explain = async (body: object) => send<PriceExplanation>(clerk, 'POST', '/product/price/explain', body);

it('the parts are the price, and the price is the cart’s', async () => {
  const { items } = (await get<{ items: Product[] }>(everybody(shop.app), '/product?perPage=5000')).body;
  const step = Math.max(1, Math.floor(items.length / depth(40, items.length)));
  const some = items.filter((_, at) => at % step === 0);
  const kinds = new Set<string>();
  for (const { person, customerId } of people)
    for (const quantity of [1, 7, 50]) {
      const cart = await priceOf(
        person,
        some.map((product, at) => ({ ...itemOf(product, quantity), key: String(at) })),
      );
      for (const [at, product] of some.entries()) {
        const { body } = await explain({ productId: product.id, customerId, quantity });
        const line = cart.cartPrice.items[at];
        const about = `${product.articleNumber} × ${quantity} for ${customerId}`;
        expect(body.pricePerOne, about).toBe(line?.pricePerOne ?? null);
        expect(body.finalPrice, about).toBe(line?.finalPrice ?? null);
        expect(body.fits, about).toBe(line?.problem !== 'quantityNotMultiple');
        const sum = body.parts.reduce((total, { chf }) => total + Math.round(chf * 10_000), 0);
        expect(sum, about).toBe(Math.round((body.pricePerOne ?? 0) * 10_000));
        const rounding = body.parts.find(({ kind }) => kind === 'rounding')?.chf ?? 0;
        expect(Math.abs(rounding), about).toBeLessThanOrEqual(0.0051 + body.parts.length * 0.0001);
        expect(body.pricePerOne === null, about).toBe(body.onRequest !== null);
        expect((body.net ?? 0) + (body.discountAmount ?? 0), about).toBeCloseTo(body.finalPrice ?? 0, 6);
        for (const { kind } of body.parts) kinds.add(kind);
      }
    }
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['labour', 'margin', 'material', 'step']));
});

describe('the row that counts', () => {
  it('is the own one before everybody’s, and its reason is told where there is no price', async () => {
    const product = await productOf(shop.app, 'PL_0006');
    const customerId = people[1]?.customerId ?? 0;
    const ask = async () => (await explain({ productId: product.id, customerId, quantity: 12 })).body;
    expect(await ask()).toMatchObject({ from: 'default', strategy: 'FIX_PRICE', step: 10, pricePerOne: 15.5, discount: 0.05 });
    const own = (await newPrice(clerk, { customerId, productId: product.id, activeStrategy: 'NONE' })).body;
    expect(await ask()).toMatchObject({ from: 'own', priceId: own.id, onRequest: 'strategyNone', pricePerOne: null, parts: [] });
    await send(clerk, 'POST', `/product/price/${own.id}`, { version: 1, activeStrategy: 'FIX_PRICE' });
    expect(await ask()).toMatchObject({ onRequest: 'noSteps' });
  });

  it('tells the next step, and caps a line by more pieces that cost less in all', async () => {
    const { id } = await productOf(shop.app, 'PL_0006');
    const { body } = await explain({ productId: id, quantity: 9 });
    expect(body).toMatchObject({ step: 1, pricePerOne: 17.2222, finalPrice: 155, next: { quantity: 10, price: 15.5 }, same: 10 });
    expect(body.parts).toMatchObject([
      { kind: 'step', chf: 17.25 },
      { kind: 'cap', chf: -0.0278 },
    ]);
    expect((await explain({ productId: id, quantity: 4 })).body).toMatchObject({ step: 1, finalPrice: 69, same: null });
  });

  it('says what of a configured crate is wood and what is work', async () => {
    const product = await productOf(shop.app, 'HK_0001');
    const { body } = await explain({ productId: product.id, configuration: itemOf(product, 1).configuration, quantity: 10 });
    expect(body).toMatchObject({ strategy: 'MARGIN_PRICE', internalSource: 'MARGIN_PRICE', onRequest: null });
    const wood = body.parts.flatMap(({ details }) => details).filter(({ unit }) => unit === 'CM');
    expect(wood.length).toBeGreaterThan(0);
    for (const { amount, rate, waste, chf } of wood) expect(amount * rate * (1 + waste)).toBeCloseTo(chf, 6);
    const work = body.parts.filter(({ kind }) => kind === 'labour').flatMap(({ details }) => details);
    for (const { amount, rate, chf } of work) expect((amount * rate) / 60).toBeCloseTo(chf, 6);
  });
});

it('compares costs, everybody’s and the customer’s prices, and says what stays as it is', async () => {
  const { id } = await productOf(shop.app, 'EP_0001');
  const customerId = people[1]?.customerId;
  const { body } = await get<{ items: object[]; openQuotes: number }>(
    clerk,
    `/product/price/compare?productId=${id}&customerId=${customerId}&quantities=1,10`,
  );
  expect(body).toMatchObject({ items: [{ quantity: 1, standard: 14.9, price: 13.4 }, { quantity: 10 }], ownRows: 1 });
  expect(problemsOf(await get(clerk, `/product/price/compare?productId=${id}&quantities=0`))).toEqual([
    'validation.custom query.quantities',
  ]);
});

it('leaves out the quotes that have expired, as they are renewed at the new price', async () => {
  const seller = await logIn(shop.app, sales);
  const pallet = await productOf(shop.app, 'EP_0001');
  const body = orderBody(await newGuest(shop.app), [itemOf(pallet, 20)]);
  const { id } = (await send<{ id: number }>(seller, 'POST', '/quote', body)).body;
  const { version } = (await get<{ version: number }>(seller, `/quote/${id}`)).body;
  expect((await send(seller, 'PUT', `/quote/${id}`, { version, send: true })).status).toBe(200);
  const openQuotes = async (): Promise<number> =>
    (await get<{ openQuotes: number }>(clerk, `/product/price/compare?productId=${pallet.id}&quantities=1`)).body.openQuotes;
  const before = await openQuotes();
  moment = mondayMorning + 40 * 86_400_000;
  expect(await openQuotes()).toBeLessThan(before);
  moment = mondayMorning;
});
