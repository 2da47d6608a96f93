/** Creating products from the configurator: numbers without gaps, what is copied, the price, and who may do it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CreatedProduct } from '#contract/create-product.ts';
import type { Product } from '#contract/product.ts';
import { get, itemOf, logIn, priceOf, problemsOf, productOf, send, visitor } from './buyer.ts';
import type { Answer, Item, Person } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;
let crate: Product;
let item: Item;

beforeAll(async () => {
  shop = await startShop();
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  crate = await productOf(shop.app, 'HK_0001');
  item = itemOf(crate, 1, { length: 1234 });
});
afterAll(async () => shop.close());

const name = { de: 'Kiste Nord', fr: 'Caisse nord', en: 'North crate' };
const create = async (over: object = {}, key?: string): Promise<Answer<CreatedProduct>> =>
  send<CreatedProduct>(
    staff,
    'PUT',
    '/product',
    { sourceProductId: crate.id, configuration: item.configuration, name, ...over },
    key === undefined ? {} : { 'idempotency-key': key },
  );
const next = async (query = 'productTypeName=Holzkiste') => get<{ articleNumber: string }>(staff, `/product/next-article-number?${query}`);
const plainOf = (typeId: number) => ({ typeId, name: 'Karton ohne Nummer', kindCode: 1 });
const counterOf = ({ articleNumber }: { articleNumber: string }): number => Number(articleNumber.split('_').at(-1));

describe('the next article number', () => {
  it('goes on in the series that most products of the type have, however the type is named', async () => {
    const { items } = (await get<{ items: Product[] }>(staff, '/product?page=1&perPage=5000')).body;
    const highest = Math.max(...items.flatMap(({ articleNumber }) => /^HK_(\d+)$/.exec(articleNumber)?.[1] ?? []).map(Number));
    const articleNumber = `HK_${String(highest + 1).padStart(4, '0')}`;
    expect((await next()).body).toEqual({ articleNumber });
    expect((await next(`productTypeId=${crate.typeId}`)).body).toEqual({ articleNumber });
  });

  it('is free also where two types share a series', async () => {
    const made = await Promise.all(
      [7, 8, 7, 8].map(async (typeId) => send<{ articleNumber: string }>(staff, 'PUT', '/product', plainOf(typeId))),
    );
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const counters = made.map(({ body }) => counterOf(body)).sort((a, b) => a - b);
    expect(made.every(({ body }) => body.articleNumber.startsWith('KA_'))).toBe(true);
    expect(counters.map((each) => each - (counters[0] ?? 0))).toEqual([0, 1, 2, 3]);
  });

  it('starts with _0001 under the name of a type without products', async () => {
    const name = 'Fass aus Eiche';
    expect((await send(staff, 'POST', '/product-types', { name, categoryId: null })).status).toBe(200);
    expect((await next(`productTypeName=${name}`)).body).toEqual({ articleNumber: 'Fass-aus-Eiche_0001' });
  });

  it('is not there for a type that is not there, and asks which one', async () => {
    expect((await next('productTypeName=Zeppelin')).status).toBe(404);
    expect((await next('')).status).toBe(400);
  });
});

describe('a created product', () => {
  it('stands for what was configured, with type, attributes and categories of its source, and costs the same', async () => {
    const { body } = await create();
    expect(body.articleNumber).toMatch(/^HK_\d{4}$/);
    const made = await productOf(shop.app, body.articleNumber);
    expect(made).toMatchObject({
      id: body.id,
      name: 'Kiste Nord',
      typeId: crate.typeId,
      kindCode: crate.kindCode,
      canBeConfigured: false,
      description: '',
    });
    expect(made.configuration?.values).toEqual(item.configuration?.values);
    expect(made.values).toEqual(crate.values);
    const links = await get<{ items: { categoryId: number; productId: number }[] }>(visitor(shop.app), '/category-product');
    const categoriesOf = (id: number): number[] => links.body.items.flatMap((link) => (link.productId === id ? [link.categoryId] : []));
    expect(categoriesOf(made.id)).toEqual(categoriesOf(crate.id));
    const configured = await priceOf(visitor(shop.app), [{ ...item, quantity: 7 }]);
    const frozen = await priceOf(visitor(shop.app), [{ ...itemOf(made), quantity: 7 }]);
    expect(frozen.cartPrice.items[0]?.finalPrice).toBe(configured.cartPrice.items[0]?.finalPrice);
    expect(frozen.cartPrice.items[0]?.finalPrice).toBeGreaterThan(0);
    expect(frozen.shippingCost).toEqual(configured.shippingCost);
    const picture = await shop.app.inject({ url: `/api/media/product-overview/${made.articleNumber}` });
    expect([picture.statusCode, picture.body.includes('<svg')]).toEqual([200, true]);
  });

  it('is known by its names in three languages', async () => {
    const { body } = await create();
    const named = async (lang: string) =>
      (await get<{ items: Product[] }>(staff, `/product?articleNumber=${body.articleNumber}&lang=${lang}`)).body;
    expect((await named('fr')).items[0]?.name).toBe('Caisse nord');
    expect((await named('en')).items[0]?.name).toBe('North crate');
  });

  it('can be kept from the shop', async () => {
    const { body } = await create({ published: false });
    const seenBy = async (person: Person) =>
      (await get<{ items: Product[] }>(person, `/product?articleNumber=${body.articleNumber}`)).body.items.length;
    expect([await seenBy(visitor(shop.app)), await seenBy(staff)]).toEqual([0, 1]);
  });

  it('has to be buildable and named in each language', async () => {
    const tooHeavy = itemOf(crate, 1, { mass: 9000 });
    expect(problemsOf(await create({ configuration: tooHeavy.configuration }))).toEqual(['configurationInvalid body.configuration']);
    expect((await create({ name: { ...name, fr: ' ' } })).status).toBe(400);
    expect((await create({ sourceProductId: 999_999 })).status).toBe(404);
  });

  it('needs permission 8', async () => {
    const customer = await logIn(shop.app, 'kundin@kistenwerk.example');
    const sales = await logIn(shop.app, 'verkauf@kistenwerk.example');
    const body = { sourceProductId: crate.id, configuration: item.configuration, name };
    expect((await send(visitor(shop.app), 'PUT', '/product', body)).status).toBe(401);
    expect((await send(customer, 'PUT', '/product', body)).status).toBe(403);
    expect((await send(sales, 'PUT', '/product', body)).status).toBe(403);
  });
});

describe('fifty at once', () => {
  it('get fifty numbers without a gap', async () => {
    const first = counterOf((await next()).body);
    const made = await Promise.all(Array.from({ length: 50 }, async () => create()));
    expect(made.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    const numbers = made.map(({ body }) => counterOf(body)).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => first + index));
  });

  it('with one key are one product', async () => {
    const before = counterOf((await next()).body);
    const made = await Promise.all(Array.from({ length: 20 }, async () => create({}, 'one-key')));
    expect(new Set(made.map(({ status, body }) => `${status} ${body.articleNumber}`))).toEqual(
      new Set([`200 HK_${String(before).padStart(4, '0')}`]),
    );
    expect(counterOf((await next()).body)).toBe(before + 1);
  });
});
