/** Products created, deleted, restored and copied in the office: who may do it, what prevents it, and two clerks at once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CreatedProduct } from '#contract/create-product.ts';
import type { ErrorItem } from '#contract/failure.ts';
import type { Product } from '#contract/product.ts';
import type { ProductHead } from '#contract/product-head.ts';
import type { CopiedRelations, ProductLife } from '#contract/product-life.ts';
import type { HistoryEntry } from '#contract/record.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, orderBody, priceOf, problemsOf, productOf, send, visitor } from './buyer.ts';
import type { Answer, Buyer, Person } from './buyer.ts';
import { remove } from './customer-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;
let buyer: Buyer;
let board: Product;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, 'katalog@kistenwerk.example');
  buyer = await newGuest(shop.app);
  board = await productOf(shop.app, 'EP_0001');
});
afterAll(async () => shop.close());

const name = { de: 'Palette Süd', fr: '', en: '' };
const begin = async (over: object = {}, key?: string): Promise<Answer<CreatedProduct>> =>
  send<CreatedProduct>(
    staff,
    'PUT',
    '/product',
    { typeId: board.typeId, name, kindCode: 1, ...over },
    key === undefined ? {} : { 'idempotency-key': key },
  );
const foundBy = async (person: Person, articleNumber: string): Promise<Product | undefined> =>
  (await get<{ items: Product[] }>(person, `/product?articleNumber=${encodeURIComponent(articleNumber)}`)).body.items[0];
const historyOf = async (id: number): Promise<string[]> =>
  (await get<{ items: HistoryEntry[] }>(staff, `/history?kind=product&id=${id}`)).body.items.map(({ field }) => field);
const errorsOf = (answer: Answer<unknown>): ErrorItem[] => (answer.body as { errors: ErrorItem[] }).errors;
/** An article with its own number and price, ready to be ordered. */
async function sold(articleNumber: string): Promise<Product> {
  await begin({ copyFrom: board.id, published: true, articleNumber });
  return productOf(shop.app, articleNumber);
}

describe('a product begun in the office', () => {
  it('gets the next number of its type, waits unpublished, and is seen by staff alone', async () => {
    const next = (await get<{ articleNumber: string }>(staff, `/product/next-article-number?productTypeId=${board.typeId}`)).body;
    const { status, body } = await begin();
    expect([status, body.articleNumber]).toEqual([200, next.articleNumber]);
    expect(await foundBy(visitor(shop.app), body.articleNumber)).toBeUndefined();
    expect(await foundBy(staff, body.articleNumber)).toMatchObject({ name: 'Palette Süd', published: false, canBeConfigured: false });
    expect(await historyOf(body.id)).toEqual(['created']);
  });

  it('after another one costs and travels the same and stands in the same categories', async () => {
    const copy = await sold('EP_SUED');
    const costs = async (product: Product) => {
      const { cartPrice, shippingCost } = await priceOf(visitor(shop.app), [itemOf(product, 12)]);
      return [cartPrice.items[0]?.finalPrice, shippingCost];
    };
    expect(await costs(copy)).toEqual(await costs(board));
    expect(copy).toMatchObject({ name: 'Palette Süd', description: board.description, values: board.values });
    const links = (await get<{ items: { productId: number; categoryId: number }[] }>(visitor(shop.app), '/category-product')).body.items;
    const placesOf = (id: number): number[] => links.flatMap((link) => (link.productId === id ? [link.categoryId] : []));
    expect(placesOf(copy.id)).toEqual(placesOf(board.id));
  });

  it('is one product however often the same call comes', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, async () => begin({ articleNumber: 'EP_EINMAL' }, 'begun-once')));
    expect(new Set(made.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  });

  it.each<[string, object, number, string]>([
    ['a number that is taken', { articleNumber: 'EP_0001' }, 409, 'duplicate'],
    ['a number that is taken in other letters', { articleNumber: 'ep_0001' }, 409, 'duplicate'],
    ['a number that breaks addresses', { articleNumber: 'a/b' }, 400, 'validation.custom body.articleNumber'],
    ['a type that is not there', { typeId: 999_999 }, 422, 'productTypeGone body.typeId'],
    ['a category that is not there', { categoryIds: [999_999] }, 422, 'categoryGone body.categoryIds'],
    [
      'a value of a foreign attribute',
      { values: [{ attributeId: 999_999, value: 'x' }] },
      422,
      'attributeNotOfType body.values.0.attributeId',
    ],
    ['a shop that is not there', { kindCode: 3 }, 400, 'validation.invalid_value body.kindCode'],
    ['a field that products do not have', { margin: 1 }, 422, 'unknownField body.margin'],
    ['a price, which has calls of its own', { price: 1 }, 400, 'validation.invalid_union body.price'],
    ['a source that is not there', { copyFrom: 999_999 }, 404, 'notFound'],
  ])('is refused with %s, and nothing is stored', async (_, over, status, problem) => {
    const count = async () => (await shop.database.pool.query('select from product')).rowCount;
    const before = await count();
    const answer = await begin(over);
    expect([answer.status, problemsOf(answer), await count()]).toEqual([status, [problem], before]);
  });

  it('takes values only as their attribute allows, and copies only its own type', async () => {
    const { rows } = await shop.database.pool.query<{ id: number; typeId: number }>(
      `select a.id, t.product_type_id as "typeId" from attribute a join product_type_attribute t on t.attribute_id = a.id where a.type_id = 10 limit 1`,
    );
    const [weight] = rows;
    const wrong = await begin({ typeId: weight?.typeId, values: [{ attributeId: weight?.id, value: 'schwer' }] });
    expect([wrong.status, problemsOf(wrong)]).toEqual([422, ['validation.numeric body.values.0.value']]);
    const other = await productOf(shop.app, 'HK_0001');
    expect(problemsOf(await begin({ copyFrom: other.id }))).toEqual(['copyOtherType body.copyFrom']);
  });

  it('needs the ability, whatever else one may', async () => {
    const by = async (email: string) => send(await logIn(shop.app, email), 'PUT', '/product', { typeId: board.typeId, name, kindCode: 1 });
    expect((await by('verkauf@kistenwerk.example')).status).toBe(403);
    expect((await by('kundin@kistenwerk.example')).status).toBe(403);
  });
});

