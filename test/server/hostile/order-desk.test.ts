/**
 * Orders, quotes and their money by people who send the same twice, what belongs to another record, more than there is, or amounts beyond all numbers:
 * each is refused by name, nothing is stored twice, and no call fails.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Invoice, InvoiceSummary } from '#contract/invoice.ts';
import type { Order } from '#contract/order.ts';
import type { PlacedOrder } from '#contract/place-order.ts';
import type { Quote } from '#contract/quote.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, orderBody, problemsOf, productOf, send, visitor } from '../buyer.ts';
import type { Answer, Buyer, Item, Person } from '../buyer.ts';
import { customerOf } from '../customer-steps.ts';
import { management } from '../demo-log-in.ts';
import { credit, deliver, orderAs } from '../paper-steps.ts';
import { startShop } from '../shop-app.ts';
import type { ShopApp } from '../shop-app.ts';

let shop: ShopApp;
let staff: Person;
let guest: Buyer;
let other: Buyer;
let pallet: Item;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, management);
  guest = await newGuest(shop.app);
  other = await newGuest(shop.app, { contactPerson: { email: 'b@muster.example' } });
  pallet = itemOf(await productOf(shop.app, 'EP_0001'), 10);
});
afterAll(async () => shop.close());

const told = (answer: Answer<unknown>): string => (answer.status === 200 ? '200' : `${answer.status} ${problemsOf(answer).join(', ')}`);
const placed = async (buyer = guest): Promise<Order> => orderAs(staff, (await order(buyer, [pallet], { paymentMethodId: 1 })).body.id);
const change = async ({ id, version }: Order, body: object) => send<Order>(staff, 'PUT', `/order/${id}`, { version, ...body });
const pay = async (body: object, key?: string) =>
  send(staff, 'POST', '/payment-entry', { day: '2026-11-23', ...body }, key === undefined ? {} : { 'idempotency-key': key });
const asked = async (buyer = guest): Promise<number> =>
  (await send<{ id: number }>(buyer, 'POST', '/quote', orderBody(buyer, [pallet]))).body.id;
const quoteOf = async (id: number): Promise<Quote> => (await get<Quote>(staff, `/quote/${id}`)).body;

/** Delivered, and with that invoiced. */
async function invoiced(buyer = guest): Promise<Invoice> {
  const mine = await placed(buyer);
  await deliver(staff, mine);
  const [summary] = (await get<{ items: InvoiceSummary[] }>(staff, `/invoice?orderId=${mine.id}`)).body.items;
  return (await get<Invoice>(staff, `/invoice/${summary?.id}`)).body;
}

const endless = Array.from({ length: 100 }, () => ({ name: 'x', quantity: 100_000, pricePerOne: 10_000_000 }));
const sets = Array.from({ length: 100 }, () => ({ type: 'COMPOSITE', name: 's', quantity: 1, children: endless.slice(0, 9) }));

describe('more than there may be', () => {
  test.each<[string, object, string]>([
    ['amounts beyond all numbers', { newPositions: endless }, '422 orderTooHigh body'],
    ['a set of them', { newPositions: [{ type: 'COMPOSITE', name: 's', children: endless }] }, '422 orderTooHigh body'],
    [
      'a price spread over one',
      {
        newPositions: [
          {
            type: 'COMPOSITE',
            name: 's',
            quantity: 1_000_000,
            pricePerOne: 10_000_000,
            children: [{ name: 'x', quantity: 1, pricePerOne: 1 }],
          },
        ],
      },
      '422 orderTooHigh body',
    ],
    ['lines without end', { newPositions: sets }, '422 tooManyPositions body.newPositions'],
  ])('%s are refused in an order and in a change beside it', async (_what, body, problem) => {
    const mine = await placed();
    expect(told(await change(mine, body))).toBe(problem);
    expect(told(await send(staff, 'POST', `/order/${mine.id}/change`, { version: mine.version, ...body }))).toBe(problem);
    expect((await orderAs(staff, mine.id)).version).toBe(mine.version);
  });

  test('and in a quote', async () => {
    const id = await asked();
    for (const path of [`/quote/${id}`, `/quote/${id}/preview`])
      expect(told(await send(staff, path.endsWith('w') ? 'POST' : 'PUT', path, { version: 1, newPositions: sets }))).toBe(
        '422 tooManyPositions body.newPositions',
      );
    expect(told(await send(staff, 'PUT', `/quote/${id}`, { version: 1, newPositions: endless }))).toBe(
      '422 quoteTooHigh body.updatePositions',
    );
  });
});

