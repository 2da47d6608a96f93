/** Random histories of the ledger on the real database: whatever is done in whatever order, every sum is that of its entries and no franc is lost. */
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { get, itemOf, logIn, mondayMorning, newGuest, order, productOf, send } from './buyer.ts';
import type { Item, Person } from './buyer.ts';
import { one, writeInvoice } from './ledger-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let books: Person;
let item: Item;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  books = await logIn(shop.app, 'buchhaltung@kistenwerk.example');
  item = itemOf(await productOf(shop.app, 'EP_0001'));
});
afterAll(async () => shop.close());

const step = record({
  what: constantFrom('pay', 'pay', 'payOrder', 'useCredit', 'refund', 'writeOff', 'reverse'),
  amount: integer({ min: 1, max: 15_000 }),
  at: integer({ min: 0, max: 99 }),
});

test('sums hold after any history', async () => {
  await assert(
    asyncProperty(array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      const guest = await newGuest(shop.app);
      const orderId = (await order(guest, [item])).body.id;
      const invoices = [await writeInvoice(shop, [orderId], { total: 5000 }), await writeInvoice(shop, [orderId], { total: 3000 })];
      const money = { day: '2026-11-23', reason: 'zufällig' };
      const entries = async () =>
        (
          await get<{ items: { id: number; amount: number; kind: string; source: string }[] }>(
            books,
            `/payment-entry?customerId=${guest.customerId}&perPage=500`,
          )
        ).body.items;
      for (const { what, amount, at } of steps) {
        const invoiceId = invoices[at % 2];
        const chf = { ...money, amount: amount / 100 };
        if (what === 'pay') await send(books, 'POST', '/payment-entry', { ...chf, invoiceId });
        if (what === 'payOrder') await send(books, 'POST', '/payment-entry', { ...chf, orderId });
        if (what === 'useCredit') await send(books, 'POST', '/payment-entry', { ...chf, invoiceId, source: 'credit' });
        if (what === 'refund') await send(books, 'POST', '/payment-entry', { ...chf, customerId: guest.customerId, kind: 'refund' });
        if (what === 'writeOff') await send(books, 'POST', '/payment-entry', { ...chf, invoiceId, kind: 'writeOff' });
        const all = await entries();
        const chosen = all[at % Math.max(1, all.length)];
        if (what === 'reverse' && chosen) await send(books, 'POST', `/payment-entry/${chosen.id}/reverse`, { reason: 'zufällig' });
      }
      const sums = await one<{ wrong: number; credit: number }>(
        shop,
        `select (select count(*)::int from invoice i where i.id = any($1)
           and i.paid_amount <> (select coalesce(sum(amount), 0) from payment_entry e where e.invoice_id = i.id)) as wrong,
         (select coalesce(sum(amount), 0)::bigint from payment_entry where customer_id = $2 and order_id is null and invoice_id is null) as credit`,
        [invoices, guest.customerId],
      );
      expect(sums.wrong).toBe(0);
      expect(sums.credit).toBeGreaterThanOrEqual(0);
      const { open } = await one<{ open: number }>(shop, 'select min(open_amount) as open from invoice where id = any($1)', [invoices]);
      expect(open).toBeGreaterThanOrEqual(0);
      const derived = await one<{ ok: boolean }>(
        shop,
        `select paid_amount = (select coalesce(sum(amount), 0) from payment_entry e where e.order_id = o.id) as ok from sales_order o where id = $1`,
        [orderId],
      );
      expect(derived.ok).toBe(true);
    }),
    { numRuns: 12 },
  );
}, 90_000);
