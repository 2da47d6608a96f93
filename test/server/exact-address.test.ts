/** Pages of the catalogue have one address: however else it is written, visitors are sent there for good. Requires the built pages. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtPages } from '#server/http/pages.ts';
import { mondayMorning } from './buyer.ts';
import { write } from './catalog-change.ts';
import { company, demoLogIn, management } from './demo-log-in.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

const folder = join(import.meta.dirname, '../../build');
let shop: ShopApp;

beforeAll(async () => {
  const loadBuild = builtPages(join(folder, 'server/index.js'));
  shop = await startShop({ now: () => mondayMorning, source: { kind: 'built', loadBuild, clientFolder: join(folder, 'client') } });
});
afterAll(async () => shop.close());

async function sentTo(url: string, headers: Record<string, string> = {}): Promise<[status: number, location: unknown]> {
  const answer = await shop.app.inject({ url, headers: { host: 'shop.example', accept: 'text/html', ...headers } });
  return [answer.statusCode, answer.headers.location];
}

describe('an address', () => {
  it.each([
    ['/products/hk_0001', '/products/HK_0001'],
    ['/products/HK_0001/', '/products/HK_0001'],
    ['/products/HK_0001//', '/products/HK_0001'],
    ['/Products/HK_0001', '/products/HK_0001'],
    ['/products/%20HK_0001', '/products/HK_0001'],
    ['/products/hk_0001%20', '/products/HK_0001'],
    ['/products/HK_0001%C2%A0', '/products/HK_0001'],
    ['/products/HK_0001%E2%80%8B', '/products/HK_0001'],
    ['/products/HK_0001.', '/products/HK_0001'],
    ['/products/%28HK_0001%29,', '/products/HK_0001'],
    ['/products/HK%5F0001', '/products/HK_0001'],
    ['/products/HK_0001%00', '/products/HK_0001'],
    ['/products/HK_0001%2F', '/products/HK_0001'],
    ['/produkte/', '/produkte'],
    ['/PRODUKTE', '/produkte'],
    ['/produkte/Holzkisten', '/produkte/holzkisten'],
    ['/produkte/holzkisten/', '/produkte/holzkisten'],
    ['/produkte/%20holzkisten%20', '/produkte/holzkisten'],
    ['/produkte/h%6Flzkisten', '/produkte/holzkisten'],
    ['/produkte/Verschl%c3%a4ge', '/produkte/verschl%C3%A4ge'],
    ['/produkte/holzkisten/kisten%20im%20palettenmass', '/produkte/holzkisten/kisten-im-palettenmass'],
    ['/Kontakt', '/kontakt'],
    ['/agb/', '/agb'],
  ])('%s leads to %s for good, and its query along', async (written, exact) => {
    expect(await sentTo(written)).toEqual([301, exact]);
    const query = '?utm_source=mail&lang=fr&x=%2F%2Fevil.example&x=a+b';
    expect(await sentTo(`${written}${query}`)).toEqual([301, `${exact}${query}`]);
    expect(await sentTo(exact)).toEqual([200, undefined]);
  });

  it('leads nowhere else, whatever stands in it', async () => {
    for (const written of [
      '/products/%2F%2Fevil.example',
      '/products/https%3A%2F%2Fevil.example',
      '/products/%5C%5Cevil.example',
      '/products/..%2F..%2Fadmin',
      '/produkte/%2F%2Fevil.example/',
      '/produkte/..%2Fholzkisten',
      '/produkte/%5Cevil.example',
      '/products/HK_9999',
      '/products/_',
      '/products/%00',
      `/products/${'a-'.repeat(2000)}`,
      `/produkte/${'a/'.repeat(2000)}`,
    ])
      expect([written, await sentTo(written)]).toEqual([written, [404, undefined]]);
    expect(await sentTo('/products/hk_0001', { host: 'evil.example' })).toEqual([301, '/products/HK_0001']);
  });

  it('is the exact one for every product and category', async () => {
    const { products, categories } = shop.catalog.now();
    const sample = products.filter(({ published, publiclyAvailable }, at) => published && publiclyAvailable && at % 7 === 0);
    for (const { articleNumber } of sample) {
      expect(await sentTo(`/products/${encodeURIComponent(articleNumber.toLowerCase())}`)).toEqual([301, `/products/${articleNumber}`]);
    }
    for (const { url, published } of categories.filter((each) => each.shopTypeId !== 2))
      if (published && url.startsWith('/produkte')) expect([url, await sentTo(url)]).toEqual([url, [200, undefined]]);
  });

  it('of a hidden product says nothing to those who may not see it', async () => {
    const { id } = shop.catalog.now().productByArticleNumber.get('HK_0003')!;
    await write({ db: shop.database.db, catalog: shop.catalog }, `update product set published = false where id = ${id}`, 'product', [id]);
    expect(await sentTo('/products/hk_0003')).toEqual([404, undefined]);
    expect(await sentTo('/products/hk_0003', await demoLogIn(shop, company))).toEqual([404, undefined]);
    expect(await sentTo('/products/hk_0003', await demoLogIn(shop, management))).toEqual([301, '/products/HK_0003']);
  });

  it('of a list with the former name of its filter shows the same list', async () => {
    const list = async (query: string): Promise<string[]> => {
      const { body } = await shop.app.inject({ url: `/produkte/holzkisten${query}`, headers: { accept: 'text/html' } });
      return [...body.matchAll(/href="\/products\/([^"?]+)/g)].map(([, number]) => number ?? '');
    };
    const [all, now] = [await list(''), await list('?tragfahigkeit=250')];
    expect(now.length).toBeGreaterThan(0);
    expect(now).not.toEqual(all);
    expect(await list('?hochstlast=250')).toEqual(now);
    // An attribute of that name is no former name.
    await shop.database.pool.query(`with own as (
        insert into attribute (name, type_id, visibility)
        select '{"de":"Höchstlast in kg","fr":"Charge maximale en kg","en":"Maximum load in kg"}', type_id, visibility
        from attribute where name ->> 'de' = 'Tragfähigkeit in kg' returning id
      ), typed as (
        insert into product_type_attribute (product_type_id, attribute_id, visibility, sort_order)
        select distinct type_id, own.id, 31, 99 from product, own where article_number in ('HK_0004', 'HK_0005')
      )
      insert into product_attribute_value (product_id, attribute_id, value)
      select product.id, own.id, case article_number when 'HK_0004' then '900' else '100' end
      from product, own where article_number in ('HK_0004', 'HK_0005')`);
    await shop.catalog.rebuild();
    // The first of the family stands in the texts of the page too.
    expect((await list('?hochstlast=250')).filter((number) => /^HK_(?!0001)/.test(number))).toEqual(['HK_0004']);
  });
});
