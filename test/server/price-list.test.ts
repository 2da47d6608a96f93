/** All prices at once: the office's list, the price list as data and as a file without executable cells, and the caches behind them. */
import { decode } from '@msgpack/msgpack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PriceListRow } from '#contract/price-list.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import { get, logIn, mondayMorning, problemsOf, productOf, send } from './buyer.ts';
import type { Person } from './buyer.ts';
import { defaultPrice, newPrice } from './price-steps.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

let shop: ShopApp;
let clerk: Person;
let companyId: number;
beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  clerk = await logIn(shop.app, 'katalog@kistenwerk.example');
  companyId = (await logIn(shop.app, 'einkauf@aarepumpen.example')).customerId ?? 0;
});
afterAll(async () => shop.close());

const list = async (query: string) =>
  (await get<{ items: PriceListRow[]; total: number }>(clerk, `/product/price-list?perPage=500&${query}`)).body;

describe('the list of the office', () => {
  it('holds every row of the shop with price and margin, the reckoned ones too', async () => {
    const { items, total } = await list('');
    const rows = [...shop.catalog.now().priceRows.values()].reduce((sum, { size }) => sum + size, 0);
    expect([items.length, total]).toEqual([Math.min(500, rows), rows]);
    const pallet = items.find(({ articleNumber, isDefault }) => articleNumber === 'PL_0006' && isDefault);
    expect(pallet).toMatchObject({ activeStrategy: 'FIX_PRICE', fromPrice: 17.25, remote: '', remoteState: null });
    const crate = items.find(({ articleNumber, isDefault }) => articleNumber === 'HK_0001' && isDefault);
    const { marginPrice } = await defaultPrice(clerk, 'HK_0001');
    expect(crate?.margin).toBeCloseTo((1 - 100 / (100 + marginPrice)) * 100, 0);
  });

  it('is sorted and filtered by what is reckoned, by kind, customer and words', async () => {
    const prices = (await list('sort=-fromPrice')).items.map(({ fromPrice }) => fromPrice).filter((price) => price !== null);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    const between = (await list('filter=fromPrice:100..200')).items.map(({ fromPrice }) => fromPrice ?? 0);
    expect([between.length > 3, Math.min(...between) >= 100, Math.max(...between) <= 200]).toEqual([true, true, true]);
    const own = (await list('filter=isDefault:false&filter=customerName~pumpen')).items;
    expect([own.length > 0, own.every(({ customerId }) => customerId === companyId)]).toEqual([true, true]);
    expect((await list('search=hk_0001')).items.every(({ articleNumber }) => articleNumber === 'HK_0001')).toBe(true);
    expect(problemsOf(await get(clerk, '/product/price-list?filter=cost:1'))).toEqual(['unknownColumn query.filter']);
  });

  it('counts the values of a column', async () => {
    const { items } = (await get<{ items: { value: string; count: number }[] }>(clerk, '/product/price-list/values?column=activeStrategy'))
      .body;
    const fixed = (await list('filter=activeStrategy:FIX_PRICE')).total;
    expect(items.find(({ value }) => value === 'FIX_PRICE')?.count).toBe(fixed);
  });
});

const file = async () =>
  (await shop.app.inject({ url: '/api/product/all-prices-csv', headers: { authorization: `Bearer ${clerk.token}` } })).body;

describe('the whole price list', () => {
  it('comes as MessagePack with every row’s ladder, for one customer or all', async () => {
    const answer = await shop.app.inject({
      url: `/api/product/all-prices?customerId=${companyId}`,
      headers: { authorization: `Bearer ${clerk.token}` },
    });
    expect(answer.headers['content-type']).toContain('msgpack');
    const { items } = decode(answer.rawPayload) as { items: { customerId: number; articleNumber: string; graduatedPrice: object[] }[] };
    expect([...new Set(items.map(({ customerId }) => customerId))]).toEqual([companyId]);
    expect(items.find(({ articleNumber }) => articleNumber === 'EP_0001')?.graduatedPrice[0]).toEqual({ quantity: 1, price: 13.4 });
  });

  it('is a file with four decimals and no cell that a program takes for a formula', async () => {
    const evil = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', 'a;b"c', '|calc'];
    const products = shop.catalog.now().products.slice(0, evil.length);
    await changeCatalog(shop.database.db, shop.catalog, async (trx, changed) => {
      for (const [at, product] of products.entries()) {
        const name = { ...product.name, de: evil[at] ?? '' };
        await trx
          .updateTable('product')
          .set({ name: JSON.stringify(name) })
          .where('id', '=', product.id)
          .execute();
      }
      changed(
        'product',
        products.map(({ id }) => id),
      );
    });
    const text = await file();
    expect(text.startsWith('\uFEFFKundennummer;Kunde;')).toBe(true);
    const cells = text
      .slice(1)
      .split('\r\n')
      .flatMap((line) => line.split(';'))
      .map((cell) => cell.replace(/^"/, ''));
    expect(cells.filter((cell) => /^\s*[=+\-@|\t]/.test(cell))).toEqual([]);
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(text).toMatch(/;PL_0006;[^;]*;Feste Staffel;1;1;17\.2500\r\n/);
  });
});

it('forgets what it kept, and says the same prices again', async () => {
  const before = await list('');
  expect((await send(clerk, 'POST', '/product/clear-price-cache', {})).status).toBe(200);
  expect(await list('')).toEqual(before);
});

it('shows a new row at once', async () => {
  const { id } = await productOf(shop.app, 'PL_0009');
  const before = (await list('search=PL_0009')).total;
  await newPrice(clerk, { customerId: companyId, productId: id, fixPrice: [{ quantity: 1, price: 4.4444 }] });
  expect((await list('search=PL_0009')).total).toBe(before + 1);
  expect(await file()).toContain(';PL_0009;');
  expect(await file()).toContain(';4.4444\r\n');
});
