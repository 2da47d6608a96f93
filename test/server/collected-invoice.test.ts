/** Invoices collected over a month, and the mark that an invoice is disputed. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Invoice } from '#contract/invoice.ts';
import type { Order } from '#contract/order.ts';
import { get, logIn, mondayMorning, newGuest, problemsOf, send } from './buyer.ts';
import type { Answer, Buyer, Person } from './buyer.ts';
import { deliver, orderAs, twoLines } from './paper-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
});
afterAll(async () => shop.close());

async function monthly(): Promise<Buyer> {
  const guest = await newGuest(shop.app);
  await shop.database.pool.query(`update customer set invoice_rhythm = 'MONTH' where id = $1`, [guest.customerId]);
  return guest;
}

async function collect({ customerId }: Buyer, until: string, key = randomUUID()): Promise<Answer<Invoice>> {
  return send<Invoice>(staff, 'POST', '/invoice/collect', { customerId, until }, { 'idempotency-key': key });
}

const rappenOf = (chf: number): number => Math.round(chf * 100);

test('one invoice asks for the deliveries of several orders up to a day, and another for the rest', async () => {
  const guest = await monthly();
  const [first, second] = [await twoLines(guest), await twoLines(guest)];
  await deliver(staff, first, [4, 1], { day: '2026-11-18' });
  await deliver(staff, second, undefined, { day: '2026-11-20' });
  await deliver(staff, await orderAs(staff, first.id), undefined, { day: '2026-11-23' });
  expect((await get<{ total: number }>(staff, `/invoice?customerId=${guest.customerId}`)).body.total).toBe(0);

  const { body: november } = await collect(guest, '2026-11-20');
  expect(november).toMatchObject({ orderId: null, state: 'OPEN' });
  expect(november.lines.map(({ orderId, quantity }) => [orderId, quantity])).toEqual([
    [first.id, 4],
    [first.id, 1],
    [second.id, 10],
    [second.id, 3],
  ]);
  const { body: rest } = await collect(guest, '2026-11-23');
  expect(rest.lines.map(({ orderId, quantity }) => [orderId, quantity])).toEqual([
    [first.id, 6],
    [first.id, 2],
  ]);
  const both: Order[] = [await orderAs(staff, first.id), await orderAs(staff, second.id)];
  expect(both.map(({ orderStatusId }) => orderStatusId)).toEqual([4, 4]);
  expect(rappenOf(november.total) + rappenOf(rest.total)).toBe(both.reduce((sum, { totals }) => sum + rappenOf(totals.total), 0));
  expect(problemsOf(await collect(guest, '2026-11-23'))).toEqual(['nothingToInvoice']);
  expect(problemsOf(await collect(guest, '2026-02-29'))).toEqual(['deliveryDateNotPossible body.until']);
});

test('what was taken back is not asked for, and a double click asks once', async () => {
  const guest = await monthly();
  const placed = await twoLines(guest);
  const { body: wrong } = await deliver(staff, placed, [10, 0], { day: '2026-11-19' });
  await send(staff, 'POST', `/delivery/${wrong.id}/take-back`, { version: wrong.version, reason: 'Falsche Rampe' });
  await deliver(staff, await orderAs(staff, placed.id), [3, 0], { day: '2026-11-20' });
  const key = randomUUID();
  const answers = await Promise.all([collect(guest, '2026-11-23', key), collect(guest, '2026-11-23', key)]);
  expect(new Set(answers.map(({ body }) => body.formattedId)).size).toBe(1);
  expect(answers[0]?.body.lines.map(({ quantity }) => quantity)).toEqual([3]);
});

test('an invoice is disputed and settled again, in its last version only', async () => {
  const guest = await monthly();
  await deliver(staff, await twoLines(guest), undefined, { day: '2026-11-20' });
  const { body: made } = await collect(guest, '2026-11-23');
  const change = async (body: object): Promise<Answer<Invoice>> => send<Invoice>(staff, 'PUT', `/invoice/${made.id}`, body);
  expect((await change({ version: made.version, disputed: true })).body).toMatchObject({ disputed: true, version: made.version + 1 });
  const stale = await change({ version: made.version, disputed: false });
  expect([stale.status, problemsOf(stale)]).toEqual([409, ['changedMeanwhile']]);
  expect(problemsOf(await change({ version: made.version + 1, disputed: false, total: 1 }))).toEqual(['unknownField body.total']);
  expect((await change({ version: made.version + 1, disputed: false })).body.disputed).toBe(false);
});
