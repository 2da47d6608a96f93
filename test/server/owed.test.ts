/** The amount owed for an order after parts were taken back: by a credit note, by a cancellation, or partially. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OrderClaims, PaymentEntry, RecordedMoney } from '#contract/ledger.ts';
import type { Order } from '#contract/order.ts';
import { get, logIn, mondayMorning, newGuest, problemsOf, send } from './buyer.ts';
import type { Answer, Buyer, Person } from './buyer.ts';
import { credit, deliver, invoice, orderAs, twoLines } from './paper-steps.ts';
import { readPdf } from './pdf-text.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

const [paid, open] = [1, 2];
let shop: ShopApp;
let guest: Buyer;
let staff: Person;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
});
afterAll(async () => shop.close());
beforeEach(async () => {
  guest = await newGuest(shop.app);
});

const pay = async (body: object): Promise<Answer<RecordedMoney>> =>
  send(staff, 'POST', '/payment-entry', { day: '2026-11-23', reason: 'per Telefon', ...body });
const moneyOf = async ({ id }: Order): Promise<OrderClaims> => (await get<OrderClaims>(staff, `/order/${id}/money`)).body;
const cancel = async ({ id, version }: Order): Promise<Answer<Order>> =>
  send(staff, 'PUT', `/order/${id}/state`, { orderStatusId: 5, version });

describe('an order whose invoice was credited', () => {
  test('owes nothing for what was taken back, and everything again once it is invoiced anew', async () => {
    const placed = await twoLines(guest);
    await deliver(staff, placed);
    const [{ id }] = (await get<{ items: [{ id: number }] }>(staff, `/invoice?orderId=${placed.id}`)).body.items;
    await credit(staff, id, { version: 1, reason: 'Falsche Adresse' });
    const credited = await orderAs(staff, placed.id);
    expect(credited).toMatchObject({ invoicedAmount: 0, owedAmount: 0, paidAmount: 0, paymentStatusId: paid });
    await invoice(staff, credited);
    const { total } = placed.totals;
    expect(await orderAs(staff, placed.id)).toMatchObject({ invoicedAmount: total, owedAmount: total, paymentStatusId: open });
    expect(await moneyOf(placed)).toMatchObject({ open: total, invoiced: total });
  });
});

describe('the money of a cancelled order', () => {
  test('is the customer’s credit, and goes back to the order with its payment', async () => {
    const placed = await twoLines(guest, { paymentMethodId: 2 });
    const { body } = await pay({ orderId: placed.id, amount: 100 });
    await cancel(await orderAs(staff, placed.id));
    expect(await orderAs(staff, placed.id)).toMatchObject({ orderStatusId: 5, paidAmount: 0 });
    expect(await moneyOf(placed)).toMatchObject({ paid: 0, credit: 100, claims: [] });
    const { items } = (await get<{ items: PaymentEntry[] }>(staff, `/payment-entry?customerId=${guest.customerId}`)).body;
    const moved = items.find(({ kind, amount }) => kind === 'transfer' && amount > 0);
    expect(moved).toMatchObject({ amount: 100, orderId: null, reference: placed.formattedId });
    const reverse = async (id = 0): Promise<Answer<RecordedMoney>> => send(staff, 'POST', `/payment-entry/${id}/reverse`, { reason: 'x' });
    expect(problemsOf(await reverse(moved?.id))).toEqual(['entryFollows']);
    expect((await reverse(body.entries[0]?.id)).status).toBe(200);
    expect(await moneyOf(placed)).toMatchObject({ paid: 0, credit: 0 });
  });

  test('is what came in: a rounding difference falls away, and stands again only with its payment', async () => {
    const placed = await twoLines(guest);
    const came = Math.round(placed.totals.total * 100 - 4) / 100;
    const { body } = await pay({ orderId: placed.id, amount: came });
    expect(await moneyOf(placed)).toMatchObject({ open: 0 });
    await cancel(await orderAs(staff, placed.id));
    expect(await orderAs(staff, placed.id)).toMatchObject({ orderStatusId: 5, paidAmount: 0 });
    expect(await moneyOf(placed)).toMatchObject({ paid: 0, credit: came, claims: [] });
    const { items } = (await get<{ items: PaymentEntry[] }>(staff, `/payment-entry?customerId=${guest.customerId}`)).body;
    const fallen = items.find(({ kind, amount }) => kind === 'rounding' && amount < 0);
    expect(fallen).toMatchObject({ amount: -0.04, orderId: placed.id, reference: placed.formattedId });
    const reverse = async (id = 0): Promise<Answer<RecordedMoney>> => send(staff, 'POST', `/payment-entry/${id}/reverse`, { reason: 'x' });
    expect(problemsOf(await reverse(fallen?.id))).toEqual(['entryFollows']);
    expect((await reverse(body.entries[0]?.id)).status).toBe(200);
    expect(await moneyOf(placed)).toMatchObject({ paid: 0, credit: 0 });
    expect(await orderAs(staff, placed.id)).toMatchObject({ paidAmount: 0 });
  });

  test('that was used since does not go back', async () => {
    const placed = await twoLines(guest, { paymentMethodId: 2 });
    const { body } = await pay({ orderId: placed.id, amount: 100 });
    await cancel(await orderAs(staff, placed.id));
    await pay({ customerId: guest.customerId, kind: 'refund', amount: 60 });
    const back = await send(staff, 'POST', `/payment-entry/${body.entries[0]?.id}/reverse`, { reason: 'x' });
    expect(problemsOf(back)).toEqual(['creditUsed']);
  });
});

test('a payment slip asks for what is left after a part was paid', async () => {
  const placed = await twoLines(guest, { paymentMethodId: 2 });
  await pay({ orderId: placed.id, amount: 100 });
  const slip = await shop.app.inject({ url: `/api/order-by-link/${placed.uuid}/document/einzahlungsschein` });
  const { text } = readPdf(slip.rawPayload);
  const left = (placed.totals.total - 100).toFixed(2);
  for (const words of ['Bereits bezahlt', '−100.00', 'Zu bezahlen CHF', left]) expect(text).toContain(words);
});
