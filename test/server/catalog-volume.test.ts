/** A catalogue of 9'000 products: each has its page, and a block of 500 is saved in one go. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pathOf } from '#contract/endpoint.ts';
import type { Call } from '#contract/endpoint.ts';
import { isOnSale } from '#server/catalog/catalog-snapshot.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import type { PageServices } from '#contract/page-services.ts';
import { loadProduct } from '#web/storefront/product/load-product.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

const volume = 9000;
let shop: ShopApp;
beforeAll(async () => {
  shop = await startShop();
  await changeCatalog(shop.database.db, shop.catalog, async (trx, changed) => {
    const { rows } = await sql<{ id: number }>`
      with source as (select * from product where article_number = 'EP_0001'), made as (
        insert into product (article_number, name, description, type_id, kind_code, published, publicly_available, can_be_configured, preset)
        select 'MENGE_' || lpad(turn::text, 5, '0'), jsonb_set(name, '{de}', to_jsonb('Menge ' || turn)), description, type_id, kind_code, true, true, false, preset
        from source, generate_series(1, ${volume}) turn returning id
      ), placed as (
        insert into category_product (category_id, product_id)
        select category_id, made.id from made, category_product where product_id = (select id from source)
      ) select id from made`.execute(trx);
    changed(
      'product',
      rows.map(({ id }) => id),
    );
  });
}, 60_000);
afterAll(async () => shop.close());

/** Calls as a page on the server does. */
const call = (async (endpoint, input: { params?: Record<string, unknown>; query?: Record<string, string>; body?: object }) => {
  const { statusCode, body } = await shop.app.inject({
    method: endpoint.method,
    url: pathOf(endpoint, input.params),
    query: input.query ?? {},
    ...(input.body === undefined ? {} : { payload: input.body }),
  });
  expect(statusCode, body).toBe(200);
  return JSON.parse(body) as unknown;
}) as Call;

it("the page of the 9'000th product finds it, its place and four similar ones", async () => {
  const articleNumber = `MENGE_0${volume}`;
  const page = await loadProduct({ call } as PageServices, articleNumber, new Request(`http://shop.example/products/${articleNumber}`));
  expect(page.product).toMatchObject({ articleNumber, name: `Menge ${volume}` });
  expect(page.trail.length).toBeGreaterThan(1);
  expect(page.related.similar).toHaveLength(4);
});

it('a block of 500 cells is one version, and only they are other objects', async () => {
  const before = shop.catalog.now();
  const ids = before.products.slice(-500).map(({ id }) => id);
  await changeCatalog(shop.database.db, shop.catalog, async (trx, changed) => {
    await trx
      .updateTable('product')
      .set({ name: sql`jsonb_set(name, '{fr}', '"Série"')` })
      .where('id', 'in', ids)
      .execute();
    changed('product', ids);
  });
  const after = shop.catalog.now();
  expect(after.version).toBe(before.version + 1);
  expect(after.products.filter((product) => before.productById.get(product.id) !== product).map(({ id }) => id)).toEqual(ids);
});

it('answers a list by its page, not by the whole catalogue', async () => {
  const answer = await shop.app.inject(`/api/product?perPage=5&page=1000`);
  expect(answer.json()).toMatchObject({
    page: 1000,
    perPage: 5,
    total: shop.catalog.now().products.filter(isOnSale).length,
  });
  expect(answer.json().items).toHaveLength(5);
});
