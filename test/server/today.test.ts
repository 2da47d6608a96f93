/** What is waiting for whom: the counts on the start page match the lists they link to. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Waiting } from '#contract/today.ts';
import { transaction } from '#server/db/pool.ts';
import { restateOrder } from '#server/order/restate-order.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, orderBody, productOf, send } from './buyer.ts';
import type { Buyer, Item, Person } from './buyer.ts';
import { writeInvoice } from './ledger-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let guest: Buyer;
let staff: Person;
let item: Item;
let nowMs = mondayMorning;

beforeAll(async () => {
  shop = await startShop({ now: () => nowMs });
  guest = await newGuest(shop.app);
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  item = itemOf(await productOf(shop.app, 'EP_0001'));
});
afterAll(async () => shop.close());

const waiting = async (person: Person = staff): Promise<Map<string, Waiting>> =>
  new Map((await get<{ items: Waiting[] }>(person, '/today')).body.items.map((each) => [each.key, each]));

/** The rows of the list that an entry links to. */
async function listed({ link }: Waiting): Promise<{ total: number; ids: number[] }> {
  const query = [...link.filter.map((each) => `filter=${encodeURIComponent(each)}`), `sort=${link.sort}`, 'perPage=500'].join('&');
  const path = link.list === 'openItem' ? 'open-item' : link.list;
  const { body } = await get<{ total: number; items: { id: number }[] }>(staff, `/${path}?${query}`);
  return { total: body.total, ids: body.items.map(({ id }) => id) };
}

async function entry(key: string): Promise<Waiting & { ids: number[] }> {
  const found = (await waiting()).get(key);
  if (!found) throw new Error(`nothing under ${key}`);
  const { total, ids } = await listed(found);
  expect(total).toBe(found.count);
  return { ...found, ids };
}

const placed = async (over: object = {}): Promise<number> => (await order(guest, [item], over)).body.id;
const change = async (id: number, set: string): Promise<void> => {
  await shop.database.pool.query(`update sales_order set ${set} where id = $1`, [id]);
};

describe('what waits', () => {
  test('a new order, and after two working days an unconfirmed one', async () => {
    const id = await placed();
    expect(await entry('newOrders')).toMatchObject({ ids: expect.arrayContaining([id]), oldest: new Date(mondayMorning).toISOString() });
    expect((await entry('unconfirmedOrders')).ids).not.toContain(id);
    nowMs = mondayMorning + 3 * 86_400_000;
    expect((await entry('newOrders')).ids).not.toContain(id);
    expect((await entry('unconfirmedOrders')).ids).toContain(id);
    await change(id, `confirmed_delivery_date = '2026-11-30'`);
    expect((await entry('unconfirmedOrders')).ids).not.toContain(id);
    nowMs = mondayMorning;
  });

  test('an order that is due until Sunday, by the promised day where there is one', async () => {
    const [wished, promised, later] = [await placed(), await placed(), await placed()];
    await change(wished, `requested_delivery_date = '2026-11-29'`);
    await change(promised, `requested_delivery_date = '2026-12-20', confirmed_delivery_date = '2026-11-27'`);
    await change(later, `requested_delivery_date = '2026-11-27', confirmed_delivery_date = '2026-11-30'`);
    const { ids, oldest } = await entry('ordersDueThisWeek');
    expect([wished, promised, later].map((id) => ids.includes(id))).toEqual([true, true, false]);
    expect(oldest).toBe('2026-11-27');
  });

  test('an invoice whose days to pay are over, until it is paid', async () => {
    const id = await placed();
    const { body } = await send<{ id: number }>(staff, 'POST', '/invoice', { orderId: id, version: 1 });
    expect((await entry('paymentsPastDue')).ids).not.toContain(id);
    nowMs = mondayMorning + 86_400_000;
    expect((await entry('paymentsPastDue')).ids).toContain(id);
    await shop.database.pool.query('update invoice set paid_amount = total_amount where id = $1', [body.id]);
    await transaction(shop.database.db, async (trx) => restateOrder(trx, id));
    expect((await entry('paymentsPastDue')).ids).not.toContain(id);
    nowMs = mondayMorning;
  });

  test('for who keeps the books: overdue invoices, and those to be reminded of', async () => {
    const books = await logIn(shop.app, 'buchhaltung@kistenwerk.example');
    const [late, young] = [await placed(), await placed()];
    const invoices = [
      await writeInvoice(shop, [late], { dueOn: '2026-11-13' }),
      await writeInvoice(shop, [young], { dueOn: '2026-11-14' }),
    ];
    expect((await entry('overdueInvoices')).ids).toEqual(invoices);
    expect((await entry('remindersDue')).ids).toEqual(invoices.slice(0, 1));
    expect((await waiting(books)).get('overdueInvoices')).toMatchObject({ count: 2, oldest: '2026-11-13' });
    await send(books, 'POST', '/payment-entry', { invoiceId: invoices[0], amount: 10_000, day: '2026-11-23' });
    expect((await waiting(books)).get('remindersDue')?.count).toBe(0);
  });

  test('a quote that was asked for, until it is sent; and one that ends within a week', async () => {
    const asked = (await send<{ id: number }>(guest, 'POST', '/quote', orderBody(guest, [item]))).body.id;
    expect((await entry('requestedQuotes')).ids).toContain(asked);
    const sent = await send(staff, 'PUT', `/quote/${asked}`, {
      version: 1,
      deliveryCost: 10,
      validityDuration: 7,
      message: 'Gerne.',
      send: true,
    });
    expect(sent.status).toBe(200);
    expect((await entry('requestedQuotes')).ids).not.toContain(asked);
    expect(await entry('endingQuotes')).toMatchObject({ ids: [asked], oldest: '2026-11-30' });
    nowMs = mondayMorning + 8 * 86_400_000;
    expect((await entry('endingQuotes')).ids).toEqual([]);
    nowMs = mondayMorning;
  });

  test('a mail that was given up', async () => {
    await shop.database.pool.query(`update mail set state = 'failed' where id = (select min(id) from mail)`);
    expect((await waiting()).get('failedMails')).toMatchObject({ count: 1, link: { list: 'mail' } });
  });

  test('only for those who may do something about it', async () => {
    const sales = await logIn(shop.app, 'verkauf@kistenwerk.example');
    expect([...(await waiting(sales)).keys()]).not.toContain('failedMails');
    expect([...(await waiting(sales)).keys()]).toContain('newOrders');
    expect((await get(guest, '/today')).status).toBe(403);
  });
});
