/** Requires the built pages. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Product } from '#contract/product.ts';
import { fittingProducts } from '#web/storefront/home/fitting-products.ts';
import { loadLastOrdered } from '#web/storefront/favourites/load-last-ordered.ts';
import { mayBeOrdered } from '#web/storefront/favourites/past-line.ts';
import { readQuestion } from '#web/storefront/search/question.ts';
import { get, itemOf, logIn, mondayMorning, newAddress, newGuest, order, orderByLink, priceOf, productOf, send, visitor } from './buyer.ts';
import { callOf } from './call-of.ts';
import { customer, management } from './demo-log-in.ts';
import { builtPages } from '#server/http/pages.ts';
import { hearRemotePrices } from '#server/price/hear-remote.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

let shop: ShopApp;
let carton: Product;
let asked: URLSearchParams[] = [];
let answer = '2.5';
/** The service answers when this is over. */
let held: Promise<void> = Promise.resolve();

const service = createServer((request, response) => {
  const query = new URL(request.url ?? '', 'http://service').searchParams;
  asked.push(query);
  void held.then(() => response.end(query.get('l') === '666' && query.get('quantity') === '25' ? 'no price for this one' : answer));
});

async function price(remote: object, product: Product = carton): Promise<void> {
  await shop.database.pool.query("update product_price set active_strategy = 'REMOTE_PRICE', remote_price = $1 where product_id = $2", [
    JSON.stringify(remote),
    product.id,
  ]);
  await shop.database.pool.query("update cache_version set version = version + 1 where name = 'catalog'");
  await shop.catalog.refresh();
  asked = [];
}

const line = async (quantity: number, values: Record<string, number | string> = {}, product: Product = carton) =>
  (await priceOf(visitor(shop.app), [itemOf(product, quantity, values)])).cartPrice.items[0];

let url = '';
beforeAll(async () => {
  await new Promise<void>((ready) => {
    service.listen(0, '127.0.0.1', ready);
  });
  url = `http://localhost:${(service.address() as AddressInfo).port}/price`;
  const folder = join(import.meta.dirname, '../../build');
  const loadBuild = builtPages(join(folder, 'server/index.js'));
  shop = await startShop({
    now: () => mondayMorning,
    source: { kind: 'built', loadBuild, clientFolder: join(folder, 'client') },
    env: { REMOTE_PRICE_HOSTS: 'localhost', REMOTE_PRICE_LOOPBACK: '1' },
  });
  carton = await productOf(shop.app, 'KA_0001');
});
afterAll(async () => {
  await shop.close();
  service.close();
});

afterEach(() => {
  held = Promise.resolve();
  answer = '2.5';
});

test('a service is asked for the configuration at the ordered quantity; the ladder is sampled at its points', async () => {
  await price({ url, apiParamNames: { length: 'l', quantity: 'qty' }, samplingPoints: [25, 100] });
  expect(await line(50, { length: 500 })).toMatchObject({
    pricePerOne: 2.5,
    finalPrice: 125,
    problem: null,
    graduatedPrice: [
      { quantity: 25, price: 2.5 },
      { quantity: 100, price: 2.5 },
    ],
  });
  expect(asked.map((query) => [query.get('l'), query.get('width'), query.get('fefco'), query.get('material'), query.get('qty')])).toEqual([
    ['500', '300', '0201', 'C', '50'],
    ['500', '300', '0201', 'C', '25'],
    ['500', '300', '0201', 'C', '100'],
  ]);
});

test('an order takes the price that the cart showed', async () => {
  await price({ url });
  const placed = await order(await newGuest(shop.app), [itemOf(carton, 75)]);
  expect(placed.status, JSON.stringify(placed.body)).toBe(200);
  expect((await orderByLink(shop.app, placed.body.uuid)).positions).toMatchObject([{ pricePerOne: 2.5, finalPrice: 187.5 }]);
});

test.each([
  ['KA_0001', '/products/KA_0001?menge=150', 150],
  // In the picture of its home page.
  ['EP_0001', '/-verpackung', 1],
])(
  'a page with the price of %s waits for no other service: it comes later, or with the page where it is known',
  async (article, page, quantity) => {
    const product = await productOf(shop.app, article);
    await price({ url: `${url}/held`, samplingPoints: [] }, product);
    const released = Promise.withResolvers<void>();
    held = released.promise;
    const read = async (): Promise<string> => {
      const { statusCode, body } = await shop.app.inject({ url: page, headers: { accept: 'text/html' } });
      expect(statusCode).toBe(200);
      return body;
    };
    answer = '87.65';
    const sent = await read();
    expect(sent).not.toContain('87.65');
    expect(sent, 'it is not on request').not.toContain('Preis auf Anfrage');
    released.resolve();
    await expect.poll(async () => (await line(quantity, {}, product))?.pricePerOne).toBe(87.65);
    expect(asked, 'the question of the page is the only one').toHaveLength(1);
    expect(await read()).toContain('87.65');
    answer = '2.5';
  },
);

