/** The stand-in for another company's price service fails: that is said as such, refused as such, and mended by trying again. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Product } from '#contract/product.ts';
import type { readQuoteRenewal } from '#contract/quote-desk.ts';
import type { Quote } from '#contract/quote.ts';
import { unitPriceFromChf } from '#domain/money/money.ts';
import type { RemoteAnswer } from '#server/connect/remote-price/remote-prices.ts';
import type { PricedLine } from '#server/pricing/priced-cart.ts';
import { withRemotePrices } from '#server/pricing/remote-line.ts';
import type { Person } from './buyer.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, orderBody, priceOf, problemsOf, productOf, send, visitor } from './buyer.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

let shop: ShopApp;
let carton: Product;
let staff: Person;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  carton = await productOf(shop.app, 'KA_0001');
  const { body } = await get<{ remotePrice: object }>(staff, '/product/price/remote-default');
  await shop.database.pool.query("update product_price set active_strategy = 'REMOTE_PRICE', remote_price = $1 where product_id = $2", [
    JSON.stringify(body.remotePrice),
    carton.id,
  ]);
  await shop.catalog.rebuild();
});
afterAll(async () => shop.close());
beforeEach(async () => {
  await send(staff, 'POST', '/dev/stand-in/price/forget', {});
  await send(staff, 'POST', '/product/clear-price-cache', {});
});

const fail = async (fault: string, times = 2) => send(staff, 'POST', '/dev/stand-in/price/fault', { operation: 'price', fault, times });
const lines = async (...items: ReturnType<typeof itemOf>[]) => (await priceOf(visitor(shop.app), items)).cartPrice.items;

test.each(['status500', 'nonsense'])('a service that answers %s makes a price unavailable, not one on request', async (fault) => {
  await fail(fault);
  expect(await lines(itemOf(carton, 25))).toMatchObject([{ pricePerOne: null, finalPrice: null, problem: 'priceUnavailable' }]);
  await send(staff, 'POST', '/dev/stand-in/price/forget', {});
  expect(await lines(itemOf(carton, 25))).toMatchObject([{ pricePerOne: expect.any(Number), problem: null }]);
});

test('a piece for which the service says that it has no price is on request, and stops nothing else', async () => {
  // The service refuses a question without a length.
  await shop.database.pool.query(
    "update product_price set remote_price = jsonb_set(remote_price, '{apiParamNames,length}', '\"l\"') where product_id = $1",
    [carton.id],
  );
  await shop.catalog.rebuild();
  const many = Array.from({ length: 8 }, (_, at) => itemOf(carton, 25, { length: 400 + at }));
  expect(new Set((await lines(...many)).map(({ problem }) => problem))).toEqual(new Set(['priceOnRequest']));
  await shop.database.pool.query("update product_price set remote_price = remote_price #- '{apiParamNames,length}' where product_id = $1", [
    carton.id,
  ]);
  await shop.catalog.rebuild();
  expect(await lines(itemOf(carton, 25))).toMatchObject([{ problem: null }]);
});

test('an order is refused with the reason, nothing is stored, and the same order goes through afterwards', async () => {
  const guest = await newGuest(shop.app);
  const orders = async () => (await shop.database.pool.query('select count(*)::int as count from sales_order')).rows[0].count;
  const before = await orders();
  const items = [itemOf(carton, 50)];
  await fail('status500');
  const refused = await order(guest, items, {}, 'the-same-attempt');
  expect([refused.status, problemsOf(refused)]).toEqual([422, ['priceUnavailable body.cartItems.0.productId']]);
  expect(await orders()).toBe(before);
  await send(staff, 'POST', '/dev/stand-in/price/forget', {});
  expect((await order(guest, items, {}, 'the-same-attempt')).status).toBe(200);
});

test('a quote may be asked for while the price is unavailable', async () => {
  const guest = await newGuest(shop.app);
  await fail('status500');
  const asked = await send<{ uuid: string }>(guest, 'POST', '/quote', {
    cartItems: [itemOf(carton, 75)],
    customerId: guest.customerId,
    invoiceEmail: 'rechnung@muster.example',
    invoiceAddressId: guest.addressId,
    deliveryAddressId: guest.addressId,
    deliveryType: 'DELIVERY',
  });
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  const { rows } = await shop.database.pool.query<{ id: number }>('select max(id) as id from quote');
  const { body } = await get<Quote>(staff, `/quote/${rows[0]?.id}`);
  expect(body.positions).toMatchObject([{ pricePerOne: null, priceUnavailable: true }]);
});

test('staff see on a quote which prices could not be had, until they are written or asked for again', async () => {
  const guest = await newGuest(shop.app);
  const { configuration, ...line } = itemOf(carton, 75);
  const drafted = await send<{ id: number }>(staff, 'POST', '/quote', orderBody(guest, []));
  const write = async (change: object): Promise<Quote> => {
    const { version } = (await get<Quote>(staff, `/quote/${drafted.body.id}`)).body;
    return (await send<Quote>(staff, 'PUT', `/quote/${drafted.body.id}`, { version, ...change })).body;
  };
  const told = ({ positions }: Quote) => positions.map(({ pricePerOne, priceUnavailable }) => [pricePerOne, priceUnavailable]);
  await fail('status500', 4);
  const product = { productId: line.productId, configuration };
  const newPositions = [
    { ...product, quantity: 75 },
    { ...product, quantity: 50, pricePerOne: null },
    { ...product, quantity: 50, pricePerOne: 3 },
  ];
  const quote = await write({ newPositions });
  expect(told(quote)).toEqual([
    [null, true],
    [null, false],
    [3, false],
  ]);
  const copy = (await send<{ id: number }>(staff, 'POST', '/quote/copy', { id: quote.id })).body;
  expect(told((await get<Quote>(staff, `/quote/${copy.id}`)).body)).toEqual(told(quote));
  expect(told(await write({ updatePositions: [{ id: quote.positions[0]?.id, quantity: 100 }] }))[0]).toEqual([null, true]);
  expect(told(await write({ updatePositions: [{ id: quote.positions[0]?.id, pricePerOne: 2.5 }] }))[0]).toEqual([2.5, false]);
  await send(staff, 'POST', '/dev/stand-in/price/forget', {});
  const renewal = await get<OutputOf<typeof readQuoteRenewal>>(staff, `/quote/${copy.id}/renewal`);
  expect(renewal.body.lines[0]).toMatchObject({ before: null, after: expect.any(Number), problem: null });
});

test('a parcel is offered without asking what its goods cost', async () => {
  await fail('status500');
  const { body } = await send<{ offer: object | null }>(visitor(shop.app), 'POST', '/product/parcel-offer', {
    cartItems: [itemOf(carton, 25)],
    zipCode: '8001',
  });
  expect(body.offer).toMatchObject({ cost: expect.any(Number) });
  // Nothing has met the faults yet.
  expect(await lines(itemOf(carton, 25))).toMatchObject([{ problem: 'priceUnavailable' }]);
});

test('every line of a large cart is asked for', async () => {
  const items = Array.from({ length: 90 }, (_, at) => itemOf(carton, 25, { length: 300 + at }));
  const answered = await lines(...items);
  expect(answered.filter(({ pricePerOne, problem }) => pricePerOne === null || problem !== null)).toEqual([]);
});

test('a cart waits no longer than its time: what came by then has a price, the rest is unavailable and asked no more', async () => {
  const snapshot = shop.catalog.now();
  const product = snapshot.productById.get(carton.id) ?? null;
  const nothing = { remark: '', configuration: null, evaluation: null, unitPrice: null, amount: null, ladder: [], weightKg: 0 };
  const cart = Array.from({ length: 30 }, (_, at): PricedLine => {
    return { ...nothing, key: String(at), product, quantity: 25 * (at + 1), problem: 'priceOnRequest' };
  });
  let asked = 0;
  const price = unitPriceFromChf(2);
  const silent = new Promise<RemoteAnswer>(() => undefined);
  const ask = async (): Promise<RemoteAnswer> => {
    asked += 1;
    return asked <= 3 ? { price, failure: '', question: '' } : silent;
  };
  const priced = await withRemotePrices({ ask, heard: () => undefined }, snapshot, null, cart, { sampled: false, mostMs: 20 });
  expect(priced.map(({ problem, unitPrice }) => problem ?? unitPrice)).toEqual([
    price,
    price,
    price,
    ...Array.from({ length: 27 }, () => 'priceUnavailable'),
  ]);
  expect(asked).toBe(11);
});
