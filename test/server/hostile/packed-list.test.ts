/** Pages of lists kept packed: after every kind of change, in every language and size, for whoever asks, as if they had been written anew. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '#contract/product.ts';
import type { ProductRecord } from '#contract/product-record.ts';
import { isLong } from '../../depth.ts';
import { get, logIn, mondayMorning, productOf, send, visitor } from '../buyer.ts';
import type { Person } from '../buyer.ts';
import { customer, management } from '../demo-log-in.ts';
import { defaultPrice, write } from '../price-steps.ts';
import type { ShopApp } from '../shop-app.ts';
import { startShop } from '../shop-app.ts';

let shop: ShopApp;
let staff: Person;
let people: Person[];
beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, management);
  people = [visitor(shop.app), await logIn(shop.app, customer), staff];
  await pages();
});
afterAll(async () => shop.close());

const sizes = isLong ? [1, 24, 33, 100] : [33];
const spoken = isLong ? ['de', 'fr', 'en'] : ['de', 'fr'];
/** The short run leaves out what lies between. */
const between = isLong ? [2] : [];
const total = async (): Promise<number> => (await get<{ total: number }>(visitor(shop.app), '/product?perPage=1')).body.total;

async function pages(): Promise<Map<string, unknown>> {
  const all = await total();
  const told = new Map<string, unknown>();
  for (const [who, person] of people.entries())
    for (const language of spoken)
      for (const perPage of sizes)
        for (const page of [1, ...between, Math.ceil(all / perPage), Math.ceil(all / perPage) + 1, 90_000])
          for (const priced of ['', '&withPrices=true']) {
            const url = `/product?lang=${language}&perPage=${perPage}&page=${page}${priced}`;
            told.set(`${who} ${url}`, (await get(person, url)).body);
          }
  return told;
}

const changeOf = async (articleNumber: string, body: object): Promise<void> => {
  const { id } = await productOf(shop.app, articleNumber);
  const answer = await send<ProductRecord>(staff, 'POST', `/product/${id}`, body);
  expect([articleNumber, answer.status, answer.body]).toMatchObject([articleNumber, 200, {}]);
};

const changes: [string, () => Promise<void>][] = [
  ['nothing', async () => undefined],
  ['a name that moves to the end in one language', async () => changeOf('EP_0001', { name: { fr: 'Zzz palette' } })],
  ['a text with signs of JSON', async () => changeOf('HK_0001', { description: '"},{"id":1,"a":"\\\\' })],
  [
    'a price',
    async () => {
      const { id, fixPrice } = await defaultPrice(staff, 'EP_0001');
      expect((await write(staff, 'PUT', `${id}/fix-price/${fixPrice[0]?.id}`, { price: 77.55 })).status).toBe(200);
    },
  ],
  ['taken out of the shop', async () => changeOf('HK_0002', { published: false })],
  [
    'a category by another name',
    async () => {
      const { items } = (await get<{ items: { id: number; parentId: number | null }[] }>(staff, '/categories')).body;
      for (const { id } of items.filter(({ parentId }) => parentId !== null).slice(0, 3))
        expect((await send(staff, 'PUT', `/categories/${id}`, { name: `Anders ${id}` })).status).toBe(200);
    },
  ],
  [
    'an attribute by another name and less visible',
    async () => {
      for (const id of [1, 2])
        expect((await send(staff, 'POST', `/attribute/${id}`, { name: `Merkmal ${id}`, visibility: id })).status).toBe(200);
    },
  ],
  [
    'several at once',
    async () => {
      for (const number of ['KA_0001', 'TR_0001', 'SK_0001']) await changeOf(number, { name: { de: `Aaa ${number}` } });
    },
  ],
];

// Each begins with the pages that the former one has asked for anew.
test.each(changes)('%s', async (_, change) => {
  await change();
  const kept = await pages();
  await shop.catalog.rebuild();
  const anew = await pages();
  expect([...kept].filter(([asked, told]) => JSON.stringify(told) !== JSON.stringify(anew.get(asked))).map(([asked]) => asked)).toEqual([]);
});

test('a page is the part of the whole list that it stands for', async () => {
  for (const priced of ['', '&withPrices=true']) {
    const listed = async (perPage: number, page: number) =>
      (await get<{ items: Product[] }>(visitor(shop.app), `/product?perPage=${perPage}&page=${page}${priced}`)).body.items;
    const all = await total();
    const whole = (await Promise.all(Array.from({ length: Math.ceil(all / 100) }, async (_, at) => listed(100, at + 1)))).flat();
    expect([whole.length, new Set(whole.map(({ id }) => id)).size]).toEqual([all, all]);
    for (const perPage of sizes)
      for (let page = 1; page <= Math.ceil(all / perPage) + 1; page += 1)
        expect(await listed(perPage, page)).toEqual(whole.slice((page - 1) * perPage, page * perPage));
  }
});
