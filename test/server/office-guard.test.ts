/** The guards of the office's pages send whoever lacks the permission to the log-in page, which names it. Requires the built pages. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtPages } from '#server/http/pages.ts';
import { logIn, mondayMorning } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

const folder = join(import.meta.dirname, '../../build');
let shop: ShopApp;
beforeAll(async () => {
  const loadBuild = builtPages(join(folder, 'server/index.js'));
  shop = await startShop({ now: () => mondayMorning, source: { kind: 'built', loadBuild, clientFolder: join(folder, 'client') } });
});
afterAll(async () => shop.close());

it.each([
  ['buchhaltung', '/admin/customer/create', 'manageCustomers'],
  ['buchhaltung', '/admin/customer/2/edit', 'manageCustomers'],
  ['versand', '/admin/Orders/create', 'manageOrders'],
  ['werkstatt', '/admin/customer/2/edit', 'manageCustomers'],
])('%s at %s needs %s', async (name, url, ability) => {
  const { token } = await logIn(shop.app, `${name}@kistenwerk.example`);
  const headers = { host: 'shop.example', accept: 'text/html', cookie: `token=${token}` };
  const { statusCode, headers: answered } = await shop.app.inject({ url, headers });
  expect([statusCode, answered.location]).toEqual([302, `/user/login?${new URLSearchParams({ next: url, needs: ability }).toString()}`]);
});