test('what a customer ordered last and the answers of the home page are sent without waiting for another service', async () => {
  const person = await logIn(shop.app, customer);
  const buyer = { ...person, customerId: person.customerId ?? 0 };
  const { id: addressId } = await newAddress(person, buyer.customerId);
  const crate = await productOf(shop.app, 'HK_0001');
  await price({ url: `${url}/pages`, samplingPoints: [] }, crate);
  expect((await order({ ...buyer, addressId }, [itemOf(crate, 3)])).status).toBe(200);
  await send(await logIn(shop.app, management), 'POST', '/product/clear-price-cache', {});
  const question = readQuestion('verpackung', new URLSearchParams('l=1000&w=600&h=500&m=150'));
  const ofPages = async () => {
    const [past] = await loadLastOrdered(callOf(person), buyer.customerId);
    const fits = await fittingProducts(callOf(person), 'verpackung', question);
    return { line: past?.lines[0], fit: fits.find(({ articleNumber }) => articleNumber === crate.articleNumber), fits };
  };
  const released = Promise.withResolvers<void>();
  held = released.promise;
  asked = [];
  const sent = await ofPages();
  await expect.poll(() => asked.length, { message: 'each price is asked for, and not waited for' }).toBe(2);
  expect(sent.line).toMatchObject({ now: null, problem: 'priceUnavailable' });
  expect(mayBeOrdered(sent.line!)).toBe(true);
  expect(sent.fit).toMatchObject({ price: null, asked: { productId: crate.id, quantity: 1 } });
  released.resolve();
  await expect.poll(async () => (await ofPages()).line).toMatchObject({ now: 2.5, problem: null });
  await expect.poll(async () => (await ofPages()).fit).toMatchObject({ price: 2.5, asked: null });
});

test('how full a truck gets asks no price service', async () => {
  await price({ url: `${url}/truck`, samplingPoints: [] });
  const filled = await send(await logIn(shop.app, management), 'POST', '/shipping/truck-filling', { cartItems: [itemOf(carton, 25)] });
  expect([filled.status, asked]).toEqual([200, []]);
});

test.each(['0', '-1', '<html>', '{"price":"3"}'])('an answer of %s is no price', async (text) => {
  await price({ url: `${url}/${encodeURIComponent(text)}` });
  answer = text;
  expect(await line(25)).toMatchObject({ pricePerOne: null, finalPrice: null, problem: 'priceUnavailable' });
  answer = '2.5';
});

test.each(['https://127.0.0.1/price', 'http://169.254.169.254/latest', 'file:///etc/passwd', 'http://[::1]/', 'none'])(
  '%s is never asked',
  async (strange) => {
    await price({ url: strange });
    expect(await line(25)).toMatchObject({ pricePerOne: null, problem: 'priceOnRequest' });
    expect(asked).toEqual([]);
  },
);

test('a clerk tries a service before it counts, and sees what was asked and what came back', async () => {
  const clerk = await logIn(shop.app, 'katalog@kistenwerk.example');
  const remotePrice = { url, apiParamNames: { quantity: 'stk' }, samplingPoints: [] };
  const tried = async (over: object = {}) =>
    (await send<object>(clerk, 'POST', '/product/price/remote-test', { remotePrice, productId: carton.id, quantity: 30, ...over })).body;
  answer = '{"price":3.2}';
  expect(await tried()).toMatchObject({ question: expect.stringContaining('stk=30'), answer: '{"price":3.2}', price: 3.2, failure: '' });
  answer = '<html>';
  expect(await tried()).toMatchObject({ answer: '<html>', price: null, failure: 'noPrice' });
  expect(await tried({ remotePrice: { url: 'https://127.0.0.1/' } })).toMatchObject({ errors: [{ message: 'remoteHostUnknown' }] });
  answer = '2.5';
});

interface Sampled {
  items: { size: object | null; points: { quantity: number; price: number | null; failure: string }[] }[];
}

test('sizes and quantities are sampled one by one; what cannot be made is not asked, and one failure spoils no other price', async () => {
  const clerk = await logIn(shop.app, 'katalog@kistenwerk.example');
  const sample = async (over: object = {}) =>
    send<Sampled>(clerk, 'POST', '/product/price/remote-sample', {
      remotePrice: { url, apiParamNames: { length: 'l' } },
      productId: carton.id,
      quantities: [25, 100],
      ...over,
    });
  const sizes = [
    { length: 400, width: 300, height: 200 },
    { length: 20_000, width: 300, height: 200 },
    { length: 666, width: 300, height: 200 },
  ];
  asked = [];
  const { body } = await sample({ sizes });
  expect(body.items.map(({ size, points }) => [size, points.map(({ price: each, failure }) => each ?? failure)])).toEqual([
    [sizes[0], [2.5, 2.5]],
    [sizes[1], ['configuration', 'configuration']],
    [sizes[2], ['noPrice', 2.5]],
  ]);
  expect(asked.map((query) => `${query.get('l')} ${query.get('quantity')}`).toSorted()).toEqual(['400 100', '400 25', '666 100', '666 25']);
  asked = [];
  expect((await sample()).body.items).toMatchObject([{ size: null, points: [{ price: 2.5 }, { price: 2.5 }] }]);
  expect((await sample({ quantities: [] })).status).toBe(400);
  expect((await sample({ sizes: Array.from({ length: 9 }, () => sizes[0]) })).status).toBe(400);
});