describe('the same line twice', () => {
  test('is not written in a quote or an order, where the last one would count', async () => {
    const id = await asked();
    const [line] = (await quoteOf(id)).positions;
    const twice = [
      { id: line?.id, quantity: 2 },
      { id: line?.id, quantity: 900, pricePerOne: 0.01 },
    ];
    expect(told(await send(staff, 'PUT', `/quote/${id}`, { version: 1, updatePositions: twice }))).toBe(
      '422 positionNotFound body.updatePositions.1.id',
    );
    expect((await quoteOf(id)).positions[0]?.quantity).toBe(10);
    const mine = await placed();
    const own = twice.map((each) => ({ ...each, id: mine.positions[0]?.id }));
    expect(told(await change(mine, { updatePositions: own }))).toBe('422 positionNotFound body.updatePositions.1.id');
  });

  test('is neither delivered nor credited twice', async () => {
    const mine = await placed();
    const lines = [8, 8].map((quantity) => ({ positionId: mine.positions[0]?.id, quantity }));
    expect(told(await deliver(staff, mine, undefined, { lines }))).toBe('422 positionNotFound body.lines.1.positionId');
    const invoice = await invoiced();
    const credited = [8, 8].map((quantity) => ({ invoiceLineId: invoice.lines[0]?.id, quantity }));
    expect(told(await credit(staff, invoice.id, { version: invoice.version, reason: 'x', lines: credited }))).toBe(
      '422 positionNotFound body.lines.1.invoiceLineId',
    );
  });
});

describe('what belongs to another record', () => {
  test('is not changed, grouped, delivered or credited', async () => {
    const [mine, theirs] = [await placed(), await placed(other)];
    const line = theirs.positions[0]?.id;
    expect(told(await change(mine, { updatePositions: [{ id: line, quantity: 1 }] }))).toBe(
      '422 positionNotFound body.updatePositions.0.id',
    );
    expect(told(await change(mine, { newPositions: [{ type: 'COMPOSITE', name: 's', positionIds: [line] }] }))).toBe(
      '422 positionNotFound body.newPositions.0.positionIds.0',
    );
    expect(told(await deliver(staff, mine, undefined, { lines: [{ positionId: line, quantity: 1 }] }))).toBe(
      '422 positionNotFound body.lines.0.positionId',
    );
    const [own, foreign] = [await invoiced(), await invoiced(other)];
    const lines = [{ invoiceLineId: foreign.lines[0]?.id, quantity: 1 }];
    expect(told(await credit(staff, own.id, { version: own.version, reason: 'x', lines }))).toBe(
      '422 positionNotFound body.lines.0.invoiceLineId',
    );
  });

  test('a key of another payment, delivery, order or copy is refused, or is a key of its own', async () => {
    const [mine, theirs] = [await invoiced(), await invoiced(other)];
    expect(told(await pay({ invoiceId: mine.id, amount: 1 }, 'same'))).toBe('200');
    expect(told(await pay({ invoiceId: theirs.id, amount: 1 }, 'same'))).toBe('422 idempotencyKeyReused');
    const [first, second] = [await placed(), await placed(other)];
    expect(told(await deliver(staff, first, undefined, { key: 'same' }))).toBe('200');
    expect(told(await deliver(staff, second, undefined, { key: 'same' }))).toBe('422 idempotencyKeyReused');
    const copy = async ({ id }: Order) => send(staff, 'POST', '/order/copy', { id }, { 'idempotency-key': 'same' });
    expect([told(await copy(first)), told(await copy(second))]).toEqual(['200', '422 idempotencyKeyReused']);
    const ids = [await order(guest, [pallet], {}, 'same'), await order(other, [pallet], {}, 'same')].map(({ body }) => body.id);
    expect(new Set(ids).size).toBe(2);
  });

  test('credit of another customer pays nothing, and the own one pays once', async () => {
    const [mine, theirs] = [await newGuest(shop.app), await newGuest(shop.app)];
    const invoices = [await invoiced(mine), await invoiced(mine)];
    await pay({ customerId: theirs.customerId, amount: 500 });
    expect(told(await pay({ invoiceId: invoices[0]?.id, amount: 10, source: 'credit' }))).toBe('422 creditTooHigh body.amount');
    await pay({ customerId: mine.customerId, amount: 150 });
    const tries = [
      ...invoices.map(async ({ id }) => pay({ invoiceId: id, amount: 100, source: 'credit' })),
      pay({ customerId: mine.customerId, kind: 'refund', amount: 100, reason: 'x' }),
    ];
    const answers = (await Promise.all(tries)).map(told);
    expect(answers.toSorted()).toEqual(['200', '422 creditTooHigh body.amount', '422 creditTooHigh body.amount']);
  });
});

