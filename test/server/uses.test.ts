/** What uses a record is said before its deletion is offered, and is what the deletion would be refused for. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Uses } from '#contract/record.ts';
import type { TermsRecords } from '#contract/terms.ts';
import { get, logIn, mondayMorning, newGuest, problemsOf, productOf, send } from './buyer.ts';
import type { Person } from './buyer.ts';
import { deliver, twoLines } from './paper-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
});
afterAll(async () => shop.close());

const usesOf = async (path: string): Promise<string[]> => {
  const { items, more } = (await get<Uses>(staff, `${path}/uses`)).body;
  return [...items.map(({ kind, name }) => `${kind} ${name}`), ...(more ? ['…'] : [])];
};
const remove = async (path: string) => send(staff, 'DELETE', path, {});
const run = async (sql: string, values: unknown[]) => shop.database.pool.query<{ id: number }>(sql, values);
const name = { de: 'Neu', fr: 'Neu', en: 'Neu' };

it('a product: open orders, and no longer once they are delivered', async () => {
  const product = await productOf(shop.app, 'EP_0001');
  const free = await usesOf(`/product/${product.id}`);
  const guest = await newGuest(shop.app);
  const order = await twoLines(guest);
  const used = order.positions.map(({ productId }) => productId);
  expect(used).toContain(product.id);
  expect((await usesOf(`/product/${product.id}`)).filter((use) => !free.includes(use))).toEqual([`order ${order.formattedId}`]);
  expect(problemsOf(await remove(`/product/${product.id}`))[0]).toBe('inUse');
});

it('many products at once: of those that something uses, as of each alone', async () => {
  const [used, free] = await Promise.all([productOf(shop.app, 'EP_0001'), productOf(shop.app, 'VS_0004')]);
  await twoLines(await newGuest(shop.app));
  const { products } = (await get<{ products: { id: number; uses: Uses }[] }>(staff, `/product/uses?ids=${used.id},${free.id},2147483647`))
    .body;
  expect(products).toEqual([{ id: used.id, uses: (await get<Uses>(staff, `/product/${used.id}/uses`)).body }]);
});

it.each([
  ['/payment-term', 'paymentTerms', { name, days: 7 }, 'payment_term_id'],
  ['/skonto', 'skonti', { name, percent: 1, days: 7 }, 'skonto_id'],
  [
    '/shipping/truck',
    'trucks',
    { name, height: 1800, length: 3000, width: 1700, loadMeter: 3, maxParkingLots: 4, payload: 900 },
    'truck_id',
  ],
] as const)('%s: customers and papers that have it', async (path, kind, body, column) => {
  const made = (await send<TermsRecords>(staff, 'POST', path, body)).body[kind].at(-1)!;
  const own = `${path}/${made.id}`;
  expect(await usesOf(own)).toEqual([]);
  const guest = await newGuest(shop.app);
  await run(`update customer set ${column} = $1 where id = $2`, [made.id, guest.customerId]);
  const order = await twoLines(guest);
  if (kind === 'trucks') {
    await deliver(staff, order);
    await run(`update delivery set truck_id = $1 where order_id = $2`, [made.id, order.id]);
  } else await run(`update sales_order set ${column} = $1 where id = $2`, [made.id, order.id]);
  expect(await usesOf(own)).toEqual([expect.stringMatching(/^customer ./), `order ${order.formattedId}`]);
  expect(problemsOf(await remove(own))).toEqual(['inUse']);
  await run(`update customer set ${column} = null where id = $1`, [guest.customerId]);
  await run(`update ${kind === 'trucks' ? 'delivery' : 'sales_order'} set ${column} = null where ${column} = $1`, [made.id]);
  expect(await usesOf(own)).toEqual([]);
  expect((await remove(own)).status).toBe(200);
});

it('a customer: what is kept of it', async () => {
  const { id } = (
    await send<{ id: number }>(staff, 'POST', '/customers', {
      contactPerson: [{ firstName: 'Kurt', lastName: 'Kurz', email: 'kurt@kurz.example', languageId: 1 }],
      address: { name: 'Kurt Kurz', street: 'Seestrasse 1', zipCode: '8001', city: 'Zürich', country: 'CH' },
    })
  ).body;
  expect(await usesOf(`/customers/${id}`)).toEqual([]);
  const guest = await newGuest(shop.app);
  const order = await twoLines(guest);
  expect(await usesOf(`/customers/${guest.customerId}`)).toEqual([`order ${order.formattedId}`]);
  expect(problemsOf(await remove(`/customers/${guest.customerId}`))).toEqual(['inUse']);
  expect((await remove(`/customers/${id}`)).status).toBe(200);
  expect((await get(staff, `/customers/${id}/uses`)).status).toBe(404);
});
