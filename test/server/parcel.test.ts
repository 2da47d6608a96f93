/**
 * Shipments with the parcel carrier: from the order to labels, customs papers, courier, tracking and cancelling;
 * one per order, whatever fails on the way.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Order } from '#contract/order.ts';
import type { BookedShipment, ParcelShipment } from '#contract/shipment.ts';
import type { readParcelRates } from '#contract/parcel.ts';
import type { readPickupTimes } from '#contract/pickup.ts';
import type { Fault, ParcelCarrierStandIn } from '#fakes/parcel-carrier/parcel-carrier.ts';
import { besideWrite } from './beside-write.ts';
import { get, logIn, newGuest, problemsOf, send } from './buyer.ts';
import type { Answer, Buyer, Person } from './buyer.ts';
import { boston, confirm, crateOrder, deskOf, shopWithCarrier, wishFor } from './parcel-steps.ts';
import { orderAs } from './paper-steps.ts';
import { readPdf } from './pdf-text.ts';
import type { ShopApp } from './shop-app.ts';
import { isLong } from '../depth.ts';

/** Monday, 23 November 2026, 09:00; each test has minutes of its own, so that a pause after failures is over by the next. */
const start = Date.parse('2026-11-23T09:00:00+01:00');
let nowMs = start;
let shop: ShopApp;
let carrier: ParcelCarrierStandIn;
let guest: Buyer;
let staff: Person;
let dispatch: Person;
let placed: Order;

beforeAll(async () => {
  ({ shop, carrier } = await shopWithCarrier({ now: () => nowMs, slowMs: 100 }));
  guest = await newGuest(shop.app);
  staff = await logIn(shop.app, 'verkauf@kistenwerk.example');
  dispatch = await logIn(shop.app, 'versand@kistenwerk.example');
});
afterAll(async () => shop.close());
beforeEach(async () => {
  placed = await crateOrder(guest, staff);
});
afterEach(() => {
  carrier.forgetFaults();
  nowMs += 480_000;
});

