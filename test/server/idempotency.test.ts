import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { itemOf, mondayMorning, newGuest, order, problemsOf, productOf } from './buyer.ts';
import type { Buyer, Item } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let guest: Buyer;
let item: Item;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  guest = await newGuest(shop.app);
  item = itemOf(await productOf(shop.app, 'EP_0001'), 4);
});
afterAll(async () => shop.close());

async function stored(): Promise<{ orders: number; mails: number; number: number }> {
  const { rows } = await shop.database.pool.query<{ orders: number; mails: number; number: number }>(
    `select (select count(*) from sales_order) as orders, (select count(*) from mail) as mails, coalesce((select last from document_counter where kind = 'order'), 0) as number`,
  );
  return rows[0] ?? { orders: -1, mails: -1, number: -1 };
}

describe('the same key', () => {
  test('four times at once gives one order and one answer', async () => {
    const before = await stored();
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(Array.from({ length: 4 }, async () => order(guest, [item], {}, `at-once-${round}`)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    }
    const after = await stored();
    expect(after).toEqual({ orders: before.orders + 5, mails: before.mails + 10, number: before.number + 5 });
  });

  test('later, with the same order, answers the first one again', async () => {
    const first = await order(guest, [item], { comment: 'einmal' }, 'later');
    const before = await stored();
    expect(await order(guest, [item], { comment: 'einmal' }, 'later')).toEqual(first);
    expect(await stored()).toEqual(before);
  });

  test('answers the first order also when it could not be placed any more', async () => {
    const first = await order(guest, [item], {}, 'sold-out');
    await shop.database.pool.query('update product set published = false where id = $1', [item.productId]);
    await shop.catalog.rebuild();
    expect((await order(guest, [item])).status).toBe(422);
    expect(await order(guest, [item], {}, 'sold-out')).toEqual(first);
    await shop.database.pool.query('update product set published = true where id = $1', [item.productId]);
    await shop.catalog.rebuild();
  });

  test('with another order is refused, and nothing is stored', async () => {
    await order(guest, [item], {}, 'reused');
    const before = await stored();
    const answer = await order(guest, [{ ...item, quantity: 5 }], {}, 'reused');
    expect(answer.status).toBe(422);
    expect(problemsOf(answer)).toEqual(['idempotencyKeyReused']);
    expect(await stored()).toEqual(before);
  });

  test('of a refused order is free again', async () => {
    expect((await order(guest, [item], { termsAccepted: false }, 'second-try')).status).toBe(422);
    expect((await order(guest, [item], {}, 'second-try')).status).toBe(200);
  });

  test('of another customer is another key', async () => {
    const other = await newGuest(shop.app);
    const [first, second] = [await order(guest, [item], {}, 'shared'), await order(other, [item], {}, 'shared')];
    expect(second.status).toBe(200);
    expect(second.body.id).not.toBe(first.body.id);
  });
});

describe('without a key', () => {
  test('every call is an order of its own', async () => {
    const before = await stored();
    await order(guest, [item]);
    await order(guest, [item]);
    expect((await stored()).orders).toBe(before.orders + 2);
  });
});
