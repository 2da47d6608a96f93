/** A way to the log-in on a page that has been open since before somebody logged in beside it. Requires the built pages. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtPages } from '#server/http/pages.ts';
import { mondayMorning } from './buyer.ts';
import { company, demoLogIn } from './demo-log-in.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

const folder = join(import.meta.dirname, '../../build');
let shop: ShopApp;
let headers: Record<string, string>;

beforeAll(async () => {
  const loadBuild = builtPages(join(folder, 'server/index.js'));
  shop = await startShop({ now: () => mondayMorning, source: { kind: 'built', loadBuild, clientFolder: join(folder, 'client') } });
  headers = await demoLogIn(shop, company);
});
afterAll(async () => shop.close());

const get = async (url: string) => shop.app.inject({ url, headers: { host: 'shop.example', accept: 'text/html', ...headers } });

it.each([
  ['/products/KA_0003?menge=3', '/products/KA_0003?menge=3'],
  ['/user/profile/bestellungen', '/user/profile/bestellungen'],
  ['//evil.example', '/'],
  ['/.//evil.example', '/'],
  ['https://evil.example', '/'],
])('leads who is logged in meanwhile to %s at once', async (next, to) => {
  const answer = await get(`/user/login?next=${encodeURIComponent(next)}`);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, to]);
});

it.each([
  [
    'the values of the page it comes from',
    'http://shop.example/products/KA_0003?menge=3',
    '/user/login?next=%2Fproducts%2FKA_0003%3Fmenge%3D3',
  ],
  ['nothing of another host', 'http://evil.example/products/KA_0003?menge=3', undefined],
  ['nothing of another page', 'http://shop.example/products/KA_0004?menge=3', undefined],
  ['nothing where no page is told', undefined, undefined],
])('without script a way to the log-in gets %s', async (_name, referer, to) => {
  const answer = await shop.app.inject({
    url: '/user/login?next=%2Fproducts%2FKA_0003',
    headers: { host: 'shop.example', accept: 'text/html', ...(referer === undefined ? {} : { referer }) },
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([to === undefined ? 200 : 302, to]);
});

it('says to who is logged in that a page is not for this account, and does not lead there again', async () => {
  await shop.database.pool.query('update customer set quick_order_active = false');
  headers = await demoLogIn(shop, company);
  const sent = await get('/favoriten/quick-order');
  expect(sent.headers.location).toBe(`/user/login?next=${encodeURIComponent('/favoriten/quick-order')}&needs=quickOrder`);
  const told = await get(String(sent.headers.location));
  expect(told.statusCode).toBe(200);
  expect(told.body).toContain('Diese Seite ist für Ihr Konto nicht freigeschaltet.');
});
