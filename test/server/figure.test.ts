/** The figures of the start page: computed from planted orders, quotes, deliveries and invoices, without reading a whole table. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Figures } from '#contract/figure.ts';
import { depth } from '#test/depth.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, orderBody, productOf, send } from './buyer.ts';
import type { Buyer, Item, Person } from './buyer.ts';
import { writeInvoice } from './ledger-steps.ts';
import { manyOrders } from './many-orders.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';
import { recordStatements } from './statement-plans.ts';
import type { Statements } from './statement-plans.ts';

const minuteMs = 60_000;
const many = depth(4000, 20_000);

let shop: ShopApp;
let guest: Buyer;
let staff: Person;
let books: Person;
let item: Item;
let statements: Statements;
let nowMs = mondayMorning;

beforeAll(async () => {
  statements = recordStatements(['sales_order', 'quote', 'invoice']);
  shop = await startShop({ now: () => nowMs });
  guest = await newGuest(shop.app);
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  books = await logIn(shop.app, 'buchhaltung@kistenwerk.example');
  item = itemOf(await productOf(shop.app, 'EP_0001'), 3);
});
afterAll(async () => {
  statements.stop();
  await shop.close();
});

/** A minute later than before. */
async function fresh(person: Person = staff): Promise<Figures> {
  nowMs += minuteMs;
  return (await get<Figures>(person, '/figure')).body;
}
const query = async (text: string, values: unknown[]): Promise<void> => void (await shop.database.pool.query(text, values));
/** An order of this net amount in Rappen, made at an instant. */
async function made(at: string, net: number, over = ''): Promise<number> {
  const { id } = (await order(guest, [item])).body;
  await query(`update sales_order set created_at = $2, net_amount = $3 ${over} where id = $1`, [id, at, net]);
  return id;
}

test('orders of the month by Swiss days, against the same days of the month before', async () => {
  const none = await fresh();
  expect(none).toMatchObject({ month: { from: '2026-11-01', to: '2026-11-23' }, orders: { count: 0, amount: 0, change: null } });
  await made('2026-10-31T23:00:00Z', 110_000);
  await made('2026-11-09T12:00:00Z', 110_050);
  await made('2026-11-02T12:00:00Z', 999_999, ', order_status_id = 5');
  await made('2026-11-02T12:00:00Z', 999_999, ', order_status_id = 3');
  await made('2026-10-23T21:59:00Z', 200_000);
  await made('2026-10-23T22:00:00Z', 999_999);
  const { orders } = await fresh();
  expect(orders).toMatchObject({ count: 2, amount: 2200.5 });
  expect(orders.change).toBeCloseTo(0.100_25, 6);
});

test('promises kept: complete and by the promised day; delivered nobody knows when counts neither way', async () => {
  const promised = async (state: string, day: string | null): Promise<number> => {
    const over = `, confirmed_delivery_date = '2026-11-04', delivered = '${state}', delivered_on = ${day === null ? 'null' : `'${day}'`}`;
    return made('2026-10-20T12:00:00Z', 100, over);
  };
  await promised('COMPLETE', '2026-11-04');
  await promised('COMPLETE', '2026-11-07');
  await promised('PARTIAL', '2026-11-02');
  await promised('OPEN', null);
  await promised('COMPLETE', null);
  const today = await promised('OPEN', null);
  await query(`update sales_order set confirmed_delivery_date = '2026-11-23' where id = $1`, [today]);
  expect((await fresh()).deliveries).toEqual({ promised: 4, onTime: 1 });
});

