/** Invoices: for what was delivered, together exactly the order, each with its own number and reference. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Invoice, InvoiceSummary } from '#contract/invoice.ts';
import type { Order } from '#contract/order.ts';
import { isQrReference } from '#domain/qr-bill/payment-reference.ts';
import { get, logIn, mondayMorning, newGuest, problemsOf, send } from './buyer.ts';
import type { Buyer, Person } from './buyer.ts';
import { deliver, invoice, orderAs, twoLines } from './paper-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let guest: Buyer;
let staff: Person;
let dispatch: Person;
let placed: Order;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  guest = await newGuest(shop.app);
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  dispatch = await logIn(shop.app, 'versand@kistenwerk.example');
});
afterAll(async () => shop.close());
beforeEach(async () => {
  await invoicedByItself(false);
  placed = await twoLines(guest);
});

/** The office's setting. */
async function invoicedByItself(on: boolean): Promise<void> {
  await shop.database.pool.query(
    `insert into setting (key, valid_from, value, changed_at, who) values ('invoiceWithDelivery', '2026-01-01', $1, now(), 'test')
     on conflict (key, valid_from) do update set value = excluded.value`,
    [JSON.stringify(on)],
  );
}

const now = async (): Promise<Order> => orderAs(staff, placed.id);
const invoicesOf = async (orderId: number): Promise<InvoiceSummary[]> =>
  (await get<{ items: InvoiceSummary[] }>(staff, `/invoice?orderId=${orderId}`)).body.items;
const rappenOf = (chf: number): number => Math.round(chf * 100);

