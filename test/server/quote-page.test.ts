/** The page of a quote with its pin in the address. Requires the built pages. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Quote } from '#contract/quote.ts';
import { builtPages } from '#server/http/pages.ts';
import { itemOf, logIn, mondayMorning, newGuest, orderBody, productOf, send } from './buyer.ts';
import { management } from './demo-log-in.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

const folder = join(import.meta.dirname, '../../build');
let shop: ShopApp;
let quote: Quote;
beforeAll(async () => {
  const loadBuild = builtPages(join(folder, 'server/index.js'));
  shop = await startShop({ now: () => mondayMorning, source: { kind: 'built', loadBuild, clientFolder: join(folder, 'client') } });
  const guest = await newGuest(shop.app);
  const wish = orderBody(guest, [itemOf(await productOf(shop.app, 'HK_0002'))]);
  const { id } = (await send<{ id: number }>(guest, 'POST', '/quote', wish)).body;
  quote = (await send<Quote>(await logIn(shop.app, management), 'PUT', `/quote/${id}`, { send: true })).body;
});
afterAll(async () => shop.close());

const page = async (query: string): Promise<string> =>
  (await shop.app.inject({ url: `/checkout-quote/${quote.uuid}${query}`, headers: { host: 'shop.example', accept: 'text/html' } })).body;

it('opens with the right one, and offers to order', async () => {
  const html = await page(`?pin=${quote.pin}`);
  expect(html).toContain('Offerte Bestellen');
  expect(html).toContain('Werkzeugkiste 600');
  expect(html.match(/>Total CHF/g)).toHaveLength(1);
  expect(html.includes('An eine andere Adresse liefern?')).toBe(true);
});

it.each(['', '?pin=0000', '?pin=', '?pin=quatsch', '?pin=12345'])('asks for the pin with %j', async (query) => {
  const html = await page(query);
  expect(html).toContain('Offerte öffnen');
  expect(html).not.toContain('Werkzeugkiste 600');
});

it('says in the language of the page that a pin in the address is wrong', async () => {
  const notOpened = { de: 'lässt sich keine Offerte öffnen', fr: 'n’ouvrent aucune offre', en: 'don’t open a quote' };
  for (const [language, text] of Object.entries(notOpened)) {
    expect(await page(`?lang=${language}&pin=0001`)).toContain(text);
    expect(await page(`?lang=${language}&pin=`)).not.toContain(text);
    expect(await page(`?lang=${language}`)).not.toContain(text);
  }
});

it('is kept by nobody and told to no other page, and its pin is not guessed through the address', async () => {
  const ask = async (pin: string) =>
    shop.app.inject({ url: `/checkout-quote/${quote.uuid}?pin=${pin}`, headers: { host: 'shop.example', accept: 'text/html' } });
  const { headers } = await ask(quote.pin ?? '');
  expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer']);
  for (const pin of ['1', '2', '3', '4', '5', '6'].map((digit) => digit.repeat(4))) await ask(pin);
  // Even the right one has to wait.
  expect((await ask(quote.pin ?? '')).body).not.toContain('Werkzeugkiste 600');
});
