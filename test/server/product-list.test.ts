/** The office's list of products: order, search, filters of every kind, values of columns, the fields of a product, and the exported file. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ColumnValues } from '#contract/list.ts';
import type { ProductFrame, ProductListItem } from '#contract/product-list.ts';
import type { Product } from '#contract/product.ts';
import { lineCost } from '#server/pricing/line-cost.ts';
import { get, logIn, mondayMorning, problemsOf, send, visitor } from './buyer.ts';
import type { Person } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

interface Page {
  items: ProductListItem[];
  total: number;
}

let shop: ShopApp;
let clerk: Person;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  clerk = await logIn(shop.app, 'katalog@kistenwerk.example');
});
afterAll(async () => shop.close());

const list = async (query: Record<string, string | string[]> = {}): Promise<Page> => {
  const parts = Object.entries(query).flatMap(([key, value]) => [value].flat().map((each): [string, string] => [key, each]));
  return (await get<Page>(clerk, `/product/record?perPage=500&${new URLSearchParams(parts).toString()}`)).body;
};
const numbers = ({ items }: Page): string[] => items.map(({ articleNumber }) => articleNumber);
const one = async (articleNumber: string): Promise<ProductListItem> => (await list({ filter: `articleNumber~${articleNumber}` })).items[0]!;
const change = async (item: { id: number; version: number }, changes: object) =>
  send(clerk, 'POST', `/product/${item.id}`, { version: item.version, ...changes });
const values = async (column: string, query = ''): Promise<ColumnValues['items']> =>
  (await get<ColumnValues>(clerk, `/product/record/values?column=${column}${query}`)).body.items;
const frame = async (): Promise<ProductFrame> => (await get<ProductFrame>(clerk, '/product/record/frame')).body;
const attribute = async (name: string): Promise<number> => (await frame()).attributes.find((each) => each.name.de === name)!.attributeId;

describe('the list', () => {
  test('holds every product of the shop that is not deleted, by number, in windows', async () => {
    const whole = await list();
    const snapshot = shop.catalog.now();
    expect(whole.total).toBe(snapshot.products.filter(({ deletedAt }) => deletedAt === null).length);
    expect(whole.items).toHaveLength(whole.total);
    const second = (await get<Page>(clerk, '/product/record?perPage=10&page=2')).body;
    expect(numbers(second)).toEqual(numbers(whole).slice(10, 20));
    expect(await frame()).toMatchObject({ total: whole.total, incomplete: whole.items.filter(({ gaps }) => gaps.length > 0).length });
  });

  test.each(['articleNumber', 'name.de', 'length', 'price', 'margin', 'customers', 'changedAt', 'typeId'])(
    'is ordered by %s, the other way round too, and rows without a value come last either way',
    async (column) => {
      const [up, down] = [numbers(await list({ sort: column })), numbers(await list({ sort: `-${column}` }))];
      expect(up.toSorted()).toEqual(down.toSorted());
      const cellOf = new Map(
        (await list()).items.map((item): [string, unknown] => [
          item.articleNumber,
          column === 'length'
            ? (item.preset?.['length'] ?? null)
            : column === 'changedAt'
              ? (item.changed?.at ?? null)
              : column === 'name.de'
                ? item.name.de
                : item[column as 'price'],
        ]),
      );
      const filled = (order: string[]) => order.filter((number) => cellOf.get(number) !== null);
      expect(up.slice(0, filled(up).length)).toEqual(filled(up));
      expect(down.slice(0, filled(down).length)).toEqual(filled(down));
      if (['length', 'price', 'margin', 'customers'].includes(column)) {
        const cells = filled(up).map((number) => Number(cellOf.get(number)));
        expect(cells).toEqual(cells.toSorted((a, b) => a - b));
      }
    },
  );

  test('is searched in numbers, names in every language, and the customers’ own numbers', async () => {
    expect(numbers(await list({ search: 'hk_0001' }))).toEqual(['HK_0001']);
    const french = (await one('EP_0001')).name.fr.split(' ')[0]!;
    expect(numbers(await list({ search: french }))).toContain('EP_0001');
    const tie = await shop.database.db
      .selectFrom('customer_product')
      .innerJoin('product', 'product.id', 'product_id')
      .select(['external_product_id as own', 'article_number as number'])
      .where('external_product_id', '!=', '')
      .where('kind_code', '!=', 2)
      .executeTakeFirstOrThrow();
    expect(numbers(await list({ search: tie.own }))).toContain(tie.number);
    expect((await list({ search: 'gibt es nicht' })).total).toBe(0);
  });

  test.each<[string | string[], (item: ProductListItem) => boolean]>([
    ['name.de~kiste', ({ name }) => name.de.toLowerCase().includes('kiste')],
    ['length:500..1000', ({ preset }) => Number(preset?.['length']) >= 500 && Number(preset?.['length']) <= 1000],
    ['price:10..50.5', ({ price }) => price !== null && price >= 10 && price <= 50.5],
    ['margin:..30', ({ margin }) => margin !== null && margin <= 30],
    ['canBeConfigured:true', ({ canBeConfigured }) => canBeConfigured],
    ['visibility:shop', ({ visibility }) => visibility === 'shop'],
    ['gaps:price|picture', ({ gaps }) => gaps.includes('price') || gaps.includes('picture')],
    ['gaps:complete', ({ gaps }) => gaps.length === 0],
    ['customers:1..', ({ customers }) => customers > 0],
    [['canBeConfigured:false', 'price:..20'], ({ canBeConfigured, price }) => !canBeConfigured && price !== null && price <= 20],
  ])('is filtered by %j', async (filter, holds) => {
    const expected = (await list()).items.filter(holds);
    expect(expected.length).toBeGreaterThan(0);
    expect(numbers(await list({ filter }))).toEqual(expected.map(({ articleNumber }) => articleNumber));
  });

  test('is filtered by attributes, as numbers, choices and texts', async () => {
    const [load, material, stock] = [await attribute('Tragfähigkeit in kg'), await attribute('Material'), await attribute('Ab Lager')];
    const { items } = await list();
    const loadOf = (item: ProductListItem) => Number(item.values[load] ?? 'x');
    expect(numbers(await list({ filter: `values.${load}:..300` }))).toEqual(
      items.filter((item) => loadOf(item) <= 300).map(({ articleNumber }) => articleNumber),
    );
    const onStock = await list({ filter: `values.${stock}:true` });
    expect(onStock.items.every((item) => item.values[stock] === 'true')).toBe(true);
    const [choice] = await values(`values.${material}`);
    expect((await list({ filter: `values.${material}:${choice!.value}` })).total).toBe(choice!.count);
  });

  test('counts the values of a column among the rows that the other filters leave', async () => {
    const types = await values('typeId', '&filter=canBeConfigured:true&filter=typeId:1');
    const { items } = await list({ filter: 'canBeConfigured:true' });
    expect(types.reduce((sum, { count }) => sum + count, 0)).toBe(items.length);
    expect(await values('name.de', '&text=gibt es nicht')).toEqual([]);
    const gapCounts = await values('gaps');
    expect(gapCounts.find(({ value }) => value === 'complete')?.count).toBe((await list({ filter: 'gaps:complete' })).total);
  });

  test.each([
    ['sort=password', 422, 'unknownColumn query.sort'],
    ['filter=values.99999:1', 422, 'unknownColumn query.filter'],
    ['filter=visibility:everybody', 422, 'filterInvalid query.filter'],
    ['filter=length:lang..', 422, 'filterInvalid query.filter'],
    ['perPage=501', 400, 'validation.too_big query.perPage'],
  ])('refuses %s', async (query, status, problem) => {
    const answer = await get(clerk, `/product/record?${query}`);
    expect([answer.status, problemsOf(answer)]).toEqual([status, [problem]]);
  });
});

describe('a row', () => {
  test('shows a change at once, at its new place, with who made it', async () => {
    const before = await one('LA_0002');
    const sorted = numbers(await list({ sort: 'name.de' }));
    await change(before, { name: { de: 'Aaa vor allen' } });
    const after = await list({ sort: 'name.de' });
    expect(numbers(after)[0]).toBe('LA_0002');
    expect(numbers(after).slice(1)).toEqual(sorted.filter((number) => number !== 'LA_0002'));
    expect(after.items[0]).toMatchObject({
      version: before.version + 1,
      changed: { at: new Date(mondayMorning).toISOString(), who: 'katalog@kistenwerk.example' },
    });
    expect(numbers(await list({ sort: '-changedAt' }))[0]).toBe('LA_0002');
  });

  test('leaves a filtered list as soon as it no longer fits, and comes back', async () => {
    const query = { filter: 'visibility:shop', search: 'LA_0003' };
    const item = (await list(query)).items[0]!;
    await change(item, { published: false });
    expect((await list(query)).total).toBe(0);
    expect((await one('LA_0003')).visibility).toBe('hidden');
    await change(await one('LA_0003'), { published: true, publiclyAvailable: false });
    expect((await one('LA_0003')).visibility).toBe('customers');
    await change(await one('LA_0003'), { publiclyAvailable: true });
    expect((await list(query)).total).toBe(1);
  });

  test('without a translation says so; the shop shows German meanwhile', async () => {
    const item = await one('EP_0001');
    await change(item, { name: { fr: '' } });
    expect(await one('EP_0001')).toMatchObject({ gaps: ['fr'], name: { fr: '' } });
    const shown = await get<{ items: Product[] }>(visitor(shop.app), '/product?lang=fr&articleNumber=EP_0001');
    expect(shown.body.items[0]?.name).toBe(item.name.de);
    expect(numbers(await list({ filter: 'gaps:fr' }))).toContain('EP_0001');
  });

  test('without a price row is on request, and knows no margin', async () => {
    const item = await one('SK_0004');
    expect(item.gaps).not.toContain('price');
    await shop.database.db.updateTable('product_price').set({ active_strategy: 'NONE' }).where('product_id', '=', item.id).execute();
    await change(item, { description: { de: 'ohne Preis' } });
    expect(await one('SK_0004')).toMatchObject({ price: null, margin: null });
    expect((await one('SK_0004')).gaps).toContain('price');
  });

  test('earns something on everything that is made for stock: a lot of it is cheaper to make than a piece', async () => {
    const { items } = await list();
    expect(
      items.filter(({ margin }) => margin !== null && margin < 10).map(({ articleNumber, margin }) => `${articleNumber} ${margin}`),
    ).toEqual([]);
    const collar = await one('AR_0002');
    const { productId, configuration } = {
      productId: collar.id,
      configuration: shop.catalog.now().productById.get(collar.id)!.configuration,
    };
    const cost = (quantity: number) =>
      lineCost(shop.catalog.now(), { productId, configuration, quantity, customerId: shop.catalog.now().defaultCustomerId! }).costPerOne;
    expect(cost(1)).toBe(cost(100));
    expect(cost(1000)).toBeLessThan(cost(100)!);
  });

  test('has the margin that its price leaves over its cost', async () => {
    const item = (await list({ filter: 'margin:1..' })).items[0]!;
    expect(item.margin).toBeLessThan(100);
    expect(numbers(await list({ sort: '-margin' }))[0]).toBe(
      (await list()).items.reduce((a, b) => ((b.margin ?? -1e9) > (a.margin ?? -1e9) ? b : a)).articleNumber,
    );
  });

  test('is missing a picture until its folder has one', async () => {
    const item = (await list()).items.find(({ gaps }) => gaps.includes('picture'));
    const target = item ?? (await one('EP_0001'));
    await change(target, { localFilePath: '/produkte/neu' });
    const gapsNow = async () => (await one(target.articleNumber)).gaps;
    const before = await gapsNow();
    await shop.database.db
      .insertInto('media')
      .values({ local_file_path: '/produkte/neu', name: 'bild', content_type: 'image/png', content: Buffer.from('x') } as never)
      .execute();
    expect(await gapsNow()).toEqual(before.filter((gap) => gap !== 'picture'));
  });

  test('that is deleted shows only where deleted ones are asked for', async () => {
    const item = await one('ZL_0001');
    await shop.database.db
      .updateTable('product')
      .set({ deleted_at: new Date(mondayMorning) })
      .where('id', '=', item.id)
      .execute();
    await change(await one('EP_0001'), { description: { de: 'neu lesen' } });
    await shop.catalog.rebuild();
    expect((await list({ search: 'ZL_0001' })).total).toBe(0);
    expect((await list({ filter: 'visibility:deleted' })).items.map(({ articleNumber }) => articleNumber)).toEqual(['ZL_0001']);
  });
});

describe('the file', () => {
  test('holds the filtered rows in their order, and no formula', async () => {
    await change(await one('HK_0001'), { name: { de: '=HYPERLINK("http://x")' } });
    const answer = await shop.app.inject({
      url: '/api/product/record/csv?search=hk_&sort=-articleNumber',
      headers: { authorization: `Bearer ${clerk.token}` },
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(answer.headers['content-disposition']).toContain('produkte.csv');
    const [head, ...rows] = answer.body.trimEnd().split('\r\n');
    expect(head).toContain('Nummer;Name DE;Name FR;Name EN;Typ');
    expect(rows.map((row) => row.split(';')[0])).toEqual(numbers(await list({ search: 'hk_', sort: '-articleNumber' })));
    expect(answer.body).toContain(`"'=HYPERLINK(""http://x"")"`);
  });
});

test('what the specification lets staff ask of products they get with hidden ones, and nobody else', async () => {
  const hidden = await one('SK_0001');
  await change(hidden, { published: false });
  const buyer = await logIn(shop.app, 'einkauf@aarepumpen.example');
  const asked = async (person: Person, query: string): Promise<Product[]> =>
    (await get<{ items: Product[] }>(person, `/product?${query}`)).body.items;
  const price = (await asked(clerk, `ids=${hidden.id}&withPrices=true`))[0];
  expect(price).toMatchObject({ articleNumber: 'SK_0001', published: false });
  expect(price?.price).not.toBeNull();
  expect(await asked(clerk, 'articleNumber=SK_0001&page=1&perPage=5000')).toHaveLength(1);
  const own = await asked(clerk, `customerId=${buyer.customerId}&customerProduct=OWNER&withPrices=true&perPage=5000`);
  expect(own.length).toBeGreaterThan(0);
  expect(new Set(own.flatMap(({ customers }) => customers.map(({ customerId }) => customerId)))).toEqual(new Set([buyer.customerId]));
  for (const person of [visitor(shop.app), buyer]) {
    expect(await asked(person, `ids=${hidden.id}`)).toEqual([]);
    expect(await asked(person, 'articleNumber=SK_0001')).toEqual([]);
    expect((await asked(person, 'perPage=5000')).map(({ articleNumber }) => articleNumber)).not.toContain('SK_0001');
  }
});

test('nobody but staff of products sees the list', async () => {
  for (const path of ['', '/values?column=typeId', '/csv', '/frame'])
    for (const [email, status] of [
      ['verkauf@kistenwerk.example', 403],
      ['einkauf@aarepumpen.example', 403],
      [null, 401],
    ] as const) {
      const person = email === null ? visitor(shop.app) : await logIn(shop.app, email);
      expect((await get(person, `/product/record${path}`)).status).toBe(status);
    }
});