describe('a product that is deleted', () => {
  it('is gone for everybody, keeps its number, and comes back as it was', async () => {
    const product = await sold('EP_WEG');
    const gone = await remove(staff, `/product/${product.id}?version=1`);
    expect([gone.status, (gone.body as ProductLife).version]).toEqual([200, 2]);
    expect([await foundBy(visitor(shop.app), 'EP_WEG'), await foundBy(staff, 'EP_WEG')]).toEqual([undefined, undefined]);
    expect((await begin({ articleNumber: 'EP_WEG' })).status).toBe(409);
    expect((await remove(staff, `/product/${product.id}`)).body).toMatchObject({ version: 2 });
    const back = await send<ProductLife>(staff, 'POST', `/product/restore/${product.id}`, { version: 2 });
    expect(back.body).toEqual({ id: product.id, version: 3, deletedAt: null });
    expect(await foundBy(visitor(shop.app), 'EP_WEG')).toMatchObject({ id: product.id, published: true });
    expect(await historyOf(product.id)).toEqual(['restored', 'deleted', 'created']);
  });

  it('is kept while an order or a quote is open; the refusal leads to both before anything of the catalogue. When they are over it goes', async () => {
    const product = await sold('EP_OFFEN');
    const placed = (await order(buyer, [itemOf(product)])).body;
    const quote = (await send<{ id: number }>(buyer, 'POST', '/quote', orderBody(buyer, [itemOf(product)]))).body;
    await shop.database.pool.query(`update category set picture_article_number = 'EP_OFFEN' where id = (select max(id) from category)`);
    const refused = await remove(staff, `/product/${product.id}`);
    expect(refused.status).toBe(409);
    expect(errorsOf(refused)).toMatchObject([
      { message: 'inUse', params: { count: 3 } },
      { message: 'usedBy', params: { kind: 'order', id: placed.id } },
      { message: 'usedBy', params: { kind: 'quote', id: quote.id } },
      { message: 'usedBy', params: { kind: 'category' } },
    ]);
    await shop.database.pool.query(`update category set picture_article_number = null where picture_article_number = 'EP_OFFEN'`);
    await shop.database.pool.query('update sales_order set order_status_id = 4 where id = $1', [placed.id]);
    await shop.database.pool.query('update quote set state_id = 5 where id = $1', [quote.id]);
    expect((await remove(staff, `/product/${product.id}`)).status).toBe(200);
  });

  it('is kept while another product contains it or a category shows it', async () => {
    const part = await sold('EP_TEIL');
    const set = await sold('EP_SET');
    const { rows } = await shop.database.pool.query<{ id: number }>(
      `insert into attribute (name, type_id, visibility) values ('{"de":"Teile","fr":"","en":""}', 12, 0) returning id`,
    );
    const put = async (value: string) =>
      shop.database.pool.query(
        'insert into product_attribute_value values ($1, $2, $3) on conflict (product_id, attribute_id) do update set value = $3',
        [set.id, rows[0]?.id, value],
      );
    await put(JSON.stringify([{ productId: part.id, quantity: 4 }]));
    expect(errorsOf(await remove(staff, `/product/${part.id}`))[1]).toMatchObject({ params: { kind: 'product', id: set.id } });
    // Another product whose number only begins the same, and a text that is no list.
    await put(JSON.stringify([{ productId: part.id * 10, quantity: 4 }]));
    await shop.database.pool.query(`update category set picture_article_number = 'EP_TEIL' where id = (select max(id) from category)`);
    expect(errorsOf(await remove(staff, `/product/${part.id}`))).toMatchObject([{}, { params: { kind: 'category' } }]);
    await put('kaputt [');
    await shop.database.pool.query(`update category set picture_article_number = null where picture_article_number = 'EP_TEIL'`);
    expect((await remove(staff, `/product/${part.id}`)).status).toBe(200);
  });

  it('over an older version is refused with what the other clerk did', async () => {
    const product = await sold('EP_ZWEI');
    await remove(staff, `/product/${product.id}?version=1`);
    const stale = await send<{ conflict: { version: number; changes: { field: string }[] } }>(
      staff,
      'POST',
      `/product/restore/${product.id}`,
      { version: 1 },
    );
    expect([stale.status, problemsOf(stale)]).toEqual([409, ['changedMeanwhile']]);
    expect(stale.body.conflict).toMatchObject({ version: 2, changes: [{ field: 'deleted' }] });
  });
});

