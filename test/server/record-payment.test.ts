import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentEntry, RecordedMoney } from '#contract/ledger.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, problemsOf, productOf, send } from './buyer.ts';
import type { Answer, Buyer, Item, Person } from './buyer.ts';
import { moneyOfInvoice, moneyOfOrder, one, writeInvoice } from './ledger-steps.ts';
import type { InvoiceFacts } from './ledger-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let books: Person;
let sales: Person;
let guest: Buyer;
let item: Item;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  books = await logIn(shop.app, 'buchhaltung@kistenwerk.example');
  sales = await logIn(shop.app, 'verkauf@kistenwerk.example');
  item = itemOf(await productOf(shop.app, 'EP_0001'));
});
afterAll(async () => shop.close());

const today = '2026-11-23';
const record = async (body: object, key?: string, person = books): Promise<Answer<RecordedMoney>> =>
  send<RecordedMoney>(person, 'POST', '/payment-entry', { day: today, ...body }, key === undefined ? {} : { 'idempotency-key': key });
const takeBack = async (id: number, key?: string, person = books): Promise<Answer<RecordedMoney>> =>
  send<RecordedMoney>(
    person,
    'POST',
    `/payment-entry/${id}/reverse`,
    { reason: 'falsch erfasst' },
    key === undefined ? {} : { 'idempotency-key': key },
  );
const told = ({ body }: Answer<RecordedMoney>): string[] => body.entries.map(({ kind, amount }) => `${kind} ${amount}`);
const list = async (query: string): Promise<PaymentEntry[]> =>
  (await get<{ items: PaymentEntry[] }>(books, `/payment-entry?${query}`)).body.items;
const creditOf = async (customerId: number): Promise<number> =>
  (await list(`customerId=${customerId}&perPage=500`))
    .filter(({ orderId, invoiceId }) => orderId === null && invoiceId === null)
    .reduce((sum, { amount }) => Math.round((sum + amount) * 100) / 100, 0);

/** An order of a new customer, and an invoice of CHF 100 for it. */
async function invoiced(facts: InvoiceFacts = {}): Promise<{ orderId: number; invoiceId: number; customerId: number }> {
  guest = await newGuest(shop.app);
  const orderId = (await order(guest, [item])).body.id;
  return { orderId, invoiceId: await writeInvoice(shop, [orderId], { total: 10_000, ...facts }), customerId: guest.customerId };
}

