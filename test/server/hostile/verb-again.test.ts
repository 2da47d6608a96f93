/**
 * Verbs on orders, quotes and invoices sent again after a lost answer, with the same key: each is done once, and answers as the first time.
 * By another hand, or with other words, they are refused as before.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BankImportWithRows } from '#contract/bank-import.ts';
import type { InvoiceSummary } from '#contract/invoice.ts';
import type { Order } from '#contract/order.ts';
import type { Quote } from '#contract/quote.ts';
import { camtFile } from '#demo/bank/camt-file.ts';
import { orderState } from '#domain/order/order-state.ts';
import { bankIban } from '../bank-faults.ts';
import { upload } from '../bank-file-steps.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, orderBody, problemsOf, productOf, send } from '../buyer.ts';
import type { Answer, Buyer, Item, Person } from '../buyer.ts';
import { management, sales } from '../demo-log-in.ts';
import { deliver, orderAs, twoLines } from '../paper-steps.ts';
import { startShop } from '../shop-app.ts';
import type { ShopApp } from '../shop-app.ts';

let shop: ShopApp;
let guest: Buyer;
let staff: Person;
let colleague: Person;
let pallet: Item;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  guest = await newGuest(shop.app);
  staff = await logIn(shop.app, management);
  colleague = await logIn(shop.app, sales);
  pallet = itemOf(await productOf(shop.app, 'EP_0001'), 10);
});
afterAll(async () => shop.close());

interface Sent {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body: object;
  /** The same verb with something else in it; absent: it says nothing else. */
  other?: object;
}

const placed = async (): Promise<Order> => orderAs(staff, (await twoLines(guest)).id);
const drafted = async (): Promise<Quote> => {
  const { body } = await send<{ id: number }>(staff, 'POST', '/quote', orderBody(guest, [pallet]));
  return (await get<Quote>(staff, `/quote/${body.id}`)).body;
};

const verbs: Record<string, () => Promise<Sent>> = {
  cancel: async () => {
    const { id, version } = await placed();
    const body = { orderStatusId: orderState.CANCELED, version, message: 'Wie besprochen' };
    return { method: 'PUT', path: `/order/${id}/state`, body, other: { ...body, message: 'Anders' } };
  },
  'deliver and invoice': async () => {
    const { id, version } = await placed();
    const body = { orderStatusId: orderState.INVOICED, version, deliverAll: true };
    return { method: 'PUT', path: `/order/${id}/state`, body, other: { ...body, tell: false } };
  },
  'change an order': async () => {
    const { id, version } = await placed();
    const body = { version, newPositions: [{ productId: null, name: 'Von Hand', pricePerOne: 12, quantity: 2 }] };
    return { method: 'PUT', path: `/order/${id}`, body, other: { ...body, comment: 'Tor 3' } };
  },
  'promise a day': async () => {
    const { id, version } = await placed();
    const body = { version, confirmedDeliveryDate: '2026-12-03', tell: true };
    return { method: 'PUT', path: `/order/${id}`, body, other: { ...body, confirmedDeliveryDate: '2026-12-04' } };
  },
  'begin production': async () => {
    const { id, version } = await placed();
    return { method: 'PUT', path: `/order/${id}/production`, body: { version, started: true } };
  },
  'apply a change': async () => {
    const { id, version } = await placed();
    await send(staff, 'POST', `/order/${id}/change`, { version, comment: 'Tor 3' });
    const body = { version, changeVersion: 1, tell: true };
    return { method: 'POST', path: `/order/${id}/change/apply`, body, other: { ...body, tell: false } };
  },
  'dispute an invoice': async () => {
    const order = await placed();
    await deliver(staff, order);
    const { body } = await get<{ items: InvoiceSummary[] }>(staff, `/invoice?orderId=${order.id}`);
    const [made] = body.items;
    return { method: 'PUT', path: `/invoice/${made?.id}`, body: { version: made?.version, disputed: true } };
  },
  'book a bank file': async () => {
    const { id, version, totals } = await bankFile();
    const body = { version, rows: totals.bookable, amount: totals.bookableAmount };
    return { method: 'POST', path: `/bank-import/${id}/apply`, body, other: { ...body, rows: 9 } };
  },
  'take a bank file back': async () => {
    const { id, version, totals } = await bankFile();
    const body = { version, rows: totals.bookable, amount: totals.bookableAmount };
    const { body: booked } = await send<BankImportWithRows>(staff, 'POST', `/bank-import/${id}/apply`, body);
    return { method: 'POST', path: `/bank-import/${id}/undo`, body: { version: booked.version } };
  },
  'send a quote': async () => {
    const { id, version } = await drafted();
    const body = { version, send: true, message: 'Gerne' };
    return { method: 'PUT', path: `/quote/${id}`, body, other: { ...body, message: 'Ungern' } };
  },
  'write on a quote': async () => {
    const { id, version } = await drafted();
    const body = { version, newPositions: [{ productId: null, name: 'Von Hand', pricePerOne: 12, quantity: 2 }] };
    return { method: 'PUT', path: `/quote/${id}`, body, other: { ...body, comment: 'Tor 3' } };
  },
  'release a margin': async () => {
    const { id, version, positions } = await drafted();
    const cheap = await send<Quote>(staff, 'PUT', `/quote/${id}`, {
      version,
      updatePositions: [{ id: positions[0]?.id, pricePerOne: 0.01 }],
    });
    const body = { version: cheap.body.version, reason: 'Muster' };
    return { method: 'POST', path: `/quote/${id}/release`, body, other: { ...body, reason: 'Anders' } };
  },
  'lose a quote': async () => {
    const { id, version } = (await sentQuote()).body;
    return { method: 'POST', path: `/quote/${id}/lost`, body: { version, reason: 'price', text: 'zu teuer' } };
  },
  'withdraw a quote': async () => {
    const { id, version } = (await sentQuote()).body;
    return { method: 'DELETE', path: `/quote/${id}?version=${version}`, body: {} };
  },
  'delete a draft': async () => {
    const { id, version } = await drafted();
    return { method: 'DELETE', path: `/quote/${id}?version=${version}`, body: {} };
  },
};