describe('copying what hangs on a product', () => {
  const copy = async (person: Person, over: object): Promise<Answer<{ products: CopiedRelations[] }>> =>
    send(person, 'PUT', '/product/copy-relations', {
      fromProductId: board.id,
      relations: ['categories', 'values', 'transport', 'prices'],
      ...over,
    });

  it('says first what would change, then does exactly that', async () => {
    const { id } = (await begin({ published: true, articleNumber: 'EP_LEER' })).body;
    const looked = await copy(staff, { to: [{ id, version: 1 }], preview: true });
    expect(looked.status).toBe(200);
    const [foreseen] = looked.body.products;
    expect(foreseen).toMatchObject({ id, version: 1, articleNumber: 'EP_LEER' });
    expect(new Set(foreseen?.changes.map(({ field }) => field.split('.')[0]))).toEqual(
      new Set(['categories', 'values', 'transport', 'prices']),
    );
    expect(await historyOf(id)).toEqual(['created']);
    const done = await copy(staff, { to: [{ id, version: 1 }] });
    expect(done.body.products).toEqual([{ ...foreseen, version: 2 }]);
    const [mine, theirs] = [await productOf(shop.app, 'EP_LEER'), board];
    expect([mine.graduatedPrice, mine.values]).toEqual([theirs.graduatedPrice, theirs.values]);
    expect(await historyOf(id)).toEqual(
      [...(foreseen?.changes ?? [])]
        .map(({ field }) => field)
        .toReversed()
        .concat('created'),
    );
    const again = await copy(staff, { to: [{ id }] });
    expect(again.body.products).toMatchObject([{ id, version: 2, changes: [] }]);
  });

  it('is all or nothing, for those who may, and never onto itself', async () => {
    const { id } = (await begin()).body;
    expect((await copy(staff, { to: [{ id }, { id: 999_999 }] })).status).toBe(404);
    expect((await copy(staff, { to: [{ id }, { id: board.id }] })).status).toBe(422);
    expect((await copy(staff, { to: [{ id, version: 7 }] })).status).toBe(409);
    expect(await historyOf(id)).toEqual(['created']);
    expect((await copy(await logIn(shop.app, 'verkauf@kistenwerk.example'), { to: [{ id }] })).status).toBe(403);
  });

  it('gives the owners the product, and not their own numbers', async () => {
    const company = await logIn(shop.app, 'einkauf@aarepumpen.example');
    const own = await sold('EP_EIGEN');
    const other = await sold('EP_ANDERS');
    await send(staff, 'PUT', '/product/create-product-customer', {
      productId: own.id,
      customerId: company.customerId,
      isOwner: true,
      externalProductId: 'AP-77',
    });
    await copy(staff, { fromProductId: own.id, to: [{ id: other.id }], relations: ['customers'] });
    expect((await foundBy(company, 'EP_ANDERS'))?.customers).toMatchObject([{ isOwner: true, externalProductId: '' }]);
  });
});

it('the head of a product counts what was sold of it, cancelled orders and lines aside', async () => {
  const product = await sold('EP_KOPF');
  await order(buyer, [itemOf(product, 3)]);
  const { id } = (await order(buyer, [itemOf(product, 50)])).body;
  await shop.database.pool.query('update sales_order set order_status_id = 5 where id = $1', [id]);
  const { body } = await get<ProductHead>(staff, `/product/${product.id}/head`);
  const { cartPrice } = await priceOf(buyer, [itemOf(product, 3)]);
  expect(body).toMatchObject({ articleNumber: 'EP_KOPF', name, published: true, pieces: 3, sales: cartPrice.items[0]?.finalPrice });
  expect((await get(staff, '/product/999999/head')).status).toBe(404);
});

it('the kinds of products have names', async () => {
  expect((await get<{ items: unknown[] }>(staff, '/product/product-kind?lang=de')).body.items).toEqual([
    { code: 1, name: 'Verpackung' },
    { code: 2, name: 'Möbel' },
    { code: 99, name: 'Beide' },
  ]);
});
