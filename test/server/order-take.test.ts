/** An order placed as a guest is taken into an account: who may, what comes along, and what a registration alone does not bring. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderSummary } from '#contract/order.ts';
import { get, homeAddress, itemOf, logIn, newAddress, newGuest, order, problemsOf, productOf, send, visitor } from './buyer.ts';
import type { Answer, Item, Person } from './buyer.ts';
import { goodPassword, logInWith, mailsTo, newEmail, put, registration, tokenMailedTo } from './account-steps.ts';
import { customerOf } from './customer-steps.ts';
import { company, management } from './demo-log-in.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;
let pallet: Item;

beforeAll(async () => {
  shop = await startShop({ now: () => Date.parse('2026-11-23T09:00:00+01:00') });
  staff = await logIn(shop.app, management);
  pallet = itemOf(await productOf(shop.app, 'EP_0001'), 4);
});
afterAll(async () => shop.close());

async function guestOrder(email: string) {
  const guest = await newGuest(shop.app, { contactPerson: { email } });
  return { guest, ...(await order(guest, [pallet], { paymentMethodId: 1 })).body };
}

async function registered(email: string): Promise<Person> {
  await put(shop.app, '/registration/register-person', await registration(shop.app, { email }), { method: 'POST' });
  return { app: shop.app, token: (await logInWith(shop.app, email, goodPassword)).token };
}

const confirm = async (email: string) => put(shop.app, '/registration/confirm-email', { token: await tokenMailedTo(shop.database, email) });

const take = async (person: Person, uuid: string): Promise<Answer<{ state: string }>> =>
  send(person, 'POST', `/order-by-link/${uuid}/take`, {});
const ordersOf = async (person: Person): Promise<string[]> =>
  (await get<{ items: OrderSummary[] }>(person, '/order')).body.items.map(({ formattedId }) => formattedId);

test('by the same address, once it is confirmed; nothing comes with the registration alone', async () => {
  const email = newEmail();
  const [first, second] = [await guestOrder(email), await guestOrder(email)];
  const mine = await registered(email.toUpperCase());
  expect(await ordersOf(mine)).toEqual([]);
  expect(await take(mine, first.uuid)).toEqual({ status: 200, body: { state: 'CONFIRM' } });
  expect((await take(mine, first.uuid)).body).toEqual({ state: 'CONFIRM' });
  expect(await ordersOf(mine)).toEqual([]);
  const mails = (await mailsTo(shop.database, email.toUpperCase())).map(({ subject }) => subject);
  expect(mails).toEqual(['E-Mail-Adresse bestätigen | Kistenwerk AG', 'Willkommen | Kistenwerk AG']);
  expect((await confirm(email.toUpperCase())).status).toBe(200);
  expect(await take(mine, first.uuid)).toEqual({ status: 200, body: { state: 'TAKEN' } });
  expect(await take(mine, first.uuid)).toEqual({ status: 200, body: { state: 'TAKEN' } });
  expect(await ordersOf(mine)).toEqual([first.formattedId]);
  expect((await get(visitor(shop.app), `/order-by-link/${first.uuid}`)).status).toBe(200);
  expect((await take(mine, second.uuid)).body).toEqual({ state: 'TAKEN' });
  expect((await ordersOf(mine)).toSorted()).toEqual([first.formattedId, second.formattedId].toSorted());
  expect(await mailsTo(shop.database, email.toUpperCase())).toHaveLength(2);
});

test('pressed three times at once is taken once, and the guest is over', async () => {
  const email = newEmail();
  const { uuid, guest } = await guestOrder(email);
  const mine = await registered(email);
  await take(mine, uuid);
  await confirm(email);
  const answers = await Promise.all([1, 2, 3].map(async () => take(mine, uuid)));
  expect(answers.map(({ status, body }) => [status, body.state])).toEqual(answers.map(() => [200, 'TAKEN']));
  expect(await ordersOf(mine)).toHaveLength(1);
  expect(problemsOf(await order(guest, [pallet], { paymentMethodId: 1 }))).toEqual(['customerInactive body.customerId']);
  expect(problemsOf(await send(guest, 'POST', `/customer/${guest.customerId}/address`, homeAddress))).toEqual(['customerGone']);
});

test('a password chosen through a mailed link confirms the address as well', async () => {
  const email = newEmail();
  const { uuid } = await guestOrder(email);
  await registered(email);
  await put(shop.app, '/registration/request-password-reset', { email });
  await put(shop.app, '/registration/reset-password', { token: await tokenMailedTo(shop.database, email), password: goodPassword });
  const again = { app: shop.app, token: (await logInWith(shop.app, email, goodPassword)).token };
  expect((await take(again, uuid)).body).toEqual({ state: 'TAKEN' });
});

test('not with another address, not one of an account, not one on hold, and never for staff or guests', async () => {
  const email = newEmail();
  const { uuid, guest } = await guestOrder(email);
  const other = await logIn(shop.app, company);
  expect(problemsOf(await take(other, uuid))).toEqual(['orderOtherEmail']);
  const theirs = await registered(newEmail());
  const customerId = other.customerId ?? 0;
  const addressId = (await newAddress(other, customerId)).id;
  const companys = await order({ ...other, customerId, addressId }, [pallet], { paymentMethodId: 1 });
  expect(problemsOf(await take(theirs, companys.body.uuid))).toEqual(['orderNotTaken']);
  for (const person of [staff, guest]) expect((await take(person, uuid)).status).toBe(403);
  expect((await take(visitor(shop.app), uuid)).status).toBe(401);
  expect((await take(theirs, '00000000-0000-4000-8000-000000000009')).status).toBe(404);
  const mine = await registered(email);
  await take(mine, uuid);
  await confirm(email);
  await shop.database.pool.query('update customer set on_hold = true where id = $1', [guest.customerId]);
  expect(problemsOf(await take(mine, uuid))).toEqual(['orderNotTaken']);
});

test('not of a customer whom the office made or changed: its prices and terms would go along', async () => {
  const email = newEmail();
  const mine = await registered(email);
  const made = await send<{ id: number }>(staff, 'POST', '/customers', {
    isCompanyCustomer: true,
    companyInfo: { name: 'Grosse Maschinen AG', invoiceEmail: email },
    contactPerson: [{ lastName: 'Meier', email }],
  });
  expect(made.status).toBe(200);
  const addressId = (await newAddress(staff, made.body.id)).id;
  const office = await order({ ...staff, customerId: made.body.id, addressId }, [pallet], { paymentMethodId: 1 });
  const { uuid, guest } = await guestOrder(email);
  expect((await take(mine, uuid)).body).toEqual({ state: 'CONFIRM' });
  await confirm(email);
  expect(problemsOf(await take(mine, office.body.uuid))).toEqual(['orderNotTaken']);
  const { version } = await customerOf(staff, guest.customerId);
  expect((await send(staff, 'PUT', '/customers', { id: guest.customerId, version, discount: 0.3 })).status).toBe(200);
  expect(problemsOf(await take(mine, uuid))).toEqual(['orderNotTaken']);
});
