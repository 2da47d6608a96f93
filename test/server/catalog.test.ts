import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Category } from '#contract/category.ts';
import type { Product } from '#contract/product.ts';
import { openCatalog } from '#server/catalog/catalog.ts';
import { raiseCatalogVersion } from '#server/catalog/change-log-store.ts';
import { transaction } from '#server/db/pool.ts';
import { seedShop } from '#demo/seed-shop.ts';
import { company, customerIdOf, demoLogIn, management } from './demo-log-in.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

let shop: ShopApp;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => shop.close());

const read = async <T>(url: string, headers: Record<string, string> = {}, of = shop): Promise<T> => {
  const answer = await of.app.inject({ url, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<T>();
};
const products = async (query = '', headers = {}): Promise<Product[]> =>
  (await read<{ items: Product[] }>(`/api/product?${query}`, headers)).items;
const byNumber = async (articleNumber: string, query = 'withPrices=true', headers = {}): Promise<Product | undefined> =>
  (await products(`${query}&articleNumber=${articleNumber}`, headers))[0];

/** Makes a change as the back office would and applies it at once. */
async function change(work: Parameters<typeof transaction<void>>[1]): Promise<void> {
  await transaction(shop.database.db, async (trx) => {
    await work(trx);
    await raiseCatalogVersion(trx);
  });
  await shop.catalog.refresh();
}

describe('the category tree', () => {
  it('has one root called produkte and only categories of the active shop', async () => {
    const { items } = await read<{ items: Category[] }>('/api/categories');
    expect(items.filter(({ parentId }) => parentId === null).map(({ url }) => url)).toEqual(['/produkte']);
    expect(items.map(({ name }) => name)).toContain('Holzkisten');
    expect(items.map(({ name }) => name)).not.toContain('Lounges');
    expect(items.find(({ name }) => name === 'Verschläge')?.url).toBe(encodeURI('/produkte/verschläge'));
  });

  it('is listed by parent id, then by order', async () => {
    const { items } = await read<{ items: Category[] }>('/api/categories');
    const places = items.map(({ parentId, order }) => [parentId ?? 0, order] as const);
    expect(places).toEqual(places.toSorted(([parent, order], [other, place]) => parent - other || order - place));
  });

  it.each([
    ['/produkte/holzkiste', '/produkte/holzkisten'],
    ['/produkte/holzkisten/Holzkiste/', '/produkte/holzkisten'],
    ['/produkte/paletten/holzkiste', null],
    ['/produkte/lounge', null],
  ])('leads from the page of a product type, %s, to its category', async (url, typeCategoryUrl) => {
    const branch = await read<{ current: number | null; typeCategoryUrl: string | null }>(`/api/categories/branch?url=${url}`);
    expect([branch.current, branch.typeCategoryUrl]).toEqual([null, typeCategoryUrl]);
  });

  it('speaks the caller’s language but keeps German addresses', async () => {
    const { items } = await read<{ items: Category[] }>('/api/categories?lang=fr');
    expect(items.find(({ url }) => url === '/produkte/holzkisten')?.name).toBe('Caisses en bois');
  });

  it('says from which price on, and how many products stand below', async () => {
    const { items } = await read<{ items: Category[] }>('/api/categories');
    const [root] = items;
    const all = await products('withPrices=true');
    expect(root?.productCount).toBe(all.length);
    expect(root?.priceFrom).toBeLessThanOrEqual(Math.min(...all.flatMap(({ price }) => (price === null ? [] : [price]))));
  });

  it('calls no price the lowest that a smaller choice goes below', async () => {
    const { items } = await read<{ items: Category[] }>('/api/categories');
    const from = items.find(({ url }) => url === '/produkte/verschlaege')?.priceFrom ?? 0;
    const [crate] = await products('withPrices=true&articleNumber=VS_0001');
    const { configuration } = crate ?? {};
    if (!crate || !configuration) throw new Error('no open crate');
    const small = { ...configuration, values: { ...configuration.values, length: 500, width: 400, height: 400, mass: 10 } };
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/product/order-price',
      payload: { cartItems: [{ key: 'small', productId: crate.id, configuration: small, quantity: 1 }] },
    });
    const [item] = answer.json<{ cartPrice: { items: { pricePerOne: number | null }[] } }>().cartPrice.items;
    expect(item?.pricePerOne).toBeLessThan(crate.price ?? 0);
    expect(from).toBeLessThanOrEqual(item?.pricePerOne ?? 0);
  });

  it('shows the other shop its own products', async () => {
    const furniture = await startShop({ shop: 'moebel' });
    try {
      const { items } = await read<{ items: Product[] }>('/api/product?withPrices=true', {}, furniture);
      expect(items.map(({ articleNumber }) => articleNumber)).toEqual(expect.arrayContaining(['LO_0001', 'EP_0001', 'LA_0001']));
      expect(items.map(({ articleNumber }) => articleNumber)).not.toContain('HK_0001');
      expect(items.every(({ configuration }) => configuration !== null)).toBe(true);
    } finally {
      await furniture.close();
    }
  });
});

