/** Text pages edited by the office: draft, preview, publishing, versions. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageRecord, PageSummary, PageText, PageTexts } from '#contract/content-desk.ts';
import type { ContentPage } from '#contract/content.ts';
import { publish } from '#server/content/write-page.ts';
import { get, logIn, mondayMorning, problemsOf, send, visitor } from './buyer.ts';
import type { Answer, Person } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
});
afterAll(async () => shop.close());

const paragraph = (text: string): PageText['blocks'][number] => ({ kind: 'paragraph', text });
const texts = (title: string, blocks: PageText['blocks'] = [paragraph(title)]): PageTexts => ({
  de: { title, blocks },
  fr: { title: `${title} fr`, blocks },
  en: { title: `${title} en`, blocks },
});
const write = async (slug: string, version: number, draft: unknown): Promise<Answer<PageRecord>> =>
  send<PageRecord>(staff, 'PUT', `/page/${slug}`, { version, draft });
const publishing = async (slug: string, version: number, earlier?: number): Promise<Answer<PageRecord>> =>
  send<PageRecord>(staff, 'POST', `/page/${slug}/publish`, { version, ...(earlier === undefined ? {} : { earlier }) });
const seen = async (who: Person, slug: string, draft = false): Promise<ContentPage> =>
  (await get<ContentPage>(who, `/content/${slug}${draft ? '?draft=true' : ''}`)).body;
const found = async (words: string): Promise<string> =>
  JSON.stringify((await get(visitor(shop.app), `/search?q=${encodeURIComponent(words)}`)).body);

test('a draft is seen by staff alone, the published page by everybody, and search finds it', async () => {
  const title = 'Allgemeine Geschäftsbedingungen';
  const first = await write('agb', 0, texts('Nagelprobe'));
  expect(first.body).toMatchObject({
    version: 1,
    draft: { de: { title: 'Nagelprobe' } },
    draftBy: { who: 'leitung@kistenwerk.example' },
    versions: [],
  });
  expect((await seen(staff, 'agb', true)).title).toBe('Nagelprobe');
  expect((await seen(staff, 'agb')).title).toBe(title);
  expect((await seen(visitor(shop.app), 'agb', true)).title).toBe(title);
  const before = shop.catalog.now().version;
  const { body } = await publishing('agb', 1);
  expect(body).toMatchObject({
    version: 2,
    draft: null,
    versions: [
      { number: 1, who: 'leitung@kistenwerk.example' },
      { number: 0, who: '' },
    ],
  });
  expect((await seen(visitor(shop.app), 'agb')).title).toBe('Nagelprobe');
  // Cached pages depend on the catalogue's version.
  expect(shop.catalog.now().version).toBeGreaterThan(before);
  await expect.poll(async () => found('Nagelprobe')).toContain('"name":"Nagelprobe"');
  const { items } = (await get<{ items: PageSummary[] }>(staff, '/page')).body;
  expect(items.find(({ slug }) => slug === 'agb')).toMatchObject({ title: 'Nagelprobe', hasDraft: false, version: 2 });
});

test('an earlier version comes back, also the first one, and a draft stays beside it', async () => {
  const before = await seen(visitor(shop.app), 'news');
  await write('news', 0, texts('Eins'));
  await publishing('news', 1);
  await write('news', 2, texts('Zwei'));
  const { body } = await publishing('news', 3, 0);
  expect(body.versions.map(({ number }) => number)).toEqual([2, 1, 0]);
  expect(body.draft?.de.title).toBe('Zwei');
  expect(await seen(visitor(shop.app), 'news')).toEqual(before);
  const dropped = await send<PageRecord>(staff, 'DELETE', '/page/news/draft?version=4', {});
  expect(dropped.body).toMatchObject({ version: 5, draft: null });
  expect(problemsOf(await publishing('news', 5))).toEqual(['nothingToPublish']);
  expect((await publishing('news', 5, 9)).status).toBe(404);
});

test.each([
  [{ kind: 'paragraph', text: ' ' }, 'validation.required body.draft.de.blocks.0.text'],
  [{ kind: 'table', head: ['a', 'b'], rows: [['1']] }, 'tableRowsUneven body.draft.de.blocks.0.rows'],
  [{ kind: 'list', items: [] }, 'validation.required body.draft.de.blocks.0.items'],
])('%j is refused at its place', async (block, problem) => {
  expect(problemsOf(await write('kontakt', 0, texts('Kontakt', [block as never])))).toContain(problem);
});

test.each([
  { kind: 'html', text: '<script>alert(1)</script>' },
  { kind: 'paragraph', text: 'x', onclick: 'alert(1)' },
  { kind: 'teasers', items: [{ title: 'x', text: 'x', link: { to: 'javascript:alert(1)', label: 'x' } }] },
  { kind: 'picture', picture: { src: 'https://evil.example/x.png', width: 1, height: 1, alt: 'x' }, caption: '' },
])('%j is no block', async (block) => {
  expect([400, 422]).toContain((await write('kontakt', 0, texts('Kontakt', [block as never]))).status);
  expect((await get<PageRecord>(staff, '/page/kontakt')).body.draft).toBeNull();
});

test('a page whose ways lead nowhere is not published', async () => {
  const link = { to: '/products/GIBT_ES_NICHT', label: 'Dahin' };
  await write('labels', 0, texts('Labels', [{ kind: 'teasers', items: [{ title: 'x', text: 'x', link }] }]));
  const services = {
    db: shop.database.db,
    catalog: shop.catalog,
    now: () => mondayMorning,
    leads: async (path: string) => path !== link.to,
  };
  await expect(publish(services, { slug: 'labels', version: 1, who: 'x' }, undefined)).rejects.toMatchObject({
    errors: [{ message: 'leadsNowhere', params: { link: link.to } }],
  });
  expect((await get<PageRecord>(staff, '/page/labels')).body).toMatchObject({ version: 1, versions: [] });
});

test('two at once: one draft is kept, the other hears of it', async () => {
  const both = await Promise.all(['A', 'B'].map(async (title) => write('geschichte', 0, texts(title))));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('there is no page that the shop has no address for', async () => {
  expect((await write('gibt-es-nicht', 0, texts('x'))).status).toBe(404);
  expect((await get(staff, '/page/gibt-es-nicht')).status).toBe(404);
});
