/** Records sent back as they were read, in whichever language, and with what is not the caller's to decide. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Customer } from '#contract/customer.ts';
import type { Product } from '#contract/product.ts';
import type { ProductRecord } from '#contract/product-record.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, problemsOf, productOf, send } from '../buyer.ts';
import type { Person } from '../buyer.ts';
import { customer, management } from '../demo-log-in.ts';
import type { ShopApp } from '../shop-app.ts';
import { startShop } from '../shop-app.ts';

let shop: ShopApp;
let staff: Person;
beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, management);
});
afterAll(async () => shop.close());

test.each(['de', 'fr', 'en'])('values read in %s keep their words of all languages', async (language) => {
  for (const articleNumber of ['HK_0001', 'KA_0001']) {
    const { id } = await productOf(shop.app, articleNumber);
    const before = (await get<ProductRecord>(staff, `/product/${id}/record`)).body;
    const [read] = (await get<{ items: Product[] }>(staff, `/product?ids=${id}&lang=${language}`)).body.items;
    const sent = await send<ProductRecord>(staff, 'POST', `/product/${id}`, { values: read?.values });
    expect(sent).toMatchObject({ status: 200, body: { values: before.values } });
  }
});

test('the id of another record, in any form, changes neither', async () => {
  const buyer = await newGuest(shop.app);
  const { id } = (await order(buyer, [itemOf(await productOf(shop.app, 'HK_0002'))])).body;
  for (const other of [id + 1, String(id), [id], { id }, true, -id, 1e308]) {
    const answer = await send(staff, 'PUT', `/order/${id}`, { id: other, comment: 'Anders' });
    expect([other, answer.status, problemsOf(answer)]).toEqual([other, 422, ['unknownField body.id']]);
  }
  expect((await get<{ order: { comment: string; version: number } }>(staff, `/order/${id}`)).body.order).toMatchObject({
    comment: '',
    version: 1,
  });
});

test('a customer changes nothing that others decide, in whatever form it comes', async () => {
  const firm = await logIn(shop.app, customer);
  const id = firm.customerId ?? 0;
  const read = async () => (await get<{ items: Customer[] }>(firm, `/customers?ids=${id}`)).body.items[0];
  const before = await read();
  const deep: unknown = JSON.parse(`${'{"a":'.repeat(15)}1${'}'.repeat(15)}`);
  for (const value of [null, [], {}, [id], '', 'x'.repeat(50_000), deep, true, -1])
    for (const field of ['status', 'customerId', 'formattedId', 'name', 'email', 'createdAt']) {
      const answer = await send(firm, 'PUT', '/customers', { id, [field]: value });
      expect([field, value, answer.status]).toEqual([field, value, 422]);
      expect(problemsOf(answer)).toEqual([`fieldNotPermitted body.${field}`]);
    }
  expect(await read()).toEqual(before);
});
