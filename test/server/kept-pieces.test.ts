// Pages assembled from cached pieces are byte for byte the pages drawn without them. Requires the built pages.
import { join } from 'node:path';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLong } from '../depth.ts';
import type { PageServices } from '#contract/page-services.ts';
import { builtPages } from '#server/http/pages.ts';
import { languageCookie } from '#server/http/request-facts.ts';
import { mondayMorning } from './buyer.ts';
import { write } from './catalog-change.ts';
import { company, customer, demoLogIn, management } from './demo-log-in.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

type Entry = { makeLoadContext: (services: PageServices) => RouterContextProvider };

const folder = join(import.meta.dirname, '../../build');
let keeps = true;
/** Whether the server let the last page share pieces. */
let mayKeep: boolean | undefined;

/** The built pages; every page is drawn whole while `keeps` is false. */
async function pages(): Promise<ServerBuild> {
  const build = await builtPages(join(folder, 'server/index.js'))();
  const entry = build.entry.module as unknown as Entry;
  const makeLoadContext: Entry['makeLoadContext'] = (services) => {
    mayKeep = services.keepsPieces;
    return entry.makeLoadContext({ ...services, keepsPieces: services.keepsPieces && keeps });
  };
  return { ...build, entry: { module: { ...build.entry.module, makeLoadContext } as ServerBuild['entry']['module'] } };
}

/** Addresses with a unique query: a page cached as a whole would prove nothing. */
const addresses = {
  verpackung: [
    '/-verpackung?l=700&w=600&h=400&m=100',
    '/-verpackung?l=9000&w=600&h=400&m=100',
    '/produkte/holzkisten?price-to=900',
    '/produkte?price-to=900',
    '/produkte/x?y=1',
    '/products/HK_0001?length=700&menge=3',
    '/suche?q=kiste',
    '/agb?x=1',
    '/dienstleistungen?x=1',
    '/checkout?x=1',
    '/login?x=1',
    '/nowhere?x=1',
  ],
  moebel: ['/-moebel?x=1', '/produkte?x=1', '/suche?q=tisch', '/kontakt?x=1'],
};
const looks = [
  ['de', 'incl'],
  ['de', 'excl'],
  ['fr', 'incl'],
  ['en', 'excl'],
] as const;

let shops: Record<keyof typeof addresses, ShopApp>;
beforeAll(async () => {
  const build = await pages();
  const start = async (shop: keyof typeof addresses): Promise<ShopApp> =>
    startShop({
      shop,
      now: () => mondayMorning,
      source: { kind: 'built', loadBuild: async () => build, clientFolder: join(folder, 'client') },
    });
  shops = { verpackung: await start('verpackung'), moebel: await start('moebel') };
});
afterAll(async () => Promise.all(Object.values(shops).map(async (shop) => shop.close())));

async function page({ app }: ShopApp, url: string, cookie: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await app.inject({ url, headers: { accept: 'text/html', cookie, ...headers } });
  expect([200, 404]).toContain(answer.statusCode);
  // Different each time.
  return answer.body.replaceAll(/ nonce="[^"]*"/g, '');
}

async function drawnWhole(...asked: Parameters<typeof page>): Promise<string> {
  keeps = false;
  try {
    return await page(...asked);
  } finally {
    keeps = true;
  }
}

const cardOf = (html: string, name: string): string => html.split('<li').find((part) => part.includes(`>${name}</a>`)) ?? 'no card';

const cookieOf = (language: string, priceView: string): string => `${languageCookie}=${language}; priceView=${priceView}`;

describe.each(['verpackung', 'moebel'] as const)('%s', (mode) => {
  // In the short run each address has two of the looks, in turn: both ways to show prices, or both kinds of languages.
  test.each(addresses[mode].map((url, at) => [url, at] as const))('%s is the same with new and with kept pieces', async (url, at) => {
    for (const [language, priceView] of looks.filter((_, which) => isLong || which % 2 === at % 2)) {
      const asked = [shops[mode], url, cookieOf(language, priceView)] as const;
      // One after the other: whether pieces are shared applies to all pages being drawn.
      // oxlint-disable no-await-in-loop
      const whole = await drawnWhole(...asked);
      expect(whole).not.toContain('piece-');
      expect(await page(...asked)).toBe(whole);
      expect(await page(...asked)).toBe(whole);
      // oxlint-enable no-await-in-loop
    }
  });

  test('who is logged in gets a page of their own', async () => {
    for (const person of [customer, company, management]) {
      // oxlint-disable no-await-in-loop
      const headers = await demoLogIn(shops[mode], person);
      const asked = [shops[mode], addresses[mode][0]!, cookieOf('de', 'excl'), headers] as const;
      await page(shops[mode], addresses[mode][0]!, cookieOf('de', 'excl'));
      expect(await page(...asked)).toBe(await drawnWhole(...asked));
      // oxlint-enable no-await-in-loop
    }
  });
});

test('only pages for nobody in particular share pieces', async () => {
  const shop = shops.verpackung;
  const url = addresses.verpackung[0]!;
  const shared = async (headers: Record<string, string>): Promise<boolean | undefined> => {
    await page(shop, url, '', headers);
    return mayKeep;
  };
  expect(await shared({})).toBe(true);
  expect(await shared(await demoLogIn(shop, customer))).toBe(false);
  expect(await shared(await demoLogIn(shop, management))).toBe(false);
});

test('a new name and a new price are seen on the next page', async () => {
  const shop = shops.verpackung;
  const office = { db: shop.database.db, catalog: shop.catalog };
  const cookie = cookieOf('de', 'excl');
  const list = '/produkte/holzkisten?price-to=99999';
  const change = async (statement: string, id: number): Promise<string> => {
    await write(office, statement, 'product', [id]);
    const after = await page(shop, list, cookie);
    expect(after).toBe(await drawnWhole(shop, list, cookie));
    return after;
  };
  const before = await page(shop, list, cookie);
  const { products, defaultCustomerId } = shop.catalog.now();
  const { id, name } = products.find(({ articleNumber }) => articleNumber === 'HK_0001')!;
  expect(before).toContain(`>${name.de}</a>`);
  const named = await change(
    `update product set name = jsonb_set(name, '{de}', '"Kiste Neuling"'), version = version + 1 where id = ${id}`,
    id,
  );
  expect(named).toContain('>Kiste Neuling</a>');
  expect(named).not.toContain(`>${name.de}</a>`);
  const dear = await change(
    `update product_price set margin = margin + 900 where product_id = ${id} and customer_id = ${defaultCustomerId}`,
    id,
  );
  expect(cardOf(dear, 'Kiste Neuling')).not.toBe(cardOf(named, 'Kiste Neuling'));
});