/** Read, with a payment of an invoice. */
async function bankFile(): Promise<BankImportWithRows> {
  const { id } = await placed();
  await deliver(staff, await orderAs(staff, id));
  const [made] = (await get<{ items: InvoiceSummary[] }>(staff, `/invoice?orderId=${id}`)).body.items;
  const payments = [{ amount: Math.round((made?.open ?? 0) * 100), reference: made?.qrReference ?? '', debtor: 'Anna Muster' }];
  const day = '2026-11-23';
  const entries = [{ bankReference: `B${id}`, day, payments }];
  const answer = await upload<BankImportWithRows>(
    staff,
    camtFile({ kind: '054', version: '08', id: `B${id}`, iban: bankIban, day, entries }),
  );
  return answer.body;
}

async function sentQuote(): Promise<Answer<Quote>> {
  const { id, version } = await drafted();
  return send<Quote>(staff, 'PUT', `/quote/${id}`, { version, send: true });
}

/** Everything that a verb leaves behind. */
async function traces(): Promise<unknown> {
  const { rows } = await shop.database.pool.query(
    `select (select count(*) from record_history) as entries, (select count(*) from mail) as mails, (select sum(version) from sales_order) as orders,
       (select count(*) from order_position) as lines, (select sum(version) from quote) as quotes, (select count(*) from quote_position) as quoted,
       (select count(*) from delivery) as deliveries, (select sum(version) from invoice) as invoices, (select sum(version) from order_change) as staged,
       (select count(*) from payment_entry) as booked`,
  );
  return rows[0];
}

describe.each(Object.entries(verbs))('%s', (name, begin) => {
  test('is done once, and every try is answered with success', async () => {
    const { method, path, body } = await begin();
    const say = async (): Promise<Answer<unknown>> => send(staff, method, path, body, { 'idempotency-key': name });
    const first = await say();
    expect([first.status, first.status === 200 ? null : first.body]).toEqual([200, null]);
    const after = await traces();
    const tries = [await say(), ...(await Promise.all([say(), say(), say()]))];
    for (const again of tries) expect(again).toEqual(first);
    expect(await traces()).toEqual(after);
  });

  test('at once is done once', async () => {
    const { method, path, body } = await begin();
    const answers = await Promise.all(
      Array.from({ length: 4 }, async () => send(staff, method, path, body, { 'idempotency-key': `${name} at once` })),
    );
    const [first] = answers;
    expect(first?.status).toBe(200);
    for (const answer of answers) expect(answer).toEqual(first);
  });

  test('with other words under the same key, or by somebody else, is not taken for it', async () => {
    const { method, path, body, other } = await begin();
    const key = { 'idempotency-key': `${name} else` };
    expect((await send(staff, method, path, body, key)).status).toBe(200);
    const after = await traces();
    if (other !== undefined) {
      expect(problemsOf(await send(staff, method, path, other, key))).toEqual(['idempotencyKeyReused']);
      expect((await send(colleague, method, path, other, key)).status).toBeGreaterThanOrEqual(403);
    }
    expect(await traces()).toEqual(after);
  });
});

test('a verb done before answers the record as it is now, with what others have done to it since', async () => {
  const { id, version } = await placed();
  const key = { 'idempotency-key': 'as it is now' };
  const body = { version, comment: 'Tor 3' };
  const { body: once } = await send<Order>(staff, 'PUT', `/order/${id}`, body, key);
  const { body: since } = await send<Order>(colleague, 'PUT', `/order/${id}`, { version: once.version, externalCustomerNo: 'B-7' });
  const again = await send<Order>(staff, 'PUT', `/order/${id}`, body, key);
  expect(again).toMatchObject({ status: 200, body: { version: since.version, comment: 'Tor 3', externalCustomerNo: 'B-7' } });
});
