/** Streets while an address is typed: only if a search is configured, only the typed text is sent, and a failing search disturbs no one. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StreetSuggestion } from '#contract/shipping.ts';
import type { ShopProfile } from '#contract/shop.ts';
import { startAddressSearch } from '#fakes/address-search/address-search.ts';
import type { AddressSearchStandIn } from '#fakes/address-search/address-search.ts';
import { get, itemOf, mondayMorning, newGuest, order, productOf, visitor } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let nowMs = mondayMorning;
let shop: ShopApp;
let search: AddressSearchStandIn;
beforeAll(async () => {
  search = await startAddressSearch();
  shop = await startShop({ now: () => nowMs, env: { ADDRESS_SEARCH_URL: search.url } });
});
afterAll(async () => {
  await shop.close();
  await search.stop();
});

const streets = async (street: string, zipCode = '', { app }: ShopApp = shop): Promise<string[]> => {
  const path = `/shipping/street?${new URLSearchParams({ street, zipCode }).toString()}`;
  const { body } = await get<{ items: StreetSuggestion[] }>(visitor(app), path);
  return body.items.map((each) => `${each.street}, ${each.zipCode} ${each.city}`);
};
const profileOf = async ({ app }: ShopApp): Promise<ShopProfile> => (await get<ShopProfile>(visitor(app), '/shop/profile')).body;

test('street by street, then house by house, and within the postal code once it is whole', async () => {
  expect((await profileOf(shop)).streetSearch).toBe(true);
  expect(await streets('bahnhofstr')).toEqual(['Bahnhofstrasse, 8001 Zürich', 'Bahnhofstrasse, 6003 Luzern']);
  expect(await streets('bahnhofstr', '6210')).toEqual(['Bahnhofstrasse, 6210 Sursee']);
  expect(await streets('seftigenstrasse 26', '3084')).toEqual(['Seftigenstrasse 26, 3084 Wabern']);
  expect(await streets('gibtesnicht')).toEqual([]);
});

test('less than three letters, and half a postal code, do not leave the house', async () => {
  const before = search.asked.length;
  expect(await streets('Se')).toEqual([]);
  await streets('Uto', '80');
  expect(search.asked.slice(before)).toEqual(['Uto']);
});

test('a search that fails proposes nothing, and who orders does not notice', async () => {
  search.faults.fail('search', 'status500', 'html', 'partial');
  for (const street of ['Rennweg', 'Talstrasse', 'Limmatquai']) expect(await streets(street)).toEqual([]);
  const guest = await newGuest(shop.app);
  expect((await order(guest, [itemOf(await productOf(shop.app, 'EP_0001'), 10)])).status).toBe(200);
  nowMs += 61_000;
  expect(await streets('Rennweg')).toEqual(['Rennweg, 8001 Zürich']);
});

test('without a search nothing is asked, and pages know that', async () => {
  const plain = await startShop({ now: () => nowMs, env: { DEMO: '0' } });
  try {
    expect([(await profileOf(plain)).streetSearch, await streets('Seestrasse', '8002', plain)]).toEqual([false, []]);
  } finally {
    await plain.close();
  }
});
