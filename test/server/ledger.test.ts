import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rappen } from '#domain/money/money.ts';
import { transaction } from '#server/db/pool.ts';
import { addEntries } from '#server/ledger/add-entries.ts';
import type { EntryTarget } from '#server/ledger/add-entries.ts';
import { settleWithPrepayment } from '#server/ledger/settle-with-prepayment.ts';
import { itemOf, mondayMorning, newGuest, order, productOf } from './buyer.ts';
import type { Buyer, Item } from './buyer.ts';
import { moneyOfInvoice, moneyOfOrder, one, writeInvoice } from './ledger-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let guest: Buyer;
let item: Item;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  guest = await newGuest(shop.app);
  item = itemOf(await productOf(shop.app, 'EP_0001'));
});
afterAll(async () => shop.close());

const by = { at: new Date(mondayMorning), who: 'buchhaltung@kistenwerk.example' };
const newOrder = async (): Promise<{ id: number; total: number }> => {
  const { id } = (await order(guest, [item])).body;
  return { id, total: (await moneyOfOrder(shop, id)).total };
};
const pay = async (target: EntryTarget, amount: number): Promise<number[]> =>
  transaction(shop.database.db, async (trx) =>
    addEntries(trx, [{ target, kind: 'payment', amount: rappen(amount), day: '2026-11-23', source: 'manual' }], by),
  );
const settle = async (invoiceId: number): Promise<void> =>
  transaction(shop.database.db, async (trx) => settleWithPrepayment(trx, invoiceId, by));

const [PAID, OPEN] = [1, 2];

describe('an entry of the ledger', () => {
  test('pays an order before it has an invoice, a part first', async () => {
    const { id, total } = await newOrder();
    await pay({ orderId: id }, total - 100);
    expect(await moneyOfOrder(shop, id)).toEqual({ paid: total - 100, total, status: OPEN });
    await pay({ orderId: id }, 100);
    expect(await moneyOfOrder(shop, id)).toEqual({ paid: total, total, status: PAID });
    const { rows } = await shop.database.pool.query<{ after: string }>(
      `select after #>> '{}' as after from record_history where kind = 'order' and record_id = $1 and field = 'payment' order by id`,
      [id],
    );
    expect(rows.at(-1)?.after).toBe('Zahlung CHF 1.00');
  });

  test('on an invoice pays its orders too, each its share', async () => {
    const [first, second] = [await newOrder(), await newOrder()];
    const invoiceId = await writeInvoice(shop, [first.id, second.id], { total: first.total + second.total });
    await pay({ invoiceId }, first.total + second.total);
    expect(await moneyOfInvoice(shop, invoiceId)).toEqual({ paid: first.total + second.total, open: 0 });
    for (const { id } of [first, second]) expect((await moneyOfOrder(shop, id)).status).toBe(PAID);
    const { version } = await one<{ version: number }>(shop, 'select version from invoice where id = $1', [invoiceId]);
    expect(version).toBe(2);
  });

  test('is only added, whoever asks', async () => {
    const { id } = await newOrder();
    await pay({ orderId: id }, 100);
    await expect(shop.database.pool.query('update payment_entry set amount = 1')).rejects.toThrow('only added');
    await expect(shop.database.pool.query('delete from payment_entry')).rejects.toThrow('only added');
  });

  test('many at once are all counted', async () => {
    const { id, total } = await newOrder();
    const invoiceId = await writeInvoice(shop, [id]);
    await Promise.all([pay({ invoiceId }, 100), pay({ invoiceId }, 200), pay({ orderId: id }, 300), pay({ invoiceId }, 400)]);
    expect(await moneyOfInvoice(shop, invoiceId)).toEqual({ paid: 700, open: total - 700 });
    expect((await moneyOfOrder(shop, id)).paid).toBe(1000);
  });
});

describe('a prepayment', () => {
  test('goes over to the invoice and stays the money of the order', async () => {
    const { id, total } = await newOrder();
    await pay({ orderId: id }, total);
    const invoiceId = await writeInvoice(shop, [id]);
    await settle(invoiceId);
    expect(await moneyOfInvoice(shop, invoiceId)).toEqual({ paid: total, open: 0 });
    expect(await moneyOfOrder(shop, id)).toEqual({ paid: total, total, status: PAID });
    await settle(invoiceId);
    expect(await moneyOfInvoice(shop, invoiceId)).toEqual({ paid: total, open: 0 });
  });

  test('is shared by the invoices of part deliveries as they come', async () => {
    const { id, total } = await newOrder();
    await pay({ orderId: id }, total - 2);
    const first = await writeInvoice(shop, [id], { total: 1000 });
    await settle(first);
    const second = await writeInvoice(shop, [id], { total: total - 1000 });
    await settle(second);
    expect(await moneyOfInvoice(shop, first)).toEqual({ paid: 1000, open: 0 });
    expect(await moneyOfInvoice(shop, second)).toEqual({ paid: total - 1000, open: 0 });
    expect((await moneyOfOrder(shop, id)).status).toBe(PAID);
  });
});
