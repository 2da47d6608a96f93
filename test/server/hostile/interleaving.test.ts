/** Concurrent requests by two customers and a visitor: no one sees another's data, and no cache may keep anything personal. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { raiseCatalogVersion } from '#server/catalog/change-log-store.ts';
import { transaction } from '#server/db/pool.ts';
import { depth } from '../../depth.ts';
import { itemOf, logIn, mondayMorning, newAddress, order, orderBody, productOf, send, visitor } from '../buyer.ts';
import type { Person } from '../buyer.ts';
import { company, customer } from '../demo-log-in.ts';
import { startShop } from '../shop-app.ts';
import type { ShopApp } from '../shop-app.ts';
import { chance, pick } from './hostile-value.ts';

interface Asker extends Person {
  name: string;
  /** Texts that only this caller may see. */
  markers: readonly string[];
  customerId: number | null;
}

let shop: ShopApp;
let askers: readonly Asker[];
let productId: number;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  // A price that occurs nowhere else.
  await transaction(shop.database.db, async (trx) => {
    const owner = trx.selectFrom('app_user').select('customer_id').where('email', '=', company);
    const ownRows = trx.selectFrom('product_price').select('id').where('customer_id', '=', owner);
    await trx
      .updateTable('fix_price')
      .set({ price: 119_937 })
      .where('price', '=', 113_500)
      .where('product_price_id', 'in', ownRows)
      .execute();
    await raiseCatalogVersion(trx);
  });
  await shop.catalog.refresh();
  const product = await productOf(shop.app, 'EP_0001');
  productId = product.id;
  const people = await Promise.all([company, customer].map(async (email) => logIn(shop.app, email)));
  const secrets = ['Los der Firma 7718', 'Geschenk für Oma'];
  for (const [index, person] of people.entries()) {
    const customerId = person.customerId ?? 0;
    const addressId = (await newAddress(person, customerId)).id;
    const placed = await order({ ...person, customerId, addressId }, [
      { ...itemOf(product, 30), externalCustomerRef: secrets[index] ?? '' },
    ]);
    expect(placed.status).toBe(200);
    const wish = orderBody({ customerId, addressId }, [{ ...itemOf(product, 30), externalCustomerRef: secrets[index] ?? '' }]);
    expect((await send(person, 'POST', '/quote', wish)).status).toBe(200);
  }
  const [first, second] = people;
  if (!first || !second) throw new Error('nobody logged in');
  askers = [
    { ...first, name: 'company', markers: ['AP-4711', 'AP-4801', secrets[0] ?? '', '11.9937', 'einkauf@aarepumpen'] },
    { ...second, name: 'customer', markers: [secrets[1] ?? '', 'kundin@kistenwerk', 'Wasserwerkstrasse'] },
    { ...visitor(shop.app), name: 'visitor', markers: [], customerId: null },
  ];
});
afterAll(async () => shop.close());

const count = depth(60, 200);

const asked = (customerId: number | null): { url: string; payload?: object }[] => [
  { url: '/auth' },
  { url: '/product?withPrices=true' },
  { url: '/product?articleNumber=EP_0001&withPrices=true' },
  { url: '/product?customerProduct=OWNER&withPrices=true' },
  { url: '/product?customerProduct=FAVORITES' },
  { url: '/product/summary' },
  { url: '/categories' },
  { url: '/order?returnAdditionalInformation=true' },
  { url: `/customer/${customerId ?? 1}/address` },
  { url: '/quote?returnAdditionalInformation=true' },
  { url: '/customers' },
  // Parts of customers' own numbers: a whole one would be echoed as the query.
  { url: '/search?q=AP-47' },
  { url: '/search/suggestions?q=AP-48' },
  { url: '/search/listing?q=palette' },
  { url: '/search/fit?length=1100&width=700&height=800&mass=20' },
  {
    url: '/product/order-price',
    payload: { cartItems: [{ key: 'a', productId, quantity: 30 }], zipCode: '8001' },
  },
];

it(`${count} questions of two customers and a visitor, mixed, answer each only with the own`, { timeout: 60_000 }, async () => {
  const random = chance(20_261_121);
  const questions = Array.from({ length: count }, () => {
    const asker = pick(random, askers);
    return { asker, question: pick(random, asked(asker.customerId)) };
  });
  const complaints: string[] = [];
  let seen = 0;
  const atOnce = 20;
  for (let start = 0; start < questions.length; start += atOnce) {
    await Promise.all(
      questions.slice(start, start + atOnce).map(async ({ asker, question: { url, payload } }) => {
        const headers = asker.token === '' ? {} : { cookie: `token=${asker.token}` };
        const answer = await shop.app.inject({
          url: `/api${url}`,
          // A cookie is accepted only from the shop's own pages.
          headers: payload === undefined ? headers : { ...headers, origin: 'http://localhost', 'sec-fetch-site': 'same-origin' },
          ...(payload === undefined ? {} : { method: 'POST' as const, payload }),
        });
        if (asker.token !== '' && answer.headers['cache-control'] !== 'no-store') complaints.push(`${asker.name} ${url}: may be kept`);
        if (answer.statusCode >= 500) complaints.push(`${asker.name} ${url}: ${answer.statusCode}`);
        for (const other of askers) {
          const found = other.markers.filter((marker) => answer.body.includes(marker));
          if (other === asker) seen += found.length;
          else if (found.length > 0) complaints.push(`${asker.name} sees ${found.join(', ')} of ${other.name} at ${url}`);
        }
      }),
    );
  }
  expect(complaints).toEqual([]);
  // The markers really occur: callers see their own.
  expect(seen).toBeGreaterThan(count / 4);
});