describe('products', () => {
  it('come with configurable ones first, then by name', async () => {
    const list = await products();
    const lastConfigurable = list.findLastIndex(({ canBeConfigured }) => canBeConfigured);
    expect(list.slice(0, lastConfigurable + 1).every(({ canBeConfigured }) => canBeConfigured)).toBe(true);
    expect(list.filter(({ name }) => name.startsWith('Werkzeugkiste')).map(({ name }) => name)).toEqual([
      'Werkzeugkiste 600',
      'Werkzeugkiste 800',
    ]);
  });

  it('are asked for by whether they can be configured', async () => {
    const list = await products();
    const shown = async (can: boolean): Promise<string[]> => (await products(`canBeConfigured=${can}`)).map(({ name }) => name);
    const expected = (can: boolean): string[] => list.filter(({ canBeConfigured }) => canBeConfigured === can).map(({ name }) => name);
    expect(await shown(true)).toEqual(expected(true));
    expect(await shown(false)).toEqual(expected(false));
    expect(expected(true).length * expected(false).length).toBeGreaterThan(0);
  });

  it('carry prices only on request', async () => {
    expect((await byNumber('EP_0001', 'withPrices=false'))?.graduatedPrice).toEqual([]);
    expect((await byNumber('EP_0001', 'withPrices=false'))?.price).toBeNull();
    expect((await byNumber('EP_0001'))?.price).toBe(14.9);
  });

  it('are on request when they have no price, never free', async () => {
    expect(await byNumber('HK_0006')).toMatchObject({ price: null, graduatedPrice: [] });
    expect((await products('withPrices=true')).some(({ price }) => price === 0)).toBe(false);
  });

  it('have a preset without an error, a picture and figures in every language', async () => {
    for (const language of ['de', 'fr', 'en']) {
      for (const product of await products(`lang=${language}`)) {
        expect(product.name, product.articleNumber).not.toBe('');
        expect(product.description.length, product.articleNumber).toBeGreaterThan(60);
        // The one without a model has stored pictures.
        if (product.articleNumber === 'TR_0001') continue;
        expect(product.keyFigures.length, product.articleNumber).toBeGreaterThan(1);
        expect(product.configuration, product.articleNumber).not.toBeNull();
        const evaluated = await shop.app.inject({
          method: 'POST',
          url: '/api/configurator/evaluate',
          payload: product.configuration ?? {},
        });
        expect(
          evaluated.json<{ problems: { severity: string }[] }>().problems.filter(({ severity }) => severity === 'ERROR'),
          product.articleNumber,
        ).toEqual([]);
      }
    }
  });

  it('describe the wooden crate by its golden sizes', async () => {
    const figures = (await byNumber('HK_0001'))?.keyFigures;
    expect(figures).toEqual([
      { label: 'Innen', value: '1000 × 600 × 500 mm' },
      { label: 'Aussen', value: '1072 × 672 × 654 mm' },
      { label: 'Packgut bis', value: '150 kg' },
      { label: 'Gewicht', value: '34.1 kg' },
    ]);
  });

  it('are filtered by ids, category and number, page by page', async () => {
    const all = await products();
    const two = all.slice(0, 2).map(({ id }) => id);
    expect((await products(`ids=${two.join(',')}`)).map(({ id }) => id)).toEqual(two);
    const page = await read<{ items: Product[]; total: number; page: number; perPage: number }>('/api/product?page=2&perPage=5');
    expect(page).toMatchObject({ total: all.length, page: 2, perPage: 5 });
    expect(page.items.map(({ id }) => id)).toEqual(all.slice(5, 10).map(({ id }) => id));
    const { items } = await read<{ items: Category[] }>('/api/categories');
    const pallets = items.find(({ name }) => name === 'Paletten');
    expect((await products(`categoryId=${pallets?.id}`)).length).toBe(pallets?.productCount);
    expect(await products('articleNumber=XX_0001')).toEqual([]);
    expect(await products('customerProduct=FAVORITES')).toEqual([]);
  });

  it('are refused beyond the limits', async () => {
    for (const query of ['perPage=5001', 'page=0', 'ids=1;drop', 'perPage=abc'])
      expect((await shop.app.inject(`/api/product?${query}`)).statusCode, query).toBe(400);
  });
});

