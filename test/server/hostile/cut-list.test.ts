/** The list of products over a real connection: cut off, read slowly, asked for its head, packed, and changed while it is on its way. */
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { logIn, mondayMorning, productOf, send } from '../buyer.ts';
import type { Person } from '../buyer.ts';
import { company, management } from '../demo-log-in.ts';
import { newPrice } from '../price-steps.ts';
import type { ShopApp } from '../shop-app.ts';
import { startShop } from '../shop-app.ts';

let shop: ShopApp;
let staff: Person;
let people: string[];
let port: number;
beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, management);
  const firm = await logIn(shop.app, company);
  const { id } = await productOf(shop.app, 'EP_0001');
  await newPrice(staff, { customerId: firm.customerId, productId: id, fixPrice: [{ quantity: 1, price: 11.9937 }] });
  people = ['', firm.token, staff.token];
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = shop.app.server.address() as AddressInfo);
});
afterAll(async () => shop.close());

const path = (language: string): string => `/api/product?perPage=1000&withPrices=true&lang=${language}`;
const request = (method: string, language: string, token: string, packing = ''): string =>
  [
    `${method} ${path(language)} HTTP/1.1`,
    'host: shop.example',
    ...(token === '' ? [] : [`authorization: Bearer ${token}`]),
    ...(packing === '' ? [] : [`accept-encoding: ${packing}`]),
    'connection: close',
    '\r\n',
  ].join('\r\n');
const whole = async (language: string, token: string): Promise<string> =>
  (await shop.app.inject({ url: path(language), headers: token === '' ? {} : { authorization: `Bearer ${token}` } })).body;
const bodyOf = (answer: string): string => answer.slice(answer.indexOf('\r\n\r\n') + 4);

/** What comes first is read, the rest is left. */
async function cutOff(language: string, token: string): Promise<void> {
  const connection = connect(port, '127.0.0.1');
  connection.write(request('GET', language, token));
  await once(connection, 'data');
  connection.destroy();
}

test('after hundreds that hang up in the middle, everybody is still sent the own list whole', async () => {
  const asked = languages.flatMap((language) => people.map((token) => ({ language, token })));
  const before = await Promise.all(asked.map(async ({ language, token }) => whole(language, token)));
  expect(new Set(before).size).toBe(asked.length);
  for (let round = 0; round < 30; round += 1) await Promise.all(asked.map(async ({ language, token }) => cutOff(language, token)));
  const after = asked.map(async ({ language, token }) => {
    const connection = connect(port, '127.0.0.1');
    connection.write(request('GET', language, token));
    return bodyOf(await text(connection));
  });
  expect(await Promise.all(after)).toEqual(before);
  const open = async (): Promise<number> => new Promise((tell) => void shop.app.server.getConnections((_, count) => tell(count)));
  await expect.poll(open).toBe(0);
});

test('the head alone tells the length of the list', async () => {
  const connection = connect(port, '127.0.0.1');
  connection.write(request('HEAD', 'fr', ''));
  const answer = await text(connection);
  expect(answer).toContain(`content-length: ${Buffer.byteLength(await whole('fr', ''))}`);
  expect(bodyOf(answer)).toBe('');
});

test.each([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
])('packed by %s it is the same', async (packing, unpack) => {
  const { rawPayload, headers } = await shop.app.inject({ url: path('fr'), headers: { 'accept-encoding': packing } });
  expect([headers['content-encoding'], unpack(rawPayload).toString('utf8')]).toEqual([packing, await whole('fr', '')]);
});

test('who reads slowly gets the list as it was asked for, whatever is changed meanwhile', async () => {
  const before = await whole('de', '');
  const slow = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
  await Promise.all(
    slow.map(async (connection) => {
      connection.write(request('GET', 'de', ''));
      await once(connection, 'readable');
    }),
  );
  const { id } = await productOf(shop.app, 'HK_0001');
  expect((await send(staff, 'POST', `/product/${id}`, { name: { de: 'Ganz andere Kiste' } })).status).toBe(200);
  expect(await whole('de', '')).not.toBe(before);
  for (const connection of slow) expect(bodyOf((await buffer(connection)).toString('utf8'))).toBe(before);
});
