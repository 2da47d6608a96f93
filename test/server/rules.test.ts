/** Rules with a start day: a decision for tomorrow changes nothing today, and nothing that was sold before. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderPrice, ShippingCost } from '#contract/cart.ts';
import type { Invoice } from '#contract/invoice.ts';
import type { Order } from '#contract/order.ts';
import type { Quote } from '#contract/quote.ts';
import type { Setting } from '#contract/setting.ts';
import type { ShopProfile } from '#contract/shop.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, orderBody, productOf, send, visitor } from './buyer.ts';
import type { Answer, Buyer, Item, Person } from './buyer.ts';
import { readPdf } from './pdf-text.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;
let guest: Buyer;
let item: Item;
let now = mondayMorning;
const tuesday = mondayMorning + 86_400_000;

beforeAll(async () => {
  shop = await startShop({ now: () => now });
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  guest = await newGuest(shop.app);
  item = itemOf(await productOf(shop.app, 'EP_0001'), 4);
});
afterAll(async () => shop.close());
beforeEach(() => {
  now = mondayMorning;
});

const decide = async (key: string, value: unknown, validFrom?: string): Promise<Answer<Setting>> =>
  send<Setting>(staff, 'PUT', `/setting/${key}`, { value, ...(validFrom === undefined ? {} : { validFrom }) });
const price = async (): Promise<OrderPrice> =>
  (await send<OrderPrice>(visitor(shop.app), 'POST', '/product/order-price', { cartItems: [item], zipCode: '8001' })).body;
const profile = async (): Promise<ShopProfile> => (await get<ShopProfile>(visitor(shop.app), '/shop/profile')).body;
const place = async (over: object = {}): Promise<Order> => {
  const placed = await send<{ id: number }>(guest, 'POST', '/order', orderBody(guest, [item], { paymentMethodId: 1, ...over }));
  expect(placed).toMatchObject({ status: 200 });
  return (await get<{ order: Order }>(staff, `/order/${placed.body.id}`)).body.order;
};
const vatShare = ({ net, vat }: { net: number; vat: number }): number => Math.round((vat / net) * 1000) / 10;

describe('another VAT rate from tomorrow on', () => {
  let before: Order;
  let invoice: Invoice;
  let paper: string;
  let quote: Quote;

  const invoicePaper = async (): Promise<string> => {
    const answer = await shop.app.inject({
      url: `/api/invoice/${invoice.id}/document`,
      headers: { authorization: `Bearer ${staff.token}` },
    });
    return readPdf(answer.rawPayload).text;
  };

  beforeAll(async () => {
    now = mondayMorning;
    before = await place();
    const delivered = await send<{ id: number }>(staff, 'POST', '/delivery', {
      orderId: before.id,
      version: before.version,
      day: '2026-11-25',
      deliveryType: 'TRUCK',
    });
    expect(delivered.status).toBe(200);
    [invoice] = (await get<{ items: [Invoice] }>(staff, `/invoice?orderId=${before.id}`)).body.items;
    invoice = (await get<Invoice>(staff, `/invoice/${invoice.id}`)).body;
    paper = await invoicePaper();
    const asked = await send<{ id: number }>(guest, 'POST', '/quote', orderBody(guest, [item], { paymentMethodId: 1 }));
    quote = (await get<Quote>(staff, `/quote/${asked.body.id}`)).body;
    expect((await decide('vatRate', 8.5, '2026-11-24')).status).toBe(200);
  });

  it('changes nothing today', async () => {
    expect((await profile()).vatPercent).toBe(8.1);
    expect(vatShare((await price()).totals!)).toBe(8.1);
    expect(paper).toContain('MWST 8.1 %');
  });

  it('counts for carts, orders and pages from its day on', async () => {
    now = tuesday;
    expect((await profile()).vatPercent).toBe(8.5);
    expect(vatShare((await price()).totals!)).toBe(8.5);
    const order = await place();
    expect(order.vatPercent).toBe(8.5);
    expect(vatShare(order.totals)).toBe(8.5);
  });

  it('leaves orders, invoices and their papers as they were', async () => {
    now = tuesday;
    const order = (await get<{ order: Order }>(staff, `/order/${before.id}`)).body.order;
    expect([order.vatPercent, order.totals]).toEqual([8.1, before.totals]);
    const same = (await get<Invoice>(staff, `/invoice/${invoice.id}`)).body;
    expect([same.vatPercent, same.net, same.vat, same.total]).toEqual([8.1, invoice.net, invoice.vat, invoice.total]);
    expect(await invoicePaper()).toBe(paper);
  });

  it('keeps an order of before at its rate, also when it is changed', async () => {
    const order = await place();
    now = tuesday;
    const [line] = order.positions;
    const changed = await send<Order>(staff, 'PUT', `/order/${order.id}`, {
      version: order.version,
      updatePositions: [{ id: line?.id, quantity: 2 }],
    });
    expect(changed.status).toBe(200);
    const after = (await get<{ order: Order }>(staff, `/order/${order.id}`)).body.order;
    expect([after.vatPercent, vatShare(after.totals)]).toEqual([8.1, 8.1]);
    expect(after.totals.net).toBeLessThan(order.totals.net);
  });

  it('gives a quote the rate of the day on which it is sent', async () => {
    expect(quote.vatPercent).toBe(8.1);
    now = tuesday;
    await decide('marginFloor', 0);
    const sent = await send<Quote>(staff, 'PUT', `/quote/${quote.id}`, { version: quote.version, send: true });
    expect(sent).toMatchObject({ status: 200 });
    const after = (await get<Quote>(staff, `/quote/${quote.id}`)).body;
    expect([after.vatPercent, vatShare(after.totals!)]).toEqual([8.5, 8.5]);
  });
});

describe('rules of today', () => {
  const estimate = async (): Promise<ShippingCost> =>
    (await get<ShippingCost>(visitor(shop.app), '/shipping/estimate?zipCode=8001&spaces=2')).body;

  it('a tariff counts at once for estimates and carts', async () => {
    const [was, cart] = [await estimate(), await price()];
    await decide('tariffPerKm', 3.8);
    await decide('tariffPerTruck', 70);
    const becomes = await estimate();
    expect(becomes.costDetail.effectiveCost).toBeCloseTo(was.costDetail.effectiveCost * 2, 1);
    expect((await price()).shippingCost!.costDetail.cost).toBeCloseTo(cart.shippingCost!.costDetail.cost * 2, 1);
    await decide('guestDeliveryMultiplier', 1);
    expect((await send(staff, 'PUT', '/setting/tariffPerKm', { value: -1 })).status).toBe(422);
    expect((await estimate()).costDetail.cost).toBe(becomes.costDetail.effectiveCost);
  });

  it('lead time and cut-off move the earliest day', async () => {
    const earliest = async (): Promise<object> => (await get<object>(visitor(shop.app), '/calendar/delivery')).body;
    expect(await earliest()).toMatchObject({ earliest: '2026-11-24', preselected: '2026-11-26' });
    await decide('leadTimePackaging', [2, 4]);
    expect(await earliest()).toMatchObject({ earliest: '2026-11-25', preselected: '2026-11-27' });
    await decide('cutoffMinutes', 480);
    expect(await earliest()).toMatchObject({ earliest: '2026-11-26', preselected: '2026-11-30' });
    expect((await send(staff, 'PUT', '/setting/leadTimePackaging', { value: [4, 2] })).status).toBe(422);
  });

  it('the usual term is that of orders with whom nothing is agreed', async () => {
    await decide('paymentTermDays', 20);
    expect((await place({ requestedDeliveryDate: '2026-11-30' })).paymentTermDays).toBe(20);
    expect((await profile()).paymentTermDays).toBe(20);
  });

  it('are read from the database once, not for every price', async () => {
    const seen: string[] = [];
    const { pool } = shop.database;
    const query = pool.query.bind(pool);
    await price();
    // oxlint-disable-next-line typescript/no-explicit-any -- intercepts every statement, whatever its form
    pool.query = ((...given: any[]) => {
      seen.push(JSON.stringify(given[0]));
      return (query as (...all: unknown[]) => unknown)(...given);
    }) as typeof pool.query;
    await price();
    pool.query = query;
    expect(seen.filter((text) => text.includes('setting'))).toEqual([]);
  });
});

describe('limits of what is ordered online', () => {
  const askedFor = async (quantities: readonly number[], person: Person = visitor(shop.app)): Promise<(string | null)[]> => {
    const cartItems = quantities.map((quantity, at) => ({ ...item, key: `line ${at}`, quantity }));
    const { body } = await send<OrderPrice>(person, 'POST', '/product/order-price', { cartItems });
    return body.cartPrice.items.map(({ problem }) => problem);
  };

  afterAll(async () => {
    await decide('cartLines', 200);
    await decide('cartPieces', 100_000);
  });

  it('count at once in the shop, in its prices and in its orders, but not for staff and not for quotes', async () => {
    expect(await askedFor([60, 4])).toEqual([null, null]);
    expect((await decide('cartPieces', 50)).status).toBe(200);
    expect((await decide('cartLines', 2)).status).toBe(200);
    expect((await profile()).cartLimits).toEqual({ lines: 2, pieces: 50 });
    expect(await askedFor([50, 51, 4])).toEqual([null, 'tooManyPieces', 'tooManyLines']);
    const wish = orderBody(guest, [{ ...item, quantity: 51 }], { paymentMethodId: 1, requestedDeliveryDate: '' });
    expect(await send(guest, 'POST', '/order', wish)).toMatchObject({
      status: 422,
      body: { errors: [{ message: 'tooManyPieces', params: { most: 50 }, field: 'body.cartItems.0.quantity' }] },
    });
    expect((await place({ requestedDeliveryDate: '' })).positions).toHaveLength(1);
    expect((await send(guest, 'POST', '/quote', wish)).status).toBe(200);
    expect(await askedFor([51, 4, 4], staff)).toEqual([null, null, null]);
  });

  it('lie within what a call may carry', async () => {
    for (const [key, value] of [
      ['cartLines', 0],
      ['cartLines', 201],
      ['cartPieces', 100_001],
    ] as const)
      expect((await decide(key, value)).status).toBe(422);
  });
});