describe('whose prices', () => {
  it('a company sees its own prices, everybody else those of the shop', async () => {
    const own = await demoLogIn(shop, company);
    expect((await byNumber('EP_0001', 'withPrices=true', own))?.price).toBe(13.4);
    expect((await byNumber('EP_0001'))?.price).toBe(14.9);
    expect((await byNumber('PL_0002', 'withPrices=true', own))?.price).toBe((await byNumber('PL_0002'))?.price);
  });

  it('a foreign customer id changes nothing, unless staff ask', async () => {
    const id = await customerIdOf(shop, company);
    expect((await byNumber('EP_0001', `withPrices=true&customerId=${id}`))?.price).toBe(14.9);
    expect((await byNumber('EP_0001', `withPrices=true&customerId=${id}`, await demoLogIn(shop, 'kundin@kistenwerk.example')))?.price).toBe(
      14.9,
    );
    expect((await byNumber('EP_0001', `withPrices=true&customerId=${id}`, await demoLogIn(shop, management)))?.price).toBe(13.4);
  });

  it('no answer holds an internal price, a margin, a cost or another customer’s price', async () => {
    await change(async (trx) => {
      const { id } = await trx.selectFrom('product').select('id').where('article_number', '=', 'PL_0005').executeTakeFirstOrThrow();
      await trx
        .insertInto('internal_price')
        .values([{ product_id: id, source: 'FIX_PRICE' }])
        .execute();
      await trx
        .insertInto('internal_price_step')
        .values([{ product_id: id, quantity: 1, price: 98_765_4 }])
        .execute();
    });
    // 98.7654 internal, plus 32 %, in whole Rappen.
    expect((await byNumber('PL_0005'))?.price).toBe(130.37);
    const urls = [
      '/api/product?withPrices=true',
      '/api/categories',
      '/api/product/summary',
      '/api/category-product',
      '/api/shop/profile',
      '/api/configurator/models/holzkiste',
    ];
    for (const url of urls) {
      const { body } = await shop.app.inject(url);
      for (const secret of [
        '98.7654',
        '987654',
        '13.4,',
        '13.4}',
        '11.125',
        '0.285',
        'marginPercent',
        'internal',
        'activeStrategy',
        'chfPerHour',
      ]) {
        expect(body.includes(secret), `${secret} in ${url}`).toBe(false);
      }
    }
  });
});

describe('what is hidden', () => {
  it('unpublished, private and deleted products reach no visitor; staff see hidden ones', async () => {
    await change(async (trx) => {
      await trx.updateTable('product').set({ published: false }).where('article_number', '=', 'HK_0003').execute();
      await trx.updateTable('product').set({ publicly_available: false }).where('article_number', '=', 'HK_0004').execute();
      await trx.updateTable('product').set({ deleted_at: new Date() }).where('article_number', '=', 'HK_0005').execute();
    });
    const staff = await demoLogIn(shop, management);
    for (const [articleNumber, forStaff] of [
      ['HK_0003', true],
      ['HK_0004', true],
      ['HK_0005', false],
    ] as const) {
      expect(await byNumber(articleNumber)).toBeUndefined();
      expect((await shop.app.inject(`/api/media/product-overview/${articleNumber}`)).statusCode).toBe(404);
      expect((await byNumber(articleNumber, 'withPrices=true', staff)) !== undefined).toBe(forStaff);
    }
    expect((await shop.app.inject('/api/product/summary')).body).not.toContain('HK_0003');
  });

  it('a hidden category hides what is below it and its links', async () => {
    const before = await read<{ total: number }>('/api/category-product');
    const all = await read<{ items: Category[] }>('/api/categories');
    const hidden = all.items.find(({ name }) => name === 'Verschläge')?.productCount ?? 0;
    await change(async (trx) => {
      await trx.updateTable('category').set({ published: false }).where('picture_article_number', '=', 'VS_0001').execute();
    });
    const { items } = await read<{ items: Category[] }>('/api/categories');
    expect(items.map(({ name }) => name)).not.toContain('Verschläge');
    expect((await read<{ total: number }>('/api/category-product')).total).toBe(before.total - hidden);
    const staff = await read<{ items: Category[] }>('/api/categories', await demoLogIn(shop, management));
    expect(staff.items.find(({ name }) => name === 'Verschläge')?.published).toBe(false);
  });
});

