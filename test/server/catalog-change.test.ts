/** The catalogue follows the log of its changes: one cell, blocks, other processes, gaps; it always equals a complete reading. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Category } from '#contract/category.ts';
import type { Product } from '#contract/product.ts';
import { openCatalog } from '#server/catalog/catalog.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import { raiseCatalogVersion } from '#server/catalog/change-log-store.ts';
import { transaction } from '#server/db/pool.ts';
import { depth, seed } from '#test/depth.ts';
import { changes, randomNumbers, seen, write } from './catalog-change.ts';
import type { Office } from './catalog-change.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

let shop: ShopApp;
let office: Office;
const others: Catalog[] = [];
beforeAll(async () => {
  shop = await startShop();
  office = { db: shop.database.db, catalog: shop.catalog };
});
afterEach(() => {
  for (const other of others.splice(0)) other.stop();
});
afterAll(async () => shop.close());

/** Another process on the same database, which checks only when told to. */
async function anotherProcess(): Promise<Catalog> {
  const other = await openCatalog({ db: shop.database.db, shop: 'verpackung', pollMs: 2 ** 30 });
  others.push(other);
  return other;
}

const product = (articleNumber: string) => shop.catalog.now().productByArticleNumber.get(articleNumber)!;
const rename = (id: number, name: string): string => `update product set name = jsonb_set(name, '{de}', '"${name}"') where id = ${id}`;

async function answered(articleNumber: string): Promise<Product | undefined> {
  const answer = await shop.app.inject(`/api/product?withPrices=true&articleNumber=${articleNumber}`);
  return answer.json<{ items: Product[] }>().items[0];
}

describe('one saved cell', () => {
  it('is shown by the next call, while every other product is the same object as before', async () => {
    const before = shop.catalog.now();
    const { id } = product('HK_0001');
    await write(office, rename(id, 'Kiste mit neuem Namen'), 'product', [id]);
    const after = shop.catalog.now();
    expect((await answered('HK_0001'))?.name).toBe('Kiste mit neuem Namen');
    expect(after.version).toBe(before.version + 1);
    expect(after.products.filter((each) => before.productById.get(each.id) !== each).map((each) => each.id)).toEqual([id]);
    expect(after.categories).toBe(before.categories);
    expect(after.models).toBe(before.models);
  });

  it('leaves the snapshot that somebody holds as it was', async () => {
    const held = shop.catalog.now();
    const { id, name } = product('HK_0001');
    await write(office, rename(id, 'Noch ein Name'), 'product', [id]);
    expect(held.productById.get(id)?.name.de).toBe(name.de);
    expect(shop.catalog.now().productById.get(id)?.name.de).toBe('Noch ein Name');
  });

  it('moves the product to its new place in the list', async () => {
    const { id } = product('EP_0001');
    const names = async () =>
      (await shop.app.inject('/api/product?perPage=500')).json<{ items: Product[] }>().items.filter((each) => !each.canBeConfigured);
    await write(office, rename(id, 'Aaa zuerst'), 'product', [id]);
    expect((await names())[0]?.articleNumber).toBe('EP_0001');
    await write(office, rename(id, 'Zzz zuletzt'), 'product', [id]);
    expect((await names()).at(-1)?.articleNumber).toBe('EP_0001');
  });

  it('reaches the page version of its own categories and of no other', async () => {
    const { changedIn, categories } = shop.catalog.now();
    const { id, categoryIds } = product('HK_0001');
    await write(office, rename(id, 'Kiste'), 'product', [id]);
    const now = shop.catalog.now();
    const changed = categories.filter((category) => changedIn.get(category.id) !== now.changedIn.get(category.id)).map((each) => each.id);
    expect(changed).toEqual(expect.arrayContaining([...categoryIds]));
    expect(changed.length).toBeLessThan(categories.length / 2);
  });
});

describe('a block', () => {
  it('is one version and shown as a whole', async () => {
    const { version, products } = shop.catalog.now();
    await changeCatalog(office.db, office.catalog, async (trx, changed) => {
      await sql.raw(`update product set name = jsonb_set(name, '{fr}', '"Bloc"')`).execute(trx);
      changed(
        'product',
        products.map(({ id }) => id),
      );
    });
    expect(shop.catalog.now().version).toBe(version + 1);
    expect(new Set(shop.catalog.now().products.map(({ name }) => name.fr))).toEqual(new Set(['Bloc']));
  });

  it('that fails changes neither rows nor version', async () => {
    const before = shop.catalog.now();
    const failed = changeCatalog(office.db, office.catalog, async (trx, changed) => {
      await sql.raw(rename(product('HK_0001').id, 'Nie gesehen')).execute(trx);
      changed('product', [product('HK_0001').id]);
      throw new Error('refused');
    });
    await expect(failed).rejects.toThrow('refused');
    await shop.catalog.refresh();
    expect(shop.catalog.now()).toBe(before);
  });

  it('that changes nothing keeps the version', async () => {
    const before = shop.catalog.now();
    await changeCatalog(office.db, office.catalog, async () => undefined);
    expect(shop.catalog.now()).toBe(before);
  });
});

