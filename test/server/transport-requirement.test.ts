/** A product's transport requirement set by the office: stored, empty if not set, and used at once in the shop's calculations. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#contract/product.ts';
import type { HistoryEntry } from '#contract/record.ts';
import type { FreightExample, TransportNeed, TransportRequirement } from '#contract/transport-requirement.ts';
import { get, itemOf, logIn, priceOf, problemsOf, productOf, send, visitor } from './buyer.ts';
import type { Person } from './buyer.ts';
import { remove } from './customer-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;
let board: Product;

beforeAll(async () => {
  shop = await startShop();
  staff = await logIn(shop.app, 'katalog@kistenwerk.example');
  board = await productOf(shop.app, 'EP_0001');
  await shop.database.pool.query('delete from transport_requirement where product_id = $1', [board.id]);
});
afterAll(async () => shop.close());

const need = { maxPackage: 0, minSp: 3, quantityForMinSp: 12 };
const needsOf = async (query = ''): Promise<TransportNeed[]> =>
  (await get<{ items: TransportNeed[] }>(staff, `/product/transport-requirements?productIds=${board.id}${query}`)).body.items;
const spaces = async (quantity: number) => {
  const { shippingCost } = await priceOf(visitor(shop.app), [itemOf(board, quantity)]);
  return shippingCost?.detail.maxStoringSpace;
};

describe('a transport requirement', () => {
  it('is empty until it is said, then the shop reckons with it, changed and taken away', async () => {
    expect(await needsOf()).toEqual([{ productId: board.id, maxPackage: 0, minSp: 0, quantityForMinSp: 0 }]);
    const said = await send<TransportRequirement>(staff, 'POST', '/transport-requirement', { productId: board.id, ...need });
    expect(said.body).toMatchObject({ productId: board.id, version: 1, ...need });
    expect([await spaces(12), await spaces(24)]).toEqual([3, 6]);
    const changed = await send<TransportRequirement>(staff, 'PUT', `/transport-requirement/${said.body.id}`, {
      version: 1,
      ...need,
      minSp: 4.5,
    });
    expect(changed.body).toMatchObject({ version: 2, minSp: 4.5 });
    expect(await spaces(12)).toBe(4.5);
    expect((await remove(staff, `/transport-requirement/${said.body.id}?version=2`)).status).toBe(200);
    expect(await needsOf()).toEqual([{ productId: board.id, maxPackage: 0, minSp: 0, quantityForMinSp: 0 }]);
    const { items } = (await get<{ items: HistoryEntry[] }>(staff, `/history?kind=transportRequirement&id=${said.body.id}`)).body;
    expect(items.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['deleted', null, null],
      ['minSp', 3, 4.5],
      ['quantityForMinSp', null, 12],
      ['minSp', null, 3],
      ['maxPackage', null, 0],
      ['productId', null, board.id],
    ]);
  });

  it('is said once, however often the call comes, and a second one is a duplicate', async () => {
    const body = { productId: board.id, ...need, maxPackage: 2 };
    const say = async () => send<TransportRequirement>(staff, 'POST', '/transport-requirement', body, { 'idempotency-key': 'said' });
    const [one, other] = await Promise.all([say(), say()]);
    expect([one.status, other.status, one.body.id === other.body.id]).toEqual([200, 200, true]);
    const second = await send(staff, 'POST', '/transport-requirement', body);
    expect([second.status, problemsOf(second)]).toEqual([409, ['duplicate']]);
  });

  it('of what goes by mail takes no room where parcels count', async () => {
    expect(await needsOf('&considerParcel=false')).toMatchObject([{ maxPackage: 2, minSp: 3 }]);
    expect(await needsOf('&considerParcel=true')).toMatchObject([{ maxPackage: 2, minSp: 0, quantityForMinSp: 0 }]);
  });

  it('of two clerks the second hears what the first saved', async () => {
    const { items } = (await get<{ items: TransportRequirement[] }>(staff, `/transport-requirement?productIds=${board.id}`)).body;
    const [stored] = items;
    const url = `/transport-requirement/${stored?.id}`;
    await send(staff, 'PUT', url, { version: stored?.version, ...need, minSp: 2 });
    const late = await send<{ conflict: object }>(staff, 'PUT', url, { version: stored?.version, ...need, minSp: 5 });
    expect([late.status, problemsOf(late)]).toEqual([409, ['changedMeanwhile']]);
    expect(late.body.conflict).toMatchObject({ current: { minSp: 2 }, changes: [{ field: 'maxPackage' }, { field: 'minSp', after: 2 }] });
  });

  it.each([
    [{ minSp: -1 }, 400],
    [{ minSp: 1.005 }, 400],
    [{ quantityForMinSp: 0 }, 400],
    [{ maxPackage: 1.5 }, 400],
    [{ price: 1 }, 422],
    [{ productId: 999_999 }, 404],
  ])('refuses %j', async (over, status) => {
    expect((await send(staff, 'POST', '/transport-requirement', { productId: board.id, ...need, ...over })).status).toBe(status);
  });

  it('asked for a product that is not there is not found', async () => {
    expect((await get(staff, `/product/transport-requirements?productIds=${board.id},999999`)).status).toBe(404);
  });
});

describe('an example', () => {
  const example = async (query: string) =>
    get<FreightExample>(staff, `/transport-requirement/example?productId=${board.id}&zipCode=8001&${query}`);

  it('is reckoned as carts are: twelve pieces take the three places that the requirement says, and cost as much', async () => {
    const { body } = await example('quantity=12&maxPackage=0&minSp=3&quantityForMinSp=12');
    expect(body).toMatchObject({ shippingType: 'TRUCK', storingSpaces: 3, packages: 0, truck: { count: 1 }, place: 'Zürich' });
    const { items } = (await get<{ items: TransportRequirement[] }>(staff, `/transport-requirement?productIds=${board.id}`)).body;
    const stored = items[0];
    await send(staff, 'PUT', `/transport-requirement/${stored?.id}`, { version: stored?.version, ...need });
    const { shippingCost } = await priceOf(visitor(shop.app), [itemOf(board, 12)]);
    expect([body.cost, body.weight]).toEqual([shippingCost?.costDetail.cost, shippingCost?.detail.weight]);
  });

  it('goes by mail up to the pieces of a parcel, needs more trucks for more, and without a requirement goes by size', async () => {
    expect((await example('quantity=1&maxPackage=1&minSp=3&quantityForMinSp=12')).body).toMatchObject({
      shippingType: 'MAIL',
      storingSpaces: 0,
      packages: 1,
    });
    expect((await example('quantity=1200&maxPackage=0&minSp=3&quantityForMinSp=12')).body).toMatchObject({ storingSpaces: 300 });
    const bySize = (await example('quantity=40')).body;
    expect(bySize.storingSpaces).toBeGreaterThan(0);
    expect(bySize.storingSpaces).not.toBe(10);
  });

  it('knows no product and no place that is not there', async () => {
    expect((await get(staff, '/transport-requirement/example?productId=999999&quantity=1')).status).toBe(404);
    expect((await get(staff, `/transport-requirement/example?productId=${board.id}&quantity=1&zipCode=9999`)).status).toBe(422);
  });
});
