/** Price rows in the office: each source by its own call, ladders step by step and whole, two clerks at once, and the prices paid afterwards. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductPrice } from '#contract/product-price.ts';
import type { Product } from '#contract/product.ts';
import type { HistoryEntry } from '#contract/record.ts';
import { get, logIn, mondayMorning, problemsOf, productOf, send } from './buyer.ts';
import type { Person } from './buyer.ts';
import { defaultPrice, everybody, newPrice, pays, pricesOf, write } from './price-steps.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

let shop: ShopApp;
let clerk: Person;
let company: Person & { customerId: number | null };
let pallet: Product;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  clerk = await logIn(shop.app, 'katalog@kistenwerk.example');
  company = await logIn(shop.app, 'einkauf@aarepumpen.example');
  pallet = await productOf(shop.app, 'PL_0006');
});
afterAll(async () => shop.close());

/** Each test prices a different product for the company. */
async function ownRow(articleNumber: string, over: object = {}): Promise<{ product: Product; row: ProductPrice }> {
  const product = await productOf(shop.app, articleNumber);
  const created = await newPrice(clerk, { customerId: company.customerId, productId: product.id, ...over });
  expect(created.status, JSON.stringify(created.body)).toBe(200);
  return { product, row: created.body };
}

const historyOf = async (id: number): Promise<string[]> =>
  (await get<{ items: HistoryEntry[] }>(clerk, `/history?kind=price&id=${id}`)).body.items.map(
    ({ who, field, before, after }) => `${who} ${field}: ${before} → ${after}`,
  );

describe('reading', () => {
  it('lists the rows of a product, everybody’s first, with the names of those who pay', async () => {
    await newPrice(clerk, { customerId: company.customerId, productId: pallet.id, marginPrice: 20 });
    const rows = await pricesOf(clerk, `productId=${pallet.id}`);
    expect(rows[0]).toMatchObject({ isDefault: true, activeStrategy: 'FIX_PRICE', unitOfSales: 1 });
    expect(rows[0]?.fixPrice.map(({ price }) => price)).toEqual([17.25, 15.5, 14.65, 14.2, 13.95]);
    expect(rows.slice(1)).toMatchObject([
      { customerId: company.customerId, companyName: 'Aare Pumpen AG', activeStrategy: 'MARGIN_PRICE', marginPrice: 20, version: 1 },
    ]);
    const own = await pricesOf(clerk, `customerId=${company.customerId}&productId=${pallet.id}`);
    expect(own.map(({ id }) => id)).toEqual([rows[1]?.id]);
  });
});

describe('a step at nothing after one that costs something', () => {
  const free = [
    { quantity: 1, price: 5 },
    { quantity: 100, price: 0 },
  ];
  it('is refused whichever way it comes', async () => {
    const { product, row } = await ownRow('PL_0003', { fixPrice: free.slice(0, 1) });
    const version = row.version;
    const tries = [
      await newPrice(clerk, { customerId: company.customerId, productId: pallet.id, fixPrice: free }),
      await write(clerk, 'PUT', `${row.id}/fix-price`, { version, entries: free }),
      await write(clerk, 'POST', `${row.id}/fix-price`, { version, ...free[1] }),
      await write(clerk, 'PUT', `${row.id}/planned`, { version, validFrom: '2027-03-01', change: { fixPrice: free } }),
    ];
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 422));
    expect(tries.flatMap(problemsOf).map((problem) => problem.split(' ')[0])).toEqual(tries.map(() => 'ladderStepFree'));
    expect(await pays(company, product, 99)).toBe(5);
  });
});

