/** An order that was paid online and became more expensive by a change: its customer pays the difference on the order's own page, once. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InvoiceSummary } from '#contract/invoice.ts';
import type { Order } from '#contract/order.ts';
import type { PlacedOrder } from '#contract/place-order.ts';
import type { OrderPayment, StartedPayment } from '#contract/payment.ts';
import type { ChangeByLink, StagedChange } from '#contract/staged-change.ts';
import type { Entry } from '#fakes/payment-provider/ledger.ts';
import type { PaymentProviderStandIn } from '#fakes/payment-provider/payment-provider.ts';
import { askUntil } from './ask-until.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, problemsOf, productOf, send, visitor } from './buyer.ts';
import type { Answer, Buyer, Item, Person } from './buyer.ts';
import { readPdf } from './pdf-text.ts';
import { shopWithProvider } from './payment-steps.ts';
import type { ShopApp } from './shop-app.ts';

const [invoice, twint, visa] = [1, 100, 104];
let shop: ShopApp;
let provider: PaymentProviderStandIn;
let guest: Buyer;
let anybody: Person;
let staff: Person;
let pallet: Item;

beforeAll(async () => {
  ({ shop, provider } = await shopWithProvider({ now: () => mondayMorning }));
  guest = await newGuest(shop.app);
  anybody = visitor(shop.app);
  staff = await logIn(shop.app, 'verkauf@kistenwerk.example');
  pallet = itemOf(await productOf(shop.app, 'EP_0001'), 10);
});
afterAll(async () => shop.close());

const read = async ({ id }: { id: number }): Promise<Order> => (await get<{ order: Order }>(staff, `/order/${id}`)).body.order;
const stateOf = async ({ uuid }: { uuid: string }): Promise<OrderPayment> =>
  (await get<OrderPayment>(anybody, `/order-by-link/${uuid}/payment`)).body;
const pay = async ({ uuid }: { uuid: string }, paymentMethodId = twint): Promise<Answer<StartedPayment>> =>
  send<StartedPayment>(anybody, 'POST', `/order-by-link/${uuid}/payment`, { paymentMethodId });
const entryOf = (placed: { formattedId: string }, attempt: number): Entry => provider.entryOf(`${placed.formattedId}-${attempt}`);
const cents = (chf: number): number => Math.round(chf * 100);

/** Waits until the provider's decision has reached the shop: messages go through the queue. */
async function decided(placed: { uuid: string; formattedId: string }, attempt: number, way: 'pay' | 'decline'): Promise<OrderPayment> {
  provider.decide(entryOf(placed, attempt), way);
  await provider.webhooks.arrived();
  const reference = `${placed.formattedId}-${attempt}`;
  await askUntil(
    async () => shop.database.pool.query("select from payment where reference = $1 and state in ('PAID', 'FAILED')", [reference]),
    ({ rowCount }) => rowCount === 1,
  );
  return stateOf(placed);
}

async function paidOnline(): Promise<PlacedOrder> {
  const { body } = await order(guest, [pallet], { paymentMethodId: twint });
  expect((await decided(body, 1, 'pay')).state).toBe('PAID');
  return body;
}

/** Staff increase the quantity, as if agreed on the phone. */
async function changedTo(placed: { id: number }, quantity: number): Promise<{ before: Order; after: Order; difference: number }> {
  const before = await read(placed);
  const updatePositions = [{ id: before.positions[0]?.id, quantity }];
  const { body: after } = await send<Order>(staff, 'PUT', `/order/${placed.id}`, { version: before.version, updatePositions });
  return { before, after, difference: (cents(after.totals.total) - cents(before.totals.total)) / 100 };
}

const rows = async <Row extends object>(query: string, id: number): Promise<Row[]> =>
  (await shop.database.pool.query<Row>(query, [id])).rows;
const ledgerOf = async ({ id }: { id: number }): Promise<{ kind: string; amount: number }[]> =>
  rows(
    "select kind, amount::integer as amount from payment_entry where source = 'provider' and kind = 'payment' and order_id = $1 order by id",
    id,
  );
const mailsOf = async ({ id }: { id: number }): Promise<{ kind: string; text: string }[]> =>
  rows("select split_part(dedupe_key, ':', 1) as kind, text from mail where order_id = $1 order by id", id);

