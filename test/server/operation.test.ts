/** The state of the shop itself, and retries of what failed for good. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QueueState, ServiceState } from '#contract/operation.ts';
import { get, logIn, send, visitor } from './buyer.ts';
import type { Person } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;

beforeAll(async () => {
  shop = await startShop();
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
});
afterAll(async () => shop.close());

const state = async () => (await get<{ services: ServiceState[]; queues: QueueState[] }>(staff, '/dev/operation')).body;

test('says what it stands on, and what is not set up', async () => {
  const { services } = await state();
  const of = (key: string) => services.find((each) => each.key === key);
  expect(of('database')).toMatchObject({ state: 'ok' });
  expect(of('database')?.bytes).toBeGreaterThan(1e6);
  expect(of('disk')?.bytes).toBeGreaterThan(0);
  expect(['mail', 'payment', 'parcel', 'routing', 'addressSearch'].map((key) => of(key)?.state)).toEqual([
    'standIn',
    'standIn',
    'standIn',
    'off',
    'standIn',
  ]);
});

test('a mail that was given up is sent once more, once', async () => {
  const email = 'kundin@kistenwerk.example';
  await send(visitor(shop.app), 'PUT', '/registration/request-password-reset', { email });
  const stored = async () =>
    shop.database.db.selectFrom('mail').select(['state', 'tries']).where('recipient', '=', email).executeTakeFirstOrThrow();
  await expect.poll(async () => (await stored()).state).toBe('stored');
  await shop.database.db.updateTable('mail').set({ state: 'failed', tries: 9 }).where('recipient', '=', email).execute();
  expect((await state()).queues.find(({ key }) => key === 'mail')?.failed).toBe(1);
  expect((await send<{ count: number }>(staff, 'POST', '/dev/operation/mail/retry', {})).body.count).toBe(1);
  // Until the shop is open, mails are only stored.
  await expect.poll(stored).toEqual({ state: 'stored', tries: 0 });
  expect((await send<{ count: number }>(staff, 'POST', '/dev/operation/mail/retry', {})).body.count).toBe(0);
  expect((await state()).queues.find(({ key }) => key === 'mail')).toMatchObject({ failed: 0, waiting: 0 });
});

test('nothing given up of payments: nothing is tried', async () => {
  expect((await send<{ count: number }>(staff, 'POST', '/dev/operation/payment/retry', {})).body.count).toBe(0);
  expect((await send(staff, 'POST', '/dev/operation/nothing/retry', {})).status).toBe(400);
});