test('quotes won of those decided, and their margin by weight; only for those who may read quotes', async () => {
  const asked = async (): Promise<number> => (await send<{ id: number }>(guest, 'POST', '/quote', orderBody(guest, [item]))).body.id;
  const won = async (at: string, net: number, margin: number | null): Promise<void> => {
    const [orderId, id] = [await made(at, net), await asked()];
    const set = 'update quote set state_id = 4, order_id = $2, margin = $3, ordered_on = $4 where id = $1';
    await query(set, [id, orderId, margin, at.slice(0, 10)]);
  };
  const lost = async (day: string): Promise<void> =>
    query(`update quote set state_id = 6, lost_reason = 'PRICE', lost_on = $2 where id = $1`, [await asked(), day]);
  await won('2026-11-03T12:00:00Z', 30_000, 4000);
  await won('2026-11-04T12:00:00Z', 10_000, 2000);
  await won('2026-11-05T12:00:00Z', 50_000, null);
  await won('2026-10-05T12:00:00Z', 90_000, 9000);
  await lost('2026-11-23');
  await lost('2026-10-31');
  await asked();
  expect((await fresh()).quotes).toEqual({ won: 3, decided: 4, margin: 0.35 });
  expect(await fresh(books)).toMatchObject({ quotes: null, orders: { count: 5 } });
});

test('open items and those overdue are as in their list', async () => {
  const ids = [await made('2026-10-02T12:00:00Z', 100), await made('2026-10-02T12:00:00Z', 100)];
  await writeInvoice(shop, ids.slice(0, 1), { dueOn: '2026-11-22' });
  await writeInvoice(shop, ids.slice(1), { dueOn: '2026-11-23' });
  const { openItems, overdue } = await fresh();
  const list = async (filter: string) =>
    (await get<{ total: number; items: { open: number }[]; totals: { open: number } }>(staff, `/open-item?perPage=100${filter}`)).body;
  const late = await list('&filter=daysOverdue%3A1..');
  expect(openItems).toBe((await list('')).totals.open);
  expect(overdue).toEqual({ count: late.total, amount: late.items.reduce((sum, { open }) => sum + open, 0) });
  expect(late.total).toBe(1);
});

test('are computed once a minute, for whoever asks', async () => {
  const before = await fresh();
  await made('2026-11-09T12:00:00Z', 500);
  statements.forget();
  nowMs += minuteMs - 1000;
  expect((await get<Figures>(staff, '/figure')).body).toEqual(before);
  expect((await get<Figures>(books, '/figure')).body).toEqual({ ...before, quotes: null });
  expect(statements.count()).toBe(0);
  expect((await fresh()).orders.count).toBe(before.orders.count + 1);
});

test(`read no table as a whole among ${many} orders`, async () => {
  await manyOrders(shop.database.pool, many, new Date(mondayMorning));
  await query(
    `insert into quote (formatted_id, link_hash, state_id, created_at, updated_at, customer_id, shop_type_id, customer_request_type, order_person,
       invoice_email, customer_name, invoice_address, order_id, ordered_on)
     select 'O2025-' || id, md5(id::text), 4, created_at, created_at, customer_id, shop_type_id, customer_request_type, order_person,
       invoice_email, customer_name, invoice_address, id, created_at::date from sales_order where formatted_id like 'A2025-%' and id % 2 = 0`,
    [],
  );
  await query(
    `insert into invoice (formatted_id, customer_id, issued_on, due_on, language, customer_name, invoice_email, invoice_address, has_vat,
       products_amount, discount_amount, delivery_cost, net_amount, vat_amount, total_amount, reference, paid_amount, created_at, who)
     select 'R2025-' || id, customer_id, created_at::date, created_at::date + 30, 'de', customer_name, invoice_email, invoice_address, true,
       1000, 0, 0, 1000, 81, 1081, 'r' || id, case when id % 50 = 0 then 0 else 1081 end, created_at, 'test'
     from sales_order where formatted_id like 'A2025-%'`,
    [],
  );
  for (const table of ['quote', 'invoice']) await query(`vacuum analyze ${table}`, []);
  statements.forget();
  const { orders, deliveries } = await fresh();
  expect(orders.count).toBeGreaterThan(many / 50);
  expect(deliveries.promised).toBeGreaterThan(many / 70);
  expect(await statements.tablesReadWhole(shop.database.pool)).toEqual([]);
});
