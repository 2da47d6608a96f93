/** A price service that is late, silent or wrong: no screen waits long, no transaction waits at all, and a wrong price is never taken. */
import { setInterval } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ImportDesk } from '#contract/import.ts';
import type { Product } from '#contract/product.ts';
import type { Quote } from '#contract/quote.ts';
import { csvText } from '#domain/list/csv.ts';
import { unitPriceFromChf } from '#domain/money/money.ts';
import { priceFaults, startPriceService } from '#fakes/price-service/price-service.ts';
import type { PriceFault, PriceService } from '#fakes/price-service/price-service.ts';
import type { RemoteAnswer } from '#server/connect/remote-price/remote-prices.ts';
import type { PricedLine } from '#server/pricing/priced-cart.ts';
import { withRemotePrices } from '#server/pricing/remote-line.ts';
import type { Answer, Buyer, Item, Person } from '../buyer.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, priceOf, problemsOf, productOf, send, visitor } from '../buyer.ts';
import { apply, rowsOf, uploadTo } from '../import-steps.ts';
import type { ShopApp } from '../shop-app.ts';
import { startShop } from '../shop-app.ts';

let nowMs = mondayMorning;
let service: PriceService;
let shop: ShopApp;
let carton: Product;
let staff: Person;
let guest: Buyer;
let aare: number;
const samplingPoints = [25, 50, 100, 250, 500];

beforeAll(async () => {
  service = await startPriceService({ slowMs: 20 });
  shop = await startShop({ now: () => nowMs, env: { REMOTE_PRICE_HOSTS: 'localhost', REMOTE_PRICE_LOOPBACK: '1' } });
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  guest = await newGuest(shop.app);
  carton = await productOf(shop.app, 'KA_0001');
  const { pool } = shop.database;
  const remote = { url: service.url.replace('127.0.0.1', 'localhost'), samplingPoints };
  await pool.query("update product_price set active_strategy = 'REMOTE_PRICE', remote_price = $1 where product_id = $2", [
    JSON.stringify(remote),
    carton.id,
  ]);
  const { rows } = await pool.query<{ id: number }>(`select id from customer where company_name = 'Aare Pumpen AG'`);
  aare = rows[0]?.id ?? 0;
  await shop.catalog.rebuild();
});
afterAll(async () => {
  await shop.close();
  await service.stop();
});
beforeEach(async () => send(staff, 'POST', '/product/clear-price-cache', {}));
afterEach(() => service.faults.forget());

const fail = (fault: PriceFault, times = 2): void => service.faults.fail('price', ...Array.from({ length: times }, () => fault));
const cartons = (count: number): Item[] => Array.from({ length: count }, (_, at) => itemOf(carton, 25, { length: 300 + at }));
const linesOf = (items: Item[]) =>
  items.map(({ productId, configuration, quantity }) => ({ type: 'PRODUCT', productId, configuration, quantity }));
const lines = async (...items: Item[]) => (await priceOf(visitor(shop.app), items)).cartPrice.items;
const quoteBody = (cartItems: Item[]) => ({
  cartItems,
  customerId: guest.customerId,
  invoiceEmail: 'rechnung@muster.example',
  invoiceAddressId: guest.addressId,
  deliveryAddressId: guest.addressId,
  deliveryType: 'DELIVERY',
});
const ask = async (items: Item[]) => send<{ id: number }>(guest, 'POST', '/quote', quoteBody(items));
const upload = async (reference: string, count: number, into = 'order'): Promise<Answer<ImportDesk>> => {
  const rows = Array.from({ length: count }, (_, at) => [reference, String(at + 1), 'KA_0001', '25', String(300 + at)]);
  const table = csvText([['Bestellung', 'Pos.', 'Artikel-Nr.', 'Menge', 'Länge'], ...rows]);
  return uploadTo<ImportDesk>(
    staff,
    `/import-customer-order/from-template-cppumpen?customerId=${aare}&into=${into}`,
    table,
    'bestellung.csv',
  );
};

describe('an answer', () => {
  const silent = new Set<PriceFault>(['hang', 'headOnly']);
  const priced = new Set<PriceFault>(['slow', 'dearer']);
  test.each(priceFaults.filter((fault) => !silent.has(fault) && !priced.has(fault)))('that is %s is no price', async (fault) => {
    fail(fault);
    expect(await lines(itemOf(carton, 25))).toMatchObject([{ pricePerOne: null, finalPrice: null, problem: 'priceUnavailable' }]);
    service.faults.forget();
    expect(await lines(itemOf(carton, 25))).toMatchObject([{ pricePerOne: expect.any(Number), problem: null }]);
  });

  test('that is late is still a price', async () => {
    fail('slow');
    expect(await lines(itemOf(carton, 25))).toMatchObject([{ pricePerOne: expect.any(Number), problem: null }]);
  });

  test('that is dearer than the one shown is told before anything is ordered', async () => {
    const items = [itemOf(carton, 50)];
    const shown = (await priceOf(guest, items)).totals?.total ?? 0;
    await send(staff, 'POST', '/product/clear-price-cache', {});
    fail('dearer', 1);
    const refused = await order(guest, items, { expectedTotal: shown }, 'dearer-1');
    expect([refused.status, problemsOf(refused)]).toEqual([409, ['totalChanged']]);
    const now = (await priceOf(guest, items)).totals?.total ?? 0;
    expect(now).toBeGreaterThan(shown);
    expect((await order(guest, items, { expectedTotal: now }, 'dearer-2')).status).toBe(200);
  });
});