describe('what else changes', () => {
  it('a deleted product is gone from lists, categories and calls', async () => {
    const { id, categoryIds } = product('LA_0001');
    await write(office, `update product set deleted_at = now() where id = ${id}`, 'product', [id]);
    expect(await answered('LA_0001')).toBeUndefined();
    await write(office, `delete from product where id = ${id}`, 'product', [id]);
    const now = shop.catalog.now();
    expect(now.productById.has(id)).toBe(false);
    expect(now.productByArticleNumber.has('LA_0001')).toBe(false);
    expect(categoryIds.flatMap((each) => now.productsByCategory.get(each) ?? []).map((each) => each.id)).not.toContain(id);
  });

  it('a category that moves takes its address, its products and their count along', async () => {
    const tree = async () => (await shop.app.inject('/api/categories')).json<{ items: Category[] }>().items;
    const before = await tree();
    const moved = before.find(
      ({ id, parentId, productCount }) => parentId !== null && productCount > 0 && before.every((each) => each.parentId !== id),
    )!;
    const target = before.find(({ id, parentId }) => parentId === before[0]?.id && id !== moved.parentId && id !== moved.id)!;
    await write(office, `update category set parent_id = ${target.id} where id = ${moved.id}`, 'category', [moved.id]);
    const after = await tree();
    expect(after.find(({ id }) => id === moved.id)?.url.startsWith(`${target.url}/`)).toBe(true);
    expect(after.find(({ id }) => id === target.id)?.productCount).toBeGreaterThan(target.productCount);
  });

  it('a price row of one customer changes the prices of this customer alone', async () => {
    const { id } = product('HK_0001');
    const visitors = (await answered('HK_0001'))?.price;
    const [customer] = await shop.database.db.selectFrom('customer').select('id').where('company_name', 'like', 'Aare%').execute();
    const row = `insert into product_price (customer_id, product_id, unit_of_sales, active_strategy) values (${customer!.id}, ${id}, 7, 'NONE')
      on conflict (customer_id, product_id) do update set unit_of_sales = 7, active_strategy = 'NONE'`;
    await write(office, row, 'product', [id]);
    expect(shop.catalog.now().priceRows.get(customer!.id)?.get(id)?.unitOfSales).toBe(7);
    expect((await answered('HK_0001'))?.price).toBe(visitors);
  });

  it('new material prices change what is made of the material', async () => {
    const before = (await answered('HK_0001'))?.price ?? 0;
    const { document } = await shop.database.db
      .selectFrom('material_price_list')
      .select('document')
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const dearer = JSON.stringify({ ...document, chfPerHour: 1000 }).replaceAll("'", "''");
    await write(
      office,
      `insert into material_price_list (version, document, taken_at, created_by) values (1000, '${dearer}', now(), 'test')`,
      'materialPrice',
      [],
    );
    expect((await answered('HK_0001'))?.price).toBeGreaterThan(before);
    await write(office, 'delete from material_price_list where version = 1000', 'materialPrice', []);
    expect((await answered('HK_0001'))?.price).toBe(before);
  });
});

describe('another process', () => {
  it('shows the change after its next look, reading only what changed', async () => {
    const other = await anotherProcess();
    const before = other.now();
    const { id } = product('HK_0002');
    await write(office, rename(id, 'Von nebenan'), 'product', [id]);
    expect(other.now()).toBe(before);
    await other.refresh();
    expect(other.now().productById.get(id)?.name.de).toBe('Von nebenan');
    expect(other.now().products.filter((each) => before.productById.get(each.id) !== each)).toHaveLength(1);
    expect(other.now().version).toBe(shop.catalog.now().version);
  });

  it('reads everything where a version did not say what it changed', async () => {
    const other = await anotherProcess();
    const { id } = product('HK_0002');
    await transaction(office.db, async (trx) => {
      await sql.raw(rename(id, 'Ohne ein Wort')).execute(trx);
      await raiseCatalogVersion(trx);
    });
    await write(office, rename(product('HK_0001').id, 'Mit einem Wort'), 'product', [product('HK_0001').id]);
    await other.refresh();
    for (const catalog of [other, shop.catalog]) {
      expect(catalog.now().productById.get(id)?.name.de).toBe('Ohne ein Wort');
      expect(catalog.now().productByArticleNumber.get('HK_0001')?.name.de).toBe('Mit einem Wort');
    }
  });

  it('takes over changes that come while it reads', async () => {
    const { id } = product('HK_0002');
    const writes = Array.from({ length: 12 }, async (_, turn) => write(office, rename(id, `Stand ${turn}`), 'product', [id]));
    await Promise.all(writes);
    const [row] = await shop.database.db.selectFrom('product').select('name').where('id', '=', id).execute();
    expect(shop.catalog.now().productById.get(id)?.name).toEqual(row?.name);
  });
});

it('after many changes of all kinds holds what a reading of everything holds', { timeout: depth(120_000, 600_000) }, async () => {
  const random = randomNumbers(seed);
  const kinds = Object.values(changes);
  const turns = depth(4, 1000);
  for (let turn = 1; turn <= turns; turn++) {
    const [statement, kind, id] = kinds[random(kinds.length)]!(shop.catalog.now(), random);
    await write(office, statement, kind, [id]);
    // Evaluated now and then, so that cached values have to follow.
    if (turn % 10 === 0) seen(shop.catalog.now(), 2);
    if (turn % (turns / 4) !== 0) continue;
    const whole = await anotherProcess();
    expect(seen(shop.catalog.now(), 2)).toEqual(seen(whole.now(), 2));
  }
});