const booked = async (): Promise<BookedShipment> => {
  const answer = await confirm(staff, await wishFor(staff, placed.id));
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
};
const liveFor = ({ formattedId }: Order) => carrier.book.live.filter(({ references }) => references.includes(formattedId));
const pdfAt = async (person: Person, url: string) =>
  shop.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${person.token}` } });

describe('what a shipment would be', () => {
  test('comes from positions, address and person; what customs were told is remembered per product', async () => {
    const { proposal, shipment, hasCarrier } = await deskOf(dispatch, placed.id);
    expect([shipment, hasCarrier]).toEqual([null, true]);
    expect(proposal?.packages).toMatchObject([
      { articleNumber: 'HK_0001', packageCount: expect.any(Number), dimensions: { units: 'CM' }, weight: { units: 'KG' } },
    ]);
    expect(proposal?.packages[0]?.dimensions.length).toBeGreaterThan(10);
    expect(proposal?.recipient).toMatchObject({
      companyName: 'Amstutz Tools Inc.',
      street: '12 Harbor Street',
      stateOrProvinceCode: 'MA',
      phone: '+16175550100',
    });
    expect(proposal?.commodities).toMatchObject([{ articleNumber: 'HK_0001', quantity: 2, hsCode: '', originCountry: 'CH' }]);
    const wish = await wishFor(staff, placed.id);
    const commodities = wish.commodities.map((each) => ({
      ...each,
      hsCode: '4415.1020',
      originCountry: 'DE',
      description: 'Crate of spruce',
    }));
    expect((await confirm(staff, { ...wish, commodities })).status).toBe(200);
    const next = await crateOrder(guest, staff);
    expect((await deskOf(staff, next.id)).proposal?.commodities).toMatchObject([
      { hsCode: '4415.1020', originCountry: 'DE', description: 'Crate of spruce' },
    ]);
  });

  test('within Switzerland there are no customs', async () => {
    const home = await crateOrder(guest, staff, null);
    expect((await deskOf(staff, home.id)).proposal).toMatchObject({
      needsCustoms: false,
      commodities: [],
      recipient: { phone: '+41415550120' },
    });
    const answer = await confirm(staff, await wishFor(staff, home.id));
    expect(answer.body).toMatchObject({ customs: null, commercialInvoiceDocId: null, service: { type: 'FEDEX_PRIORITY' } });
    expect((await send(staff, 'PUT', '/fedex/upload-etd', { orderId: home.id })).body).toMatchObject({
      errors: [{ message: 'customsNotNeeded' }],
    });
  });
});

describe('rates and pickups', () => {
  test('rates have surcharges and days, the cheapest first', async () => {
    const { packagingLineItems: positions } = await wishFor(staff, placed.id);
    const { body } = await send<OutputOf<typeof readParcelRates>>(staff, 'POST', '/fedex/get-rates', {
      address: { postalCode: '02116', countryCode: 'US' },
      positions,
    });
    expect(body.items.map(({ type, transitDays }) => [type, transitDays])).toEqual([
      ['INTERNATIONAL_ECONOMY', 6],
      ['FEDEX_INTERNATIONAL_PRIORITY', 3],
      ['FEDEX_INTERNATIONAL_PRIORITY_EXPRESS', 2],
    ]);
    for (const { rate, base, discount, surcharges } of body.items)
      expect(rate).toBeCloseTo(base - discount + surcharges.reduce((sum, { amount }) => sum + amount, 0), 2);
    expect(body.items[0]?.surcharges[0]?.name).toBe('Treibstoffzuschlag');
  });

  test('a country where the carrier does not go has none, and the carrier says why', async () => {
    const { packagingLineItems: positions } = await wishFor(staff, placed.id);
    const { body } = await send(staff, 'POST', '/fedex/get-rates', { address: { postalCode: '1', countryCode: 'AQ' }, positions });
    expect(body).toMatchObject({ items: [], notes: ['No service available for this shipment.'] });
  });

  test('a package beyond the limits is said at its field', async () => {
    const [position] = (await wishFor(staff, placed.id)).packagingLineItems;
    const positions = [
      position,
      { ...position, weight: { value: 68.1 } },
      { ...position, dimensions: { length: 300, width: 10, height: 10 } },
    ];
    const answer = await send(staff, 'POST', '/fedex/get-rates', { address: { postalCode: '02116', countryCode: 'US' }, positions });
    expect([answer.status, problemsOf(answer)]).toEqual([
      422,
      ['packageTooHeavy body.positions.1.weight.value', 'packageTooLong body.positions.2.dimensions.length'],
    ]);
  });

  test('no courier later than four, none after the cut-off of the carrier', async () => {
    const ask = async () =>
      (
        await send<OutputOf<typeof readPickupTimes>>(staff, 'POST', '/fedex/check-pickup-availability', {
          dimensions: { length: 60, width: 40, height: 40 },
          isDomestic: false,
          weight: { value: 20 },
          serviceType: 'FEDEX_INTERNATIONAL_PRIORITY',
        })
      ).body.items;
    const times = await ask();
    expect(times.length).toBeGreaterThan(5);
    expect(times.every(({ ready }) => Number(ready.slice(0, 2)) <= 15)).toBe(true);
  });
});

describe('a booking', () => {
  test('keeps number, price by the carrier, labels and customs invoice, tells the customer, and stands in the history', async () => {
    const wish = await wishFor(staff, placed.id, { service: { type: 'INTERNATIONAL_ECONOMY', rate: 0.05 } });
    const { status, body } = await confirm(dispatch, { ...wish, version: placed.version });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'BOOKED',
      reference: `${placed.formattedId}-1`,
      who: 'versand@kistenwerk.example',
      service: { name: 'FedEx International Economy' },
      customs: { terms: 'DAP', purpose: 'SOLD' },
    });
    expect(body.service.rate).toBeGreaterThan(50);
    expect(body.trackingNumber).toMatch(/^\d{12}$/);
    expect(body.commercialInvoiceDocId).toMatch(/^[0-9a-f]{16}$/);
    const [live] = liveFor(placed);
    expect(live).toMatchObject({
      documentIds: [body.commercialInvoiceDocId],
      trackingNumbers: body.parcels.map(({ trackingNumber }) => trackingNumber),
    });
    const label = await pdfAt(dispatch, `/shipment/${body.id}/label/1`);
    expect([label.headers['content-type'], label.rawPayload.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
    expect(label.rawPayload).toEqual((await pdfAt(staff, `/shipment/${body.id}/label/1`)).rawPayload);
    const invoice = await pdfAt(staff, `/shipment/${body.id}/customs-invoice`);
    expect(carrier.book.documents.get(body.commercialInvoiceDocId ?? '')).toEqual(invoice.rawPayload);
    const { text } = readPdf(invoice.rawPayload);
    for (const part of ['Commercial invoice', 'Amstutz Tools Inc.', 'Boston, MA 02116', '441510', 'DAP Boston', 'Total customs value CHF'])
      expect(text).toContain(part);
    const { rows } = await shop.database.pool.query<{ text: string; html: string; recipient: string }>(
      `select text, html, recipient from mail where dedupe_key like 'order-parcel:%' and order_id = $1`,
      [placed.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).toContain(body.trackingNumber);
    expect(rows[0]?.text).toContain('Zoll und Steuern');
    expect(rows[0]?.text).toContain('Boston, MA 02116, Vereinigte Staaten');
    expect(rows[0]?.html).toMatch(/<a href="[^"]*\/order\/[^"]*"[^>]*>Bestellung ansehen<\/a>/);
    const { history } = (await get<{ history: { what: string; after: string }[] }>(staff, `/order/${placed.id}`)).body;
    expect(history.find(({ what }) => what === 'shipment')?.after).toBe(body.trackingNumber);
  });

  test('confirmed a hundred times, at once and one after the other, is one', async () => {
    const wish = await wishFor(staff, placed.id);
    const together = await Promise.all(Array.from({ length: 50 }, async () => confirm(staff, wish)));
    expect(new Set(together.map(({ status }) => status)).isSubsetOf(new Set([200, 409]))).toBe(true);
    for (let time = 0; time < 50; time += 1) expect((await confirm(staff, wish)).status).toBe(200);
    expect(liveFor(placed)).toHaveLength(1);
    const { rows } = await shop.database.pool.query('select 1 from parcel_shipment where order_id = $1', [placed.id]);
    expect(rows).toHaveLength(1);
  });

  test.each<[string, (wish: Awaited<ReturnType<typeof wishFor>>) => object, string[]]>([
    [
      'a phone that no courier can call',
      ({ recipient }) => ({ recipient: { ...recipient, phone: '555' } }),
      ['validation.fedexPhone body.recipient.phone'],
    ],
    [
      'a state that is none',
      ({ recipient }) => ({ recipient: { ...recipient, stateOrProvinceCode: 'QC' } }),
      ['validation.northAmericaStateOrProvinceCode body.recipient.stateOrProvinceCode'],
    ],
    [
      'a street that is too long',
      ({ recipient }) => ({ recipient: { ...recipient, street: 'x'.repeat(36) } }),
      ['validation.max body.recipient.street'],
    ],
    [
      'no code of the goods',
      ({ commodities }) => ({ commodities: commodities.map((each) => ({ ...each, hsCode: '' })) }),
      ['validation.required body.commodities.0.hsCode'],
    ],
    [
      'no value of the goods',
      ({ commodities }) => ({ commodities: commodities.map((each) => ({ ...each, unitPrice: 0 })) }),
      ['customsValueMissing body.commodities.0.unitPrice'],
    ],
    ['no goods', () => ({ commodities: [] }), ['validation.required body.commodities']],
    [
      'a service that the carrier does not offer',
      () => ({ service: { type: 'FEDEX_PRIORITY' } }),
      ['parcelServiceNotOffered body.service.type'],
    ],
    ['a day that is past', () => ({ shipDate: '2026-11-01' }), ['shipDatePast body.shipDate']],
    ['a day that is none', () => ({ shipDate: '2026-11-31' }), ['shipDatePast body.shipDate']],
    ['a day of another year', () => ({ shipDate: '2027-11-25' }), ['shipDateFarOff body.shipDate']],
    ['a courier on a day of another year', () => ({ pickupDateTime: '2036-11-25T14:00:00' }), ['shipDateFarOff body.shipDate']],
    ['a field that it does not know', () => ({ price: 1 }), ['unknownField body.price']],
  ])('is refused with %s, and nothing is left of it', async (_what, over, problems) => {
    const wish = await wishFor(staff, placed.id);
    const wrong = { ...wish, ...over(wish) };
    const verified = await send(staff, 'POST', '/fedex/verify-fedex-shipment', wrong);
    const answer = await confirm(staff, wrong);
    expect([problemsOf(verified), answer.status, problemsOf(answer)]).toEqual([problems, 422, problems]);
    expect([liveFor(placed), (await deskOf(staff, placed.id)).shipment]).toEqual([[], null]);
  });

  test('is not made of an order that somebody else changed, nor of one that is cancelled or picked up', async () => {
    const wish = await wishFor(staff, placed.id);
    expect((await confirm(staff, { ...wish, version: placed.version - 1 })).status).toBe(409);
    await send(staff, 'PUT', `/order/${placed.id}/state`, { orderStatusId: 5, version: placed.version, reason: 'Irrtum' });
    expect(problemsOf(await confirm(staff, wish))).toEqual(['orderNotShippable']);
    expect((await deskOf(staff, placed.id)).proposal).toBeNull();
  });

  test('is checked before without being made', async () => {
    const answer = await send<{ service: { rate: number } }>(
      staff,
      'POST',
      '/fedex/verify-fedex-shipment',
      await wishFor(staff, placed.id),
    );
    expect(answer).toMatchObject({ status: 200, body: { service: { type: 'FEDEX_INTERNATIONAL_PRIORITY' }, notes: [] } });
    expect(liveFor(placed)).toEqual([]);
  });
});

describe('whatever breaks on the way', () => {
  const tries = async () =>
    (
      await shop.database.pool.query<{ state: string }>('select state from parcel_shipment where order_id = $1 order by id', [placed.id])
    ).rows.map(({ state }) => state);

  test.each<Fault>(isLong ? ['status500', 'html', 'nonsense', 'loseAnswer', 'partial'] : ['loseAnswer'])(
    'rates with %s: nothing is begun, and the next try goes through',
    async (fault) => {
      const wish = await wishFor(staff, placed.id);
      carrier.fail('rates', fault, fault, fault);
      const answer = await confirm(staff, wish);
      expect([answer.status, problemsOf(answer), await tries()]).toEqual([503, ['carrierAway'], []]);
      nowMs += 60_000;
      carrier.forgetFaults();
      expect((await confirm(staff, wish)).status).toBe(200);
    },
  );

  test.each<Fault>(isLong ? ['status503', 'html', 'loseAnswer'] : ['html'])(
    'the upload with %s: nothing is booked, and the next try is a new one',
    async (fault) => {
      const wish = await wishFor(staff, placed.id);
      carrier.fail('upload', fault, fault, fault);
      const answer = await confirm(staff, wish);
      expect([answer.status, problemsOf(answer), await tries(), liveFor(placed)]).toEqual([503, ['carrierAway'], ['FAILED'], []]);
      nowMs += 60_000;
      carrier.forgetFaults();
      expect((await confirm(staff, wish)).body).toMatchObject({ state: 'BOOKED', reference: `${placed.formattedId}-2` });
      expect(liveFor(placed)).toHaveLength(1);
    },
  );

  test.each<Fault>(isLong ? ['status500', 'html', 'nonsense', 'loseAnswer', 'partial'] : ['nonsense', 'loseAnswer'])(
    'the booking with %s: nobody knows whether it was made, and after two minutes one is there and only one',
    async (fault) => {
      const wish = await wishFor(staff, placed.id);
      carrier.fail('ship', fault);
      const answer = await confirm(staff, wish);
      expect([answer.status, problemsOf(answer), await tries()]).toEqual([503, ['shipmentUnknown'], ['BOOKING']]);
      expect((await deskOf(staff, placed.id)).shipment).toMatchObject({ state: 'BOOKING', trackingNumber: null });
      expect(problemsOf(await confirm(staff, wish))).toEqual(['shipmentUnderWay']);
      nowMs += 121_000;
      const second = await confirm(staff, wish);
      expect(second.body).toMatchObject({ state: 'BOOKED', reference: `${placed.formattedId}-2` });
      expect(await tries()).toEqual(['FAILED', 'BOOKED']);
      expect(liveFor(placed).map(({ trackingNumbers }) => trackingNumbers[0])).toEqual([second.body.trackingNumber]);
    },
  );

  describe('an answer that nobody waits for any more', () => {
    /** The booking has reached the carrier, and the clerk was told that nobody knows. */
    const late = async (wish: ParcelShipment): Promise<void> => {
      carrier.fail('ship', 'hold');
      const before = carrier.asked.ship;
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      try {
        const asked = confirm(staff, wish);
        await vi.waitFor(() => expect(liveFor(placed)).toHaveLength(1));
        expect(carrier.asked.ship).toBe(before + 1);
        vi.advanceTimersByTime(9000);
        const answer = await asked;
        expect([answer.status, problemsOf(answer), await tries()]).toEqual([503, ['shipmentUnknown'], ['BOOKING']]);
      } finally {
        vi.useRealTimers();
      }
    };

    test('is kept when it comes: the labels are there, and nothing is booked anew', async () => {
      const wish = await wishFor(staff, placed.id);
      await late(wish);
      expect(problemsOf(await confirm(staff, wish))).toEqual(['shipmentUnderWay']);
      carrier.letGo();
      await expect.poll(tries).toEqual(['BOOKED']);
      const booked = await confirm(staff, wish);
      expect(booked.body).toMatchObject({ state: 'BOOKED', reference: `${placed.formattedId}-1` });
      expect(liveFor(placed).map(({ trackingNumbers }) => trackingNumbers[0])).toEqual([booked.body.trackingNumber]);
    });

    test('is not kept once its try was given up: what it booked was called off, and one is there', async () => {
      const wish = await wishFor(staff, placed.id);
      await late(wish);
      nowMs += 121_000;
      const booked = await confirm(staff, wish);
      expect(booked.body).toMatchObject({ state: 'BOOKED', reference: `${placed.formattedId}-2` });
      carrier.letGo();
      const again = await confirm(staff, wish);
      expect([again.body.trackingNumber, await tries()]).toEqual([booked.body.trackingNumber, ['FAILED', 'BOOKED']]);
      expect(liveFor(placed).map(({ trackingNumbers }) => trackingNumbers[0])).toEqual([booked.body.trackingNumber]);
    });
  });

  test('what is booked while somebody calls it off is called off, too', async () => {
    const shipment = await booked();
    const { pool } = shop.database;
    // The answer of the carrier is just being kept.
    await pool.query(`update parcel_shipment set state = 'BOOKING', asked_at = to_timestamp($2) where id = $1`, [
      shipment.id,
      nowMs / 1000 - 300,
    ]);
    const kept = { table: 'parcel_shipment', text: `update parcel_shipment set state = 'BOOKED' where id = $1`, values: [shipment.id] };
    const voided = await besideWrite(pool, kept, async () => send<BookedShipment>(staff, 'PUT', `/order/${placed.id}/shipment/void`, {}));
    expect(voided.body.state).toBe('VOIDED');
    expect([await tries(), liveFor(placed)]).toEqual([['VOIDED'], []]);
  });

  test('a carrier that says no leaves nothing and says why', async () => {
    const wish = await wishFor(staff, placed.id);
    const recipient = { ...wish.recipient, companyName: '', personName: '   .', street2: '' };
    carrier.fail('ship', 'status429');
    expect(problemsOf(await confirm(staff, { ...wish, recipient }))).toEqual(['carrierAway']);
    expect([await tries(), liveFor(placed)]).toEqual([['FAILED'], []]);
  });

  test('as long as the carrier cannot say what it booked, nothing is booked anew', async () => {
    const wish = await wishFor(staff, placed.id);
    carrier.fail('ship', 'loseAnswer');
    await confirm(staff, wish);
    nowMs += 121_000;
    carrier.fail('reference', 'status500', 'status500', 'status500');
    expect(problemsOf(await confirm(staff, wish))).toEqual(['carrierAway']);
    expect([await tries(), liveFor(placed).length]).toEqual([['BOOKING'], 1]);
    nowMs += 60_000;
    carrier.fail('void', 'loseAnswer');
    expect((await confirm(staff, wish)).status).toBe(200);
    expect(liveFor(placed)).toHaveLength(1);
  });

  test('a booking that the database could not keep is found and replaced', async () => {
    const wish = await wishFor(staff, placed.id);
    await shop.database.pool.query(`create function no_parcel() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$;
      create trigger no_parcel before insert on parcel for each row execute function no_parcel()`);
    expect((await confirm(staff, wish)).status).toBe(500);
    await shop.database.pool.query('drop trigger no_parcel on parcel; drop function no_parcel()');
    expect([await tries(), liveFor(placed).length]).toEqual([['BOOKING'], 1]);
    nowMs += 121_000;
    expect((await confirm(staff, wish)).status).toBe(200);
    expect(liveFor(placed)).toHaveLength(1);
  });

  test('what the carrier no longer has holds up no cancellation', async () => {
    await booked();
    carrier.book.shipments.splice(0);
    const voided = async () => send(staff, 'PUT', `/order/${placed.id}/shipment/void`, {});
    expect(problemsOf(await voided())).toEqual(['carrierRefused']);
    nowMs += 180_000;
    expect((await voided()).body).toMatchObject({ state: 'VOIDED' });
    const { version } = await orderAs(staff, placed.id);
    expect((await send(staff, 'PUT', `/order/${placed.id}/state`, { orderStatusId: 5, version })).status).toBe(200);
  });

  test('an order whose parcels the carrier does not call off is not cancelled, however that is asked for', async () => {
    await booked();
    for (const ask of [
      async () => send(staff, 'DELETE', `/order/${placed.id}`, {}),
      async () => send(staff, 'PUT', `/order/${placed.id}/state`, { orderStatusId: 5 }),
    ]) {
      carrier.fail('void', 'status500', 'status500', 'status500');
      const answer = await ask();
      expect([answer.status, problemsOf(answer)]).toEqual([503, ['carrierAway']]);
      carrier.forgetFaults();
      nowMs += 180_000;
    }
    expect([(await orderAs(staff, placed.id)).orderStatusId, await tries()]).toEqual([1, ['BOOKED']]);
  });

  test('calling off goes on where it ended', async () => {
    await booked();
    await pickup();
    carrier.fail('void', 'status500', 'status500', 'status500');
    const first = await send(staff, 'PUT', `/order/${placed.id}/shipment/void`, {});
    expect([first.status, problemsOf(first)]).toEqual([503, ['carrierAway']]);
    expect((await deskOf(staff, placed.id)).shipment).toMatchObject({ state: 'BOOKED', pickup: { state: 'CANCELED' } });
    nowMs += 60_000;
    expect((await send(staff, 'PUT', `/order/${placed.id}/shipment/void`, { reason: 'Falsche Adresse' })).body).toMatchObject({
      state: 'VOIDED',
    });
    expect(liveFor(placed)).toEqual([]);
  });
});

async function pickup(over: object = {}): Promise<Answer<BookedShipment>> {
  return send<BookedShipment>(staff, 'POST', '/fedex/schedule-pickup', {
    orderId: placed.id,
    day: '2026-11-25',
    ready: '14:00',
    close: '18:00',
    ...over,
  });
}

describe('the courier', () => {
  test('is ordered once, however often this is asked for, and called off with code and place', async () => {
    await booked();
    const before = carrier.book.pickups.length;
    for (let time = 0; time < 3; time += 1)
      expect((await pickup()).body.pickup).toMatchObject({ state: 'BOOKED', day: '2026-11-25', ready: '14:00', close: '18:00' });
    expect(carrier.book.pickups).toHaveLength(before + 1);
    expect((await send<BookedShipment>(staff, 'PUT', `/order/${placed.id}/shipment/pickup-cancel`, {})).body.pickup?.state).toBe(
      'CANCELED',
    );
    expect(carrier.book.pickups.at(-1)).toMatchObject({ isCancelled: true });
    expect((await pickup()).body.pickup?.state).toBe('BOOKED');
  });

  test('is ordered for one moment, on whose day the parcels are sent', async () => {
    const pickupDateTime = '2026-11-25T14:00:00';
    const { body } = await confirm(staff, { ...(await wishFor(staff, placed.id)), pickupDateTime });
    expect(body.shipDate).toBe('2026-11-25');
    const at = async (moment: string) =>
      send<BookedShipment>(staff, 'POST', '/fedex/schedule-pickup', { orderId: placed.id, pickupDateTime: moment });
    expect(problemsOf(await at('2026-11-25T17:00'))).toEqual(['pickupTooLate body.ready']);
    expect((await at(pickupDateTime)).body.pickup).toMatchObject({ state: 'BOOKED', day: '2026-11-25', ready: '14:00', close: '18:00' });
  });

  test.each(['16:00', '17:00', '03:00'])('does not come at %s', async (ready) => {
    await booked();
    expect(problemsOf(await pickup({ ready, close: '18:00' }))).toEqual(['pickupTooLate body.ready']);
  });

  test('whose order was lost is ordered again only when somebody says so', async () => {
    await booked();
    carrier.fail('pickup', 'loseAnswer');
    expect(await pickup()).toMatchObject({ status: 503, body: { errors: [{ message: 'pickupUnknown' }] } });
    expect((await pickup()).status).toBe(409);
    expect((await pickup({ again: true })).body.pickup).toMatchObject({ state: 'BOOKED' });
  });

  const livePickups = () => carrier.book.pickups.filter(({ isCancelled }) => !isCancelled).length;
  const isAsked = async () => {
    await expect.poll(async () => (await deskOf(staff, placed.id)).shipment?.pickup?.state).toBe('ASKED');
  };

  test('does not come for parcels that were called off while he was ordered', async () => {
    await booked();
    const before = livePickups();
    carrier.fail('pickup', 'hold');
    const ordering = pickup();
    await isAsked();
    expect((await send(staff, 'PUT', `/order/${placed.id}/shipment/void`, {})).status).toBe(200);
    carrier.letGo();
    expect(problemsOf(await ordering)).toEqual(['shipmentMissing']);
    expect(livePickups()).toBe(before);
  });

  test('comes once, although he was ordered again while the first answer was under way', async () => {
    await booked();
    const before = livePickups();
    carrier.fail('pickup', 'hold');
    const ordering = pickup();
    await isAsked();
    const second = await pickup({ again: true });
    carrier.letGo();
    expect((await ordering).body.pickup).toEqual(second.body.pickup);
    expect(livePickups()).toBe(before + 1);
    expect(carrier.book.pickups.findLast(({ isCancelled }) => !isCancelled)?.code).toBe(second.body.pickup?.code);
  });

  test('who was ordered anew is not taken for called off by an earlier answer that comes late', async () => {
    await booked();
    await pickup();
    carrier.fail('cancelPickup', 'hold');
    const cancel = async () => send<BookedShipment>(staff, 'PUT', `/order/${placed.id}/shipment/pickup-cancel`, {});
    const slow = cancel();
    await expect.poll(() => carrier.book.pickups.at(-1)?.isCancelled).toBe(true);
    expect((await cancel()).body.pickup?.state).toBe('CANCELED');
    const anew = await pickup();
    carrier.letGo();
    await slow;
    expect((await deskOf(staff, placed.id)).shipment?.pickup).toEqual(anew.body.pickup);
  });

  test('comes only for what is booked', async () => {
    expect(problemsOf(await pickup())).toEqual(['shipmentMissing']);
  });
});

describe('afterwards', () => {
  test('parcels are followed, the customs invoice is sent once more, and a shipment that was called off may be booked anew', async () => {
    const shipment = await booked();
    const tracking = async (lang: string) => (await get(dispatch, `/order/${placed.id}/shipment/tracking?lang=${lang}`)).body;
    expect(await tracking('de')).toMatchObject({ state: 'OC', text: 'Sendung angemeldet', events: [{ what: 'Sendung angemeldet' }] });
    expect(await tracking('fr')).toMatchObject({ state: 'OC', text: 'Envoi annoncé', events: [{ what: 'Envoi annoncé' }] });
    const again = await send<{ commercialInvoiceDocId: string }>(staff, 'PUT', '/fedex/upload-etd', { orderId: placed.id });
    expect(again.body.commercialInvoiceDocId).not.toBe(shipment.customs?.commercialInvoiceDocId);
    for (let time = 0; time < 2; time += 1)
      expect((await send(staff, 'PUT', `/order/${placed.id}/shipment/void`, {})).body).toMatchObject({ state: 'VOIDED' });
    expect(problemsOf(await get(staff, `/order/${placed.id}/shipment/tracking`))).toEqual(['shipmentMissing']);
    expect((await booked()).reference).toBe(`${placed.formattedId}-2`);
  });

  test('a haulier is told without prices, and the next time to the same address', async () => {
    const tell = async (id: number, body?: object) =>
      send<{ recipient: string }>(staff, 'PUT', `/order/${id}/notification-carrier`, body ?? {});
    expect((await tell(placed.id, { recipient: 'fahrer@camion.example', message: 'Rampe 2' })).body.recipient).toBe(
      'fahrer@camion.example',
    );
    const other = await crateOrder(guest, staff, {
      ...boston,
      country: 'DE',
      zipCode: '79098',
      city: 'Freiburg',
      stateOrProvinceCode: '',
      carrierPhone: '+49 761 555010',
    });
    expect((await tell(other.id)).body.recipient).toBe('fahrer@camion.example');
    const { rows } = await shop.database.pool.query<{ text: string }>(
      `select text from mail where dedupe_key like 'order-carrier:%' order by id`,
    );
    expect(rows[0]?.text).toContain('Rampe 2');
    expect(rows[1]?.text).toContain('79098 Freiburg');
    expect(rows[1]?.text).not.toContain('CHF');
    for (const status of [200, 200, 429]) {
      nowMs += 61_000;
      expect((await tell(placed.id)).status).toBe(status);
      // Two clicks are one mail.
      if (status === 200) expect((await tell(placed.id)).status).toBe(200);
    }
  });
});
