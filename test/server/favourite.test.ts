/** Own products and favourites: who may mark what, what each customer sees of it, and that no one sees another's. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CustomerProduct } from '#contract/favourite.ts';
import type { Product, ProductSummary } from '#contract/product.ts';
import { raiseCatalogVersion } from '#server/catalog/change-log-store.ts';
import { transaction } from '#server/db/pool.ts';
import { get, itemOf, logIn, newGuest, priceOf, problemsOf, productOf, send, visitor } from './buyer.ts';
import type { Answer, Person } from './buyer.ts';
import { company, customer, management } from './demo-log-in.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

type User = Person & { customerId: number | null };
let shop: ShopApp;
let buyer: User;
let privately: User;
let staff: User;
beforeAll(async () => {
  shop = await startShop();
  buyer = await logIn(shop.app, company);
  privately = await logIn(shop.app, customer);
  staff = await logIn(shop.app, management);
});
afterAll(async () => shop.close());

const products = async (person: Person, query: string): Promise<Product[]> =>
  (await get<{ items: Product[] }>(person, `/product?${query}`)).body.items;
const numbers = async (person: Person, query: string): Promise<string[]> =>
  (await products(person, query)).map(({ articleNumber }) => articleNumber).sort();
const store = async (person: Person, body: object): Promise<Answer<CustomerProduct>> =>
  send<CustomerProduct>(person, 'PUT', '/product/create-product-customer', body);
const idOf = async (articleNumber: string): Promise<number> => (await productOf(shop.app, articleNumber)).id;

describe('own products and favourites', () => {
  it('are listed by the filter, each customer’s alone', async () => {
    expect(await numbers(privately, 'customerProduct=FAVORITES')).toEqual(['EP_0001', 'HK_0002', 'LA_0002']);
    expect(await numbers(privately, 'customerProduct=OWNER')).toEqual([]);
    expect((await numbers(buyer, 'customerProduct=OWNER')).length).toBeGreaterThan(10);
    expect(await numbers(buyer, 'customerProduct=FAVORITES')).toEqual(['EP_0001', 'HK_0002', 'KA_0003', 'VS_0002']);
    expect(await numbers(visitor(shop.app), 'customerProduct=FAVORITES')).toEqual([]);
    // A product made for the company is in no one else's list.
    const everybodys = await numbers(visitor(shop.app), '');
    expect(everybodys).not.toContain('HK_0016');
    expect(await numbers(buyer, 'customerProduct=UNDEFINED')).toEqual([...everybodys, 'HK_0016'].sort());
  });

  it('come with the own article number, and only to the customer itself', async () => {
    const [own] = await products(buyer, 'articleNumber=HK_0002');
    expect(own?.customers).toEqual([{ customerId: buyer.customerId, externalProductId: 'AP-4711', isOwner: true, isFavorite: true }]);
    const [others] = await products(privately, `articleNumber=HK_0002&customerId=${buyer.customerId}`);
    expect(others?.customers).toEqual([{ customerId: privately.customerId, externalProductId: '', isOwner: false, isFavorite: true }]);
    const [visitors] = await products(visitor(shop.app), `articleNumber=HK_0002&customerId=${buyer.customerId}`);
    expect(visitors?.customers).toEqual([]);
    const [forStaff] = await products(staff, `articleNumber=HK_0002&customerId=${buyer.customerId}`);
    expect(forStaff?.customers[0]?.externalProductId).toBe('AP-4711');
  });

  it('own article numbers stand in the summary of their customer', async () => {
    const summaryOf = async (person: Person): Promise<ProductSummary | undefined> =>
      (await get<{ items: ProductSummary[] }>(person, '/product/summary')).body.items.find(
        ({ articleNumber }) => articleNumber === 'EP_0001',
      );
    expect((await summaryOf(buyer))?.externalProductId).toBe('AP-4801');
    expect((await summaryOf(privately))?.externalProductId).toBe('');
    expect((await summaryOf(visitor(shop.app)))?.externalProductId).toBe('');
  });
});

describe('marking a favourite', () => {
  it('adds and removes it, as often as one likes', async () => {
    const productId = await idOf('PL_0005');
    for (const isFavorite of [true, true]) expect((await store(privately, { productId, isFavorite })).body).toMatchObject({ isFavorite });
    expect(await numbers(privately, 'customerProduct=FAVORITES')).toContain('PL_0005');
    for (const isFavorite of [false, false]) expect((await store(privately, { productId, isFavorite })).status).toBe(200);
    expect(await numbers(privately, 'customerProduct=FAVORITES')).not.toContain('PL_0005');
  });

  it('twenty at once leave one mark', async () => {
    const productId = await idOf('PL_0005');
    const answers = await Promise.all(Array.from({ length: 20 }, async () => store(privately, { productId, isFavorite: true })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { rows } = await shop.database.pool.query('select 1 from customer_product where customer_id = $1 and product_id = $2', [
      privately.customerId,
      productId,
    ]);
    expect(rows).toHaveLength(1);
    await store(privately, { productId, isFavorite: false });
  });

  it('keeps an own product own', async () => {
    const productId = await idOf('VS_0002');
    const { body } = await store(buyer, { productId, isFavorite: false });
    expect(body).toMatchObject({ isOwner: true, isFavorite: false, externalProductId: 'AP-4731' });
    await store(buyer, { productId, isFavorite: true });
  });

  it('is for people with a log-in, for themselves, and for products they see', async () => {
    const productId = await idOf('PL_0005');
    expect((await store(await newGuest(shop.app), { productId, isFavorite: true })).status).toBe(403);
    expect((await store(visitor(shop.app), { productId, isFavorite: true })).status).toBe(401);
    expect((await store(privately, { productId, isFavorite: true, customerId: buyer.customerId })).status).toBe(404);
    expect((await store(privately, { productId: 2_147_483_647, isFavorite: true })).status).toBe(404);
    expect((await store(staff, { productId, isFavorite: true })).status).toBe(404);
    expect((await store(staff, { productId, isFavorite: true, customerId: 2_147_483_647 })).status).toBe(404);
    expect(await numbers(buyer, 'customerProduct=FAVORITES')).not.toContain('PL_0005');
  });
});

describe('own article numbers', () => {
  it('are changed by the customer for own products, and are unique', async () => {
    const productId = await idOf('HK_0003');
    expect((await store(buyer, { productId, externalProductId: 'AP-4712-B' })).body.externalProductId).toBe('AP-4712-B');
    const twice = await store(buyer, { productId, externalProductId: 'ap-4711' });
    expect(twice.status).toBe(409);
    expect(problemsOf(twice)).toEqual(['duplicate']);
    const foreign = await store(buyer, { productId: await idOf('LA_0001'), externalProductId: 'AP-1' });
    expect(problemsOf(foreign)).toEqual(['notOwnProduct body.externalProductId']);
    const favourite = await store(privately, { productId: await idOf('EP_0001'), externalProductId: 'X-1' });
    expect(favourite.status).toBe(422);
  });

  it('nobody makes a product the own one but staff', async () => {
    const productId = await idOf('LA_0001');
    expect((await store(privately, { productId, isOwner: true })).status).toBe(403);
    const tie = await store(staff, { productId, isOwner: true, customerId: privately.customerId, externalProductId: 'K-1' });
    expect(tie.body).toMatchObject({ customerId: privately.customerId, isOwner: true, externalProductId: 'K-1' });
    expect(await numbers(privately, 'customerProduct=OWNER')).toEqual(['LA_0001']);
    const gone = await store(staff, { productId, isOwner: false, customerId: privately.customerId });
    expect(gone.body).toMatchObject({ isOwner: false, externalProductId: '' });
    expect(await numbers(privately, 'customerProduct=OWNER')).toEqual([]);
  });
});

describe('a product made for one customer', () => {
  it('is seen, drawn and priced for that customer alone', async () => {
    const product = await productOf(shop.app, 'SK_0001');
    await transaction(shop.database.db, async (trx) => {
      await trx.updateTable('product').set({ publicly_available: false }).where('id', '=', product.id).execute();
      await raiseCatalogVersion(trx);
    });
    await shop.catalog.refresh();
    const item = itemOf(product);
    const problemFor = async (person: Person) => (await priceOf(person, [item])).cartPrice.items[0]?.problem;
    const picture = '/api/media/product-overview/SK_0001';
    const drawnFor = async ({ token }: Person) =>
      shop.app.inject({ url: picture, headers: token === '' ? {} : { authorization: `Bearer ${token}` } });
    expect(await numbers(buyer, 'articleNumber=SK_0001')).toEqual(['SK_0001']);
    expect(await problemFor(buyer)).toBeNull();
    const drawn = await drawnFor(buyer);
    expect(drawn.statusCode).toBe(200);
    expect(drawn.headers['cache-control']).toContain('private');
    // A mark gives no access.
    await shop.database.pool.query('insert into customer_product (customer_id, product_id, is_favorite) values ($1, $2, true)', [
      privately.customerId,
      product.id,
    ]);
    for (const person of [privately, visitor(shop.app), await newGuest(shop.app)]) {
      expect(await numbers(person, 'articleNumber=SK_0001')).toEqual([]);
      expect(await problemFor(person)).toBe('productNotAvailable');
      expect((await drawnFor(person)).statusCode).toBe(404);
    }
    expect((await store(privately, { productId: product.id, isFavorite: false })).status).toBe(200);
    expect((await store(privately, { productId: product.id, isFavorite: true })).status).toBe(404);
  });
});

describe('the logo', () => {
  it('is shown to its customer and to staff of customers, never from a shared cache', async () => {
    const logoFor = async ({ token }: Person, id: number | null) =>
      shop.app.inject({ url: `/api/customers/${id}/logo`, headers: { authorization: `Bearer ${token}` } });
    const own = await logoFor(buyer, buyer.customerId);
    expect(own.statusCode).toBe(200);
    expect(own.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'x-content-type-options': 'nosniff' });
    expect(own.headers['cache-control']).toContain('private');
    expect(own.headers['content-security-policy']).toContain('sandbox');
    expect(own.body).toContain('Aare');
    expect((await logoFor(staff, buyer.customerId)).statusCode).toBe(200);
    expect((await logoFor(privately, buyer.customerId)).statusCode).toBe(404);
    expect((await logoFor(privately, privately.customerId)).statusCode).toBe(404);
  });
});