describe('an invoice', () => {
  test('asks for what was delivered; the last one makes it the whole order, to the Rappen', async () => {
    const made: Invoice[] = [];
    for (const quantities of [
      [3, 1],
      [1, 0],
      [6, 2],
    ]) {
      await deliver(staff, await now(), quantities);
      made.push((await invoice(staff, await now())).body);
    }
    expect(made[0]).toMatchObject({
      state: 'OPEN',
      orderId: placed.id,
      issuedOn: '2026-11-23',
      dueDay: '2026-12-23',
      deliveryCost: placed.deliveryCost,
      invoiceEmail: 'rechnung@muster.example',
      hasVat: true,
    });
    expect(made.slice(1).map(({ deliveryCost }) => deliveryCost)).toEqual([0, 0]);
    const sum = (of: (each: Invoice) => number): number => made.reduce((all, each) => all + rappenOf(of(each)), 0);
    const { totals } = placed;
    expect([sum((each) => each.products), sum((each) => each.net), sum((each) => each.vat), sum((each) => each.total)]).toEqual(
      [totals.products, totals.net, totals.vat, totals.total].map(rappenOf),
    );
    expect(new Set(made.map(({ qrReference }) => qrReference)).size).toBe(3);
    for (const { qrReference } of made) expect(isQrReference(qrReference)).toBe(true);
    expect(await now()).toMatchObject({ orderStatusId: 4, positions: [{ quantityInvoiced: 10 }, { quantityInvoiced: 3 }] });
  });

  test('makes up the order, to the Rappen, also where it ends with what is invoiced already', async () => {
    const [line, other] = placed.positions;
    const { version } = placed;
    const wish = {
      updatePositions: [
        { id: line?.id, quantity: 5, pricePerOne: 12.5 },
        { id: other?.id, storno: true },
      ],
      deliveryCost: 0,
    };
    await send(staff, 'PUT', `/order/${placed.id}`, { version, ...wish });
    for (let times = 0; times < 2; times++) {
      await deliver(staff, await now(), [2]);
      // The VAT of 25.00 is 2.025.
      expect((await invoice(staff, await now())).body.products).toBe(25);
    }
    const short = { version: (await now()).version, updatePositions: [{ id: line?.id, quantity: 4 }] };
    const { body: ended } = await send<Order>(staff, 'PUT', `/order/${placed.id}`, short);
    expect(ended).toMatchObject({ orderStatusId: 4, totals: { total: 54.05 }, invoicedAmount: 54.05 });
    expect((await invoicesOf(placed.id)).reduce((all, { total }) => all + rappenOf(total), 0)).toBe(5405);
  });

  test('shows in the order list when the first one is due, until none is open', async () => {
    await deliver(staff, placed);
    const { body: made } = await invoice(staff, await now());
    const dueDay = async (): Promise<string | null> =>
      (await get<{ items: { paymentDueDate: string | null }[] }>(staff, `/order?id=${placed.id}`)).body.items[0]?.paymentDueDate ?? null;
    expect(await dueDay()).toBe(made.dueDay);
  });

  test.each<[string, readonly number[] | undefined, Record<string, unknown>, string]>([
    ['more than was delivered', [5, 0], {}, 'quantityBeyondDelivered body.lines.0.quantity'],
    ['a line of another order', [1], { lines: [{ positionId: 1_999_999, quantity: 1 }] }, 'positionNotFound body.lines.0.positionId'],
    ['a field that it does not know', undefined, { total: 1 }, 'unknownField body.total'],
  ])('refuses %s', async (_what, quantities, over, problem) => {
    await deliver(staff, placed, [4, 0]);
    expect(problemsOf(await invoice(staff, await now(), quantities, over))).toEqual([problem]);
    expect(await invoicesOf(placed.id)).toEqual([]);
  });

  test('refuses an order of which nothing was delivered, and twice the same', async () => {
    expect(problemsOf(await invoice(staff, placed))).toEqual(['nothingToInvoice']);
    await deliver(staff, placed, [4, 0]);
    expect((await invoice(staff, await now())).status).toBe(200);
    expect(problemsOf(await invoice(staff, await now()))).toEqual(['nothingToInvoice']);
    expect((await invoice(staff, placed)).status).toBe(409);
  });

  test('of a prepaid order is over everything, and money that is there settles it', async () => {
    const prepaid = await twoLines(guest, { paymentMethodId: 2 });
    const { body } = await invoice(staff, prepaid);
    expect(body).toMatchObject({ total: prepaid.totals.total, dueDay: '2026-11-23' });
    expect(await orderAs(staff, prepaid.id)).toMatchObject({
      orderStatusId: 1,
      positions: [{ quantityInvoiced: 10 }, { quantityInvoiced: 3 }],
    });
    await deliver(staff, await orderAs(staff, prepaid.id));
    expect(await orderAs(staff, prepaid.id)).toMatchObject({ orderStatusId: 4 });
  });

  test('is written once, however often the button is pressed', async () => {
    await deliver(staff, placed);
    const [current, key] = [await now(), randomUUID()];
    const answers = await Promise.all([1, 2, 3].map(async () => invoice(staff, current, undefined, { key })));
    expect(new Set(answers.map(({ body }) => body.formattedId)).size).toBe(1);
    expect(await invoicesOf(placed.id)).toHaveLength(1);
  });

  test('has a number without gaps when many are written at once', async () => {
    const orders = await Promise.all(Array.from({ length: 10 }, async () => twoLines(guest)));
    await Promise.all(orders.map(async (each) => deliver(staff, each)));
    await Promise.all(orders.map(async (each, at) => invoice(staff, await orderAs(staff, each.id), at % 3 === 0 ? [99, 0] : undefined)));
    const { rows } = await shop.database.pool.query<{ number: number }>(
      `select substring(formatted_id from 7)::integer as number from invoice order by 1`,
    );
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_row, at) => at + 1));
  });

  test('is not for dispatch to write, and nobody else’s customer sees it', async () => {
    await deliver(staff, placed);
    expect((await invoice(dispatch, await now())).status).toBe(403);
    const { body: made } = await invoice(staff, await now());
    const stranger = await newGuest(shop.app);
    expect((await get(guest, `/invoice/${made.id}`)).body).toMatchObject({ id: made.id, who: '' });
    expect((await get(stranger, `/invoice/${made.id}`)).status).toBe(404);
    for (const query of ['', `?orderId=${placed.id}`, `?customerId=${guest.customerId}`, `?search=${made.formattedId}`])
      expect((await get<{ items: object[] }>(stranger, `/invoice${query}`)).body.items).toEqual([]);
    expect((await get<{ items: { id: number }[] }>(guest, '/invoice')).body.items.map(({ id }) => id)).toContain(made.id);
  });
});

