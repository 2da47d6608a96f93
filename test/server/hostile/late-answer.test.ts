/** The same call sent again while the first one still waits: for a price service, a lock or the limit of guests. All get the answer of one. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlacedOrder } from '#contract/place-order.ts';
import type { Product } from '#contract/product.ts';
import type { Quote } from '#contract/quote.ts';
import { startPriceService } from '#fakes/price-service/price-service.ts';
import type { PriceService } from '#fakes/price-service/price-service.ts';
import type { Answer, Buyer, Item, Person } from '../buyer.ts';
import { itemOf, logIn, mondayMorning, newGuest, order, orderBody, problemsOf, productOf, send, visitor } from '../buyer.ts';
import { customerOf } from '../customer-steps.ts';
import { management } from '../demo-log-in.ts';
import type { ShopApp } from '../shop-app.ts';
import { startShop } from '../shop-app.ts';

let shop: ShopApp;
let service: PriceService;
let carton: Product;
let pallet: Item;
let staff: Person;
let count = 0;
let nowMs = mondayMorning;

beforeAll(async () => {
  service = await startPriceService({ slowMs: 300 });
  shop = await startShop({
    now: () => nowMs,
    env: { REMOTE_PRICE_HOSTS: 'localhost', REMOTE_PRICE_LOOPBACK: '1', RATE_LIMITS: '1' },
  });
  staff = await logIn(shop.app, management);
  carton = await productOf(shop.app, 'KA_0001');
  pallet = itemOf(await productOf(shop.app, 'EP_0001'), 10);
  await shop.database.pool.query("update product_price set active_strategy = 'REMOTE_PRICE', remote_price = $1 where product_id = $2", [
    JSON.stringify({ url: service.url.replace('127.0.0.1', 'localhost'), samplingPoints: [] }),
    carton.id,
  ]);
  await shop.catalog.rebuild();
});
afterAll(async () => {
  await shop.close();
  await service.stop();
});
beforeEach(async () => {
  // Guests may place a number of orders an hour.
  nowMs += 3_600_001;
  service.faults.forget();
  await send(staff, 'POST', '/product/clear-price-cache', {});
});

const guest = async (): Promise<Buyer> => {
  count += 1;
  return newGuest(shop.app, { contactPerson: { email: `spaet${count}@muster.example` } });
};
const times = async <T>(ask: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 4 }, ask));
const quoted = async (buyer: Buyer, items: Item[], key: string) =>
  send<{ uuid: string }>(buyer, 'POST', '/quote', orderBody(buyer, items), { 'idempotency-key': key });
const rows = async (table: 'sales_order' | 'quote', { customerId }: Buyer): Promise<number> =>
  (await shop.database.pool.query<{ count: number }>(`select count(*)::int as count from ${table} where customer_id = $1`, [customerId]))
    .rows[0]?.count ?? -1;
const asOne = (answers: readonly Answer<unknown>[]): number => new Set(answers.map((answer) => JSON.stringify(answer))).size;

test('the tenth order of a guest, sent four times at once, is one order and refused to nobody', async () => {
  const buyer = await guest();
  for (let round = 0; round < 9; round++) expect((await order(buyer, [pallet])).status).toBe(200);
  const answers = await times(async () => order(buyer, [pallet], {}, 'tenth'));
  expect([answers[0]?.status, asOne(answers), await rows('sales_order', buyer)]).toEqual([200, 1, 10]);
  expect((await order(buyer, [pallet])).status).toBe(429);
});

test('an order and a quote sent again while their price is late are one order and one quote', async () => {
  const buyer = await guest();
  service.faults.fail('price', 'slow');
  const orders = await times(async () => order(buyer, [itemOf(carton, 25)], {}, 'late'));
  expect([orders[0]?.status, asOne(orders), await rows('sales_order', buyer)]).toEqual([200, 1, 1]);
  service.faults.fail('price', 'slow');
  const quotes = await times(async () => quoted(buyer, [itemOf(carton, 50)], 'late'));
  expect([quotes[0]?.status, asOne(quotes), await rows('quote', buyer)]).toEqual([200, 1, 1]);
});

test('a price that becomes dearer between two tries is the one that was agreed to, for both', async () => {
  const buyer = await guest();
  const items = [itemOf(carton, 75)];
  const before = await order(buyer, items, {}, 'first');
  const expectedTotal =
    (await shop.database.pool.query<{ total: number }>('select total_amount as total from sales_order where id = $1', [before.body.id]))
      .rows[0]!.total / 100;
  await send(staff, 'POST', '/product/clear-price-cache', {});
  service.faults.fail('price', 'slow', 'dearer');
  const { asked } = service;
  const second = order(buyer, items, { expectedTotal }, 'dearer');
  await expect.poll(() => service.asked).toBe(asked + 1);
  await send(staff, 'POST', '/product/clear-price-cache', {});
  const answers = await Promise.all([second, order(buyer, items, { expectedTotal }, 'dearer')]);
  expect([answers[0].status, asOne(answers)]).toEqual([200, 1]);
});

test('another order with a key that is under way is refused, and never gets the answer of the first', async () => {
  const buyer = await guest();
  service.faults.fail('price', 'slow');
  const first = order(buyer, [itemOf(carton, 25)], {}, 'mine');
  const other = order(buyer, [itemOf(carton, 100)], {}, 'mine');
  const [one, two] = await Promise.all([first, other]);
  expect(new Set([one.status, two.status])).toEqual(new Set([200, 422]));
  expect([one, two].filter(({ status }) => status === 422).flatMap(problemsOf)).toEqual(['idempotencyKeyReused']);
  expect(await rows('sales_order', buyer)).toBe(1);
});

test('a first try that fails late leaves the key free, and a try while it waits fails with it', async () => {
  const buyer = await guest();
  service.faults.fail('price', 'status500', 'status500');
  const answers = await times(async () => order(buyer, [itemOf(carton, 25)], {}, 'in vain'));
  expect([asOne(answers), answers.flatMap(problemsOf)[0]]).toEqual([1, 'priceUnavailable body.cartItems.0.productId']);
  expect((await order(buyer, [itemOf(carton, 25)], {}, 'in vain')).status).toBe(200);
  expect(await rows('sales_order', buyer)).toBe(1);
});

test('a quote ordered by a double click is one order, and both clicks lead to it', async () => {
  const buyer = await guest();
  const { uuid } = (await quoted(buyer, [pallet], 'to be ordered')).body;
  const { rows: stored } = await shop.database.pool.query<{ id: number }>('select id from quote where customer_id = $1', [
    buyer.customerId,
  ]);
  const sent = await send<Quote>(staff, 'PUT', `/quote/${stored[0]?.id}`, { version: 1, deliveryCost: 20, send: true });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  const wish = { uuid, pin: sent.body.pin, versionNumber: sent.body.versionNumber, termsAccepted: true };
  const answers = await times(async () =>
    send<PlacedOrder>(visitor(shop.app), 'POST', '/order/from-quote', wish, { 'idempotency-key': 'double' }),
  );
  expect([answers[0]?.status, asOne(answers), await rows('sales_order', buyer)]).toEqual([200, 1, 1]);
  const later = await send(visitor(shop.app), 'POST', '/order/from-quote', wish, { 'idempotency-key': 'another tab' });
  expect(problemsOf(later)).toEqual(['quoteAlreadyOrdered']);
});

test.each(['erased', 'merged into another'] as const)(
  'nothing is stored for a customer who was %s while a price was late',
  async (what) => {
    const buyer = await guest();
    const into = await guest();
    const { version } = await customerOf(staff, buyer.customerId);
    const kept = await customerOf(staff, into.customerId);
    service.faults.fail('price', 'slow', 'slow');
    const before = service.asked;
    const fetched = { deliveryType: 'PICKUP', deliveryAddressId: null };
    const asked = Promise.all([
      order(buyer, [itemOf(carton, 25)], fetched),
      send(buyer, 'POST', '/quote', orderBody(buyer, [itemOf(carton, 50)], fetched)),
    ]);
    await expect.poll(() => service.asked - before).toBe(2);
    const gone =
      what === 'erased'
        ? await send(staff, 'POST', `/customers/${buyer.customerId}/erase`, { version, reason: 'Wunsch' })
        : await send(staff, 'POST', `/customers/${into.customerId}/merge`, { version: kept.version, from: buyer.customerId });
    expect(gone.status, JSON.stringify(gone.body)).toBe(200);
    expect((await asked).map(({ status }) => status)).toEqual([409, 409]);
    expect([await rows('sales_order', buyer), await rows('quote', buyer)]).toEqual([0, 0]);
  },
);

test('lines of a quote that were priced for one customer are not written for another', async () => {
  const buyer = await guest();
  const other = await guest();
  const drafted = await send<{ id: number }>(staff, 'POST', '/quote', orderBody(buyer, []));
  const path = `/quote/${drafted.body.id}`;
  const { asked } = service;
  service.faults.fail('price', 'slow');
  const { productId, configuration, quantity } = itemOf(carton, 25);
  const written = send<Quote>(staff, 'PUT', path, { newPositions: [{ productId, configuration, quantity }] });
  await expect.poll(() => service.asked).toBe(asked + 1);
  const given = { customerId: other.customerId, invoiceAddress: other.addressId, deliveryAddress: other.addressId };
  const moved = await send<Quote>(staff, 'PUT', path, given);
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  const answer = await written;
  expect([answer.status, problemsOf(answer)]).toEqual([409, ['changedMeanwhile']]);
});