describe('a paid order that a change made dearer', () => {
  test('asks its customer for the difference, from the question to the second invoice', async () => {
    const placed = await paidOnline();
    const before = await read(placed);
    const updatePositions = [{ id: before.positions[0]?.id, quantity: 14 }];
    const staged = await send<StagedChange>(staff, 'POST', `/order/${placed.id}/change`, { version: before.version, updatePositions });
    expect(staged.body.difference?.money.way).toBe('payOnline');
    const question = await send<{ url: string }>(staff, 'POST', `/order/${placed.id}/change/ask`, {
      version: before.version,
      changeVersion: 1,
    });
    const link = new URL(question.body.url).pathname.split('/').at(-1);
    expect((await stateOf(placed)).state).toBe('PAID');
    const answer = await send<ChangeByLink>(anybody, 'POST', `/order-change-by-link/${link}`, { answer: 'ACCEPTED' });
    expect(answer.body.state).toBe('ACCEPTED');

    const after = await read(placed);
    const difference = (cents(after.totals.total) - cents(before.totals.total)) / 100;
    expect(after).toMatchObject({ orderStatusId: before.orderStatusId, paymentStatusId: 2, differenceAsked: true });
    expect(await stateOf(placed)).toMatchObject({
      state: 'OPEN',
      total: difference,
      keptUntil: null,
      methods: [100, 101, 102, 103, 104, 105],
    });
    const changed = (await mailsOf(placed)).find(({ kind }) => kind === 'order-changed');
    expect(changed?.text).toContain(`Noch zu zahlen sind CHF ${difference.toFixed(2)}: online`);

    const started = await pay(placed, visa);
    expect(started.body.redirectUrl).toMatch(/^http.*securityToken=/);
    const entry = entryOf(placed, 2);
    expect(entry.amount).toBe(cents(difference));
    expect(entry.asked).toMatchObject({
      lineItems: [{ name: `Restbetrag der Bestellung ${placed.formattedId}`, amountIncludingTax: difference }],
      successUrl: `https://shop.example/order/${placed.uuid}?lang=de`,
      failedUrl: `https://shop.example/order/${placed.uuid}?lang=de`,
    });
    expect((await pay(placed, visa)).body.redirectUrl).toBe(started.body.redirectUrl);

    expect((await decided(placed, 2, 'pay')).state).toBe('PAID');
    expect(await read(placed)).toMatchObject({ orderStatusId: before.orderStatusId, paymentStatusId: 1, paidAmount: after.totals.total });
    const received = (await mailsOf(placed)).filter(({ kind }) => kind === 'payment-received');
    expect(received.map(({ text }) => text.includes(`CHF ${difference.toFixed(2)}`))).toEqual([true]);
    const { items } = (await get<{ items: InvoiceSummary[] }>(staff, `/invoice?orderId=${placed.id}`)).body;
    expect(items.map(({ state }) => state)).toEqual(['PAID', 'PAID']);
    expect(items.reduce((sum, { total }) => sum + cents(total), 0)).toBe(cents(after.totals.total));
    expect((await pay(placed, visa)).body).toEqual({ state: 'PAID', redirectUrl: null });
  });

  test('offers a payment slip over the difference until it is paid, and no way without either', async () => {
    const placed = await paidOnline();
    const slip = async () => shop.app.inject({ url: `/api/order-by-link/${placed.uuid}/document/einzahlungsschein` });
    expect((await slip()).statusCode).toBe(404);
    const { difference } = await changedTo(placed, 13);
    const paper = await slip();
    expect(paper.statusCode).toBe(200);
    expect(readPdf(paper.rawPayload).text).toContain(difference.toFixed(2));
    expect(problemsOf(await pay(placed, invoice))).toEqual(['paymentMethodNotAllowed body.paymentMethodId']);

    const money = { amount: difference, day: '2026-11-23', source: 'manual', reference: 'Bank', reason: '' };
    const accounting = await logIn(shop.app, 'buchhaltung@kistenwerk.example');
    expect((await send(accounting, 'POST', '/payment-entry', { orderId: placed.id, ...money })).status).toBe(200);
    expect((await stateOf(placed)).state).toBe('PAID');
    expect((await slip()).statusCode).toBe(404);
  });

  test('may be paid again after the bank refused', async () => {
    const placed = await paidOnline();
    await changedTo(placed, 12);
    await pay(placed);
    expect(await decided(placed, 2, 'decline')).toMatchObject({ state: 'FAILED', failure: 'declined', keptUntil: null });
    await pay(placed);
    expect((await decided(placed, 3, 'pay')).state).toBe('PAID');
  });

  test('changed once more asks for what is open now; both payments count and what is too much is credit', async () => {
    const placed = await paidOnline();
    const first = await changedTo(placed, 12);
    await pay(placed);
    const second = await changedTo(placed, 15);
    const open = (cents(first.difference) + cents(second.difference)) / 100;
    expect(await stateOf(placed)).toMatchObject({ state: 'OPEN', total: open });
    await pay(placed);
    expect(entryOf(placed, 3).amount).toBe(cents(open));
    expect((await decided(placed, 3, 'pay')).state).toBe('PAID');
    expect((await decided(placed, 2, 'pay')).state).toBe('PAID');
    const { customerId, paidAmount, totals } = await read(placed);
    expect(paidAmount).toBe(totals.total);
    const [credit] = await rows<{ sum: number }>(
      'select sum(amount)::integer as sum from payment_entry where order_id is null and invoice_id is null and customer_id = $1',
      customerId,
    );
    expect(credit?.sum).toBe(cents(first.difference));
    expect((await mailsOf(placed)).filter(({ kind }) => kind === 'payment-review')).toHaveLength(1);
    expect((await ledgerOf(placed)).map(({ amount }) => amount)).toEqual([cents(first.before.totals.total), cents(open)]);
  });

  test('asks for nothing any more once money was given back', async () => {
    const placed = await paidOnline();
    await changedTo(placed, 12);
    expect((await send(staff, 'POST', `/order/${placed.id}/refund`, { amount: 5 })).status).toBe(200);
    expect((await stateOf(placed)).state).toBe('NONE');
    expect(problemsOf(await pay(placed))).toEqual(['orderNotPayable']);
  });
});