test('a service that keeps silent is not asked to the end, and the trials of a clerk stop no price of the shop', async () => {
  const clerk = await logIn(shop.app, 'katalog@kistenwerk.example');
  await send(clerk, 'POST', '/product/clear-price-cache', {});
  const quantities = Array.from({ length: 12 }, (_, at) => 10 + at);
  const dead = url.replace(/:\d+/, ':1');
  const { body } = await send<Sampled>(clerk, 'POST', '/product/price/remote-sample', {
    remotePrice: { url: dead },
    productId: carton.id,
    quantities,
  });
  const failures = body.items[0]?.points.map(({ failure }) => failure) ?? [];
  expect(failures.every((failure) => failure === 'unreachable' || failure === 'paused')).toBe(true);
  expect(failures.filter((failure) => failure === 'unreachable').length).toBeLessThanOrEqual(6);
  await price({ url: `${url}/after` });
  expect((await line(75))?.pricePerOne).toBe(2.5);
});

test('a failure stands with the price row until the service answers again', async () => {
  const clerk = await logIn(shop.app, 'katalog@kistenwerk.example');
  const row = async () => {
    const { body } = await get<{ items: { remote: string; remoteState: object | null }[] }>(
      clerk,
      '/product/price-list?filter=activeStrategy:REMOTE_PRICE&search=KA_0001',
    );
    return body.items[0];
  };
  await send(clerk, 'POST', '/product/clear-price-cache', {});
  await price({ url: `${url}/state` });
  answer = 'no price here';
  await line(25);
  await expect
    .poll(row)
    .toMatchObject({ remote: 'FAILED', remoteState: { failure: 'noPrice', question: expect.stringContaining('/state?') } });
  answer = '2.5';
  await line(50);
  await expect.poll(row).toMatchObject({ remote: 'OK', remoteState: { failure: '' } });
});

test('an order is refused while a service does not answer, and nothing of it is stored', async () => {
  const guest = await newGuest(shop.app);
  const orders = async () => (await shop.database.pool.query('select count(*)::int as count from sales_order')).rows[0].count;
  await price({ url: `${url}/fails` });
  const before = await orders();
  for (const [at, fault] of ['broken', '<html>Wartung</html>', '{"price":'].entries()) {
    answer = fault;
    expect((await order(guest, [itemOf(carton, 200 + 25 * at)])).status).toBe(422);
  }
  expect(await orders()).toBe(before);
  answer = '2.5';
  await send(await logIn(shop.app, 'katalog@kistenwerk.example'), 'POST', '/product/clear-price-cache', {});
  expect((await order(guest, [itemOf(carton, 275)])).status).toBe(200);
});

test('the margin is put on what a service answers where it is the internal price', async () => {
  const clerk = await logIn(shop.app, 'katalog@kistenwerk.example');
  const made = await send(clerk, 'POST', '/product/internal-price', {
    productId: carton.id,
    source: 'REMOTE_PRICE',
    remotePrice: { url: `${url}/cost`, samplingPoints: [25] },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  await shop.database.pool.query('update product_price set margin = 5000 where product_id = $1', [carton.id]);
  await price({ url });
  await shop.database.pool.query("update product_price set active_strategy = 'MARGIN_PRICE' where product_id = $1", [carton.id]);
  await shop.catalog.rebuild();
  answer = '2';
  expect(await line(25)).toMatchObject({ pricePerOne: 3, graduatedPrice: [{ quantity: 25, price: 3 }] });
  const why = await send(clerk, 'POST', '/product/price/explain', { productId: carton.id, quantity: 25 });
  expect(why.body).toMatchObject({
    internalSource: 'REMOTE_PRICE',
    pricePerOne: 3,
    parts: [
      { kind: 'remote', chf: 2 },
      { kind: 'margin', chf: 1 },
    ],
  });
});

test('what a service answered is noted by the next answer if the database was away', async () => {
  const { db, pool } = shop.database;
  const { rows } = await pool.query<{ id: number }>('select id from product_price where product_id = $1', [carton.id]);
  const id = rows[0]?.id ?? 0;
  const lost = Promise.withResolvers<string>();
  const hear = hearRemotePrices({ db, now: () => mondayMorning, warn: (text) => lost.resolve(text) });
  const noted = async () => pool.query('select from remote_price_state where product_price_id = $1', [id]);
  await pool.query('delete from remote_price_state; alter table remote_price_state rename to away');
  hear(id, { price: null, failure: 'tooSlow', question: '' });
  expect(await lost.promise).toBe('what a remote price answered was not kept');
  await pool.query('alter table away rename to remote_price_state');
  hear(id, { price: null, failure: 'tooSlow', question: '' });
  await expect.poll(async () => (await noted()).rowCount).toBe(1);
});
