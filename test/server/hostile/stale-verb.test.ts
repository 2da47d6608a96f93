/** Verbs that preview, keep or apply many changes, with a version that is no longer the current one: each says so, and nothing is stored. At once, one wins. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportDesk } from '#contract/import.ts';
import type { Order } from '#contract/order.ts';
import type { BulkRow } from '#contract/price-bulk.ts';
import type { Quote } from '#contract/quote.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, orderBody, problemsOf, productOf, send } from '../buyer.ts';
import type { Answer, Buyer, Person } from '../buyer.ts';
import { uploadRows } from '../import-steps.ts';
import { orderAs, twoLines } from '../paper-steps.ts';
import { startShop } from '../shop-app.ts';
import type { ShopApp } from '../shop-app.ts';

let shop: ShopApp;
let guest: Buyer;
let staff: Person;
let order: Order;
let quote: Quote;
let table: ImportDesk;
let prices: { id: number; version: number }[];

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  guest = await newGuest(shop.app);
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  order = await orderAs(staff, (await twoLines(guest)).id);
  const asked = await send<{ id: number }>(guest, 'POST', '/quote', orderBody(guest, [itemOf(await productOf(shop.app, 'EP_0001'), 10)]));
  quote = (await get<Quote>(staff, `/quote/${asked.body.id}`)).body;
  await post(`/order/${order.id}/change`, { version: order.version, comment: 'Tor 3' });
  table = await uploadRows(staff, 'product', [
    ['Artikelnummer', 'Name DE'],
    ['EP_0001', 'Palette, neu benannt'],
  ]);
  const { rows } = (await post<{ rows: BulkRow[] }>('/product/price/bulk-preview', { change, strategy: 'FIX_PRICE' })).body;
  prices = rows.slice(0, 3).map(({ id, version }) => ({ id, version }));
});
afterAll(async () => shop.close());

const change = { kind: 'percent', value: 5 };
const post = async <Body>(path: string, body: object): Promise<Answer<Body>> => send<Body>(staff, 'POST', path, body);
const stale = () => prices.map((row) => ({ ...row, version: row.version + 1 }));

async function traces(): Promise<object> {
  const { rows } = await shop.database.pool.query(
    `select (select count(*) from record_history) as entries, (select count(*) from mail) as mails, (select count(*) from price_change) as changes,
       (select sum(version) from sales_order) as orders, (select sum(version) from quote) as quotes, (select sum(version) from order_change) as staged,
       (select sum(version) from product) as products, (select sum(version) from product_price) as prices`,
  );
  return rows[0] as object;
}

test.each<[string, () => Promise<Answer<unknown>>]>([
  [
    'a change kept beside an order of before',
    async () => post(`/order/${order.id}/change`, { version: 9, comment: 'x', changeVersion: 1 }),
  ],
  ['a change over another draft', async () => post(`/order/${order.id}/change`, { version: 1, comment: 'x' })],
  ['a draft of before that is applied', async () => post(`/order/${order.id}/change/apply`, { version: 1, changeVersion: 9 })],
  ['a draft that is applied to an order of before', async () => post(`/order/${order.id}/change/apply`, { version: 9, changeVersion: 1 })],
  ['a question about an order of before', async () => post(`/order/${order.id}/change/ask`, { version: 9, changeVersion: 1 })],
  ['a draft of before that is dropped', async () => post(`/order/${order.id}/change/discard`, { changeVersion: 9 })],
  ['a preview of a quote of before', async () => post(`/quote/${quote.id}/preview`, { version: 9, comment: 'x' })],
  ['a table of before that is applied', async () => post(`/import/${table.id}/apply`, { version: table.version + 1, rows: 1 })],
  ['a table of before that is mended', async () => send(staff, 'PUT', `/import/${table.id}`, { version: table.version + 1, cells: [] })],
  ['a table of before that is dropped', async () => post(`/import/${table.id}/discard`, { version: table.version + 1 })],
])('%s is told and stores nothing', async (_what, ask) => {
  const before = await traces();
  const answer = await ask();
  expect([answer.status, problemsOf(answer)]).toEqual([409, ['changedMeanwhile']]);
  expect(await traces()).toEqual(before);
});

test.each([undefined, '2027-01-01'])('a change over prices of before leaves each, from %s', async (validFrom) => {
  const before = await traces();
  const { body } = await post<{ id: number | null; rows: { ok: boolean }[] }>('/product/price/bulk-change', {
    change,
    validFrom,
    rows: stale(),
  });
  expect([body.id, body.rows.filter(({ ok }) => ok)]).toEqual([null, []]);
  expect(await traces()).toEqual(before);
});

test('of many who apply, drop and ask at once, one wins', async () => {
  const both = { version: order.version, changeVersion: 1 };
  const ofOrder = await Promise.all([
    post(`/order/${order.id}/change/apply`, both),
    post(`/order/${order.id}/change/apply`, both),
    post(`/order/${order.id}/change/discard`, { changeVersion: 1 }),
  ]);
  expect(ofOrder.filter(({ status }) => status === 200)).toHaveLength(1);
  const { version } = table;
  const ofTable = await Promise.all([
    post(`/import/${table.id}/apply`, { version, rows: 1 }),
    post(`/import/${table.id}/apply`, { version, rows: 1 }),
    post(`/import/${table.id}/discard`, { version }),
  ]);
  expect(ofTable.filter(({ status }) => status === 200)).toHaveLength(1);
  const ofPrices = await Promise.all(
    [1, 2, 3].map(async () => post<{ id: number | null }>('/product/price/bulk-change', { change, rows: prices })),
  );
  const made = ofPrices.flatMap(({ body }) => body.id ?? []);
  expect(made).toHaveLength(1);
  const undone = await Promise.all([1, 2].map(async () => post(`/product/price/bulk-change/${made[0]}/undo`, {})));
  expect(undone.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});