describe('a quote', () => {
  test('sent anew, its former pin and version order nothing', async () => {
    const id = await asked();
    const sentWith = async (discount: number): Promise<Quote> => {
      await send(staff, 'PUT', `/quote/${id}`, { version: (await quoteOf(id)).version, discount, send: true });
      return (await get<Quote>(guest, `/quote/${id}`)).body;
    };
    const [before, after] = [await sentWith(0), await sentWith(0.01)];
    const go = async (over: object) =>
      send<PlacedOrder>(visitor(shop.app), 'POST', '/order/from-quote', { uuid: after.uuid, pin: after.pin, termsAccepted: true, ...over });
    expect(told(await go({ pin: before.pin }))).toBe('404 notFound');
    expect(told(await go({ versionNumber: 1 }))).toBe('409 quoteChanged');
    expect(told(await go({ removedPositionIds: [after.positions[0]?.id] }))).toBe('422 positionNotRemovable body.removedPositionIds');
    const { id: orderId } = (await go({})).body;
    await send(staff, 'PUT', `/order/${orderId}/state`, { orderStatusId: 5 });
    expect(told(await go({}))).toBe('422 quoteAlreadyOrdered');
  });
});

describe('a cancelled order', () => {
  test('is neither delivered, invoiced, made, changed nor asked about', async () => {
    const mine = await placed();
    await send(staff, 'PUT', `/order/${mine.id}/state`, { orderStatusId: 5, version: mine.version });
    const now = await orderAs(staff, mine.id);
    const tries = [
      await deliver(staff, now),
      await send(staff, 'POST', '/invoice', { orderId: now.id, version: now.version }),
      await send(staff, 'PUT', `/order/${now.id}/production`, { started: true, version: now.version }),
      await change(now, { comment: 'x' }),
      await send(staff, 'POST', `/order/${now.id}/change`, { version: now.version, comment: 'x' }),
      await send(visitor(shop.app), 'POST', `/order-by-link/${now.uuid}/wish`, { kind: 'cancel', text: '' }),
    ];
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 422));
    expect(await orderAs(staff, mine.id)).toMatchObject({ version: now.version, orderStatusId: 5 });
  });
});

test('goods for nothing are not paid online, and everything else about them works', async () => {
  const free = await newGuest(shop.app);
  const { version } = await customerOf(staff, free.customerId);
  await send(staff, 'PUT', '/customers', { id: free.customerId, version, discount: 1 });
  const pickup = { deliveryType: 'PICKUP', deliveryAddressId: null };
  expect(told(await order(free, [pallet], { ...pickup, paymentMethodId: 100 }))).toBe('422 paymentMethodNotAllowed body.paymentMethodId');
  const mine = await orderAs(staff, (await order(free, [pallet], { ...pickup, paymentMethodId: 1 })).body.id);
  expect(told(await deliver(staff, mine, undefined, { deliveryType: 'PICKUP' }))).toBe('200');
  const [summary] = (await get<{ items: InvoiceSummary[] }>(staff, `/invoice?orderId=${mine.id}`)).body.items;
  expect(summary).toMatchObject({ total: 0, open: 0, state: 'PAID' });
});
