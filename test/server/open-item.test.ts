import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenItem } from '#contract/ledger.ts';
import { addDays, plainDate } from '#domain/calendar/plain-date.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, productOf, send } from './buyer.ts';
import type { Buyer, Item, Person } from './buyer.ts';
import { writeInvoice } from './ledger-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

interface OpenItems {
  items: OpenItem[];
  total: number;
  totals: Record<string, number>;
}

let shop: ShopApp;
let books: Person;
let guest: Buyer;
let item: Item;
const today = plainDate(2026, 11, 23);

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  books = await logIn(shop.app, 'buchhaltung@kistenwerk.example');
  item = itemOf(await productOf(shop.app, 'EP_0001'));
});
afterAll(async () => shop.close());

/** An order of a new customer. */
async function newOrder(): Promise<number> {
  guest = await newGuest(shop.app);
  return (await order(guest, [item])).body.id;
}
/** An invoice of CHF 100 over an order, overdue by this many days. */
const overdueOf = async (orderId: number, days: number): Promise<number> =>
  writeInvoice(shop, [orderId], { total: 10_000, dueOn: addDays(today, -days), issuedOn: addDays(today, -days - 30) });
const overdueBy = async (days: number): Promise<number> => overdueOf(await newOrder(), days);
const items = async (query = ''): Promise<OpenItems> => (await get<OpenItems>(books, `/open-item?perPage=500${query}`)).body;

describe('open items', () => {
  test('stand by their age with sums, oldest due first, until they are paid', async () => {
    const ids = [];
    for (const days of [91, 61, 31, 1, 0, -5]) ids.push(await overdueBy(days));
    const { items: found, totals } = await items();
    expect(found.map(({ id, age, daysOverdue }) => [id, age, daysOverdue])).toEqual([
      [ids[0], 'over90', 91],
      [ids[1], 'to90', 61],
      [ids[2], 'to60', 31],
      [ids[3], 'to30', 1],
      [ids[4], 'notDue', 0],
      [ids[5], 'notDue', -5],
    ]);
    expect(totals).toEqual({ open: 600, notDue: 200, to30: 100, to60: 100, to90: 100, over90: 100, credit: 0 });
    await send(books, 'POST', '/payment-entry', { invoiceId: ids[0], amount: 130, day: today });
    const after = await items();
    expect(after.items.map(({ id }) => id)).not.toContain(ids[0]);
    expect(after.totals).toMatchObject({ open: 500, over90: 0, credit: 30 });
    expect((await items('&filter=age:to60|to90')).items.map(({ id }) => id)).toEqual([ids[1], ids[2]]);
    expect((await items('&sort=-dueDay')).items[0]?.id).toBe(ids[5]);
    const values = await get<{ items: object[] }>(books, '/open-item/values?column=age');
    expect(values.body.items).toContainEqual(expect.objectContaining({ value: 'notDue', count: 2 }));
  });

  test('are filtered by the reminder that is due as the rule says, whatever their state', async () => {
    const days = [5, 9, 10, 15, 19, 20, 25, 29, 30, 60];
    const held = await newOrder();
    await shop.database.pool.query('update customer set on_hold = true where id = $1', [guest.customerId]);
    const usual = await newOrder();
    let count = 0;
    for (const each of days)
      for (const level of [0, 1, 2, 3])
        for (const reminded of level === 0 ? [null] : [1, 9, 10, 30]) {
          count += 1;
          const id = await overdueOf(count % 11 === 0 ? held : usual, each);
          const on = reminded === null ? null : addDays(today, -reminded);
          await shop.database.pool.query(
            'update invoice set reminder_level = $2, reminded_on = $3, disputed = $4, fee_amount = $5 where id = $1',
            [id, level, on, count % 7 === 0, count % 5 === 0 ? 3000 : 0],
          );
        }
    const all = (await items()).items;
    for (const level of [1, 2, 3]) {
      const found = (await items(`&filter=nextReminder:${level}`)).items.map(({ id }) => id);
      expect(found).toEqual(all.filter(({ nextReminder }) => nextReminder === level).map(({ id }) => id));
      expect(found.length).toBeGreaterThan(0);
    }
    expect(new Set(all.map(({ held }) => held))).toEqual(new Set([null, 'disputed', 'customerOnHold']));
  });

  test('are not for customers', async () => {
    await overdueBy(3);
    expect((await get(guest, '/open-item')).status).toBe(403);
  });
});
