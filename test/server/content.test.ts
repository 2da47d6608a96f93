// Text pages: in the caller's language, checked before sending, without links to products that this shop does not sell.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentPage } from '#contract/content.ts';
import { seedShop } from '#demo/seed-shop.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let packaging: ShopApp;
let furniture: ShopApp;

beforeAll(async () => {
  [packaging, furniture] = await Promise.all([startShop(), startShop({ shop: 'moebel' })]);
});
afterAll(async () => {
  await Promise.all([packaging.close(), furniture.close()]);
});

async function read(shop: ShopApp, slug: string, language = 'de'): Promise<{ status: number; page: ContentPage }> {
  const answer = await shop.app.inject({ url: `/api/content/${slug}`, headers: { cookie: `i18n_redirected=${language}` } });
  return { status: answer.statusCode, page: answer.json<ContentPage>() };
}

test('a page comes in the language of the visitor', async () => {
  expect((await read(packaging, 'geschichte')).page.title).toBe('Geschichte');
  expect((await read(packaging, 'geschichte', 'fr')).page.title).toBe('Histoire');
  expect((await read(packaging, 'geschichte', 'en')).page.title).toBe('History');
});

test('a page that was never written is not there', async () => {
  expect((await read(packaging, 'gibt-es-nicht')).status).toBe(404);
});

test('ways on to crates are left out where crates are not sold', async () => {
  const links = ({ page }: { page: ContentPage }) =>
    page.blocks.flatMap((block) => (block.kind === 'teasers' ? block.items.map(({ link }) => link.to) : []));
  expect(links(await read(packaging, 'verpacken'))).toEqual(['/products/HK_0001', '/offerte-anfragen?zeichnung']);
  expect(links(await read(furniture, 'verpacken'))).toEqual(['/offerte-anfragen?zeichnung']);
});

test('a later start brings missing pages and leaves those that staff have changed', async () => {
  const { db } = packaging.database;
  await db.deleteFrom('content_page').where('slug', '=', 'labels').execute();
  await db.updateTable('content_page').set({ title: 'Unser Haus' }).where('slug', '=', 'geschichte').where('language', '=', 'de').execute();
  expect((await read(packaging, 'labels')).status).toBe(404);
  await seedShop({ db, demo: true });
  expect((await read(packaging, 'labels')).status).toBe(200);
  expect((await read(packaging, 'geschichte')).page.title).toBe('Unser Haus');
});

test('a stored link that leads elsewhere is never handed out', async () => {
  const { db } = packaging.database;
  const blocks = JSON.stringify([{ kind: 'teasers', items: [{ title: 'x', text: 'x', link: { to: 'javascript:alert(1)', label: 'x' } }] }]);
  await db.updateTable('content_page').set({ blocks }).where('slug', '=', 'news').execute();
  const answer = await packaging.app.inject({ url: '/api/content/news' });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('javascript:');
});