describe('a payment that is recorded', () => {
  test('in two parts pays the invoice', async () => {
    const { invoiceId } = await invoiced();
    expect(told(await record({ invoiceId, amount: 40 }))).toEqual(['payment 40']);
    expect(await moneyOfInvoice(shop, invoiceId)).toEqual({ paid: 4000, open: 6000 });
    expect(told(await record({ invoiceId, amount: 60, reference: 'QR 17', reason: 'per E-Banking' }))).toEqual(['payment 60']);
    expect(await moneyOfInvoice(shop, invoiceId)).toEqual({ paid: 10_000, open: 0 });
    const [last] = await list(`invoiceId=${invoiceId}`);
    expect(last).toMatchObject({ amount: 60, day: today, source: 'manual', reference: 'QR 17', who: 'buchhaltung@kistenwerk.example' });
  });

  test.each([
    [98, '2026-11-23', ['payment 98', 'skonto 2'], 0],
    [97.97, '2026-11-23', ['payment 97.97', 'skonto 2', 'rounding 0.03'], 0],
    [98, '2026-11-20', ['payment 98', 'skonto 2'], 0],
    [98, '2026-11-21', ['payment 98'], 200],
    [99.96, '2026-11-21', ['payment 99.96', 'rounding 0.04'], 0],
    [100.05, '2026-11-21', ['payment 100.05', 'rounding -0.05'], 0],
  ])('of %d on %s with 2 %% within 10 days', async (amount, day, entries, open) => {
    const issuedOn = day === '2026-11-21' ? '2026-11-10' : '2026-11-13';
    const { invoiceId } = await invoiced({ issuedOn, skonto: { percent: 2, days: 10 } });
    expect(told(await record({ invoiceId, amount, day }))).toEqual(entries);
    expect((await moneyOfInvoice(shop, invoiceId)).open).toBe(open);
  });

  test('that is too much becomes a credit, which pays another invoice and is then used up', async () => {
    const { invoiceId, customerId, orderId } = await invoiced();
    expect(told(await record({ invoiceId, amount: 150 }))).toEqual(['payment 100', 'payment 50']);
    expect(await creditOf(customerId)).toBe(50);
    const second = await writeInvoice(shop, [orderId], { total: 10_000 });
    expect(problemsOf(await record({ invoiceId: second, amount: 101, source: 'credit' }))).toEqual(['amountAboveOpen body.amount']);
    const answers = await Promise.all([
      record({ invoiceId: second, amount: 30, source: 'credit' }),
      record({ orderId, amount: 30, source: 'credit', reference: 'auf Wunsch' }, undefined, sales),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
    expect(answers.flatMap((answer) => (answer.status === 422 ? problemsOf(answer) : []))).toEqual(['creditTooHigh body.amount']);
    expect(await creditOf(customerId)).toBe(20);
  });

  test('on an order pays its open invoices first, then the order', async () => {
    const { orderId, invoiceId } = await invoiced({ total: 1000 });
    const { total } = await moneyOfOrder(shop, orderId);
    const answer = await record({ orderId, amount: total / 100 });
    expect(told(answer)).toEqual(['payment 10', `payment ${Math.round(total - 1000) / 100}`]);
    expect(answer.body.money).toEqual([expect.objectContaining({ orderId, paymentStatusId: 1, open: 0, paid: total / 100 })]);
    expect((await moneyOfInvoice(shop, invoiceId)).open).toBe(0);
  });

  test('twice with one key is one payment', async () => {
    const { invoiceId } = await invoiced();
    const answers = await Promise.all(Array.from({ length: 4 }, async () => record({ invoiceId, amount: 30 }, `twice ${invoiceId}`)));
    expect(new Set(answers.map(({ body }) => body.entries[0]?.id)).size).toBe(1);
    expect((await moneyOfInvoice(shop, invoiceId)).paid).toBe(3000);
    expect(problemsOf(await record({ invoiceId, amount: 31 }, `twice ${invoiceId}`))).toEqual(['idempotencyKeyReused']);
  });

  test('by two clerks at once, each with a key, is two payments, and the second one a credit', async () => {
    const { invoiceId, customerId } = await invoiced();
    await Promise.all([record({ invoiceId, amount: 100 }, 'mine'), record({ invoiceId, amount: 100 }, 'hers', sales)]);
    expect(await moneyOfInvoice(shop, invoiceId)).toEqual({ paid: 10_000, open: 0 });
    expect(await creditOf(customerId)).toBe(100);
  });

  test.each(['invoice', 'order'] as const)('of what both saw open on the %s, by two clerks at once, is one payment', async (target) => {
    const { invoiceId, orderId, customerId } = await invoiced({ total: 3000 });
    const open = target === 'invoice' ? 30 : (await moneyOfOrder(shop, orderId)).total / 100;
    const wish = { ...(target === 'invoice' ? { invoiceId } : { orderId }), amount: 30, open };
    const answers = await Promise.all([record(wish, `a ${orderId}`), record(wish, `b ${orderId}`, sales)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.flatMap((answer) => (answer.status === 409 ? problemsOf(answer) : []))).toEqual(['openChanged']);
    expect((await moneyOfInvoice(shop, invoiceId)).open).toBe(0);
    expect(await creditOf(customerId)).toBe(0);
    expect((await record({ ...wish, open: open - 30, amount: 1 }, `c ${orderId}`)).status).toBe(200);
    expect(problemsOf(await record({ customerId, amount: 1, open: 0 }))).toEqual(['openOnlyOfClaim body.open']);
  });

  test('without a key in two equal halves is two payments', async () => {
    const { invoiceId } = await invoiced();
    const half = { invoiceId, amount: 50 };
    expect([(await record(half)).status, (await record(half)).status]).toEqual([200, 200]);
    expect((await moneyOfInvoice(shop, invoiceId)).open).toBe(0);
  });

  test('without a key, sent again alike with less open, is asked back; with another reference, a key or what is open now it is a second one', async () => {
    const { invoiceId, customerId } = await invoiced();
    const wish = { invoiceId, amount: 60, reference: 'Barzahlung' };
    const answers = await Promise.all([record(wish), record(wish)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(problemsOf(await record(wish, undefined, sales))).toEqual(['paymentRepeated']);
    expect((await moneyOfInvoice(shop, invoiceId)).paid).toBe(6000);
    expect((await record({ ...wish, open: 40 })).status).toBe(200);
    expect((await record({ ...wish, reference: 'Barzahlung 2' })).status).toBe(200);
    expect((await record(wish, `again ${invoiceId}`)).status).toBe(200);
    expect(problemsOf(await record(wish))).toEqual(['paymentRepeated']);
    const asCredit = { customerId, amount: 9 };
    expect([(await record(asCredit)).status, (await record(asCredit)).status]).toEqual([200, 409]);
  });

  test('that was taken back can be recorded anew at once', async () => {
    const { invoiceId } = await invoiced();
    const [entry] = (await record({ invoiceId, amount: 40 })).body.entries;
    await takeBack(entry?.id ?? 0);
    expect((await record({ invoiceId, amount: 40 })).status).toBe(200);
    expect((await moneyOfInvoice(shop, invoiceId)).paid).toBe(4000);
  });

  test('is refused where it makes no sense', async () => {
    const { invoiceId, orderId, customerId } = await invoiced();
    expect(problemsOf(await record({ amount: 1 }))).toEqual(['onlyOneTarget body']);
    expect(problemsOf(await record({ amount: 1, invoiceId, orderId }))).toEqual(['onlyOneTarget body']);
    expect(problemsOf(await record({ amount: 1, invoiceId, day: '2026-11-24' }))).toEqual(['dayInFuture body.day']);
    expect(problemsOf(await record({ amount: 1, customerId, source: 'credit' }))).toEqual(['creditOnlyOnClaim body.source']);
    expect((await record({ amount: 1, invoiceId: 999_999 })).status).toBe(404);
    expect((await record({ amount: 1, orderId: 999_999 })).status).toBe(404);
    expect((await record({ amount: 1, customerId: 999_999 })).status).toBe(404);
    for (const wrong of [
      { amount: 0 },
      { amount: -5 },
      { amount: 0.001 },
      { amount: 1.999 },
      { amount: 1, day: '2026-02-30' },
      { amount: 1, paid: true },
    ])
      expect([400, 422]).toContain((await record({ invoiceId, ...wrong })).status);
    expect((await moneyOfInvoice(shop, invoiceId)).paid).toBe(0);
    expect((await record({ amount: 1, invoiceId }, undefined, guest)).status).toBe(403);
  });
});

describe('a rest and a credit', () => {
  test('a rest is written off by who keeps the books, with a reason, and never more than it', async () => {
    const { invoiceId } = await invoiced();
    await record({ invoiceId, amount: 98 });
    const rest = { invoiceId, kind: 'writeOff', amount: 2 };
    expect(problemsOf(await record(rest))).toEqual(['validation.required body.reason']);
    expect((await record({ ...rest, reason: 'Spesen' }, undefined, sales)).status).toBe(403);
    expect(problemsOf(await record({ ...rest, amount: 2.01, reason: 'Spesen' }))).toEqual(['amountAboveOpen body.amount']);
    expect(told(await record({ ...rest, reason: 'Spesen der Bank' }))).toEqual(['writeOff 2']);
    expect((await moneyOfInvoice(shop, invoiceId)).open).toBe(0);
  });

  test('a credit is paid back, and never more than there is', async () => {
    const { customerId } = await invoiced();
    await record({ customerId, amount: 80 });
    const back = { customerId, kind: 'refund', reason: 'auf Wunsch' };
    expect(problemsOf(await record({ ...back, amount: 80.01 }))).toEqual(['creditTooHigh body.amount']);
    expect(told(await record({ ...back, amount: 50 }))).toEqual(['refund -50']);
    expect(await creditOf(customerId)).toBe(30);
  });
});

describe('an order that waits for its online payment', () => {
  const waiting = async (): Promise<{ id: number; total: number }> => {
    guest = await newGuest(shop.app);
    const { id } = (await order(guest, [item], { paymentMethodId: 100 })).body;
    return { id, total: (await moneyOfOrder(shop, id)).total / 100 };
  };
  const mails = async (id: number): Promise<number> =>
    (await one<{ count: number }>(shop, 'select count(*)::int as count from mail where order_id = $1', [id])).count;

  test('is placed and confirmed when somebody records its money with a reason, once', async () => {
    const { id, total } = await waiting();
    expect(problemsOf(await record({ orderId: id, amount: total }))).toEqual(['validation.required body.reason']);
    expect(problemsOf(await record({ orderId: id, amount: total - 1, reason: 'bar' }))).toEqual(['amountBelowOpen body.amount']);
    expect(await mails(id)).toBe(0);
    const paid = await record({ orderId: id, amount: total, reason: 'bar am Schalter' });
    expect(paid.body.money).toEqual([expect.objectContaining({ paymentStatusId: 1, open: 0 })]);
    const state = await one<{ state: number }>(shop, 'select order_status_id as state from sales_order where id = $1', [id]);
    expect(state.state).toBe(1);
    // Confirmation, its copy, and the invoice.
    expect(await mails(id)).toBe(3);
    await record({ orderId: id, amount: 5 });
    expect(await mails(id)).toBe(3);
  });

  test('is placed by credit alike: with a reason and as a whole, or not at all', async () => {
    const { id, total } = await waiting();
    await record({ customerId: guest.customerId, amount: total }, `credit for ${id}`);
    const wish = { orderId: id, amount: total, source: 'credit' };
    expect(problemsOf(await record(wish))).toEqual(['validation.required body.reason']);
    expect(problemsOf(await record({ ...wish, amount: total - 1, reason: 'Guthaben' }))).toEqual(['amountBelowOpen body.amount']);
    expect(await creditOf(guest.customerId)).toBe(total);
    expect((await record({ ...wish, reason: 'Guthaben' })).body.money).toEqual([expect.objectContaining({ paymentStatusId: 1, open: 0 })]);
    expect(await creditOf(guest.customerId)).toBe(0);
    const state = await one<{ state: number }>(shop, 'select order_status_id as state from sales_order where id = $1', [id]);
    expect([state.state, await mails(id)]).toEqual([1, 3]);
  });

  test('is not placed by staff without money', async () => {
    const { id } = await waiting();
    const answer = await send(sales, 'PUT', `/order/${id}/state`, { orderStatusId: 1, version: 1 });
    expect(problemsOf(answer)).toEqual(['paymentMissing body.orderStatusId']);
  });
});

describe('taking back', () => {
  test('gives the invoice back what the whole booking paid, once', async () => {
    const { invoiceId, customerId } = await invoiced({ skonto: { percent: 2, days: 10 } });
    const [first] = (await record({ invoiceId, amount: 98 })).body.entries;
    const id = first?.id ?? 0;
    expect((await takeBack(id, undefined, sales)).status).toBe(403);
    const answers = await Promise.all([takeBack(id), takeBack(id)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
    expect(answers.flatMap((answer) => (answer.status === 422 ? problemsOf(answer) : told(answer)))).toEqual(
      expect.arrayContaining(['payment -98', 'skonto -2', 'entryReversed']),
    );
    expect(await moneyOfInvoice(shop, invoiceId)).toEqual({ paid: 0, open: 10_000 });
    const reverse = (await list(`customerId=${customerId}`)).find(({ reverses }) => reverses === id);
    expect(problemsOf(await takeBack(reverse?.id ?? 0))).toEqual(['entryIsReverse']);
    expect((await takeBack(999_999)).status).toBe(404);
  });

  test('twice with one key is one reversal, told alike', async () => {
    const { invoiceId } = await invoiced();
    const [entry] = (await record({ invoiceId, amount: 10 })).body.entries;
    const answers = [await takeBack(entry?.id ?? 0, 'back'), await takeBack(entry?.id ?? 0, 'back')];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect((await moneyOfInvoice(shop, invoiceId)).paid).toBe(0);
  });

  test('a prepayment comes back from the invoice that it went over to', async () => {
    guest = await newGuest(shop.app);
    const orderId = (await order(guest, [item])).body.id;
    const { total } = await moneyOfOrder(shop, orderId);
    const [entry] = (await record({ orderId, amount: total / 100 })).body.entries;
    const { id: invoiceId } = await one<{ id: number }>(shop, 'select id from invoice where order_id = $1', [orderId]);
    await takeBack(entry?.id ?? 0);
    expect(await moneyOfInvoice(shop, invoiceId)).toEqual({ paid: 0, open: total });
    expect(await moneyOfOrder(shop, orderId)).toEqual({ paid: 0, total, status: 2 });
  });

  test('of a credit that was used is refused until its use is taken back', async () => {
    const { invoiceId, orderId, customerId } = await invoiced();
    const entries = (await record({ invoiceId, amount: 150 })).body.entries;
    const second = await writeInvoice(shop, [orderId], { total: 5000 });
    const used = (await record({ invoiceId: second, amount: 50, source: 'credit' })).body.entries;
    expect(problemsOf(await takeBack(entries[0]?.id ?? 0))).toEqual(['creditUsed']);
    expect((await takeBack(used[0]?.id ?? 0)).status).toBe(200);
    expect(await creditOf(customerId)).toBe(50);
    expect((await takeBack(entries[0]?.id ?? 0)).status).toBe(200);
    expect(await creditOf(customerId)).toBe(0);
  });
});

describe('the list of the ledger', () => {
  test('is searched, filtered and sorted, newest first', async () => {
    const { invoiceId, customerId } = await invoiced();
    await record({ invoiceId, amount: 130, reference: 'Zahlung 4711 <b>' });
    const all = await list(`customerId=${customerId}`);
    expect(all.map(({ amount }) => amount)).toEqual([30, 100]);
    expect((await list('search=4711')).length).toBe(2);
    expect((await list(`customerId=${customerId}&sort=amount`)).map(({ amount }) => amount)).toEqual([30, 100]);
    expect((await list(`customerId=${customerId}&filter=amount:50..`)).map(({ amount }) => amount)).toEqual([100]);
    expect((await get(books, '/payment-entry?filter=pin:1')).status).toBe(422);
    const values = await get<{ items: { value: string; count: number }[] }>(
      books,
      `/payment-entry/values?column=kind&customerId=${customerId}`,
    );
    expect(values.body.items).toEqual([expect.objectContaining({ value: 'payment', count: 2 })]);
    const named = await get<{ items: { value: string }[] }>(
      books,
      `/payment-entry/values?column=invoiceFormattedId&customerId=${customerId}`,
    );
    expect(named.status).toBe(200);
  });
});
