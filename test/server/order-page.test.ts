/** The page of an order opened by its link: whom to tell that something should change. Requires the built pages. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages } from '#server/http/pages.ts';
import { itemOf, logIn, mondayMorning, newAddress, newGuest, order, productOf, send } from './buyer.ts';
import { company, management } from './demo-log-in.ts';
import { deliver, orderAs } from './paper-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

const folder = join(import.meta.dirname, '../../build');
let shop: ShopApp;
beforeAll(async () => {
  const loadBuild = builtPages(join(folder, 'server/index.js'));
  shop = await startShop({ now: () => mondayMorning, source: { kind: 'built', loadBuild, clientFolder: join(folder, 'client') } });
});
afterAll(async () => shop.close());

const page = async (url: string): Promise<string> => (await shop.app.inject({ url, headers: { accept: 'text/html' } })).body;

async function placed() {
  const guest = await newGuest(shop.app);
  const staff = await logIn(shop.app, management);
  const { id } = (await order(guest, [itemOf(await productOf(shop.app, 'HK_0002'))], { paymentMethodId: 1 })).body;
  return { staff, placed: await orderAs(staff, id) };
}

test.each([
  ['de', 'Etwas ändern oder stornieren?'],
  ['fr', 'Modifier ou annuler\u00A0?'],
  ['en', 'Need to change or cancel something?'],
])('says in %s whom to ask for a change, after ordering and later', async (lang, words) => {
  const { uuid, formattedId } = (await placed()).placed;
  for (const url of [`/order/${uuid}?lang=${lang}`, `/checkout/completed?order=${uuid}&lang=${lang}`]) {
    const html = await page(url);
    expect(html.includes(words)).toBe(true);
    expect(html.includes(`?subject=${formattedId}"`)).toBe(true);
  }
});

test('says nothing of it once the goods have gone, or the order is cancelled', async () => {
  const gone = await placed();
  expect((await deliver(gone.staff, gone.placed)).status).toBe(200);
  expect(await page(`/order/${gone.placed.uuid}?lang=de`)).not.toContain('Etwas ändern');
  const canceled = await placed();
  const wish = { version: canceled.placed.version, orderStatusId: 5 };
  expect((await send(canceled.staff, 'PUT', `/order/${canceled.placed.id}/state`, wish)).status).toBe(200);
  expect(await page(`/order/${canceled.placed.uuid}?lang=de`)).not.toContain('Etwas ändern');
});

test.each([
  ['de', 'Es gilt der in der neuesten E-\u2060Mail'],
  ['fr', 'Utilisez celui du dernier e-\u2060mail'],
  ['en', 'Use the one in the latest e-\u2060mail'],
])('says in %s where the link in force is', async (lang, words) => {
  const unknown = '00000000-0000-4000-8000-000000000009';
  for (const url of [`/order/${unknown}`, `/order-change/${unknown}`, `/checkout/completed?order=${unknown}`])
    expect(await page(`${url}${url.includes('?') ? '&' : '?'}lang=${lang}`)).toContain(words);
});

test('offers to take a guest’s order into an account, after the log-in, and never one of an account', async () => {
  const { uuid } = (await placed()).placed;
  const url = `/order/${uuid}?lang=de`;
  const html = await page(url);
  expect(html).toContain('In Ihr Konto übernehmen');
  expect(html).toContain(`/user/login?next=${encodeURIComponent(`/order/${uuid}`)}`);
  const customer = await logIn(shop.app, company);
  const as = async (address: string) =>
    (await shop.app.inject({ url: address, headers: { accept: 'text/html' }, cookies: { token: customer.token } })).body;
  expect(await as(url)).toMatch(/<button[^>]*>(?:(?!<\/button>).)*Übernehmen/);
  const customerId = customer.customerId ?? 0;
  const addressId = (await newAddress(customer, customerId)).id;
  const own = await order({ ...customer, customerId, addressId }, [itemOf(await productOf(shop.app, 'HK_0002'))], { paymentMethodId: 1 });
  expect(await as(`/order/${own.body.uuid}?lang=de`)).not.toContain('In Ihr Konto übernehmen');
});
