/** Products that only some customers see: to everybody else their page is the same as one that does not exist. Requires the built pages. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtPages } from '#server/http/pages.ts';
import { mondayMorning } from './buyer.ts';
import { company, demoLogIn } from './demo-log-in.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

const folder = join(import.meta.dirname, '../../build');
let shop: ShopApp;
let hidden = '';

beforeAll(async () => {
  const loadBuild = builtPages(join(folder, 'server/index.js'));
  shop = await startShop({ now: () => mondayMorning, source: { kind: 'built', loadBuild, clientFolder: join(folder, 'client') } });
  const { rows } = await shop.database.pool.query<{ article_number: string }>(
    `select article_number from product join customer_product on customer_product.product_id = product.id
     where is_owner and not publicly_available and published limit 1`,
  );
  hidden = rows[0]?.article_number ?? '';
});
afterAll(async () => shop.close());

async function page(number: string, language: string, headers: Record<string, string> = {}): Promise<{ status: number; html: string }> {
  const url = `/products/${number}?menge=3&lang=${language}`;
  const { statusCode, body } = await shop.app.inject({ url, headers: { host: 'shop.example', accept: 'text/html', ...headers } });
  return { status: statusCode, html: body.replaceAll(number, 'NUMBER').replaceAll(/nonce="[^"]*"/g, '') };
}

it.each([
  ['de', 'Manche Produkte zeigen wir nur den Kunden'],
  ['fr', 'Certains produits ne sont visibles que pour'],
  ['en', 'Some products are shown only to the customers'],
])('says in %s that a log-in may show more, the same for a hidden and an unknown number', async (language, words) => {
  const [ofHidden, ofUnknown] = [await page(hidden, language), await page('QQ_0001', language)];
  expect(ofHidden.status).toBe(404);
  expect(ofHidden).toEqual(ofUnknown);
  expect(ofHidden.html).toContain(words);
  expect(ofHidden.html).toContain('This page could not be found');
  expect(ofHidden.html).toContain(`href="/user/login?next=${encodeURIComponent('/products/NUMBER?menge=3')}`);
});

it('says nothing of a log-in to who is logged in, and shows the product to its customer', async () => {
  const headers = await demoLogIn(shop, company);
  expect((await page(hidden, 'de', headers)).status).toBe(200);
  const unknown = await page('QQ_0001', 'de', headers);
  expect(unknown.status).toBe(404);
  expect(unknown.html).not.toContain('Manche Produkte');
});

it('says nothing of a log-in where no page is hidden', async () => {
  const { body } = await shop.app.inject({ url: '/gibt-es-nicht', headers: { accept: 'text/html' } });
  expect(body).toContain('This page could not be found');
  expect(body).not.toContain('Manche Produkte');
});
