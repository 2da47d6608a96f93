/** Refunds that the provider accepts and decides later: until then nothing is booked and nothing is spent twice, and one that fails leaves the money where it was. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Invoice } from '#contract/invoice.ts';
import type { PlacedOrder } from '#contract/place-order.ts';
import type { PaymentProviderStandIn } from '#fakes/payment-provider/payment-provider.ts';
import { get, itemOf, logIn, newGuest, order, problemsOf, productOf, send } from './buyer.ts';
import type { Answer, Buyer, Item, Person } from './buyer.ts';
import { one } from './ledger-steps.ts';
import { credit, deliver, invoice, orderAs } from './paper-steps.ts';
import { shopWithProvider } from './payment-steps.ts';
import type { ShopApp } from './shop-app.ts';

interface Refunded {
  state: string;
  amount: number;
  left: number;
}

let nowMs = Date.parse('2026-11-23T07:00:00+01:00');
let shop: ShopApp;
let provider: PaymentProviderStandIn;
let guest: Buyer;
let staff: Person;
let pallet: Item;

beforeAll(async () => {
  ({ shop, provider } = await shopWithProvider({ now: () => nowMs, hears: false }));
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  pallet = itemOf(await productOf(shop.app, 'EP_0001'), 10);
});
afterAll(async () => shop.close());
beforeEach(async () => {
  guest = await newGuest(shop.app);
  provider.ledger.refundsWait = true;
});
afterEach(() => {
  nowMs += 120_000;
});

const twint = 100;
const canceled = 5;
const today = '2026-11-23';

async function paidOrder(): Promise<PlacedOrder> {
  provider.ledger.refundsWait = true;
  const { body: placed } = await order(guest, [pallet], { paymentMethodId: twint });
  provider.decide(provider.entryOf(`${placed.formattedId}-1`), 'pay');
  nowMs += 60_000;
  await shop.watchPayments();
  return placed;
}

const refund = async ({ id }: PlacedOrder, body: object = {}): Promise<Answer<Refunded>> =>
  send<Refunded>(staff, 'POST', `/order/${id}/refund`, body);
/** Its invoice is credited first; the money is the customer's credit then. */
async function cancel({ id }: PlacedOrder): Promise<number> {
  const [made] = (await get<{ items: Invoice[] }>(staff, `/invoice?orderId=${id}`)).body.items;
  await credit(staff, made?.id ?? 0, { version: made?.version, reason: 'zu spät' });
  return (await send(staff, 'PUT', `/order/${id}/state`, { orderStatusId: canceled, reason: 'zu spät' })).status;
}
const refundable = async ({ id }: PlacedOrder): Promise<number> =>
  (await get<{ refundable: number }>(staff, `/order/${id}`)).body.refundable;

/** The bank decides on every refund of the order that waits; the shop finds out by the clock. */
async function decide({ uuid }: PlacedOrder, state: 'SUCCESSFUL' | 'FAILED'): Promise<void> {
  for (const [externalId, waiting] of provider.ledger.refunds)
    if (externalId.startsWith(uuid) && waiting.state === 'PENDING') provider.ledger.settleRefund(externalId, state);
  nowMs += 60_000;
  await shop.watchPayments();
}

/** In Rappen: on the order and its invoices, and as credit of its customer. */
async function books({ id }: PlacedOrder): Promise<{ order: number; credit: number; refunds: number }> {
  return one(
    shop,
    `select coalesce(sum(amount) filter (where order_id is not null or invoice_id is not null), 0)::int as order,
       coalesce(sum(amount) filter (where order_id is null and invoice_id is null), 0)::int as credit,
       coalesce(sum(amount) filter (where kind = 'refund'), 0)::int as refunds
     from payment_entry where customer_id = (select customer_id from sales_order where id = $1)`,
    [id],
  );
}

const staffMails = async ({ id }: PlacedOrder): Promise<string[]> =>
  (
    await shop.database.pool.query<{ subject: string }>(
      `select subject from mail where order_id = $1 and dedupe_key like 'refund-failed:%' order by id`,
      [id],
    )
  ).rows.map(({ subject }) => subject);

test('nothing is booked while the bank decides, and the amount is not given a second time', async () => {
  const placed = await paidOrder();
  const total = await refundable(placed);
  expect((await refund(placed)).body).toEqual({ state: 'PENDING', amount: total, left: 0 });
  await shop.watchPayments();
  expect([await refundable(placed), (await books(placed)).refunds]).toEqual([0, 0]);
  expect(problemsOf(await refund(placed))).toEqual(['nothingToRefund']);
  await decide(placed, 'SUCCESSFUL');
  expect(await books(placed)).toEqual({ order: 0, credit: 0, refunds: Math.round(-total * 100) });
  expect(await staffMails(placed)).toEqual([]);
});

