/** The shop cannot be used as a mail bomb: guests can trigger ten mails an hour to one address and twenty from one network, whatever else they change. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { itemOf, logIn, newAddress, newGuest, order, orderBody, productOf, send } from './buyer.ts';
import type { Answer, Buyer, Item } from './buyer.ts';
import { newEmail } from './account-steps.ts';
import { customer } from './demo-log-in.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

let nowMs = Date.parse('2026-11-23T08:00:00+01:00');
let shop: ShopApp;
let item: Item;
beforeAll(async () => {
  shop = await startShop({ now: () => nowMs, env: { RATE_LIMITS: '1' } });
  item = itemOf(await productOf(shop.app, 'EP_0001'), 10);
});
afterAll(async () => shop.close());

const guest = async (email: string): Promise<Buyer> => newGuest(shop.app, { contactPerson: { email } });
const ask = async (buyer: Buyer): Promise<Answer<unknown>> => send(buyer, 'POST', '/quote', orderBody(buyer, [item]));
const mailsTo = async (email: string): Promise<number> =>
  (await shop.database.db.selectFrom('mail').select('id').where('recipient', 'ilike', email).execute()).length;

test('the eleventh order or request of an hour is refused in words, and counts for all who use the address', async () => {
  const victim = 'opfer@muster.example';
  const [first, second] = [await guest(victim), await guest(victim.toUpperCase())];
  // A refused request sends no mail and does not count.
  expect((await order(first, [item], { termsAccepted: false })).status).toBe(422);
  const placed = await Promise.all(Array.from({ length: 9 }, async (_, index) => order(index % 2 === 0 ? first : second, [item])));
  expect(placed.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 200));
  expect((await ask(second)).status).toBe(200);
  for (const answer of [await order(first, [item]), await ask(second)]) {
    expect(answer.status).toBe(429);
    expect(answer.body).toEqual({ errors: [{ message: 'tooManyGuestOrders', params: {} }] });
  }
  expect(await mailsTo(victim)).toBe(10);
  expect((await order(await guest('anderer@muster.example'), [item])).status).toBe(200);
  nowMs += 3_600_001;
  expect((await order(first, [item])).status).toBe(200);
});

test('the same order asked for again is no other one, and who is logged in is not limited', async () => {
  const buyer = await guest('doppelt@muster.example');
  for (let time = 0; time < 12; time += 1) expect((await order(buyer, [item], {}, 'same key')).status).toBe(200);
  const person = await logIn(shop.app, customer);
  const customerId = person.customerId ?? 0;
  const known = { ...person, customerId, addressId: (await newAddress(person, customerId)).id };
  const answers = await Promise.all(Array.from({ length: 11 }, async () => order(known, [item])));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

const from = (ip: string) => ({ 'x-forwarded-for': ip });
const orderFrom = async (ip: string): Promise<number> => {
  const buyer = await guest(newEmail());
  return (await send(buyer, 'POST', '/order', orderBody(buyer, [item]), from(ip))).status;
};

test.each([
  ['of IPv4', (index: number) => `198.51.100.${index}`, '198.51.101.1'],
  ['of IPv6', (index: number) => `2001:db8:5:6:${index}::1`, '2001:db8:5:7::1'],
])('a network %s orders twenty times an hour for whatever addresses, its neighbours go on', async (_name, address, neighbour) => {
  const statuses: number[] = [];
  for (let index = 0; index < 22; index += 1) statuses.push(await orderFrom(address(index)));
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
  expect(await orderFrom(neighbour)).toBe(200);
  nowMs += 3_600_001;
  expect(await orderFrom(address(1))).toBe(200);
});

test('an attack from everywhere leaves each network three orders', async () => {
  nowMs += 3_600_001;
  await shop.database.pool.query(`insert into attempt (kind, subject, at) select 'guest', '', $1 from generate_series(1, 300)`, [
    new Date(nowMs),
  ]);
  const statuses: number[] = [];
  for (let index = 0; index < 4; index += 1) statuses.push(await orderFrom('192.0.2.9'));
  expect(statuses).toEqual([200, 200, 200, 429]);
});
