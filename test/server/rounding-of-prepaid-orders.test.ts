/** Migration 0115 on a shop whose ledger was written as before: the rounding of a prepaid order had moved to its invoice as money. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Invoice } from '#contract/invoice.ts';
import type { RecordedMoney } from '#contract/ledger.ts';
import type { Order } from '#contract/order.ts';
import { get, logIn, mondayMorning, newGuest, send } from './buyer.ts';
import type { Buyer, Person } from './buyer.ts';
import { credit, orderAs, twoLines } from './paper-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

const letGo = 4;

let shop: ShopApp;
let staff: Person;
let guest: Buyer;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
});
afterAll(async () => shop.close());

interface Prepaid {
  order: Order;
  came: number;
  paymentId: number;
  invoice: Invoice;
}

const invoiceOf = async (orderId: number): Promise<Invoice> => {
  const [invoice] = (await get<{ items: Invoice[] }>(staff, `/invoice?orderId=${orderId}`)).body.items;
  if (invoice === undefined) throw new Error('no invoice');
  return invoice;
};

const rappen = (chf: number): number => Math.round(chf * 100);

/** Its booking of the transfer is written as it was before: all of it as money. */
async function prepaidAsBefore(): Promise<Prepaid> {
  guest = await newGuest(shop.app);
  const order = await twoLines(guest, { paymentMethodId: 2 });
  const came = (rappen(order.totals.total) - letGo) / 100;
  const { entries } = (await send<RecordedMoney>(staff, 'POST', '/payment-entry', { orderId: order.id, amount: came, day: '2026-11-23' }))
    .body;
  const client = await shop.database.pool.connect();
  try {
    await client.query('alter table payment_entry disable trigger payment_entry_append_only');
    await client.query(
      `update payment_entry e set amount = e.amount + r.amount from payment_entry r
       where r.booking = e.booking and r.kind = 'rounding' and r.source = 'credit' and e.kind = 'transfer'
         and r.invoice_id is not distinct from e.invoice_id and $1 in (r.order_id, e.order_id)`,
      [order.id],
    );
    await client.query(`delete from payment_entry where kind = 'rounding' and source = 'credit' and order_id = $1`, [order.id]);
    await client.query('alter table payment_entry enable trigger payment_entry_append_only');
  } finally {
    client.release();
  }
  return { order, came, paymentId: entries[0]?.id ?? 0, invoice: await invoiceOf(order.id) };
}

const migration = new URL('../../src/server/db/migrations/0115-rounding-of-prepaid-orders.sql', import.meta.url);
const migrate = async (): Promise<number> => (await shop.database.pool.query(await readFile(migration, 'utf8'))).rowCount ?? 0;

const creditLeft = async (orderId: number): Promise<number> =>
  rappen((await get<{ credit: number }>(staff, `/order/${orderId}/money`)).body.credit);
const creditAll = async ({ id, version }: Invoice) => credit(staff, id, { version, reason: 'Bruch' });

async function standingOf({ id }: Order): Promise<unknown> {
  const { rows } = await shop.database.pool.query(
    `select invoice_id is not null as "onInvoice", kind, sum(amount)::int as amount from payment_entry where order_id = $1
     group by 1, 2 having sum(amount) <> 0 order by 1, 2`,
    [id],
  );
  return rows;
}

test('what stands on the invoice as money becomes a rounding difference, and no sum changes', async () => {
  const { order, came, invoice } = await prepaidAsBefore();
  const [asMoney, paid] = [await standingOf(order), await orderAs(staff, order.id)];
  expect(asMoney).toContainEqual({ onInvoice: true, kind: 'transfer', amount: rappen(order.totals.total) });
  expect(await migrate()).toBe(4);
  expect(await standingOf(order)).toEqual([
    { onInvoice: false, kind: 'payment', amount: rappen(came) },
    { onInvoice: false, kind: 'transfer', amount: -rappen(came) },
    { onInvoice: true, kind: 'rounding', amount: letGo },
    { onInvoice: true, kind: 'transfer', amount: rappen(came) },
  ]);
  expect([await orderAs(staff, order.id), await invoiceOf(order.id)]).toEqual([paid, invoice]);
  expect(await migrate()).toBe(0);
});

test('a credit note gives back what came in after that', async () => {
  const { order, came, invoice } = await prepaidAsBefore();
  await migrate();
  await creditAll(invoice);
  expect(await creditLeft(order.id)).toBe(rappen(came));
});

test('the payment can be taken back after that, and all of it is owed again', async () => {
  const { order, paymentId } = await prepaidAsBefore();
  await migrate();
  expect((await send(staff, 'POST', `/payment-entry/${paymentId}/reverse`, { reason: 'falsch' })).status).toBe(200);
  expect(await invoiceOf(order.id)).toMatchObject({ open: order.totals.total, state: 'OPEN' });
  expect(await orderAs(staff, order.id)).toMatchObject({ paidAmount: 0 });
  expect(await standingOf(order)).toEqual([]);
});

test('credit that was given for it is left to the customer', async () => {
  const { order, invoice } = await prepaidAsBefore();
  await creditAll(invoice);
  const before = await standingOf(order);
  expect(await migrate()).toBe(0);
  expect([await standingOf(order), await creditLeft(order.id)]).toEqual([before, rappen(order.totals.total)]);
});

test('a prepaid order whose rounding moved as what it is stays as it is', async () => {
  const buyer = await newGuest(shop.app);
  const order = await twoLines(buyer, { paymentMethodId: 2 });
  await send(staff, 'POST', '/payment-entry', {
    orderId: order.id,
    amount: (rappen(order.totals.total) - letGo) / 100,
    day: '2026-11-23',
  });
  expect(await migrate()).toBe(0);
});