test('one that takes what an invoice was paid too much and more of the same invoice is booked', async () => {
  const placed = await paidOrder();
  const total = Math.round((await refundable(placed)) * 100);
  const [made] = (await get<{ items: Invoice[] }>(staff, `/invoice?orderId=${placed.id}`)).body.items;
  const { lines, version } = (await get<Invoice>(staff, `/invoice/${made?.id}`)).body;
  const part = { version, reason: 'Bruch', settlement: 'REFUND', lines: [{ invoiceLineId: lines[0]?.id, quantity: 1 }] };
  expect((await credit(staff, made?.id ?? 0, part)).status).toBe(200);
  expect((await refund(placed)).body).toMatchObject({ state: 'PENDING', left: 0 });
  // The bank decides on the second one first.
  const [, second] = [...provider.ledger.refunds.keys()].filter((id) => id.startsWith(placed.uuid));
  provider.ledger.settleRefund(second ?? '', 'SUCCESSFUL');
  await shop.watchPayments();
  expect((await books(placed)).refunds).toBeLessThan(0);
  await decide(placed, 'SUCCESSFUL');
  expect(await books(placed)).toMatchObject({ order: 0, credit: 0, refunds: -total });
});

test('of two clerks who saw the same amount one gives it, and the other reads what is left', async () => {
  const placed = await paidOrder();
  const left = await refundable(placed);
  const answers = await Promise.all([1, 2].map(async () => refund(placed, { amount: 20, left })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.filter(({ status }) => status === 409).map(problemsOf)).toEqual([['leftChanged']]);
  expect((await refund(placed, { amount: 20, left: await refundable(placed) })).status).toBe(200);
});

test('of a customer’s credit is paid out by one of two clerks who saw it', async () => {
  await send(staff, 'POST', '/payment-entry', { customerId: guest.customerId, amount: 30, day: today });
  const wish = { customerId: guest.customerId, kind: 'refund', amount: 10, left: 30, day: today, reason: 'Wunsch' };
  const answers = await Promise.all(
    ['a', 'b'].map(async (key) => send(staff, 'POST', '/payment-entry', wish, { 'idempotency-key': `${key} ${guest.customerId}` })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.filter(({ status }) => status === 409).map(problemsOf)).toEqual([['leftChanged']]);
  const other = await send(staff, 'POST', '/payment-entry', { ...wish, kind: 'payment' });
  expect(problemsOf(other)).toEqual(['leftOnlyOfRefund body.left']);
});

test('one that fails in the end was never given: it can be given again, and staff are told', async () => {
  const placed = await paidOrder();
  const total = await refundable(placed);
  await refund(placed);
  await decide(placed, 'FAILED');
  await shop.watchPayments();
  expect(await refundable(placed)).toBe(total);
  expect(await books(placed)).toEqual({ order: Math.round(total * 100), credit: 0, refunds: 0 });
  expect(await staffMails(placed)).toEqual([`Erstattung gescheitert: ${placed.formattedId}`]);
  expect((await refund(placed)).body).toMatchObject({ state: 'PENDING', amount: total });
  await decide(placed, 'SUCCESSFUL');
  expect(await books(placed)).toEqual({ order: 0, credit: 0, refunds: Math.round(-total * 100) });
});

test('of a cancelled order: its credit is spent neither by hand nor by another refund while the bank decides', async () => {
  const [placed, other] = [await paidOrder(), await paidOrder()];
  const total = await refundable(placed);
  expect([await cancel(placed), await cancel(other)]).toEqual([200, 200]);
  expect((await refund(placed)).body).toMatchObject({ state: 'PENDING' });
  expect(problemsOf(await payOut(2 * total))).toEqual(['creditTooHigh body.amount']);
  expect((await payOut(total)).status).toBe(200);
  expect(problemsOf(await refund(other))).toEqual(['refundTooHigh body.amount']);
  await decide(placed, 'SUCCESSFUL');
  expect(await books(placed)).toMatchObject({ order: 0, credit: 0 });
});

test('of a cancelled order that fails leaves the credit to be paid out otherwise', async () => {
  const placed = await paidOrder();
  const total = await refundable(placed);
  expect(await cancel(placed)).toBe(200);
  await refund(placed);
  await decide(placed, 'FAILED');
  expect(await books(placed)).toMatchObject({ order: 0, credit: Math.round(total * 100) });
  const wish = { customerId: guest.customerId, kind: 'refund', amount: total, day: today, reason: 'Wunsch' };
  expect((await send(staff, 'POST', '/payment-entry', wish)).status).toBe(200);
});

async function creditedInvoice(placed: PlacedOrder): Promise<Invoice> {
  await deliver(staff, await orderAs(staff, placed.id));
  const existing = (await get<{ items: Invoice[] }>(staff, `/invoice?orderId=${placed.id}`)).body.items[0];
  const made = existing ?? (await invoice(staff, await orderAs(staff, placed.id))).body;
  const { status } = await credit(staff, made.id, { version: made.version, reason: 'Bruch', settlement: 'REFUND' });
  expect(status).toBe(200);
  return (await get<Invoice>(staff, `/invoice/${made.id}`)).body;
}

test('by a credit note that fails becomes the customer’s credit, and can still be given online', async () => {
  const placed = await paidOrder();
  const total = Math.round((await refundable(placed)) * 100);
  const { id } = await creditedInvoice(placed);
  await decide(placed, 'FAILED');
  const open = async (): Promise<number> => (await get<Invoice>(staff, `/invoice/${id}`)).body.open;
  expect([await open(), (await books(placed)).credit]).toEqual([0, total]);
  await refund(placed);
  await decide(placed, 'SUCCESSFUL');
  expect([await open(), await books(placed)]).toEqual([0, { order: 0, credit: 0, refunds: -total }]);
});

test('by a credit note that the provider refuses at once becomes the customer’s credit', async () => {
  const placed = await paidOrder();
  const total = Math.round((await refundable(placed)) * 100);
  // Refunded directly at the provider, so that nothing more can be.
  const { transaction, amount } = provider.entryOf(`${placed.formattedId}-1`);
  provider.ledger.refund({
    externalId: `desk ${placed.id}`,
    type: 'MERCHANT_INITIATED_ONLINE',
    transaction: transaction.id,
    amount: amount / 100,
  });
  const { open } = await creditedInvoice(placed);
  expect([open, (await books(placed)).credit]).toEqual([0, total]);
});

const payOut = async (amount: number): Promise<Answer<unknown>> =>
  send(staff, 'POST', '/payment-entry', { customerId: guest.customerId, kind: 'refund', amount, day: today, reason: 'Wunsch' });

/** Its invoice is credited: what was paid online is the customer's credit, and the order stands. */
async function toCredit({ id }: PlacedOrder): Promise<void> {
  const [made] = (await get<{ items: Invoice[] }>(staff, `/invoice?orderId=${id}`)).body.items;
  expect((await credit(staff, made?.id ?? 0, { version: made?.version, reason: 'Bruch' })).status).toBe(200);
}

test('of an order that stands: the credit it is taken from is not spent while the bank decides', async () => {
  const placed = await paidOrder();
  const total = await refundable(placed);
  await toCredit(placed);
  const { body: next } = await order(guest, [pallet], { paymentMethodId: 2 });
  expect((await refund(placed, { amount: total - 1 })).body).toMatchObject({ state: 'PENDING' });
  expect(problemsOf(await payOut(1.05))).toEqual(['creditTooHigh body.amount']);
  const use = { orderId: next.id, amount: 1.05, day: today, source: 'credit' };
  expect(problemsOf(await send(staff, 'POST', '/payment-entry', use))).toEqual(['creditTooHigh body.amount']);
  expect((await get<{ credit: number }>(staff, `/order/${next.id}/money`)).body.credit).toBe(1);
  expect((await send(staff, 'POST', '/payment-entry', { ...use, amount: 1 })).status).toBe(200);
  await decide(placed, 'SUCCESSFUL');
  expect(await books(placed)).toMatchObject({ order: 100, credit: 0 });
});

test('of an order that stands: credit that was spent before is not given a second time', async () => {
  const placed = await paidOrder();
  const total = await refundable(placed);
  await toCredit(placed);
  expect((await payOut(total - 2)).status).toBe(200);
  expect(problemsOf(await refund(placed))).toEqual(['refundTooHigh body.amount']);
  expect((await refund(placed, { amount: 2 })).body).toMatchObject({ state: 'PENDING' });
  expect(problemsOf(await refund(placed, { amount: 0.05 }))).toEqual(['refundTooHigh body.amount']);
  await decide(placed, 'SUCCESSFUL');
  expect(await books(placed)).toMatchObject({ order: 0, credit: 0 });
});

test('of money that an order or its invoice still holds is given all the same, whatever the credit', async () => {
  const placed = await paidOrder();
  const total = await refundable(placed);
  await send(staff, 'POST', '/payment-entry', { customerId: guest.customerId, amount: 30, day: today });
  expect((await refund(placed)).body).toMatchObject({ state: 'PENDING' });
  expect((await payOut(30)).status).toBe(200);
  await decide(placed, 'SUCCESSFUL');
  expect(await books(placed)).toEqual({ order: 0, credit: 0, refunds: Math.round(-(total + 30) * 100) });
});

test('by a credit note whose call is repeated after another one is neither given anew nor made a credit as well', async () => {
  const placed = await paidOrder();
  const [made] = (await get<{ items: Invoice[] }>(staff, `/invoice?orderId=${placed.id}`)).body.items;
  const read = async (): Promise<Invoice> => (await get<Invoice>(staff, `/invoice/${made?.id}`)).body;
  const { lines } = await read();
  const piece = Math.floor(((made?.total ?? 0) / 10) * 50) / 100;
  await refund(placed, { amount: piece });
  await decide(placed, 'SUCCESSFUL');
  const creditOne = async (body: object, key: string) =>
    send<{ total: number }>(staff, 'POST', `/invoice/${made?.id}/credit`, body, { 'idempotency-key': key });
  const wish = async () => ({
    version: (await read()).version,
    lines: [{ invoiceLineId: lines[0]?.id, quantity: 1 }],
    reason: 'Bruch',
    settlement: 'REFUND',
  });
  const first = await wish();
  const earlier = await creditOne(first, `one ${placed.id}`);
  const two = await creditOne(await wish(), `two ${placed.id}`);
  expect([earlier.status, two.status]).toEqual([200, 200]);
  expect((await creditOne(first, `one ${placed.id}`)).body.total).toBe(earlier.body.total);
  expect((await books(placed)).credit).toBe(0);
  await decide(placed, 'SUCCESSFUL');
  expect([(await read()).open, (await books(placed)).credit]).toEqual([0, 0]);
});

/** On account by agreement while the payment was on its way: nothing invoices such an order by itself. */
async function paidOnAccount(): Promise<PlacedOrder> {
  const { body: placed } = await order(guest, [pallet], { paymentMethodId: twint });
  await shop.database.pool.query('update sales_order set payment_method_id = 1 where id = $1', [placed.id]);
  provider.decide(provider.entryOf(`${placed.formattedId}-1`), 'pay');
  nowMs += 60_000;
  await shop.watchPayments();
  return placed;
}

/** One invoice for both, whole and paid. */
async function collected(orders: readonly PlacedOrder[]): Promise<Invoice> {
  await shop.database.pool.query(`update customer set invoice_rhythm = 'MONTH' where id = $1`, [guest.customerId]);
  for (const { id } of orders) await deliver(staff, await orderAs(staff, id), undefined, { day: today });
  return (await send<Invoice>(staff, 'POST', '/invoice/collect', { customerId: guest.customerId, until: today })).body;
}

test('by a credit note on a collected invoice goes back to the payments of all its orders', async () => {
  const orders = [await paidOnAccount(), await paidOnAccount()] as const;
  const made = await collected(orders);
  expect(made).toMatchObject({ open: 0, state: 'PAID' });
  expect((await credit(staff, made.id, { version: made.version, reason: 'Bruch', settlement: 'REFUND' })).status).toBe(200);
  expect((await get<Invoice>(staff, `/invoice/${made.id}`)).body).toMatchObject({ open: -made.total, refunding: made.total });
  for (const placed of orders) await decide(placed, 'SUCCESSFUL');
  expect(await books(orders[0])).toEqual({ order: 0, credit: 0, refunds: Math.round(-made.total * 100) });
  const given = orders.map(({ uuid }) => [...provider.ledger.refunds.keys()].filter((key) => key.startsWith(uuid)).length);
  expect(given).toEqual([1, 1]);
});

test('by a credit note on a collected invoice is what was paid online: the rest is credit', async () => {
  const online = await paidOnAccount();
  const { body: byBank } = await order(guest, [pallet], { paymentMethodId: 1 });
  const made = await collected([byBank, online]);
  const half = Math.round(made.open * 100);
  await send(staff, 'POST', '/payment-entry', { invoiceId: made.id, amount: made.open, day: today });
  const { version } = (await get<Invoice>(staff, `/invoice/${made.id}`)).body;
  expect((await credit(staff, made.id, { version, reason: 'Bruch', settlement: 'REFUND' })).status).toBe(200);
  await decide(online, 'SUCCESSFUL');
  expect(await books(online)).toEqual({ order: 0, credit: half, refunds: half - Math.round(made.total * 100) });
});

test('one that waits for days keeps no other from being asked for', async () => {
  const placed = await paidOrder();
  for (let at = 0; at < 21; at++) expect((await refund(placed, { amount: 0.05 })).body.state).toBe('PENDING');
  await shop.watchPayments();
  const last = [...provider.ledger.refunds.keys()].findLast((key) => key.startsWith(placed.uuid)) ?? '';
  provider.ledger.settleRefund(last, 'SUCCESSFUL');
  nowMs += 60_000;
  await shop.watchPayments();
  await shop.watchPayments();
  expect((await books(placed)).refunds).toBe(-5);
});
