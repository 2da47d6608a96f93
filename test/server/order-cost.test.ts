/** What a line costs is kept when it is made, by the rules of the quotes' margin, and no customer, paper, mail or other table ever gets it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#contract/order.ts';
import type { QuoteMargin } from '#contract/quote-desk.ts';
import type { Quote } from '#contract/quote.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, orderBody, orderByLink, productOf, send, visitor } from './buyer.ts';
import type { Buyer, Item, Person } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

/** A purchase price that is found nowhere by chance, in francs and as it is stored. */
const secret = { chf: 6.7193, stored: 67_193, texts: ['6.7193', '67193', '6,7193'] };

let shop: ShopApp;
let guest: Buyer;
let staff: Person;
let crate: Item;
let pallet: Item;
/** Its cost is the secret. */
let bought: Item;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  guest = await newGuest(shop.app);
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  crate = itemOf(await productOf(shop.app, 'HK_0001'), 4, { length: 1200 });
  pallet = itemOf(await productOf(shop.app, 'EP_0001'), 20);
  bought = itemOf(await productOf(shop.app, 'PL_0006'), 5);
  const internal = { productId: bought.productId, source: 'FIX_PRICE', steps: [{ quantity: 1, price: secret.chf }] };
  expect((await send(staff, 'POST', '/product/internal-price', internal)).status).toBe(200);
});
afterAll(async () => shop.close());

const costsOf = async (orderId: number): Promise<(number | null)[]> => {
  const query = 'select cost_per_one as cost from order_position where order_id = $1 order by sort_order';
  return (await shop.database.pool.query<{ cost: number | null }>(query, [orderId])).rows.map(({ cost }) => cost);
};
const placed = async (items: Item[]): Promise<number> => (await order(guest, items)).body.id;
const read = async (id: number): Promise<Order> => (await get<{ order: Order }>(staff, `/order/${id}`)).body.order;
const change = async (id: number, body: object): Promise<Order> => {
  const answer = await send<Order>(staff, 'PUT', `/order/${id}`, { version: (await read(id)).version, ...body });
  expect(answer.status).toBe(200);
  return answer.body;
};
const quoted = async (items: Item[]): Promise<Quote> => {
  const { id } = (await send<{ id: number }>(staff, 'POST', '/quote', orderBody(guest, items))).body;
  return (await get<Quote>(staff, `/quote/${id}`)).body;
};
const quotedCosts = async (items: Item[]): Promise<(number | null)[]> => {
  const { id } = await quoted(items);
  const { lines } = (await get<QuoteMargin>(staff, `/quote/${id}/margin`)).body;
  return lines.map(({ costPerOne }) => (costPerOne === null ? null : Math.round(costPerOne * 10_000)));
};

test('is that of a quote for the same goods', async () => {
  const items = [crate, pallet, bought];
  const costs = await costsOf(await placed(items));
  expect(costs).toEqual(await quotedCosts(items));
  expect(costs[2]).toBe(secret.stored);
  expect(costs.every((cost) => cost !== null && cost > 0)).toBe(true);
});

test('depends on the quantity, and is unknown where nobody knows it', async () => {
  const [[one], [many]] = [
    await costsOf(await placed([{ ...crate, quantity: 1 }])),
    await costsOf(await placed([{ ...crate, quantity: 100 }])),
  ];
  expect(many).toBeLessThan(one ?? 0);
  const id = await placed([pallet]);
  await change(id, { newPositions: [{ type: 'PRODUCT', productId: null, name: 'Montage', quantity: 1, pricePerOne: 120 }] });
  expect((await costsOf(id))[1]).toBeNull();
});

test('of a changed line is reckoned anew only if its goods change', async () => {
  const id = await placed([crate, bought]);
  const [first, second] = (await read(id)).positions;
  await shop.database.pool.query('update order_position set cost_per_one = 1 where order_id = $1', [id]);
  await change(id, { updatePositions: [{ id: first?.id, pricePerOne: 99, externalCustomerNo: 'Los 2' }] });
  expect(await costsOf(id)).toEqual([1, 1]);
  await change(id, { updatePositions: [{ id: second?.id, quantity: 6 }] });
  expect(await costsOf(id)).toEqual([1, secret.stored]);
  await change(id, {
    updatePositions: [
      { id: first?.id, configuration: { ...crate.configuration, values: { ...crate.configuration?.values, length: 1300 } } },
    ],
  });
  const [anew] = await quotedCosts([
    { ...crate, configuration: { ...crate.configuration!, values: { ...crate.configuration!.values, length: 1300 } } },
  ]);
  expect(await costsOf(id)).toEqual([anew, secret.stored]);
});

test('of a copied order, and of one made of a quote, is that of the day', async () => {
  const id = await placed([bought]);
  await shop.database.pool.query('update order_position set cost_per_one = null where order_id = $1', [id]);
  const copy = (await send<{ id: number }>(staff, 'POST', '/order/copy', { id })).body;
  expect(await costsOf(copy.id)).toEqual([secret.stored]);
  const { uuid, pin, versionNumber } = await sentQuote([bought]);
  const made = await send<{ id: number }>(visitor(shop.app), 'POST', '/order/from-quote', {
    uuid,
    pin,
    versionNumber,
    termsAccepted: true,
  });
  expect(await costsOf(made.body.id)).toEqual([secret.stored]);
  const { rows } = await shop.database.pool.query('select decided_on::text as day from quote where order_id = $1', [made.body.id]);
  expect(rows).toEqual([{ day: '2026-11-23' }]);
});

async function sentQuote(items: Item[]): Promise<Quote> {
  const { id, version } = await quoted(items);
  const answer = await send<Quote>(staff, 'PUT', `/quote/${id}`, { version, deliveryCost: 10, send: true });
  expect(answer.status).toBe(200);
  return answer.body;
}

const leaks = (text: string): string[] => [...secret.texts, 'cost_per_one', 'costPerOne'].filter((each) => text.includes(each));

test('is in no answer about the order, to whomever, nor in the copy of one’s data', async () => {
  const { id, uuid } = (await order(guest, [bought])).body;
  await change(id, { comment: 'Tor 3' });
  const answers = await Promise.all(
    [guest, staff].flatMap((person) =>
      [
        `/order/${id}`,
        '/order?returnAdditionalInformation=true',
        `/history?kind=order&id=${id}`,
        `/customers/${guest.customerId}/export`,
        `/order-by-link/${uuid}`,
      ].map(async (path) => JSON.stringify((await get(person, path)).body)),
    ),
  );
  expect(answers.map((text) => leaks(text))).toEqual(answers.map(() => []));
  expect(leaks(JSON.stringify(await orderByLink(shop.app, uuid)))).toEqual([]);
});

test('stands in the line and in the price list, and in no other table: no mail, paper, message or history', async () => {
  const { rows } = await shop.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const text = `select from ${name} row where to_jsonb(row)::text ~ '(\\m|[^0-9.])(67193|6[.,]7193)' limit 1`;
    if ((await shop.database.pool.query(text)).rows.length > 0) found.push(name);
  }
  const internal = found.filter((name) => name !== 'order_position');
  expect(found).toContain('order_position');
  expect(internal.filter((name) => !/^(product_internal|internal_price|product_price|record_history)/.test(name))).toEqual([]);
});
