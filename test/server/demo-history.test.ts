/** The demo's half year: every list and figure has data at the first start, and the data is consistent. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BankImportWithRows } from '#contract/bank-import.ts';
import type { Customer } from '#contract/customer.ts';
import type { Delivery } from '#contract/delivery.ts';
import type { InvoiceSummary } from '#contract/invoice.ts';
import type { PaymentEntry } from '#contract/ledger.ts';
import type { Order, OrderSummary } from '#contract/order.ts';
import type { QuoteSummary } from '#contract/quote.ts';
import { get, logIn, mondayMorning } from './buyer.ts';
import type { Person } from './buyer.ts';
import { isLong } from '../depth.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

const rappenOf = (chf: number): number => Math.round(chf * 100);

/** The journeys start both shops. */
const shops = isLong ? (['verpackung', 'moebel'] as const) : (['verpackung'] as const);

describe.each(shops)('the demo of %s', (shop) => {
  let app: ShopApp;
  let staff: Person;
  let orders: (OrderSummary & Order)[];
  let invoices: InvoiceSummary[];
  const all = async <Item>(path: string): Promise<Item[]> => {
    const { items, total } = (await get<{ items: Item[]; total: number }>(staff, `${path}${path.includes('?') ? '&' : '?'}perPage=500`))
      .body;
    expect(items).toHaveLength(total);
    return items;
  };
  beforeAll(async () => {
    app = await startShop({ shop, now: () => mondayMorning });
    await app.seedTrade();
    await app.seedTrade();
    staff = await logIn(app.app, 'leitung@kistenwerk.example');
    orders = await all('/order?showPreparation=true&returnAdditionalInformation=true');
    invoices = await all('/invoice');
  }, 180_000);
  afterAll(async () => app.close());

  it('has forty orders and those of quotes, in every state, of half a year', () => {
    expect(orders.length).toBeGreaterThanOrEqual(42);
    expect(new Set(orders.map(({ orderStatusId }) => orderStatusId))).toEqual(new Set([1, 2, 4, 5]));
    expect(new Set(orders.map(({ delivered }) => delivered))).toEqual(new Set(['OPEN', 'PARTIAL', 'COMPLETE']));
    expect(new Set(orders.map(({ paymentStatusId }) => paymentStatusId))).toEqual(new Set([1, 2]));
    const days = orders.map(({ createdAt }) => (mondayMorning - Date.parse(createdAt)) / 86_400_000);
    expect(Math.max(...days)).toBeGreaterThan(175);
    expect(Math.min(...days)).toBeLessThan(2.5);
  });

  it('has customers of several years, each registered before it first asked or ordered, under numbers that rise with the days', async () => {
    const customers = (await all<Customer>('/customers')).filter(({ isDefault }) => isDefault !== true);
    const days = customers.toSorted((a, b) => a.id - b.id).map(({ createdAt }) => (mondayMorning - Date.parse(createdAt)) / 86_400_000);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    expect(new Set(days.map(Math.round)).size).toBe(customers.length);
    expect([Math.max(...days) > 1000, Math.min(...days) > 90]).toEqual([true, true]);
    const quotes = await all<QuoteSummary>('/quote');
    for (const { id, name, createdAt } of customers) {
      const [ordered, asked] = [
        orders.filter(({ customerId }) => customerId === id),
        quotes.filter((quote) => quote.customerName === name),
      ];
      for (const each of [...ordered, ...asked]) expect(Date.parse(each.createdAt)).toBeGreaterThan(Date.parse(createdAt));
    }
  });

  it('has deliveries, invoices and money of every kind', async () => {
    const deliveries = await all<Delivery>('/delivery');
    expect(new Set(deliveries.map(({ kind }) => kind))).toEqual(new Set(['DELIVERY', 'RETURN']));
    expect(new Set(invoices.map(({ state }) => state))).toEqual(new Set(['OPEN', 'PARTIAL', 'PAID']));
    expect(invoices.some(({ disputed }) => disputed)).toBe(true);
    expect(new Set(invoices.map(({ reminderLevel }) => reminderLevel))).toEqual(new Set([0, 1, 2, 3]));
    expect(invoices.some(({ credited }) => credited > 0)).toBe(true);
    const entries = await all<PaymentEntry>('/payment-entry');
    expect(entries.some(({ kind }) => kind === 'skonto')).toBe(true);
  });

  it('has bank files: one booked, with a payment that nobody knows, and one that waits', async () => {
    const { items } = (await get<{ items: BankImportWithRows[] }>(staff, '/bank-import')).body;
    expect(items.map(({ state, problems, gaps }) => ({ state, problems, gaps }))).toEqual([
      { state: 'DRY', problems: [], gaps: [] },
      { state: 'APPLIED', problems: [], gaps: [] },
    ]);
    const [waiting, booked] = await Promise.all(
      items.map(async ({ id }) =>
        (await get<BankImportWithRows>(staff, `/bank-import/${id}`)).body.rows.map(({ problem, effect }) => problem ?? effect),
      ),
    );
    expect(waiting).toEqual(['full', 'bankProposal', 'bankNoMatch']);
    expect(booked).toEqual([null, null, null, 'bankNoMatch', 'charge']);
    const entries = await all<PaymentEntry>('/payment-entry');
    expect(entries.filter(({ source }) => source === 'bank')).toHaveLength(3);
    expect(invoices.filter(({ state }) => state === 'PARTIAL').length).toBeGreaterThan(0);
  });

  it('lets every order add up: delivered, invoiced, paid', async () => {
    const entries = await all<PaymentEntry>('/payment-entry');
    for (const order of orders) {
      for (const { quantity, quantityDelivered, quantityInvoiced } of order.positions) {
        expect(quantityDelivered).toBeLessThanOrEqual(quantity);
        expect(quantityInvoiced).toBeLessThanOrEqual(quantity);
      }
      if (order.orderStatusId !== 4) continue;
      const own = invoices.filter(({ orderId }) => orderId === order.id);
      if (own.length > 0)
        expect(
          own.reduce((sum, { total }) => sum + rappenOf(total), 0),
          order.formattedId,
        ).toBe(rappenOf(order.totals.total));
    }
    for (const invoice of invoices) {
      const paid = entries.filter(({ invoiceId }) => invoiceId === invoice.id).reduce((sum, { amount }) => sum + rappenOf(amount), 0);
      expect(paid, invoice.formattedId).toBe(rappenOf(invoice.paid));
    }
  });

  it('numbers papers without a gap, year by year', async () => {
    for (const numbers of [invoices, await all<Delivery>('/delivery')].map((items) =>
      items.map(({ formattedId }) => formattedId).toSorted(),
    )) {
      const counters = Map.groupBy(numbers, (number) => number.slice(0, 5));
      for (const [year, own] of counters) expect(own).toEqual(own.map((_, index) => `${year}-${String(index + 1).padStart(5, '0')}`));
    }
  });

  it('numbers orders by their days', () => {
    const byNumber = orders.toSorted((one, other) => (one.formattedId < other.formattedId ? -1 : 1));
    const moments = byNumber.map(({ createdAt }) => Date.parse(createdAt));
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
  });

  it('has quotes of every kind', async () => {
    const quotes = await all<QuoteSummary>('/quote');
    expect(new Set(quotes.map(({ state }) => state))).toEqual(new Set(['REQUESTED', 'DRAFT', 'SENT', 'EXPIRED', 'ORDERED', 'LOST']));
    expect(quotes).toHaveLength(9);
  });
});
