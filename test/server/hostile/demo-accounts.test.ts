/** The demo's passwords are public: they give no access once the shop starts without the demo. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '#demo/people/people.ts';
import { seedShop } from '#demo/seed-shop.ts';
import { company, customer, management, sales } from '../demo-log-in.ts';
import type { ShopApp } from '../shop-app.ts';
import { startShop } from '../shop-app.ts';

let shop: ShopApp;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => shop.close());

const people = [customer, company, management, sales];
const logIn = async (email: string, password = demoPassword) =>
  shop.app.inject({ method: 'POST', url: '/api/auth', payload: { email, password } });
const statuses = async (): Promise<number[]> => Promise.all(people.map(async (email) => (await logIn(email)).statusCode));
const start = async (demo: boolean, admin: { adminEmail?: string; adminPassword?: string } = {}): Promise<string> =>
  (await seedShop({ db: shop.database.db, demo, ...admin })).lines.join('\n');

it('a start without the demo closes its accounts and ends their sessions, one with it opens them again', async () => {
  const { token } = (await logIn(management)).json<{ token: string }>();
  const session = async () =>
    (await shop.app.inject({ url: '/api/auth', headers: { authorization: `Bearer ${token}` } })).json<{ session: unknown }>().session;
  expect(await session()).not.toBeNull();
  expect(await start(false, { adminEmail: 'chefin@muster.example', adminPassword: 'eigenes-Passwort' })).toContain('8 demo accounts');
  expect(await statuses()).toEqual([401, 401, 401, 401]);
  expect(await session()).toBeNull();
  expect((await logIn('chefin@muster.example', 'eigenes-Passwort')).statusCode).toBe(200);
  await start(true);
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  expect(await session()).toBeNull();
  expect((await logIn('chefin@muster.example', 'eigenes-Passwort')).statusCode).toBe(200);
});

it('the address of a closed demo account is free for the staff of the real shop', async () => {
  await start(false);
  expect(await start(false, { adminEmail: management, adminPassword: 'eigenes-Passwort' })).toContain(management);
  expect((await logIn(management)).statusCode).toBe(401);
  expect((await logIn(management, 'eigenes-Passwort')).statusCode).toBe(200);
  await start(true);
  expect((await logIn(management)).statusCode).toBe(401);
  expect((await logIn(management, 'eigenes-Passwort')).statusCode).toBe(200);
});
