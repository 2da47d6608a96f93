/** Prices valid from a given day: until then only staff see them, from midnight on everything uses them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlannedPrice } from '#contract/planned-price.ts';
import type { BulkRow } from '#contract/price-bulk.ts';
import type { PriceListRow } from '#contract/price-list.ts';
import type { PriceExplanation } from '#contract/price-explanation.ts';
import type { ProductPrice } from '#contract/product-price.ts';
import type { Product } from '#contract/product.ts';
import type { HistoryEntry, RowResult } from '#contract/record.ts';
import { get, logIn, newGuest, problemsOf, productOf, send } from './buyer.ts';
import type { Person } from './buyer.ts';
import { defaultPrice, everybody, newPrice, pays, pricesOf, write } from './price-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let clerk: Person;
let clock = Date.parse('2026-11-23T09:00:00+01:00');

beforeAll(async () => {
  shop = await startShop({ now: () => clock });
  clerk = await logIn(shop.app, 'katalog@kistenwerk.example');
});
afterAll(async () => shop.close());

interface Planned {
  price: ProductPrice;
  planned: PlannedPrice[];
}
const plan = async ({ id, version }: ProductPrice, validFrom: string, change: object) =>
  send<Planned>(clerk, 'PUT', `/product/price/${id}/planned`, { version, validFrom, change });
const planned = async ({ id }: ProductPrice) => (await get<Planned>(clerk, `/product/price/${id}/planned`)).body;
const ladder = (...prices: number[]) => ({ fixPrice: prices.map((price, at) => ({ quantity: at * 10 || 1, price })) });
const visitorPays = async (product: Product, quantity = 1) => pays(everybody(shop.app), product, quantity);
async function turnTo(moment: string): Promise<void> {
  clock = Date.parse(moment);
  await shop.turnDay();
  clerk = await logIn(shop.app, 'katalog@kistenwerk.example');
}

describe('a ladder from a day on', () => {
  it('changes nothing before midnight in Switzerland, and everything from then on', async () => {
    const product = await productOf(shop.app, 'PL_0010');
    const row = await defaultPrice(clerk, 'PL_0010');
    const before = await visitorPays(product);
    const version = shop.catalog.now().version;
    const { status, body } = await plan(row, '2026-11-25', ladder(77.7, 66.6));
    expect([status, body.price.version, body.planned.map(({ validFrom }) => validFrom)]).toEqual([200, row.version + 1, ['2026-11-25']]);
    expect(body.price.fixPrice).toEqual(row.fixPrice);
    const list = await get<{ items: PriceListRow[] }>(clerk, '/product/price-list?filter=plannedFrom%3A2026-11-24..2026-11-30');
    expect(list.body.items.map(({ id, plannedFrom }) => [id, plannedFrom])).toEqual([[row.id, '2026-11-25']]);
    await turnTo('2026-11-24T23:59:59+01:00');
    expect([await visitorPays(product), shop.catalog.now().version]).toEqual([before, version]);
    const csv = async () =>
      (await shop.app.inject({ url: '/api/product/all-prices-csv', headers: { authorization: `Bearer ${clerk.token}` } })).body;
    expect(await csv()).not.toContain('77.7');
    await turnTo('2026-11-25T00:00:01+01:00');
    expect([await visitorPays(product), await visitorPays(product, 10)]).toEqual([77.7, 66.6]);
    expect(await csv()).toContain('77.7');
    const shown = await productOf(shop.app, 'PL_0010');
    expect([shown.price, shown.graduatedPrice.map(({ price }) => price)]).toEqual([77.7, [77.7, 66.6]]);
    const { price, planned: left } = await planned(row);
    expect([price.version, price.activeStrategy, left]).toEqual([row.version + 2, 'FIX_PRICE', []]);
    const again = shop.catalog.now().version;
    await shop.turnDay();
    expect(shop.catalog.now().version).toBe(again);
    const { items } = (await get<{ items: HistoryEntry[] }>(clerk, `/history?kind=price&id=${row.id}`)).body;
    expect(items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ who: '', field: 'fixPrice.1', after: 77.7 }),
        expect.objectContaining({ field: 'planned.2026-11-25.fixPrice.1', before: null, after: 77.7 }),
      ]),
    );
  });

  it('is taken over with what else comes due while nobody was there, the later over the earlier', async () => {
    const product = await productOf(shop.app, 'PL_0011');
    const row = await defaultPrice(clerk, 'PL_0011');
    const first = (await plan(row, '2026-12-02', ladder(50, 40))).body.price;
    await plan(first, '2026-12-01', { unitOfSales: 2, ...ladder(60, 55) });
    await turnTo('2026-12-03T08:00:00+01:00');
    expect([await visitorPays(product, 2), await visitorPays(product, 10)]).toEqual([50, 40]);
    expect((await planned(row)).price.unitOfSales).toBe(2);
  });

  it('is replaced by another for the same day, and taken back', async () => {
    const row = await defaultPrice(clerk, 'PL_0012');
    const once = (await plan(row, '2027-01-01', ladder(70))).body.price;
    const twice = (await plan(once, '2027-01-01', { marginPrice: 12.5, excelPrice: { quantities: [1, 5] } })).body;
    expect(twice.planned.map(({ change }) => change)).toEqual([{ marginPrice: 12.5, excelPrice: { quantities: [1, 5] } }]);
    const gone = await send<Planned>(clerk, 'DELETE', `/product/price/${row.id}/planned/2027-01-01?version=${twice.price.version}`, {});
    expect([gone.status, gone.body.planned]).toEqual([200, []]);
    const none = await send(clerk, 'DELETE', `/product/price/${row.id}/planned/2027-01-01`, {});
    expect(none.status).toBe(404);
  });

  it.each([
    ['today', { validFrom: '2026-12-03' }, 'dayNotAhead body.validFrom'],
    ['a day that is none', { validFrom: '2027-02-30' }, 'validation.date body.validFrom'],
    ['nothing', { change: {} }, 'plannedNothing body.change'],
    ['an empty ladder', { change: { fixPrice: [] } }, 'ladderEmpty body.change.fixPrice'],
    ['an unknown field', { change: { price: 4 } }, null],
    ['a host nobody allowed', { change: { remotePrice: { url: 'https://fremd.example/' } } }, 'remoteHostUnknown body.remotePrice.url'],
  ])('is refused with %s', async (_, over, problem) => {
    const { id, version } = await defaultPrice(clerk, 'PL_0012');
    const body = { version, validFrom: '2027-01-01', change: { marginPrice: 5 }, ...over };
    const answer = await send(clerk, 'PUT', `/product/price/${id}/planned`, body);
    if (problem === null) expect(answer.status).toBe(422);
    else expect(problemsOf(answer)).toEqual([problem]);
  });

  it('is refused over a version that somebody changed meanwhile', async () => {
    const row = await defaultPrice(clerk, 'PL_0012');
    await write(clerk, 'POST', String(row.id), { version: row.version, unitOfSales: 4 });
    expect((await plan(row, '2027-01-01', ladder(70))).status).toBe(409);
  });
});

it('is explained for a day to come, and goes along with a copy', async () => {
  const product = await productOf(shop.app, 'DE_0003');
  const guest = await newGuest(shop.app);
  const [row] = [await defaultPrice(clerk, 'DE_0003')];
  const today = await visitorPays(product);
  await plan(row, '2027-01-01', ladder(31.4));
  const explain = async (body: object) =>
    (await send<PriceExplanation>(clerk, 'POST', '/product/price/explain', { productId: product.id, quantity: 1, ...body })).body
      .pricePerOne;
  expect([await explain({}), await explain({ day: '2026-12-31' }), await explain({ day: '2027-01-01' })]).toEqual([today, today, 31.4]);
  expect(await visitorPays(product)).toBe(today);
  await send(clerk, 'POST', `/product/price/${row.id}/copy`, { customerIds: [guest.customerId] });
  const [copied] = await pricesOf(clerk, `productId=${product.id}&customerId=${guest.customerId}`);
  expect((await planned(copied!)).planned.map(({ validFrom }) => validFrom)).toEqual(['2027-01-01']);
});

describe('a change over many prices from a day on', () => {
  const change = { kind: 'percent', value: 10, rounding: 0.05 };

  it('goes on from what is planned until then, waits for its day, and is taken back once', async () => {
    const product = await productOf(shop.app, 'DE_0002');
    const row = await defaultPrice(clerk, 'DE_0002');
    const { price } = (await plan(row, '2027-01-01', ladder(100, 90))).body;
    const preview = await send<{ rows: BulkRow[] }>(clerk, 'POST', '/product/price/bulk-preview', {
      change,
      validFrom: '2027-02-01',
      ids: [row.id],
    });
    expect(preview.body.rows).toMatchObject([
      { before: [{ price: 100 }, { price: 90 }], after: [{ price: 110 }, { price: 99 }], plannedLater: false },
    ]);
    const rows = [{ id: row.id, version: price.version }];
    const made = await send<{ id: number; rows: RowResult[] }>(clerk, 'POST', '/product/price/bulk-change', {
      change,
      validFrom: '2027-02-01',
      rows,
    });
    expect(made.body.rows).toMatchObject([{ ok: true }]);
    expect((await planned(row)).planned.map(({ validFrom }) => validFrom)).toEqual(['2027-01-01', '2027-02-01']);
    const undone = await send<{ rows: RowResult[] }>(clerk, 'POST', `/product/price/bulk-change/${made.body.id}/undo`, {});
    expect(undone.body.rows).toMatchObject([{ ok: true }]);
    expect((await planned(row)).planned.map(({ validFrom }) => validFrom)).toEqual(['2027-01-01']);
    const again = (await planned(row)).price;
    await send(clerk, 'POST', '/product/price/bulk-change', {
      change,
      validFrom: '2027-02-01',
      rows: [{ id: row.id, version: again.version }],
    });
    await turnTo('2027-01-01T00:00:01+01:00');
    expect(await visitorPays(product)).toBe(100);
    await turnTo('2027-02-01T00:00:01+01:00');
    expect([await visitorPays(product), await visitorPays(product, 10)]).toEqual([110, 99]);
  });

  it('is refused for today, and leaves rows that somebody changed meanwhile', async () => {
    const row = await defaultPrice(clerk, 'PL_0012');
    const rows = [{ id: row.id, version: row.version + 9 }];
    const today = await send(clerk, 'POST', '/product/price/bulk-change', { change, validFrom: '2027-02-01', rows });
    expect(problemsOf(today)).toEqual(['dayNotAhead body.validFrom']);
    const stale = await send<{ rows: RowResult[] }>(clerk, 'POST', '/product/price/bulk-change', { change, validFrom: '2027-03-01', rows });
    expect(stale.body.rows).toMatchObject([{ ok: false, errors: [{ message: 'changedMeanwhile' }] }]);
  });
});

it('goes with its row', async () => {
  const product = await productOf(shop.app, 'DE_0004');
  const guest = await newGuest(shop.app);
  const own = (await newPrice(clerk, { customerId: guest.customerId, productId: product.id, ...ladder(9) })).body;
  await plan(own, '2027-06-01', ladder(8));
  await write(clerk, 'DELETE', String(own.id));
  await turnTo('2027-06-01T00:00:01+02:00');
  expect(await pays(guest, product, 1)).toBe(await visitorPays(product));
});
