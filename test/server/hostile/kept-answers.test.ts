/** Answers kept for everybody: whoever asks first, everyone is answered the same as if they had asked alone, in every language and with every known ETag. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn, mondayMorning, productOf, send, visitor } from '../buyer.ts';
import type { Person } from '../buyer.ts';
import { newPrice } from '../price-steps.ts';
import { isLong } from '../../depth.ts';
import type { ShopApp } from '../shop-app.ts';
import { startShop } from '../shop-app.ts';

let shop: ShopApp;
let people: Record<string, Person>;
let own: string;
let staff: Person;
let firm: Person & { customerId: number | null };

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  firm = await logIn(shop.app, 'einkauf@aarepumpen.example');
  const { rows } = await shop.database.pool.query<{ number: string }>(
    `select p.article_number as number from product p join customer_product c on c.product_id = p.id
     where c.customer_id = $1 and c.is_owner and not p.publicly_available order by p.id limit 1`,
    [firm.customerId],
  );
  own = rows[0]?.number ?? '';
  const [pallet, crate] = [await productOf(shop.app, 'EP_0001'), await productOf(shop.app, 'HK_0001')];
  for (const [productId, price] of [
    [pallet.id, 11.9937],
    [crate.id, 147.1193],
  ])
    await newPrice(staff, { customerId: firm.customerId, productId, fixPrice: [{ quantity: 1, price }] });
  people = { visitor: visitor(shop.app), customer: await logIn(shop.app, 'kundin@kistenwerk.example'), firm, staff };
});
afterAll(async () => shop.close());

const questions = (): string[] => [
  ...[
    'p',
    'palette',
    'kiste 800x600x400',
    '800x600x400',
    'AP-47',
    own,
    own.toLowerCase(),
    '\u200B palette',
    'caisse',
    'crate',
    'ｐａｌｅｔｔｅ',
  ].flatMap((q) => [
    `/search/suggestions?q=${encodeURIComponent(q)}`,
    `/search?q=${encodeURIComponent(q)}`,
    `/search/listing?q=${encodeURIComponent(q)}`,
  ]),
  '/search/fit?length=700&width=500&height=400&mass=20',
  '/search/listing?sort=price',
  '/search/listing?priceFrom=1&priceTo=15',
  '/product?withPrices=true',
  `/product?withPrices=true&articleNumber=${own}`,
  '/product/summary',
  '/categories',
  '/categories/menu',
  '/categories/branch?url=%2Fprodukte',
  '/category-product',
];
const languages = isLong ? ['de', 'fr', 'en'] : ['de', 'fr'];

interface Told {
  body: string;
  status: number;
  etag: string;
}

async function answers(order: readonly string[]): Promise<Map<string, Told>> {
  await shop.catalog.rebuild();
  const all = new Map<string, Told>();
  for (const name of order) {
    const token = people[name]?.token ?? '';
    for (const language of languages)
      for (const url of questions()) {
        const headers = { 'accept-language': language, ...(token === '' ? {} : { authorization: `Bearer ${token}` }) };
        const answer = await shop.app.inject({ url: `/api${url}`, headers });
        all.set(`${name} ${language} ${url}`, { body: answer.body, status: answer.statusCode, etag: answer.headers['etag'] ?? '' });
      }
  }
  return all;
}

it('does not matter who asked first', async () => {
  const names = Object.keys(people);
  const forwards = await answers(names);
  const backwards = await answers(names.toReversed());
  expect([...backwards].filter(([asked, { body }]) => forwards.get(asked)?.body !== body).map(([asked]) => asked)).toEqual([]);
  expect([...forwards].filter(([, { status }]) => status >= 500).map(([asked]) => asked)).toEqual([]);
  const secret = /11\.9937|147\.1193|AP-47\d\d/;
  const knows = (name: string): boolean => [...forwards].some(([asked, { body }]) => asked.startsWith(`${name} `) && secret.test(body));
  expect(names.filter(knows)).toEqual(['firm']);
  const hidden = (name: string): boolean =>
    [...forwards].some(([asked, { body }]) => asked.startsWith(`${name} `) && body.includes(`"articleNumber":"${own}"`));
  expect(names.filter(hidden)).toEqual(['firm', 'staff']);
});

it('what one caller knows by its ETag is not taken for the answer of another', async () => {
  const told = await answers(['firm', 'staff', 'customer']);
  const complaints: string[] = [];
  for (const [asked, { etag, body }] of told) {
    const [, language = '', url = ''] = asked.split(' ');
    if (etag === '') continue;
    const answer = await shop.app.inject({ url: `/api${url}`, headers: { 'accept-language': language, 'if-none-match': etag } });
    const fresh = await shop.app.inject({ url: `/api${url}`, headers: { 'accept-language': language } });
    if (answer.statusCode === 304 && fresh.body !== body) complaints.push(asked);
  }
  expect(complaints).toEqual([]);
});

it('a change of what is one’s own counts at once, and for nobody else', async () => {
  const url = `/api/search/suggestions?q=${encodeURIComponent(own)}`;
  const seenBy = async (name: string): Promise<boolean> => {
    const token = people[name]?.token ?? '';
    const { body } = await shop.app.inject({ url, headers: token === '' ? {} : { authorization: `Bearer ${token}` } });
    return body.includes(`"articleNumber":"${own}"`);
  };
  expect([await seenBy('customer'), await seenBy('firm'), await seenBy('visitor')]).toEqual([false, true, false]);
  const productId = shop.catalog.now().productByArticleNumber.get(own)?.id;
  const wish = { productId, customerId: firm.customerId, isOwner: false, isFavorite: false };
  expect((await send(staff, 'PUT', '/product/create-product-customer', wish)).status).toBe(200);
  expect([await seenBy('customer'), await seenBy('firm'), await seenBy('visitor')]).toEqual([false, false, false]);
});