describe('a row that was not there', () => {
  it('is created with the kind that is sent, which becomes the active one, and once for the same key', async () => {
    const product = await productOf(shop.app, 'PL_0007');
    const body = { customerId: company.customerId, productId: product.id, fixPrice: [{ quantity: 1, price: 9.9 }] };
    const key = { 'idempotency-key': 'price-1' };
    const first = await send<ProductPrice>(clerk, 'PUT', '/product/price', body, key);
    const again = await send<ProductPrice>(clerk, 'PUT', '/product/price', body, key);
    expect(first.body).toMatchObject({ activeStrategy: 'FIX_PRICE', fixPrice: [{ quantity: 1, price: 9.9 }], version: 1 });
    expect(again.body).toEqual(first.body);
    expect(await pays(company, product, 3)).toBe(9.9);
    expect(await historyOf(first.body.id)).toEqual(['katalog@kistenwerk.example created: null → FIX_PRICE']);
  });

  it('is not created twice for one customer', async () => {
    const { product } = await ownRow('PL_0008');
    const again = await newPrice(clerk, { customerId: company.customerId, productId: product.id });
    expect([again.status, problemsOf(again)]).toEqual([409, ['priceTaken']]);
  });

  it.each([
    [{ customerId: 2_147_483_647 }, 404, 'notFound'],
    [{ productId: 2_147_483_647 }, 404, 'notFound'],
    [{ fixPrice: [] }, 422, 'ladderEmpty body.fixPrice'],
    [{ fixPrice: [{ quantity: 1, price: 1.23456 }] }, 422, 'priceTooFine body.fixPrice.0.price'],
    [{ marginPrice: 901 }, 400, 'validation.too_big body.marginPrice'],
    [{ cost: 1 }, 422, 'unknownField body.cost'],
  ])('is refused with %j', async (over, status, problem) => {
    const product = await productOf(shop.app, 'PL_0009');
    const answer = await newPrice(clerk, { customerId: company.customerId, productId: product.id, ...over });
    expect([answer.status, problemsOf(answer)[0]]).toEqual([status, problem]);
    expect(await pricesOf(clerk, `productId=${product.id}&customerId=${company.customerId}`)).toEqual([]);
  });
});

describe('each kind by its own call', () => {
  it('makes that kind the active one and keeps the others', async () => {
    const { row } = await ownRow('HK_0002', { fixPrice: [{ quantity: 1, price: 99 }] });
    const margin = (await write(clerk, 'PUT', `${row.id}/margin-price`, { version: 1, marginPrice: 12.5 })).body;
    expect(margin).toMatchObject({ activeStrategy: 'MARGIN_PRICE', marginPrice: 12.5, version: 2, fixPrice: [{ price: 99 }] });
    const excel = (await write(clerk, 'PUT', `${row.id}/excel-price`, { version: 2, quantities: [1, 20] })).body;
    expect(excel).toMatchObject({ activeStrategy: 'EXCEL_PRICE', excelPrice: { quantities: [1, 20] }, marginPrice: 12.5, version: 3 });
    const added = (await write(clerk, 'POST', `${row.id}/fix-price`, { version: 3, quantity: 10, price: 88.1234 })).body;
    expect(added).toMatchObject({ activeStrategy: 'FIX_PRICE', version: 4, fixPrice: [{ quantity: 1 }, { quantity: 10, price: 88.1234 }] });
    const none = (await write(clerk, 'POST', String(row.id), { version: 4, activeStrategy: 'NONE', unitOfSales: 5 })).body;
    expect(none).toMatchObject({ activeStrategy: 'NONE', unitOfSales: 5, version: 5 });
    expect(await historyOf(row.id)).toContain('katalog@kistenwerk.example fixPrice.10: null → 88.1234');
  });

  it('counts at once for the customer, and for nobody else', async () => {
    const { product, row } = await ownRow('PL_0010', { fixPrice: [{ quantity: 1, price: 11 }] });
    const [before, others] = [await pays(everybody(shop.app), product, 4), await logIn(shop.app, 'kundin@kistenwerk.example')];
    const stored = await write(clerk, 'PUT', `${row.id}/fix-price`, {
      version: row.version,
      entries: [
        { quantity: 1, price: 12 },
        { quantity: 4, price: 10.5 },
      ],
    });
    expect(stored.body).toMatchObject({ version: row.version + 1, fixPrice: [{ price: 12 }, { price: 10.5 }] });
    expect([await pays(company, product, 4), await pays(company, product, 3)]).toEqual([10.5, 12]);
    expect([await pays(everybody(shop.app), product, 4), await pays(others, product, 4)]).toEqual([before, before]);
  });

  it('leaves the version where nothing changes', async () => {
    const { row } = await ownRow('PL_0011', { marginPrice: 10 });
    const same = await write(clerk, 'PUT', `${row.id}/margin-price`, { version: row.version, marginPrice: 10 });
    expect(same.body.version).toBe(row.version);
  });

  it('refuses a service that the shop does not ask', async () => {
    const { row } = await ownRow('KA_0004');
    for (const url of ['https://preise.example/p', 'http://127.0.0.1/', 'https://169.254.169.254/latest', 'file:///etc/passwd']) {
      const answer = await write(clerk, 'PUT', `${row.id}/remote-price`, { version: 1, remotePrice: { url } });
      expect([answer.status, problemsOf(answer)]).toEqual([422, ['remoteHostUnknown body.remotePrice.url']]);
    }
  });
});

