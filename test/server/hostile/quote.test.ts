/** Quotes against attempts to see, change or order more than was sent. Quality §2 items 4, 10, 33. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Quote, QuoteSummary } from '#contract/quote.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, orderBody, problemsOf, productOf, send, visitor } from '../buyer.ts';
import type { Answer, Buyer, Item, Person } from '../buyer.ts';
import { management } from '../demo-log-in.ts';
import { startShop } from '../shop-app.ts';
import type { ShopApp } from '../shop-app.ts';

let shop: ShopApp;
let staff: Person;
let guest: Buyer;
let crate: Item;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, management);
  guest = await newGuest(shop.app);
  crate = itemOf(await productOf(shop.app, 'HK_0001'), 10);
});
afterAll(async () => shop.close());

const requested = async (): Promise<number> => (await send<{ id: number }>(guest, 'POST', '/quote', orderBody(guest, [crate]))).body.id;
const read = async (id: number, person: Person = staff): Promise<Answer<Quote>> => get<Quote>(person, `/quote/${id}`);
const write = async (id: number, change: object): Promise<Answer<Quote>> =>
  send<Quote>(staff, 'PUT', `/quote/${id}`, { version: (await read(id)).body.version, ...change });
/** Below the minimum margin a quote has to be released with a reason before it is sent. */
const sendReleased = async (id: number): Promise<Answer<Quote>> => {
  await send(staff, 'POST', `/quote/${id}/release`, { version: (await read(id)).body.version, reason: 'Muster' });
  return write(id, { send: true });
};
const listed = async (id: number): Promise<(QuoteSummary & Partial<Quote>) | undefined> =>
  (await get<{ items: QuoteSummary[] }>(guest, '/quote?returnAdditionalInformation=true')).body.items.find((each) => each.id === id);

describe('amounts', () => {
  it('beyond all orders are refused before they are stored, with a price and without', async () => {
    const id = await requested();
    const { id: position } = (await read(id)).body.positions[0]!;
    const stock = (await productOf(shop.app, 'EP_0001')).id;
    const much = { quantity: 100_000, pricePerOne: 10_000_000 };
    const tries: object[] = [
      { updatePositions: [{ id: position, ...much }] },
      { newPositions: [{ productId: stock, ...much }] },
      {
        updatePositions: [{ id: position, pricePerOne: null }],
        newPositions: Array.from({ length: 50 }, () => ({ productId: stock, ...much })),
      },
      { updatePositions: [{ id: position, ...much }], send: true },
    ];
    for (const change of tries) {
      const answer = await write(id, change);
      expect([answer.status, problemsOf(answer)]).toEqual([422, ['quoteTooHigh body.updatePositions']]);
    }
    expect((await read(id)).body).toMatchObject({ version: 1, positions: [{ quantity: 10 }] });
    expect((await write(id, { updatePositions: [{ id: position, pricePerOne: 999_999.99 }], send: true })).status).toBe(200);
  });

  it('that are nothing are nothing: no minus before a zero, no crumbs', async () => {
    const id = await requested();
    const { id: position } = (await read(id)).body.positions[0]!;
    for (const pricePerOne of [-0, 5e-324]) {
      const { status, body } = await write(id, { updatePositions: [{ id: position, pricePerOne }], deliveryCost: 0 });
      expect([status, Object.is(body.positions[0]?.pricePerOne, 0), body.totals?.total]).toEqual([200, true, 0]);
    }
    for (const pricePerOne of [-0.01, 1e-9, '5', 10_000_001])
      expect((await write(id, { updatePositions: [{ id: position, pricePerOne }] })).status).toBe(400);
  });
});

describe('ordering', () => {
  const order = async (quote: Quote, over: object = {}): Promise<Answer<{ uuid: string }>> =>
    send(visitor(shop.app), 'POST', '/order/from-quote', {
      uuid: quote.uuid,
      pin: quote.pin,
      versionNumber: quote.versionNumber,
      termsAccepted: true,
      ...over,
    });

  it('what costs nothing needs no provider, and none is asked for nothing', async () => {
    const id = await requested();
    await write(id, { discount: 1, deliveryCost: 0 });
    const { body: quote } = await sendReleased(id);
    expect(quote.totals?.total).toBe(0);
    const online = await order(quote, { paymentMethodId: 100 });
    expect([online.status, problemsOf(online)]).toEqual([422, ['paymentMethodNotAllowed body.paymentMethodId']]);
    expect((await order(quote, { paymentMethodId: 1 })).status).toBe(200);
  });

  it('takes no price, address, discount or customer from the request', async () => {
    const { body: quote } = await write(await requested(), { send: true });
    const wished = {
      discount: 0.9,
      total: 0.05,
      deliveryCost: 0,
      customerId: 1,
      invoiceAddressId: 1,
      positions: [],
      hasVat: false,
      orderStatusId: 4,
      paymentStatusId: 1,
    };
    const { body } = await order(quote, wished);
    const placed = (await get<Record<string, unknown>>(visitor(shop.app), `/order-by-link/${body.uuid}`)).body;
    expect(placed).toMatchObject({
      totals: quote.totals,
      discount: 0,
      customerId: guest.customerId,
      hasVat: true,
      orderStatusId: 1,
      paymentStatusId: 2,
    });
  });

  it.each(['2999-12-31', '9999-12-31', '2028-02-29'])('on %s is a day like others; days that are none are refused', async (day) => {
    const { body: quote } = await write(await requested(), { send: true });
    for (const none of ['2027-02-29', '0000-00-00', '2026-13-01'])
      expect((await order(quote, { requestedDeliveryDate: none })).status).toBe(422);
    expect([200, 422]).toContain((await order(quote, { requestedDeliveryDate: day })).status);
  });
});

