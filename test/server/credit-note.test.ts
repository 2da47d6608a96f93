/** Credit notes: they reverse an invoice, whole or in part, to the Rappen, and the excess paid becomes credit. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Invoice } from '#contract/invoice.ts';
import type { PaymentEntry, RecordedMoney } from '#contract/ledger.ts';
import type { Order } from '#contract/order.ts';
import { get, logIn, mondayMorning, newGuest, problemsOf, send } from './buyer.ts';
import type { Buyer, Person } from './buyer.ts';
import { credit, deliver, invoice, orderAs, twoLines } from './paper-steps.ts';
import { readPdf } from './pdf-text.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let nowMs = mondayMorning;
let guest: Buyer;
let staff: Person;
let placed: Order;
let made: Invoice;

beforeAll(async () => {
  shop = await startShop({ now: () => nowMs });
  guest = await newGuest(shop.app);
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  await shop.database.pool.query(
    `insert into setting (key, valid_from, value, changed_at, who) values ('invoiceWithDelivery', '2026-01-01', 'false', now(), 'test')`,
  );
});
afterAll(async () => shop.close());
beforeEach(async () => {
  placed = await twoLines(guest);
  await deliver(staff, placed);
  made = (await invoice(staff, await orderAs(staff, placed.id))).body;
});

const now = async (): Promise<Invoice> => (await get<Invoice>(staff, `/invoice/${made.id}`)).body;
const lineOf = (at: number, quantity: number) => ({ invoiceLineId: made.lines[at]?.id ?? 0, quantity });
const pay = async (amount: number) => send(staff, 'POST', '/payment-entry', { invoiceId: made.id, amount, day: '2026-11-23' });

describe('a credit note', () => {
  test('over everything is the invoice, and the order may be invoiced anew', async () => {
    const { body: note } = await credit(staff, made.id, { version: made.version, reason: 'Falsche Adresse' });
    expect(note).toMatchObject({ total: made.total, net: made.net, vat: made.vat, settlement: 'CREDIT', reason: 'Falsche Adresse' });
    expect(note.formattedId).toMatch(/^G2026-\d{5}$/);
    expect(await now()).toMatchObject({ state: 'CREDITED', open: 0, credited: made.total, creditNotes: [{ id: note.id }] });
    const order = await orderAs(staff, placed.id);
    expect(order).toMatchObject({ orderStatusId: 2, positions: [{ quantityInvoiced: 0 }, { quantityInvoiced: 0 }] });
    expect((await invoice(staff, order)).body.total).toBe(made.total);
    expect(problemsOf(await credit(staff, made.id, { version: (await now()).version, reason: 'x' }))).toEqual(['nothingToCredit']);
  });

  test('in parts comes to the invoice in the end', async () => {
    const { body: part } = await credit(staff, made.id, { version: made.version, reason: 'Bruch', lines: [lineOf(0, 3)] });
    expect(part.lines).toMatchObject([{ quantity: 3 }]);
    expect((await now()).state).toBe('PARTIAL');
    const { body: rest } = await credit(staff, made.id, { version: (await now()).version, reason: 'Bruch' });
    expect(Math.round((part.total + rest.total) * 100)).toBe(Math.round(made.total * 100));
    expect((await now()).open).toBe(0);
  });

  test.each<[string, () => object, string]>([
    ['more than is left', () => ({ lines: [lineOf(0, 11)] }), 'quantityBeyondInvoiced body.lines.0.quantity'],
    [
      'a line of another invoice',
      () => ({ lines: [{ invoiceLineId: 1_999_999, quantity: 1 }] }),
      'positionNotFound body.lines.0.invoiceLineId',
    ],
    ['a line twice', () => ({ lines: [lineOf(0, 1), lineOf(0, 1)] }), 'positionNotFound body.lines.1.invoiceLineId'],
    ['to pay back what nobody paid', () => ({ settlement: 'REFUND' }), 'refundTooHigh body.settlement'],
    ['an amount that somebody types', () => ({ total: 1 }), 'unknownField body.total'],
  ])('refuses %s', async (_what, over, problem) => {
    expect(problemsOf(await credit(staff, made.id, { version: made.version, reason: 'x', ...over() }))).toEqual([problem]);
    expect((await now()).credited).toBe(0);
  });

  test('is written once, and not over an invoice that changed meanwhile', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2].map(async () => credit(staff, made.id, { version: made.version, reason: 'Bruch' }, key)));
    expect(new Set(answers.map(({ body }) => body.formattedId)).size).toBe(1);
    expect((await credit(staff, made.id, { version: made.version, reason: 'Bruch' })).status).toBe(409);
  });

  test('makes what was paid the customer’s credit, and stays the customer’s own', async () => {
    await pay(made.total);
    const { body: note } = await credit(staff, made.id, { version: (await now()).version, reason: 'Bruch', settlement: 'REFUND' });
    expect(await now()).toMatchObject({ open: 0, paid: 0 });
    const { rows } = await shop.database.pool.query<{ sum: number }>(
      'select sum(amount)::int as sum from payment_entry where customer_id = $1 and invoice_id is null and order_id is null',
      [guest.customerId],
    );
    expect(rows[0]?.sum).toBe(Math.round(note.total * 100));
    const paper = async (person: Person) =>
      shop.app.inject({ url: `/api/credit-note/${note.id}/document`, headers: { authorization: `Bearer ${person.token}` } });
    const { text } = readPdf((await paper(guest)).rawPayload);
    for (const words of ['Gutschrift', note.formattedId, made.formattedId, 'Bruch']) expect(text).toContain(words);
    // A private customer reads it as the invoice: prices with VAT.
    expect(text).toContain('darin MWST');
    expect(text).not.toContain('exkl. MWST');
    expect((await paper(await newGuest(shop.app))).statusCode).toBe(404);
  });
});

describe('a credit note gives back money alone', () => {
  const record = async (body: object) =>
    send<RecordedMoney>(staff, 'POST', '/payment-entry', { invoiceId: made.id, day: '2026-11-23', ...body });
  const creditAll = async (over: object = {}) => credit(staff, made.id, { version: (await now()).version, reason: 'Bruch', ...over });
  const creditLeft = async (): Promise<number> => (await get<{ credit: number }>(staff, `/order/${placed.id}/money`)).body.credit;
  const reverse = async (id = 0) => send(staff, 'POST', `/payment-entry/${id}/reverse`, { reason: 'falsch' });
  let before: number;
  beforeEach(async () => {
    before = await creditLeft();
  });
  const given = async (): Promise<number> => Math.round((await creditLeft()) * 100 - before * 100) / 100;

  test('what was written off is neither credit nor refunded', async () => {
    await pay(30);
    await record({ kind: 'writeOff', amount: (await now()).open, reason: 'Konkurs' });
    await creditAll();
    expect([await given(), (await now()).open]).toEqual([30, 0]);
  });

  test('of an invoice that was written off whole nothing is given, and a refund is refused', async () => {
    await record({ kind: 'writeOff', amount: made.total, reason: 'Konkurs' });
    expect(problemsOf(await creditAll({ settlement: 'REFUND' }))).toEqual(['refundTooHigh body.settlement']);
    await creditAll();
    expect([await given(), await now()]).toMatchObject([0, { open: 0, paid: 0, state: 'CREDITED' }]);
  });

  test('cash discount is not paid out, and stays on what is still charged', async () => {
    await shop.database.pool.query('update invoice set skonto_percent = 200, skonto_days = 10 where id = $1', [made.id]);
    const paid = Math.round(made.total * 98) / 100;
    await pay(paid);
    expect((await now()).open).toBe(0);
    const { body: part } = await creditAll({ lines: [lineOf(0, 5)] });
    expect(await given()).toBeCloseTo(part.total * 0.98, 1);
    expect((await now()).open).toBe(0);
    await creditAll();
    expect([await given(), (await now()).open]).toEqual([paid, 0]);
  });

  test('and takes it with it when the payment turns out to be none', async () => {
    await pay(30);
    const { entries } = (await record({ kind: 'writeOff', amount: (await now()).open, reason: 'Konkurs' })).body;
    await creditAll();
    const { items } = (await get<{ items: PaymentEntry[] }>(staff, `/payment-entry?invoiceId=${made.id}`)).body;
    const fallen = items.find(({ kind, amount }) => kind === 'writeOff' && amount < 0);
    expect(problemsOf(await reverse(fallen?.id))).toEqual(['entryFollows']);
    expect((await reverse(items.find(({ kind }) => kind === 'payment')?.id)).status).toBe(200);
    expect([await given(), await now()]).toMatchObject([0, { open: 0, paid: 0 }]);
    expect((await reverse(entries[0]?.id)).status).toBe(200);
    expect([await given(), await now()]).toMatchObject([0, { open: 0, paid: 0 }]);
  });

  test('which keeps the payment once it was used', async () => {
    const { entries } = (await record({ amount: 30 })).body;
    await creditAll();
    await send(staff, 'POST', '/payment-entry', {
      customerId: guest.customerId,
      kind: 'refund',
      amount: before + 20,
      day: '2026-11-23',
      reason: 'x',
    });
    expect(problemsOf(await reverse(entries[0]?.id))).toEqual(['creditUsed']);
    expect(await now()).toMatchObject({ open: 0, paid: 0 });
  });
});

test('of a prepaid order that came to a few Rappen less, what came in is given back', async () => {
  const prepaid = await twoLines(guest, { paymentMethodId: 2 });
  const came = Math.round(prepaid.totals.total * 100 - 4) / 100;
  const paidOn = { orderId: prepaid.id, amount: came, day: '2026-11-23' };
  const { entries } = (await send<RecordedMoney>(staff, 'POST', '/payment-entry', paidOn)).body;
  const ofOrder = async () => (await get<{ items: Invoice[] }>(staff, `/invoice?orderId=${prepaid.id}`)).body.items[0];
  const creditLeft = async (): Promise<number> => (await get<{ credit: number }>(staff, `/order/${prepaid.id}/money`)).body.credit;
  const [issued, before] = [await ofOrder(), await creditLeft()];
  expect(issued).toMatchObject({ open: 0, state: 'PAID' });
  await credit(staff, issued?.id ?? 0, { version: issued?.version, reason: 'Bruch' });
  expect(Math.round((await creditLeft()) * 100 - before * 100)).toBe(Math.round(came * 100));
  expect((await send(staff, 'POST', `/payment-entry/${entries[0]?.id}/reverse`, { reason: 'falsch' })).status).toBe(200);
  expect([await creditLeft(), await ofOrder(), await orderAs(staff, prepaid.id)]).toMatchObject([before, { open: 0 }, { paidAmount: 0 }]);
});

test('a few Rappen that were let go on a prepaid order are owed again without their payment', async () => {
  const prepaid = await twoLines(guest, { paymentMethodId: 2 });
  const paidOn = { orderId: prepaid.id, amount: Math.round(prepaid.totals.total * 100 - 4) / 100, day: '2026-11-23' };
  const { entries } = (await send<RecordedMoney>(staff, 'POST', '/payment-entry', paidOn)).body;
  await send(staff, 'POST', `/payment-entry/${entries[0]?.id}/reverse`, { reason: 'falsch' });
  const { items } = (await get<{ items: Invoice[] }>(staff, `/invoice?orderId=${prepaid.id}`)).body;
  expect(items).toMatchObject([{ open: prepaid.totals.total, state: 'OPEN' }]);
  expect(await orderAs(staff, prepaid.id)).toMatchObject({ paidAmount: 0 });
});

test('an invoice is sent again as things stand now, three times an hour', async () => {
  await pay(made.total);
  const again = async (body: object) => send<{ recipient: string }>(staff, 'PUT', `/invoice/${made.id}/notification`, body);
  const mails = async () => (await shop.database.pool.query('select 1 from mail where invoice_id = $1', [made.id])).rows.length;
  const before = await mails();
  expect((await again({ email: 'buch@muster.example' })).body.recipient).toBe('buch@muster.example');
  const { rows } = await shop.database.pool.query<{ text: string }>(
    'select text from mail where invoice_id = $1 order by id desc limit 1',
    [made.id],
  );
  expect(rows[0]?.text).toContain('bereits bezahlt');
  expect(problemsOf(await again({ email: 'kein' }))).toEqual(['validation.email body.email']);
  // Two who click at once ask for one mail.
  const both = await Promise.all([again({}), again({})]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await mails()).toBe(before + 2);
  nowMs += 61_000;
  await again({});
  expect(await mails()).toBe(before + 3);
  nowMs += 61_000;
  expect((await again({})).status).toBe(429);
});
