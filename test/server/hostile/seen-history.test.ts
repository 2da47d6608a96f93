/** A customer follows the steps of an order, by its number as by its link: no reason, no value of before and nobody else's address comes along. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderByLink, OrderEvent } from '#contract/order.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, orderBody, productOf, send, visitor } from '../buyer.ts';
import type { Buyer, Person } from '../buyer.ts';
import { management } from '../demo-log-in.ts';
import { orderAs } from '../paper-steps.ts';
import { startShop } from '../shop-app.ts';
import type { ShopApp } from '../shop-app.ts';

let shop: ShopApp;
let staff: Person;
let first: Buyer;
let next: Buyer;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, management);
  first = await newGuest(shop.app, { address: { name: 'Erste Person', street: 'Geheimgasse 1' } });
  next = await newGuest(shop.app, { address: { name: 'Zweite Person', street: 'Seestrasse 2' } });
});
afterAll(async () => shop.close());

async function moved(): Promise<{ id: number; uuid: string }> {
  const body = orderBody(first, [itemOf(await productOf(shop.app, 'EP_0001'), 10)], { paymentMethodId: 2 });
  const placed = (await send<{ id: number; uuid: string }>(first, 'POST', '/order', body)).body;
  const { version } = await orderAs(staff, placed.id);
  const to = { customerId: next.customerId, invoiceAddress: { id: next.addressId }, deliveryAddress: { id: next.addressId } };
  const changed = await send(staff, 'PUT', `/order/${placed.id}`, { version, discount: 0.1, ...to });
  expect(changed.status).toBe(200);
  return placed;
}

const seenBy = async (person: Person, id: number): Promise<OrderEvent[]> =>
  (await get<{ history: OrderEvent[] }>(person, `/order/${id}`)).body.history;

test('of an order that was another customer’s, that was paid in part and cancelled for a reason', async () => {
  const { id, uuid } = await moved();
  const paid = { orderId: id, kind: 'payment', amount: 10, day: '2026-11-23', reference: '', reason: '' };
  expect((await send(staff, 'POST', '/payment-entry', paid)).status).toBe(200);
  const { version } = await orderAs(staff, id);
  const reason = 'Verdacht auf Betrug';
  expect((await send(staff, 'PUT', `/order/${id}/state`, { orderStatusId: 5, version, reason, tell: false })).status).toBe(200);
  const byStaff = JSON.stringify(await seenBy(staff, id));
  for (const word of [reason, 'Geheimgasse', 'discount', management, 'CHF 10.00']) expect(byStaff).toContain(word);

  const history = await seenBy(next, id);
  expect(history.map(({ what, who, after }) => [what, who, after])).toEqual([
    ['created', '', expect.stringMatching(/^A2026-/)],
    ['payment', '', ''],
    ['state', '', 'CANCELED'],
    ['payment', '', ''],
  ]);
  const byLink = (await get<OrderByLink>(visitor(shop.app), `/order-by-link/${uuid}`)).body;
  const all = JSON.stringify([history, byLink]);
  for (const word of [reason, 'Geheimgasse', 'Erste Person', management]) expect(all).not.toContain(word);
});