describe('at once', () => {
  it('thirty requests get thirty numbers without a gap', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, async () =>
        send<{ formattedId: string; uuid: string }>(guest, 'POST', '/quote', orderBody(guest, [crate])),
      ),
    );
    const numbers = answers.map(({ body }) => Number(body.formattedId.slice(-5))).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 30 }, (_, index) => (numbers[0] ?? 0) + index));
    expect(new Set(answers.map(({ body }) => body.uuid)).size).toBe(30);
  });

  it('ten who send the same quote make one version; nine hear who was faster', async () => {
    const id = await requested();
    const { version } = (await read(id)).body;
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => send<Quote>(staff, 'PUT', `/quote/${id}`, { version, send: true })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect((await read(id)).body.versions).toHaveLength(1);
  });

  it('ordering, changing and withdrawing leave one truth: what was ordered is what was sent', async () => {
    for (let round = 0; round < 4; round++) {
      const { body: quote } = await write(await requested(), { send: true });
      const { id, uuid, pin, version, versionNumber } = quote;
      const bought = { uuid, pin, versionNumber, termsAccepted: true };
      const [first, second, changed, withdrawn] = await Promise.all([
        send<{ uuid: string }>(visitor(shop.app), 'POST', '/order/from-quote', bought),
        send<{ uuid: string }>(visitor(shop.app), 'POST', '/order/from-quote', bought),
        send(staff, 'PUT', `/quote/${id}`, { version, discount: 0.5, send: true }),
        shop.app.inject({ method: 'DELETE', url: `/api/quote/${id}`, headers: { authorization: `Bearer ${staff.token}` } }),
      ]);
      const orders = [first, second].filter(({ status }) => status === 200);
      expect(orders.length).toBeLessThanOrEqual(1);
      const { state } = (await read(id)).body;
      expect(state).toBe(orders.length === 1 ? 'ORDERED' : 'WITHDRAWN');
      if (orders.length === 1)
        expect([changed.status, withdrawn.statusCode].every((status) => status === 409 || status === 422)).toBe(true);
      for (const { body } of orders)
        expect((await get<{ totals: object }>(visitor(shop.app), `/order-by-link/${body.uuid}`)).body.totals).toEqual(quote.totals);
    }
  });
});

describe('half a character', () => {
  const broken = 'Kiste \ud800';
  it.each(['comment', 'orderPerson', 'externalCustomerRef', 'cartItems'])('is malformed in %s: no database keeps it', async (field) => {
    const over = field === 'cartItems' ? { cartItems: [{ ...crate, externalCustomerRef: broken }] } : { [field]: broken };
    for (const url of ['/quote', '/order']) expect((await send(guest, 'POST', url, orderBody(guest, [crate], over))).status).toBe(400);
  });

  it('is malformed in what staff write too', async () => {
    const id = await requested();
    const { id: position } = (await read(id)).body.positions[0]!;
    for (const change of [
      { comment: broken, send: true },
      { updatePositions: [{ id: position, externalCustomerNo: broken }], send: true },
    ])
      expect((await write(id, change)).status).toBe(400);
  });

  it('is whole again in an emoji', async () => {
    const { status, body } = await send<{ id: number }>(guest, 'POST', '/quote', orderBody(guest, [crate], { orderPerson: 'Pia 📦' }));
    expect([status, (await read(body.id)).body.orderPerson]).toEqual([200, 'Pia 📦']);
  });
});

describe('what staff still write on', () => {
  it('stays inside until it is sent: the customer sees what was asked for', async () => {
    const id = await requested();
    const before = (await read(id, guest)).body;
    const [position] = before.positions;
    const draft = {
      updatePositions: [{ id: position?.id, pricePerOne: 1.23, quantity: 11, externalCustomerNo: 'intern: Marge 12 %' }],
      discount: 0.4,
      deliveryCost: 7,
      comment: 'intern: zahlt spät',
      timeToDeliver: 9,
      validityDuration: 3,
    };
    expect((await write(id, draft)).status).toBe(200);
    const { version, updatedAt } = (await read(id, guest)).body;
    expect((await read(id, guest)).body).toEqual({ ...before, version, updatedAt });
    expect(await listed(id)).toMatchObject({
      total: before.totals?.total,
      positions: before.positions,
      discount: before.discount,
    });
    const sent = (await sendReleased(id)).body;
    expect((await read(id, guest)).body).toMatchObject({
      discount: 0.4,
      positions: [{ pricePerOne: 1.23, quantity: 11 }],
      totals: sent.totals,
    });
  });

  it('stays inside when a draft is given up', async () => {
    const id = await requested();
    const copy = (await send<{ id: number }>(staff, 'POST', '/quote/copy', { id })).body;
    await write(copy.id, { comment: 'intern' });
    const withdrawn = await shop.app.inject({
      method: 'DELETE',
      url: `/api/quote/${copy.id}`,
      headers: { authorization: `Bearer ${staff.token}` },
    });
    expect(withdrawn.statusCode).toBe(200);
    expect((await read(copy.id, guest)).status).toBe(404);
    expect(await listed(copy.id)).toBeUndefined();
  });
});
