import { afterAll, beforeAll, expect, test } from 'vitest';
import { itemOf, mondayMorning, newGuest, order, problemsOf, productOf } from './buyer.ts';
import type { Buyer, Item } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let guests: Buyer[];
let item: Item;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  guests = await Promise.all(Array.from({ length: 12 }, async () => newGuest(shop.app)));
  item = itemOf(await productOf(shop.app, 'EP_0001'), 4);
});
afterAll(async () => shop.close());

async function ordersFrom(first: number): Promise<{ number: number; comment: string; lines: number; entries: number; mails: string[] }[]> {
  const { rows } = await shop.database.pool.query<{ number: number; comment: string; lines: number; entries: number; mails: string[] }>(
    `select right(formatted_id, 5)::integer as number, comment,
       (select count(*) from order_position where order_id = o.id) as lines, (select count(*) from record_history where kind = 'order' and record_id = o.id) as entries,
       (select array_agg(subject order by id) from mail where order_id = o.id) as mails
     from sales_order o where right(formatted_id, 5)::integer >= $1 order by formatted_id`,
    [first],
  );
  return rows;
}

async function nextNumber(): Promise<number> {
  const { rows } = await shop.database.pool.query<{ next: number }>(
    `select coalesce((select last from document_counter where kind = 'order'), 0) + 1 as next`,
  );
  return rows[0]?.next ?? 0;
}

test('orders of many guests at once each get their own number, lines, entry and mails', async () => {
  const first = await nextNumber();
  const answers = await Promise.all(guests.map(async (guest, index) => order(guest, [item, item], { comment: `Gast ${index}` })));
  const stored = await ordersFrom(first);
  expect(stored.map(({ number }) => number)).toEqual(guests.map((_, index) => first + index));
  expect(stored.map(({ comment }) => comment).toSorted()).toEqual(guests.map((_, index) => `Gast ${index}`).toSorted());
  for (const { number, comment, lines, entries, mails } of stored) {
    const formattedId = `A2026-${String(number).padStart(5, '0')}`;
    expect({ lines, entries }).toEqual({ lines: 2, entries: 1 });
    expect(mails.map((subject) => subject.includes(formattedId))).toEqual([true, true]);
    expect(answers[Number(comment.slice(5))]?.body.formattedId).toBe(formattedId);
  }
});

test('one that the database refuses keeps none of the others, and leaves no gap', async () => {
  const first = await nextNumber();
  const [double, ...others] = guests;
  const asked = [
    order(double!, [item], { comment: 'so' }, 'one key'),
    order(double!, [item], { comment: 'anders' }, 'one key'),
    ...others.map(async (guest) => order(guest, [item])),
  ];
  const [one, other, ...rest] = await Promise.all(asked);
  expect([one!.status, other!.status].toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect(problemsOf(one!.status === 422 ? one! : other!)).toEqual(['idempotencyKeyReused']);
  expect(rest.map(({ status }) => status)).toEqual(others.map(() => 200));
  expect((await ordersFrom(first)).map(({ number }) => number)).toEqual(guests.map((_, index) => first + index));
});