describe('a ladder', () => {
  const entries = (...steps: [number, number][]) => steps.map(([quantity, price]) => ({ quantity, price }));
  it.each([
    [[], 'ladderEmpty body.entries'],
    [entries([1, 5], [1, 4]), 'ladderQuantityTwice body.entries.1.quantity'],
    [entries([10, 5], [5, 4]), 'ladderNotAscending body.entries.1.quantity'],
    [entries([1.5, 5]), 'ladderQuantityNotWhole body.entries.0.quantity'],
    [entries([0, 5]), 'ladderQuantityNotWhole body.entries.0.quantity'],
    [entries([1, -0.01]), 'priceNotPossible body.entries.0.price'],
    [entries([1, 10_000_001]), 'priceNotPossible body.entries.0.price'],
    [entries([1, 0.00001]), 'priceTooFine body.entries.0.price'],
  ])('%j is refused whole', async (ladder, problem) => {
    const row = await defaultPrice(clerk, 'PL_0012');
    const answer = await write(clerk, 'PUT', `${row.id}/fix-price`, { version: row.version, entries: ladder });
    expect([answer.status, problemsOf(answer)]).toEqual([422, [problem]]);
    expect(await defaultPrice(clerk, 'PL_0012')).toEqual(row);
  });

  it('is changed step by step; each quantity is there once', async () => {
    const { row } = await ownRow('AR_0002', { fixPrice: entries([1, 30], [10, 25]) });
    const [first, second] = row.fixPrice;
    const moved = await write(clerk, 'PUT', `${row.id}/fix-price/${second?.id}`, { version: 1, quantity: 20, price: 24.5 });
    expect(moved.body.fixPrice).toMatchObject([{ quantity: 1 }, { id: second?.id, quantity: 20, price: 24.5 }]);
    const twice = await write(clerk, 'PUT', `${row.id}/fix-price/${second?.id}`, { version: 2, quantity: 1 });
    expect([twice.status, problemsOf(twice)]).toEqual([422, ['ladderQuantityTwice body.quantity']]);
    const added = await write(clerk, 'POST', `${row.id}/fix-price`, { version: 2, quantity: 20, price: 1 });
    expect(problemsOf(added)).toEqual(['ladderQuantityTwice body.quantity']);
    expect((await write(clerk, 'DELETE', `${row.id}/fix-price/${first?.id}?version=2`)).body.fixPrice).toMatchObject([{ quantity: 20 }]);
    expect((await write(clerk, 'DELETE', `${row.id}/fix-price/${first?.id}`)).status).toBe(404);
  });

  it('keeps the steps of another row out of reach', async () => {
    const { row } = await ownRow('AR_0003', { fixPrice: entries([1, 30]) });
    const foreign = (await defaultPrice(clerk, 'PL_0012')).fixPrice[0]?.id;
    expect((await write(clerk, 'PUT', `${row.id}/fix-price/${foreign}`, { version: 1, price: 1 })).status).toBe(404);
    expect((await write(clerk, 'DELETE', `${row.id}/fix-price/${foreign}`)).status).toBe(404);
  });
});

describe('two clerks', () => {
  it('the second is told what the first changed, and nothing is lost', async () => {
    const { row } = await ownRow('AR_0004', { marginPrice: 20 });
    await write(clerk, 'PUT', `${row.id}/margin-price`, { version: 1, marginPrice: 25 });
    const late = await write(clerk, 'PUT', `${row.id}/fix-price`, {
      version: 1,
      entries: [{ quantity: 1, price: 1 }],
    });
    expect([late.status, problemsOf(late)]).toEqual([409, ['changedMeanwhile']]);
    expect(late.body).toMatchObject({
      conflict: { version: 2, current: { marginPrice: 25 }, changes: [{ field: 'marginPrice', before: 20, after: 25 }] },
    });
  });

  it('of two at once one is stored', async () => {
    const { row } = await ownRow('AR_0005', { marginPrice: 20 });
    const answers = await Promise.all(
      [21, 22, 23].map(async (marginPrice) => write(clerk, 'PUT', `${row.id}/margin-price`, { version: 1, marginPrice })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });
});

describe('a row that goes', () => {
  it('leaves the customer with everybody’s price', async () => {
    const { product, row } = await ownRow('DE_0002', { fixPrice: [{ quantity: 1, price: 3 }] });
    expect(await pays(company, product, 1)).toBe(3);
    expect((await write(clerk, 'DELETE', `${row.id}?version=7`)).status).toBe(409);
    expect((await write(clerk, 'DELETE', `${row.id}?version=1`)).status).toBe(200);
    expect(await pays(company, product, 1)).toBe(await pays(everybody(shop.app), product, 1));
    expect(await historyOf(row.id)).toContain('katalog@kistenwerk.example deleted: FIX_PRICE → null');
    expect((await write(clerk, 'DELETE', String(row.id))).status).toBe(404);
  });
});