describe('several processes on one database', () => {
  it('take over each other’s changes, and keep what they have while the database is away', async () => {
    const failures: unknown[] = [];
    const other = await openCatalog({ db: shop.database.db, shop: 'verpackung', pollMs: 10, failed: (error) => failures.push(error) });
    const before = other.now();
    await change(async (trx) => {
      await trx.updateTable('fix_price').set({ price: 152_500 }).where('quantity', '=', 1).where('price', '=', 149_000).execute();
    });
    await vi.waitFor(() => {
      expect(other.now()).not.toBe(before);
    });
    expect(other.now().version).toBe(shop.catalog.now().version);
    expect(failures).toEqual([]);
    other.stop();
    expect((await byNumber('EP_0001'))?.price).toBe(15.25);
  });
});

describe('a value that the type has no attribute for', () => {
  it('is left out with a warning in the words of the specification; the demo shop has none', async () => {
    const warn = vi.fn();
    const { db } = shop.database;
    (await openCatalog({ db, shop: 'verpackung', warn })).stop();
    expect(warn).not.toHaveBeenCalled();
    const lath = await byNumber('LA_0001');
    const { productTypes } = shop.catalog.now();
    const own = new Set(productTypes.find(({ id }) => id === lath?.typeId)?.attributes.map(({ attributeId }) => attributeId));
    const strange = shop.catalog.now().attributes.find(({ id, typeId }) => typeId === 7 && !own.has(id));
    const row = { product_id: lath?.id ?? 0, attribute_id: strange?.id ?? 0 };
    await change(async (trx) => {
      await trx
        .insertInto('product_attribute_value')
        .values({ ...row, value: 'fremd' })
        .execute();
    });
    const other = await openCatalog({ db, shop: 'verpackung', warn });
    other.stop();
    expect(warn.mock.calls).toEqual([['ProductAttribute not found', { productId: row.product_id, attributeId: row.attribute_id }]]);
    expect((await byNumber('LA_0001'))?.values).toEqual(lath?.values);
    await change(async (trx) => {
      await trx.deleteFrom('product_attribute_value').where('value', '=', 'fremd').execute();
    });
  });
});

describe('the first start', () => {
  it('seeds once: a second start changes nothing', async () => {
    const count = async () =>
      shop.database.db
        .selectFrom('product')
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
    const before = await count();
    const { lines } = await seedShop({ db: shop.database.db, demo: true });
    expect(await count()).toEqual(before);
    expect(lines.join('\n')).toContain(management);
  });

  it('two processes that start at once seed one shop', async () => {
    await change(async (trx) => {
      for (const table of [
        'fix_price',
        'product_price',
        'internal_price_step',
        'internal_price',
        'transport_requirement',
        'product_attribute_value',
        'category_product',
        'product',
        'product_type_attribute',
        'product_type',
        'attribute',
        'category',
        'app_user',
        'address',
        'contact_person',
        'customer',
        'content_page',
        'company_profile',
        'insurance_rate',
        'insurance_country',
      ] as const) {
        await trx.deleteFrom(table).execute();
      }
    });
    await Promise.all([seedShop({ db: shop.database.db, demo: true }), seedShop({ db: shop.database.db, demo: true })]);
    await shop.catalog.rebuild();
    expect((await products()).filter(({ articleNumber }) => articleNumber === 'HK_0001')).toHaveLength(1);
    const defaults = await shop.database.db.selectFrom('customer').select('id').where('is_default', '=', true).execute();
    expect(defaults).toHaveLength(1);
  });
});

describe('pages of text', () => {
  it.each(['agb', 'impressum', 'datenschutz', 'kontakt'])('%s is there in three languages', async (slug) => {
    const titles = new Set<string>();
    for (const language of ['de', 'fr', 'en']) {
      const page = await read<{ title: string; blocks: unknown[] }>(`/api/content/${slug}?lang=${language}`);
      expect(page.blocks.length).toBeGreaterThan(4);
      titles.add(JSON.stringify(page.blocks));
      expect(JSON.stringify(page)).not.toContain('ß');
    }
    expect(titles.size).toBe(3);
  });

  it('an unknown page is not found', async () => {
    expect((await shop.app.inject('/api/content/gibt-es-nicht')).statusCode).toBe(404);
  });

  it('the profile names the company in the caller’s language', async () => {
    expect(await read('/api/shop/profile?lang=fr')).toMatchObject({
      companyName: 'Kistenwerk AG',
      zipCode: '6210',
      openingHours: 'lu–ve 7h00–11h45 et 13h15–17h00',
      shop: 'verpackung',
    });
  });
});
