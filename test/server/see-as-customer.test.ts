import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import type { OrderSummary } from '#contract/order.ts';
import type { HistoryEntry } from '#contract/record.ts';
import type { Session } from '#contract/session.ts';
import { get, itemOf, logIn, mondayMorning, newAddress, newGuest, order, priceOf, productOf, send } from './buyer.ts';
import type { Buyer, Person } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let sales: Person;
let company: Buyer;
beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  sales = await logIn(shop.app, 'verkauf@kistenwerk.example');
  const { customerId, ...person } = await logIn(shop.app, 'einkauf@aarepumpen.example');
  company = { ...person, customerId: customerId ?? 0, addressId: (await newAddress(person, customerId ?? 0)).id };
});
afterAll(async () => shop.close());

const session = async (): Promise<Session> => (await get<{ session: Session }>(sales, '/auth')).body.session;
const stop = async (): Promise<unknown> =>
  (await shop.app.inject({ method: 'DELETE', url: '/api/see-as', headers: { authorization: `Bearer ${sales.token}` } })).json();

it('staff see prices, orders and profile of the customer, and nothing of the office meanwhile', async () => {
  const item = itemOf(await productOf(shop.app, 'EP_0001'));
  expect((await send(sales, 'POST', `/customers/${company.customerId}/see-as`, {})).status).toBe(200);
  expect(await session()).toMatchObject({
    customerId: company.customerId,
    seesAs: 'Aare Pumpen AG',
    perm: [],
    isCompanyCustomer: true,
    email: 'verkauf@kistenwerk.example',
  });
  expect(await priceOf(sales, [item])).toEqual(await priceOf(company, [item]));
  expect((await get(sales, '/today')).status).toBe(403);
  expect((await get(sales, '/quote/values?column=city')).status).toBe(403);
  expect(await stop()).toEqual({ customerId: company.customerId });
  expect(await session()).toMatchObject({ customerId: null, perm: [5, 6] });
  expect((await session()).seesAs).toBeUndefined();
});

it('an order on the customer’s behalf is the customer’s and bears the name of who placed it', async () => {
  const item = itemOf(await productOf(shop.app, 'EP_0001'));
  await send(sales, 'POST', `/customers/${company.customerId}/see-as`, {});
  const placed = await order({ ...company, token: sales.token }, [item]);
  expect(placed.status).toBe(200);
  await stop();
  const { items } = (await get<{ items: OrderSummary[] }>(company, '/order')).body;
  expect(items.map(({ id }) => id)).toContain(placed.body.id);
  const history = (await get<{ items: HistoryEntry[] }>(sales, `/history?kind=order&id=${placed.body.id}`)).body.items;
  expect(history.map(({ who }) => who)).toContain('verkauf@kistenwerk.example');
});

it('nobody’s log-in is touched meanwhile', async () => {
  await send(sales, 'POST', `/customers/${company.customerId}/see-as`, {});
  const { userId } = await session();
  expect((await send(sales, 'PUT', `/user/${userId}`, { displayName: 'Anders' })).status).toBe(403);
  expect((await get(sales, '/log-in')).status).toBe(403);
  expect((await get(sales, '/second-factor')).status).toBe(403);
  expect((await send(sales, 'POST', '/customers/1/see-as', {})).status).toBe(403);
  await stop();
});

it('beginning and end are in the audit; the standard customer and unknown ones are nobody', async () => {
  const { rows } = await shop.database.pool.query<{ id: number }>('select id from customer where is_default');
  for (const id of [rows[0]?.id, 2_147_483_647]) expect((await send(sales, 'POST', `/customers/${id}/see-as`, {})).status).toBe(404);
  const leitung = await logIn(shop.app, 'leitung@kistenwerk.example');
  const { items } = (await get<{ items: AuditEntry[] }>(leitung, '/audit')).body;
  const seen = items.filter(({ kind }) => kind.startsWith('seeAs'));
  expect(seen).toHaveLength(6);
  expect(seen[1]).toMatchObject({
    kind: 'seeAsCustomer',
    who: 'verkauf@kistenwerk.example',
    about: `Aare Pumpen AG (${company.customerId})`,
    address: '127.0.0.1',
  });
});

it('no order of a guest is taken into the customer’s account meanwhile', async () => {
  const guest = await newGuest(shop.app, { contactPerson: { email: 'einkauf@aarepumpen.example' } });
  const { uuid } = (await order(guest, [itemOf(await productOf(shop.app, 'EP_0001'))])).body;
  await send(sales, 'POST', `/customers/${company.customerId}/see-as`, {});
  expect((await send(sales, 'POST', `/order-by-link/${uuid}/take`, {})).status).toBe(403);
  await stop();
});
