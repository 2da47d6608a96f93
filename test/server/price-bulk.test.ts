/** Many price rows at once: previewed, changed, undone once; copied to other customers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BulkRow } from '#contract/price-bulk.ts';
import type { RowResult } from '#contract/record.ts';
import { highestPrice } from '#domain/pricing/ladder-rules.ts';
import { get, logIn, mondayMorning, newGuest, problemsOf, productOf, send } from './buyer.ts';
import type { Person } from './buyer.ts';
import { defaultPrice, everybody, newPrice, pays, pricesOf, write } from './price-steps.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

let shop: ShopApp;
let clerk: Person;
let company: Person & { customerId: number | null };
beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  clerk = await logIn(shop.app, 'katalog@kistenwerk.example');
  company = await logIn(shop.app, 'einkauf@aarepumpen.example');
});
afterAll(async () => shop.close());

const preview = async (body: object) =>
  (await send<{ rows: BulkRow[]; isAtLeast: boolean }>(clerk, 'POST', '/product/price/bulk-preview', body)).body;
const change = async (body: object) => send<{ id: number | null; rows: RowResult[] }>(clerk, 'POST', '/product/price/bulk-change', body);
const undo = async (id: number | null) => send<{ rows: RowResult[] }>(clerk, 'POST', `/product/price/bulk-change/${id}/undo`, {});
const named = (rows: readonly BulkRow[]) => rows.map(({ id, version }) => ({ id, version }));

describe('a change over many prices', () => {
  const raise = { kind: 'percent', value: 3, rounding: 0.05 };

  it('is previewed, makes what it showed, and is taken back once', async () => {
    const before = shop.catalog.now().version;
    const { rows } = await preview({ change: raise, customerId: company.customerId });
    const moving = rows.filter(({ changes }) => changes);
    expect(moving.length).toBeGreaterThan(1);
    expect(shop.catalog.now().version).toBe(before);
    const all = async () => pricesOf(clerk, `customerId=${company.customerId}`);
    const stored = await all();
    const made = await change({ change: raise, rows: named(moving) });
    expect(made.body.rows.every(({ ok }) => ok)).toBe(true);
    expect(shop.catalog.now().version).toBe(before + 1);
    const now = new Map((await all()).map((row) => [row.id, row]));
    for (const { id, after, marginAfter } of moving) {
      if (marginAfter === null) expect(now.get(id)?.fixPrice.map(({ quantity, price }) => ({ quantity, price }))).toEqual(after);
      else expect(now.get(id)?.marginPrice).toBe(marginAfter);
      for (const { price } of after) expect(Math.round(price * 10_000) % 500).toBe(0);
    }
    const back = await undo(made.body.id);
    expect(back.body.rows.every(({ ok }) => ok)).toBe(true);
    const without = (list: Awaited<ReturnType<typeof all>>) => list.map((row) => ({ ...row, version: 0 }));
    expect(without(await all())).toEqual(without(stored));
    const again = await undo(made.body.id);
    expect([again.status, problemsOf(again)]).toEqual([409, ['priceChangeUndone']]);
  });

  it('leaves rows that somebody changed meanwhile, and tells why', async () => {
    const row = await defaultPrice(clerk, 'PL_0012');
    const other = await defaultPrice(clerk, 'PL_0011');
    await write(clerk, 'POST', String(other.id), { version: other.version, unitOfSales: 2 });
    const none = await defaultPrice(clerk, 'PL_0010');
    const stopped = (await write(clerk, 'POST', String(none.id), { version: none.version, activeStrategy: 'NONE' })).body;
    const made = await change({
      change: raise,
      rows: [row, other, stopped, { id: 2_147_483_647, version: 1 }].map(({ id, version }) => ({ id, version })),
    });
    expect(made.body.rows).toMatchObject([
      { id: row.id, ok: true, version: row.version + 1 },
      { id: other.id, ok: false, errors: [{ message: 'changedMeanwhile' }], conflict: { version: other.version + 1 } },
      { id: stopped.id, ok: false, errors: [{ message: 'priceNotMovable' }] },
      { ok: false, errors: [{ message: 'notFound' }] },
    ]);
    await write(clerk, 'POST', String(row.id), { version: row.version + 1, unitOfSales: 3 });
    // Nothing was taken back, and so it may be tried again.
    for (const _again of [1, 2])
      expect((await undo(made.body.id)).body.rows).toMatchObject([{ ok: false, errors: [{ message: 'changedMeanwhile' }] }]);
  });

  it.each([
    ['gives goods away', { kind: 'percent', value: -100, rounding: 0.05 }],
    ['takes off more than a price is', { kind: 'amount', value: -9999, rounding: 0.05 }],
    ['is more than a price may be', { kind: 'amount', value: 10_000, rounding: 0.05 }],
  ])('that %s leaves the row, as the preview says', async (what, huge) => {
    const row = await defaultPrice(clerk, 'PL_0011');
    if (what.startsWith('is more'))
      await write(clerk, 'PUT', `${row.id}/fix-price`, { version: row.version, entries: [{ quantity: 1, price: highestPrice }] });
    const before = await defaultPrice(clerk, 'PL_0011');
    expect((await preview({ change: huge, ids: [row.id] })).rows).toMatchObject([{ changes: false, after: [] }]);
    for (const validFrom of [undefined, '2030-01-01']) {
      const made = await change({ change: huge, validFrom, rows: [{ id: row.id, version: before.version }] });
      expect(made.body).toMatchObject({ id: null, rows: [{ ok: false, errors: [{ message: 'priceNotMovable' }] }] });
    }
    expect(await defaultPrice(clerk, 'PL_0011')).toEqual(before);
  });

  it.each([
    ['2027-02-30', 'validation.date'],
    ['2020-01-01', 'dayNotAhead'],
  ])('is not previewed from %s, as it is not made', async (validFrom, problem) => {
    const answer = await send(clerk, 'POST', '/product/price/bulk-preview', { change: raise, validFrom, strategy: 'FIX_PRICE' });
    expect([answer.status, problemsOf(answer)]).toEqual([422, [`${problem} body.validFrom`]]);
  });

  it('narrows down by customer, kind of product and source', async () => {
    const { rows } = await preview({ change: raise, strategy: 'MARGIN_PRICE' });
    expect([
      rows.length > 0,
      rows.every(({ activeStrategy, marginAfter }) => activeStrategy === 'MARGIN_PRICE' && marginAfter !== null),
    ]).toEqual([true, true]);
    const amount = await preview({ change: { kind: 'amount', value: 1, rounding: 0.05 }, strategy: 'MARGIN_PRICE' });
    expect(amount.rows.some(({ changes }) => changes)).toBe(false);
    const bad = await send(clerk, 'POST', '/product/price/bulk-preview', { change: { ...raise, rounding: 0.07 } });
    expect(bad.status).toBe(400);
  });
});

describe('a copy', () => {
  it('gives other customers the same price, and keeps or replaces an own one', async () => {
    const product = await productOf(shop.app, 'DE_0003');
    const guest = await newGuest(shop.app);
    const own = (await newPrice(clerk, { customerId: company.customerId, productId: product.id, fixPrice: [{ quantity: 1, price: 7.5 }] }))
      .body;
    const customerIds = [guest.customerId, company.customerId, 2_147_483_647];
    const first = await send<{ rows: object[] }>(clerk, 'POST', `/product/price/${own.id}/copy`, { customerIds });
    expect(first.body.rows).toMatchObject([{ done: 'created' }, { done: 'kept', priceId: own.id }, { done: 'gone', priceId: null }]);
    expect([await pays(guest, product, 1), await pays(everybody(shop.app), product, 1)]).toEqual([7.5, 22.9]);
    await write(clerk, 'PUT', `${own.id}/fix-price`, {
      version: own.version,
      entries: [
        { quantity: 1, price: 8 },
        { quantity: 5, price: 7 },
      ],
    });
    await send(clerk, 'POST', `/product/price/${own.id}/copy`, { customerIds: [guest.customerId] });
    expect(await pays(guest, product, 5)).toBe(7.5);
    const replaced = await send<{ rows: object[] }>(clerk, 'POST', `/product/price/${own.id}/copy`, {
      customerIds: [guest.customerId],
      replace: true,
    });
    expect(replaced.body.rows).toMatchObject([{ done: 'replaced' }]);
    expect(await pays(guest, product, 5)).toBe(7);
  });
});

it('customers are found by name and number, with nothing but that and their discount', async () => {
  const { body } = await get<{ items: object[] }>(clerk, '/product/price/customer?search=pumpen');
  expect(body.items).toEqual([
    { id: company.customerId, number: expect.stringMatching(/^K\d+/), name: 'Aare Pumpen AG', isDefault: false, discount: 0.05 },
  ]);
});