test.each(['hang', 'headOnly'] as const)('while a service is silent (%s) every call answers, and no transaction is open', async (fault) => {
  const placed = await order(guest, [itemOf(carton, 75)]);
  const quote = (await ask([itemOf(carton, 75)])).body;
  const before = await counted();
  await send(staff, 'POST', '/product/clear-price-cache', {});
  fail(fault, 400);
  const newPositions = linesOf(cartons(30));
  const over = new AbortController();
  const calls = Promise.all([
    lines(itemOf(carton, 25)),
    lines(...cartons(30)),
    order(guest, cartons(30)),
    send(staff, 'PUT', `/order/${placed.body.id}`, { version: 1, newPositions }),
    send(staff, 'PUT', `/quote/${quote.id}`, { version: 1, newPositions }),
    upload(`silent ${fault}`, 30),
    upload(`silent ${fault}`, 30, 'quote'),
  ]).finally(() => over.abort());
  const open = new Set<string>();
  // Twenty looks a second: other tests need the processor meanwhile.
  for await (const _look of setInterval(50)) {
    for (const query of await waitingTransactions()) open.add(query);
    if (over.signal.aborted) break;
  }
  const [page, cart, ordered, changed, quoted, orders, quotes] = await calls;
  expect([...open]).toEqual([]);
  expect([...page, ...cart].every(({ problem }) => problem === 'priceUnavailable')).toBe(true);
  expect([ordered.status, changed.status]).toEqual([422, 422]);
  // Staff write the price themselves, or ask again.
  expect(quoted.status).toBe(200);
  const { positions } = quoted.body as Quote;
  expect(positions.filter(({ priceUnavailable }) => priceUnavailable)).toHaveLength(30);
  expect(quotes.body.counts).toMatchObject({ new: 30, faulty: 0 });
  expect(orders.body.counts).toMatchObject({ new: 0, faulty: 30 });
  expect(new Set((await rowsOf(staff, orders.body)).map(({ faults }) => faults[0]?.key))).toEqual(new Set(['priceUnavailable']));
  expect(await counted()).toEqual(before);
  nowMs += 31_000;
});

const counted = async () =>
  (await shop.database.pool.query('select (select count(*) from sales_order) as orders, (select count(*) from quote) as quotes')).rows;

/** Statements of transactions in which nothing has happened for a second. */
async function waitingTransactions(): Promise<string[]> {
  const { rows } = await shop.database.pool.query<{ query: string }>(`select query from pg_stat_activity where datname = current_database()
    and state like 'idle in transaction%' and state_change < clock_timestamp() - interval '1 second'`);
  return rows.map(({ query }) => query);
}

test('a template is placed at the prices that the service gave before the transaction', async () => {
  const { body } = await upload('PO-remote', 12);
  expect(body.counts).toMatchObject({ new: 12, faulty: 0 });
  const asked = service.asked;
  expect((await apply(staff, body)).status).toBe(200);
  expect(service.asked).toBe(asked);
  const { rows } = await shop.database.pool.query<{ unit_price: number }>(
    `select unit_price from order_position join sales_order on sales_order.id = order_id where sales_order.external_customer_no = 'PO-remote' order by sort_order`,
  );
  const shown = (await priceOf(visitor(shop.app), cartons(12))).cartPrice.items.map(({ pricePerOne }) =>
    unitPriceFromChf(pricePerOne ?? 0),
  );
  expect(rows.map(({ unit_price }) => unit_price)).toEqual(shown);
});

test('an import whose prices were forgotten meanwhile asks for them again', async () => {
  const { body } = await upload('PO-forgotten', 3);
  await send(staff, 'POST', '/product/clear-price-cache', {});
  expect((await apply(staff, body)).status).toBe(200);
});

test('thirty new lines of a quote are asked for together, each once, without a ladder that nobody sees', async () => {
  const { id } = (await ask([itemOf(carton, 75)])).body;
  await send(staff, 'POST', '/product/clear-price-cache', {});
  const asked = service.asked;
  const newPositions = linesOf(cartons(30));
  const changed = await send<Quote>(staff, 'PUT', `/quote/${id}`, { version: 1, newPositions });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  expect(changed.body.positions.filter(({ pricePerOne }) => pricePerOne === null)).toEqual([]);
  expect(service.asked - asked).toBe(30);
});

test('a ladder is not sampled on when its time is over', async () => {
  const snapshot = shop.catalog.now();
  const product = snapshot.productById.get(carton.id) ?? null;
  const none = { remark: '', configuration: null, evaluation: null, unitPrice: null, amount: null, ladder: [], weightKg: 0 };
  const line: PricedLine = { ...none, key: '1', product, quantity: 75, problem: 'priceOnRequest' };
  const answer: RemoteAnswer = { price: unitPriceFromChf(2), failure: '', question: '' };
  const late = Promise.withResolvers<RemoteAnswer>();
  let asked = 0;
  const askOnce = async (): Promise<RemoteAnswer> => {
    asked += 1;
    return asked === 1 ? answer : late.promise;
  };
  const [priced] = await withRemotePrices({ ask: askOnce, heard: () => undefined }, snapshot, null, [line], { sampled: true, mostMs: 20 });
  expect(priced).toMatchObject({ unitPrice: answer.price, problem: null, ladder: [] });
  late.resolve(answer);
  await new Promise(setImmediate);
  expect(asked).toBe(2);
});

test('screens of the office do not wait for the service', async () => {
  fail('hang', 40);
  for (const path of [
    '/product/price-list?search=KA_0001',
    `/product/price?productId=${carton.id}`,
    '/product?articleNumber=KA_0001&withPrices=true',
  ])
    expect((await get(staff, path)).status).toBe(200);
  expect(service.faults.waiting()).toMatchObject({ price: { length: 40 } });
});
