/**
 * Buying by parcel carrier: what a cart is offered, that the order costs the same, what shipping abroad requires,
 * and that a failing carrier leaves neither half an order nor a wrong price.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { assert, asyncProperty, constantFrom, integer } from 'fast-check';
import type { OutputOf } from '#contract/endpoint.ts';
import type { readParcelOffer } from '#contract/parcel-offer.ts';
import type { Product } from '#contract/product.ts';
import { orderState } from '#domain/order/order-state.ts';
import type { Fault, ParcelCarrierStandIn } from '#fakes/parcel-carrier/parcel-carrier.ts';
import { depth, isLong, seed } from '#test/depth.ts';
import { itemOf, logIn, newAddress, newGuest, order, orderByLink, priceOf, problemsOf, productOf, send, visitor } from './buyer.ts';
import type { Buyer, Item, Person } from './buyer.ts';
import { boston, confirm, deskOf, shopWithCarrier, wishFor } from './parcel-steps.ts';
import { orderAs } from './paper-steps.ts';
import type { ShopApp } from './shop-app.ts';

type Offer = OutputOf<typeof readParcelOffer>;

let nowMs = Date.parse('2026-11-23T09:00:00+01:00');
let shop: ShopApp;
let carrier: ParcelCarrierStandIn;
let guest: Buyer;
let staff: Person;
let crate: Product;

beforeAll(async () => {
  ({ shop, carrier } = await shopWithCarrier({ now: () => nowMs, slowMs: 100 }));
  guest = await newGuest(shop.app);
  staff = await logIn(shop.app, 'verkauf@kistenwerk.example');
  crate = await productOf(shop.app, 'HK_0001');
});
afterAll(async () => shop.close());
afterEach(() => {
  carrier.forgetFaults();
  // Cached rates have expired in the next test, and a pause after failures is over.
  nowMs += 660_000;
});

const small = { length: 500, width: 400, height: 300 };
const offerFor = async (cartItems: Item[], over: object = {}, person: Person = visitor(shop.app)): Promise<Offer> =>
  (await send<Offer>(person, 'POST', '/product/parcel-offer', { cartItems, zipCode: '8001', ...over })).body;
const orders = async (): Promise<number> => Number((await shop.database.pool.query('select count(*) from sales_order')).rows[0].count);
const parcel = async (items: Item[], over: object = {}) => order(guest, items, { deliveryType: 'FEDEX', paymentMethodId: 1, ...over });

describe('the offer', () => {
  test('says service, days and what the customer pays; the order-price of the same cart has it in its total', async () => {
    const items = [itemOf(crate, 2, small)];
    const { offer, problem } = await offerFor(items);
    expect(problem).toBeNull();
    expect(offer).toMatchObject({ name: 'FedEx Priority', transitDays: 1 });
    const price = await priceOf(visitor(shop.app), items, { deliveryType: 'FEDEX' });
    expect(price.shippingCost).toMatchObject({
      detail: { shippingType: 'FEDEX' },
      costDetail: { cost: offer?.cost, effectiveCost: offer?.cost },
      place: 'Zürich',
    });
    expect(price.totals?.shipping).toBe(offer?.cost);
    expect(price.totals?.net).toBeCloseTo((price.totals?.products ?? 0) + (offer?.cost ?? 0), 2);
  });

  test.each<[string, number, Record<string, number>, object, string]>([
    ['a piece that is too large', 1, { length: 2000, width: 600, height: 500 }, {}, 'parcelTooLarge'],
    ['too many pieces', 60, { length: 700, width: 500, height: 350 }, {}, 'parcelTooMany'],
    ['no place', 1, small, { zipCode: '' }, 'parcelPlaceMissing'],
    ['half a postal code', 1, small, { zipCode: '80' }, 'parcelPlaceMissing'],
    ['a country whose customs know nothing of it', 1, small, { zipCode: '79098', country: 'DE' }, 'parcelCustomsUnknown'],
  ])('not for %s, and it says why', async (_, quantity, values, over, message) => {
    const asked = carrier.asked.rates;
    expect(await offerFor([itemOf(crate, quantity, values)], over)).toMatchObject({ offer: null, problem: { message } });
    expect(carrier.asked.rates).toBe(asked);
  });

  test('cartons go flat, in bundles, and staff find the same packages', async () => {
    const carton = await productOf(shop.app, 'KA_0001');
    const items = [itemOf(carton, 50, { length: 400, width: 300, height: 200 })];
    const { offer, problem } = await offerFor(items);
    expect([problem, offer?.name]).toEqual([null, 'FedEx Priority']);
    const { body } = await parcel(items);
    const { proposal } = await deskOf(staff, body.id);
    for (const { dimensions, weight } of proposal?.packages ?? []) {
      expect(dimensions).toMatchObject({ length: 73, width: 51 });
      expect(dimensions.height).toBeGreaterThan(1);
      expect(weight.value).toBeLessThanOrEqual(30);
    }
    expect(proposal?.packages.length).toBeGreaterThan(0);
  });

  test('an empty cart has none', async () => {
    expect((await offerFor([])).problem?.message).toBe('parcelNothing');
  });

  test('is asked of the carrier once in ten minutes, also by many at once, and anew for another place', async () => {
    const items = [itemOf(crate, 3, small)];
    const asked = carrier.asked.rates;
    await Promise.all(Array.from({ length: 20 }, async () => offerFor(items)));
    await offerFor(items);
    expect(carrier.asked.rates).toBe(asked + 1);
    await offerFor(items, { zipCode: '6210' });
    nowMs += 601_000;
    await offerFor(items);
    expect(carrier.asked.rates).toBe(asked + 3);
  });

  test('a cost that is agreed for an address counts for the parcel too', async () => {
    const company = await logIn(shop.app, 'einkauf@aarepumpen.example');
    const address = await newAddress(company, company.customerId ?? 0);
    await shop.database.pool.query('update address set fixed_delivery_cost = 1234 where id = $1', [address.id]);
    const { offer } = await offerFor([itemOf(crate, 1, small)], { deliveryAddressId: address.id }, company);
    expect(offer?.cost).toBe(12.34);
  });
});

describe('an order', () => {
  test('costs what the cart said, and keeps service, days and rate; only the rate stays in the house', async () => {
    const items = [itemOf(crate, 2, small)];
    const price = await priceOf(guest, items, { deliveryType: 'FEDEX' });
    const answer = await parcel(items, { expectedTotal: price.totals?.total });
    expect(answer.status).toBe(200);
    const placed = await orderByLink(shop.app, answer.body.uuid);
    expect(placed).toMatchObject({ deliveryType: 'FEDEX', parcel: { name: 'FedEx Priority', transitDays: 1 }, totals: price.totals });
    const { rows } = await shop.database.pool.query('select parcel_service, parcel_rate from sales_order where id = $1', [placed.id]);
    expect(rows).toEqual([{ parcel_service: 'FEDEX_PRIORITY', parcel_rate: expect.any(Number) }]);
    expect(JSON.stringify(placed)).not.toContain(String(rows[0].parcel_rate / 100));
    expect((await deskOf(staff, placed.id)).ordered).toMatchObject({ type: 'FEDEX_PRIORITY', rate: rows[0].parcel_rate / 100 });
    const { rows: mails } = await shop.database.pool.query('select text from mail where order_id = $1 order by id limit 1', [placed.id]);
    expect(mails[0].text).toContain('Paket (FedEx Priority), 1 Arbeitstag unterwegs');
  });

  test('is refused where the cart was not offered a parcel', async () => {
    const before = await orders();
    const answer = await parcel([itemOf(crate, 1, { length: 2000, width: 600, height: 500 })]);
    expect([answer.status, problemsOf(answer)]).toEqual([422, ['parcelTooLarge body.deliveryType']]);
    expect(await orders()).toBe(before);
  });

  test('another price than the customer saw is refused, whatever the client sends', async () => {
    const answer = await parcel([itemOf(crate, 2, small)], { expectedTotal: 1, deliveryCost: 0, shippingCost: 0 });
    expect([answer.status, problemsOf(answer)]).toEqual([409, ['totalChanged']]);
  });

  test.each<Fault>(isLong ? ['status500', 'status503', 'html', 'nonsense', 'partial', 'loseAnswer', 'hang'] : ['status503', 'hang'])(
    'the carrier (%s) neither spoils the cart nor leaves half an order; after it all is as before',
    async (fault) => {
      const items = [itemOf(crate, 4, { ...small, height: 310 })];
      const before = await orders();
      carrier.fail('rates', fault, fault, fault);
      expect(await offerFor(items)).toEqual({ offer: null, problem: { message: 'parcelCarrierSilent', params: {} } });
      const price = await priceOf(guest, items, { deliveryType: 'FEDEX' });
      expect([price.shippingCost, price.cartPrice.items[0]?.finalPrice]).toEqual([null, expect.any(Number)]);
      expect((await priceOf(guest, items)).shippingCost).not.toBeNull();
      const answer = await parcel(items);
      expect([answer.status, problemsOf(answer)]).toEqual([422, ['parcelCarrierSilent body.deliveryType']]);
      expect(await orders()).toBe(before);
      carrier.forgetFaults();
      nowMs += 31_000;
      expect((await parcel(items)).status).toBe(200);
    },
    30_000,
  );

  test('a slow carrier is waited for', async () => {
    carrier.fail('rates', 'slow');
    expect((await offerFor([itemOf(crate, 1, { ...small, height: 320 })])).offer).not.toBeNull();
  });

  test('goes abroad once customs know its goods, with an address that fits on a label, and without VAT', async () => {
    const items = [itemOf(crate, 1, small)];
    const first = await parcel(items);
    const shipped = await orderAs(staff, first.body.id);
    await send(staff, 'PUT', `/order/${shipped.id}`, { version: shipped.version, deliveryAddress: boston, deliveryCost: 90 });
    expect((await confirm(staff, await wishFor(staff, shipped.id))).status).toBe(200);
    const abroad = await newAddress(guest, guest.customerId, boston);
    const place = { zipCode: boston.zipCode, country: 'US' };
    const { offer } = await offerFor(items, place, guest);
    expect(offer).toMatchObject({ name: 'FedEx International Economy' });
    const answer = await parcel(items, { deliveryAddressId: abroad.id });
    const placed = await orderByLink(shop.app, answer.body.uuid);
    expect(placed).toMatchObject({ hasVat: false, deliveryCost: offer?.cost, totals: { vat: 0 }, parcel: { transitDays: 6 } });
    const long = await newAddress(guest, guest.customerId, { ...boston, street: '12 Harbor Street at the very end of the old pier' });
    expect(problemsOf(await parcel(items, { deliveryAddressId: long.id }))).toEqual(['parcelAddressNotFit body.deliveryAddressId']);
    expect(problemsOf(await order(guest, items, { deliveryAddressId: abroad.id }))).toEqual([
      'shippingNotEstimated body.deliveryAddressId',
    ]);
  });
});

test('no random cart is offered what a carrier would not take, and no order costs another parcel than its cart', async () => {
  await assert(
    asyncProperty(
      integer({ min: 200, max: 2600 }),
      integer({ min: 200, max: 1200 }),
      integer({ min: 150, max: 1200 }),
      integer({ min: 1, max: 80 }),
      constantFrom('8001', '6210', '9490'),
      async (length, width, height, quantity, zipCode) => {
        const items = [itemOf(crate, quantity, { length, width, height })];
        const { offer, problem } = await offerFor(items, { zipCode, country: zipCode === '9490' ? 'LI' : 'CH' });
        const price = await priceOf(visitor(shop.app), items, {
          zipCode,
          country: zipCode === '9490' ? 'LI' : 'CH',
          deliveryType: 'FEDEX',
        });
        expect(price.shippingCost?.costDetail.cost ?? null).toBe(offer?.cost ?? null);
        expect(offer === null).toBe(problem !== null);
        if (offer === null || zipCode !== '8001') return;
        const asGuest = await priceOf(guest, items, { deliveryType: 'FEDEX' });
        const answer = await parcel(items, { expectedTotal: asGuest.totals?.total });
        if (problemsOfMaybe(answer).includes('orderTooHigh')) return;
        expect(answer.status).toBe(200);
        const placed = await orderByLink(shop.app, answer.body.uuid);
        expect(placed.deliveryCost).toBe(asGuest.totals?.shipping);
        const { proposal } = await deskOf(staff, placed.id);
        const packages = proposal?.packages ?? [];
        expect(packages.reduce((count, { packageCount }) => count + packageCount, 0)).toBeLessThanOrEqual(40);
        for (const {
          dimensions: { length: l, width: w, height: h },
          weight,
        } of packages) {
          const [long = 0, middle = 0, short = 0] = [l, w, h].toSorted((one, other) => other - one);
          expect([long <= 274, long + 2 * (middle + short) <= 330, weight.value <= 68]).toEqual([true, true, true]);
        }
      },
    ),
    { numRuns: depth(15, 300), seed },
  );
}, 120_000);

const problemsOfMaybe = (answer: { status: number; body: unknown }): string[] =>
  answer.status === 200 ? [] : problemsOf(answer).map((text) => text.split(' ')[0] ?? '');

describe('an order that is cancelled', () => {
  const booked = async () => {
    const { body } = await parcel([itemOf(crate, 1, small)]);
    const placed = await orderAs(staff, body.id);
    expect((await confirm(staff, await wishFor(staff, placed.id))).status).toBe(200);
    return orderAs(staff, placed.id);
  };
  const cancel = async ({ id, version }: { id: number; version: number }) =>
    send(staff, 'PUT', `/order/${id}/state`, { orderStatusId: orderState.CANCELED, version, reason: 'Verschrieben' });
  const live = (formattedId: string) => carrier.book.live.filter(({ references }) => references.includes(formattedId));

  test('takes its shipment along', async () => {
    const placed = await booked();
    expect(live(placed.formattedId)).toHaveLength(1);
    expect((await cancel(placed)).status).toBe(200);
    expect(live(placed.formattedId)).toEqual([]);
    expect((await deskOf(staff, placed.id)).shipment?.state).toBe('VOIDED');
  });

  test('stays as it is when the carrier does not answer, and ends when it does', async () => {
    const placed = await booked();
    carrier.fail('void', 'status500', 'status500', 'status500');
    const first = await cancel(placed);
    expect([first.status, problemsOf(first)]).toEqual([503, ['carrierAway']]);
    expect((await orderAs(staff, placed.id)).orderStatusId).toBe(placed.orderStatusId);
    expect(live(placed.formattedId)).toHaveLength(1);
    nowMs += 60_000;
    expect((await cancel(placed)).status).toBe(200);
    expect(live(placed.formattedId)).toEqual([]);
  });

  test('a stale wish calls nothing off', async () => {
    const placed = await booked();
    expect((await cancel({ id: placed.id, version: placed.version - 1 })).status).toBe(409);
    expect(live(placed.formattedId)).toHaveLength(1);
  });
});
