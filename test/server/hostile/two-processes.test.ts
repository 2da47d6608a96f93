/**
 * Two processes of the shop on one database, sent the same call with the same key at once. A process knows only its own calls under way: it is the database
 * that lets one through. One effect, and everybody gets its answer.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { idempotent, keepAnswer } from '#server/idempotency/idempotent.ts';
import { openDatabase, transaction } from '#server/db/pool.ts';
import type { Db } from '#server/db/pool.ts';
import type { Delivery } from '#contract/delivery.ts';
import type { Invoice } from '#contract/invoice.ts';
import type { Order } from '#contract/order.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, orderBody, productOf, send } from '../buyer.ts';
import type { Answer, Buyer, Item, Person } from '../buyer.ts';
import { deliver, invoice, orderAs, twoLines } from '../paper-steps.ts';
import { startShop } from '../shop-app.ts';
import type { ShopApp } from '../shop-app.ts';

let shop: ShopApp;
let other: ShopApp;
/** The same people, each logged in at both. */
let buyers: [Buyer, Buyer];
let staff: [Person, Person];
let guest: Buyer;
let item: Item;

beforeAll(async () => {
  const now = () => mondayMorning;
  shop = await startShop({ now });
  // A delivery is one paper.
  await shop.database.pool.query(
    "insert into setting (key, valid_from, value, changed_at, who) values ('invoiceWithDelivery', '2026-01-01', 'false', now(), 'test')",
  );
  other = await startShop({ now, beside: shop });
  const both = async (email: string) => [await logIn(shop.app, email), await logIn(other.app, email)] as const;
  const [here, there] = await both('einkauf@aarepumpen.example');
  const customerId = here.customerId ?? 0;
  const { items } = (await get<{ items: { id: number }[] }>(here, `/customer/${customerId}/address`)).body;
  const buyer = { customerId, addressId: items[0]?.id ?? 0 };
  buyers = [
    { ...here, ...buyer },
    { ...there, ...buyer },
  ];
  const [one, two] = await both('leitung@kistenwerk.example');
  staff = [one, two];
  guest = await newGuest(shop.app);
  item = itemOf(await productOf(shop.app, 'EP_0001'), 10);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

/** Rows that only ever become more. */
async function rows(): Promise<Record<string, number>> {
  const tables = ['sales_order', 'quote', 'delivery', 'invoice', 'credit_note', 'payment_entry', 'customer', 'mail', 'record_history'];
  const counts = tables.map((table) => `(select count(*)::integer from ${table}) as ${table}`);
  const { rows: found } = await shop.database.pool.query<Record<string, number>>(
    `select ${counts.join(', ')}, (select coalesce(sum(last), 0)::integer from document_counter) as numbers`,
  );
  return found[0] ?? {};
}

interface Call {
  by: 'buyer' | 'staff';
  path: string;
  body: object;
}

const placed = async (): Promise<Order> => orderAs(staff[0], (await twoLines(guest)).id);
const delivered = async (): Promise<Delivery> => (await deliver(staff[0], await placed())).body;
const invoiced = async (): Promise<Invoice> => {
  const { orderId } = await delivered();
  return (await invoice(staff[0], await orderAs(staff[0], orderId))).body;
};

const calls: Readonly<Record<string, () => Promise<Call>>> = {
  'an order': async () => ({ by: 'buyer', path: '/order', body: orderBody(buyers[0], [item], { paymentMethodId: 1 }) }),
  'an order by prepayment': async () => ({ by: 'buyer', path: '/order', body: orderBody(buyers[0], [item]) }),
  'a request for a quote': async () => ({ by: 'buyer', path: '/quote', body: orderBody(buyers[0], [item]) }),
  'a copy of an order': async () => ({ by: 'staff', path: '/order/copy', body: { id: (await placed()).id, tell: true } }),
  'a delivery': async () => {
    const { id, version } = await placed();
    return { by: 'staff', path: '/delivery', body: { orderId: id, version, day: '2026-11-25', deliveryType: 'TRUCK' } };
  },
  'a return': async () => {
    const { id, version } = await delivered();
    return { by: 'staff', path: `/delivery/${id}/take-back`, body: { version, reason: 'falsch' } };
  },
  'an invoice': async () => {
    const { id, version } = await orderAs(staff[0], (await delivered()).orderId);
    return { by: 'staff', path: '/invoice', body: { orderId: id, version } };
  },
  'a credit note': async () => {
    const { id, version } = await invoiced();
    return { by: 'staff', path: `/invoice/${id}/credit`, body: { version, reason: 'falsch' } };
  },
  'a payment': async () => {
    const { id, total } = await invoiced();
    return { by: 'staff', path: '/payment-entry', body: { invoiceId: id, amount: total, day: '2026-11-23' } };
  },
};

test.each(Object.keys(calls))('%s happens once', async (name) => {
  const made = await calls[name]!();
  const ask = async (at: 0 | 1, key: string): Promise<Answer<object>> =>
    send<object>((made.by === 'buyer' ? buyers : staff)[at], 'POST', made.path, made.body, { 'idempotency-key': key });
  const before = await rows();
  const answers = await Promise.all(([0, 1, 0, 1, 0, 1] as const).map(async (at) => ask(at, name)));
  expect(answers.map(({ status, body }) => (status === 200 ? 200 : body))).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const after = await rows();
  // One number: neither a second paper nor a gap.
  expect((after['numbers'] ?? 0) - (before['numbers'] ?? 0)).toBe(name === 'a payment' ? 0 : 1);
  expect(await ask(1, name)).toEqual(answers[0]);
  expect(await rows()).toEqual(after);
});

test('whatever the second process reads, its work is undone when the first one stored the key', async () => {
  const [first, second] = [shop.database.db, openDatabase(shop.databaseUrl)];
  const key = idempotencyKey('two connections', 'key', { a: 1 });
  const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  // Both have looked for the key before either stores it.
  const work = async (db: Db, at: 0 | 1) =>
    idempotent(
      db,
      key,
      (body) => body,
      async (taken) =>
        transaction(db, async (trx) => {
          begun[at]?.resolve();
          await Promise.all(begun.map(async ({ promise }) => promise));
          await trx
            .insertInto('document_counter')
            .values({ kind: `both ${at}`, year: 2026, last: 1 })
            .execute();
          if (taken !== null) await keepAnswer(trx, taken, { from: at });
          return { from: at };
        }),
    );
  const [one, two] = await Promise.all([work(first, 0), work(second.db, 1)]);
  expect(one).toEqual(two);
  const { rows: stored } = await shop.database.pool.query("select kind from document_counter where kind like 'both %'");
  expect(stored).toEqual([{ kind: `both ${(one as { from: number }).from}` }]);
  await second.close();
});