describe('an invoice by itself', () => {
  test('follows a delivery of an order on account, and no other', async () => {
    await invoicedByItself(true);
    await deliver(staff, placed, [4, 0]);
    expect((await invoicesOf(placed.id)).map(({ state }) => state)).toEqual(['OPEN']);
    const prepaid = await twoLines(guest, { paymentMethodId: 2 });
    await deliver(staff, prepaid);
    expect(await invoicesOf(prepaid.id)).toEqual([]);
    await shop.database.pool.query(`update customer set invoice_rhythm = 'MONTH' where id = $1`, [guest.customerId]);
    await deliver(staff, await now(), [1, 0]);
    expect(await invoicesOf(placed.id)).toHaveLength(1);
    await shop.database.pool.query(`update customer set invoice_rhythm = 'DELIVERY' where id = $1`, [guest.customerId]);
  });

  test('does not follow the state SENT: it is the state that was asked for', async () => {
    await invoicedByItself(true);
    const { body } = await send<Order>(staff, 'PUT', `/order/${placed.id}/state`, { orderStatusId: 2, version: placed.version });
    expect(body.orderStatusId).toBe(2);
    expect(await invoicesOf(placed.id)).toEqual([]);
  });
});

describe('the invoice of an order that is paid in advance', () => {
  const pay = async (orderId: number, amount: number, over: object = {}) =>
    send(staff, 'POST', '/payment-entry', { orderId, amount, day: '2026-11-23', ...over });

  test('follows the payment that covers its total, over everything, paid, frozen and mailed', async () => {
    const prepaid = await twoLines(guest, { paymentMethodId: 2 });
    const { total } = prepaid.totals;
    await pay(prepaid.id, 10);
    expect(await invoicesOf(prepaid.id)).toEqual([]);
    await pay(prepaid.id, Math.round((total - 10) * 100) / 100);
    const [made, ...more] = await invoicesOf(prepaid.id);
    expect([made?.state, made?.total, more]).toEqual(['PAID', total, []]);
    expect(await orderAs(staff, prepaid.id)).toMatchObject({
      orderStatusId: 1,
      paymentStatusId: 1,
      paidAmount: total,
      invoicedAmount: total,
      paymentDueDate: null,
      positions: [{ quantityInvoiced: 10 }, { quantityInvoiced: 3 }],
    });
    const stored = async (sql: string) => (await shop.database.pool.query<{ count: number }>(sql, [made?.id])).rows[0]?.count;
    expect(await stored(`select count(*)::int as count from paper where kind = 'invoice' and record_id = $1`)).toBe(1);
    expect(await stored(`select count(*)::int as count from mail where invoice_id = $1`)).toBe(1);
    await deliver(staff, await orderAs(staff, prepaid.id));
    expect(await orderAs(staff, prepaid.id)).toMatchObject({ orderStatusId: 4 });
  });

  test('is written once: for payments at the same time, by credit, and not where there is one already', async () => {
    const prepaid = await twoLines(guest, { paymentMethodId: 2 });
    await Promise.all([1, 2, 3].map(async (at) => pay(prepaid.id, prepaid.totals.total, { reference: String(at) })));
    expect((await invoicesOf(prepaid.id)).map(({ state }) => state)).toEqual(['PAID']);
    const second = await twoLines(guest, { paymentMethodId: 2 });
    await pay(second.id, second.totals.total, { source: 'credit' });
    expect((await invoicesOf(second.id)).map(({ state }) => state)).toEqual(['PAID']);
    const billed = await twoLines(guest, { paymentMethodId: 2 });
    await invoice(staff, billed);
    await pay(billed.id, billed.totals.total);
    expect((await invoicesOf(billed.id)).map(({ state }) => state)).toEqual(['PAID']);
  });

  test('is not for an order on account: its invoice goes by what was delivered', async () => {
    await pay(placed.id, placed.totals.total);
    expect(await now()).toMatchObject({ paymentStatusId: 1 });
    expect(await invoicesOf(placed.id)).toEqual([]);
  });
});

describe('the list of invoices', () => {
  test('is found and filtered by its columns', async () => {
    await deliver(staff, placed);
    const { body: made } = await invoice(staff, await now());
    const ids = async (query: string): Promise<number[]> =>
      (await get<{ items: InvoiceSummary[] }>(staff, `/invoice?${query}`)).body.items.map(({ id }) => id);
    for (const query of [
      `search=${made.formattedId}`,
      `search=${placed.formattedId}`,
      `filter=${encodeURIComponent(`qrReference:${made.qrReference}`)}`,
      `filter=total:${made.total}..${made.total}&filter=state:OPEN&orderId=${placed.id}`,
    ])
      expect(await ids(query)).toEqual([made.id]);
    expect(await ids(`orderId=${placed.id}&filter=disputed:true`)).toEqual([]);
    expect(await ids('sort=-open,customerName')).toContain(made.id);
    const { body } = await get<{ items: { value: string }[] }>(staff, '/invoice/values?column=state');
    expect(body.items.map(({ value }) => value)).toContain('OPEN');
  });
});
