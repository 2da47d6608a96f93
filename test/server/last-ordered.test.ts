/** A customer's last orders with today's prices: changed prices are shown, unavailable lines give the reason, and no one sees another's. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { raiseCatalogVersion } from '#server/catalog/change-log-store.ts';
import { transaction } from '#server/db/pool.ts';
import { loadLastOrdered } from '#web/storefront/favourites/load-last-ordered.ts';
import { itemOf, logIn, mondayMorning, newAddress, order, productOf } from './buyer.ts';
import type { Buyer } from './buyer.ts';
import { callOf } from './call-of.ts';
import { customer } from './demo-log-in.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

let shop: ShopApp;
let buyer: Buyer;
let orderId: number;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  const person = await logIn(shop.app, customer);
  const customerId = person.customerId ?? 0;
  buyer = { ...person, customerId, addressId: (await newAddress(person, customerId)).id };
  const [pallet, crate, carton] = await Promise.all(['EP_0001', 'HK_0001', 'KA_0003'].map(async (number) => productOf(shop.app, number)));
  if (!pallet || !crate || !carton) throw new Error('the demo shop lacks products');
  const placed = await order(buyer, [
    { ...itemOf(pallet, 2), externalCustomerRef: 'Halle 2' },
    itemOf(crate, 1, { length: 1200 }),
    itemOf(carton, 25),
  ]);
  expect(placed.status).toBe(200);
  orderId = placed.body.id;
});
afterAll(async () => shop.close());

it('shows each line with what it cost and what it costs, configured as it was', async () => {
  const [latest] = await loadLastOrdered(callOf(buyer), buyer.customerId);
  expect(latest?.id).toBe(orderId);
  expect(latest?.lines.map(({ articleNumber, quantity, problem }) => [articleNumber, quantity, problem])).toEqual([
    ['EP_0001', 2, null],
    ['HK_0001', 1, null],
    ['KA_0003', 25, null],
  ]);
  expect(latest?.lines.every(({ before, now }) => before === now)).toBe(true);
  expect(latest?.lines[0]?.remark).toBe('Halle 2');
  expect(latest?.lines[1]?.configuration?.values['length']).toBe(1200);
});

it('shows changed prices, and why a line cannot be had', async () => {
  await transaction(shop.database.db, async (trx) => {
    await trx.updateTable('fix_price').set({ price: 159_000 }).where('price', '=', 149_000).execute();
    await trx.updateTable('product').set({ published: false }).where('article_number', '=', 'KA_0003').execute();
    await trx.updateTable('order_position').set({ storno: true }).where('article_number', '=', 'HK_0001').execute();
    await raiseCatalogVersion(trx);
  });
  await shop.catalog.refresh();
  const [latest] = await loadLastOrdered(callOf(buyer), buyer.customerId);
  expect(latest?.lines.map(({ articleNumber, before, now, problem }) => [articleNumber, before, now, problem])).toEqual([
    ['EP_0001', 14.9, 15.9, null],
    ['KA_0003', expect.any(Number), null, 'productNotAvailable'],
  ]);
});

it('shows nothing of another customer, whoever’s id is asked for', async () => {
  expect(await loadLastOrdered(callOf(buyer), buyer.customerId + 1)).toEqual([]);
});
