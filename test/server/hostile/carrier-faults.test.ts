/** Each call of the parcel carrier × each fault: staff see what happened, nothing is half done, and the same request succeeds afterwards, once. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Artwork } from '#contract/artwork.ts';
import type { Order } from '#contract/order.ts';
import type { ParcelShipment } from '#contract/shipment.ts';
import { leman } from '#demo/artwork/french-labels.ts';
import type { Fault, ParcelCarrierStandIn } from '#fakes/parcel-carrier/parcel-carrier.ts';
import { isLong } from '../../depth.ts';
import { changed, confirmAll, uploaded } from '../artwork-steps.ts';
import { get, logIn, newGuest, problemsOf, send } from '../buyer.ts';
import type { Answer, Buyer, Person } from '../buyer.ts';
import { confirm, crateOrder, deskOf, shopWithCarrier, wishFor } from '../parcel-steps.ts';
import type { ShopApp } from '../shop-app.ts';

let nowMs = Date.parse('2026-11-23T09:00:00+01:00');
let shop: ShopApp;
let carrier: ParcelCarrierStandIn;
let guest: Buyer;
let staff: Person;
let placed: Order;
let wish: ParcelShipment;

beforeAll(async () => {
  ({ shop, carrier } = await shopWithCarrier({ now: () => nowMs, slowMs: 50 }));
  guest = await newGuest(shop.app);
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
});
afterAll(async () => shop.close());
beforeEach(async () => {
  placed = await crateOrder(guest, staff);
  wish = await wishFor(staff, placed.id);
});
/** Each test has minutes of its own: a pause after failures is over by the next. */
afterEach(() => {
  carrier.forgetFaults();
  nowMs += 180_000;
});

type Operation = Parameters<ParcelCarrierStandIn['fail']>[0];
interface Call {
  operation: Operation;
  /** Preparation of the test. */
  before?: () => Promise<unknown>;
  ask: (again: boolean) => Promise<Answer<unknown>>;
  /** Active shipments at the carrier in the end. */
  live: number;
}

const book = async (): Promise<unknown> => confirm(staff, wish);
const pickup = async (again: boolean) =>
  send(staff, 'POST', '/fedex/schedule-pickup', { orderId: placed.id, day: '2026-11-27', ready: '14:00', close: '18:00', again });
const loseBooking = async (): Promise<void> => {
  carrier.fail('ship', 'loseAnswer');
  await confirm(staff, wish);
  nowMs += 121_000;
};

const calls: Readonly<Record<string, Call>> = {
  'rates of packages': {
    operation: 'rates',
    ask: async () =>
      send(staff, 'POST', '/fedex/get-rates', {
        address: { postalCode: '02116', countryCode: 'US' },
        positions: wish.packagingLineItems,
      }),
    live: 0,
  },
  'times of the courier': {
    operation: 'availability',
    ask: async () =>
      send(staff, 'POST', '/fedex/check-pickup-availability', {
        dimensions: { length: 60, width: 40, height: 40 },
        isDomestic: false,
        weight: { value: 20 },
        serviceType: 'FEDEX_INTERNATIONAL_PRIORITY',
      }),
    live: 0,
  },
  'the check of a shipment': { operation: 'validate', ask: async () => send(staff, 'POST', '/fedex/verify-fedex-shipment', wish), live: 0 },
  'the rate of a booking': { operation: 'rates', ask: async () => confirm(staff, wish), live: 1 },
  'the customs invoice of a booking': { operation: 'upload', ask: async () => confirm(staff, wish), live: 1 },
  'the booking': { operation: 'ship', ask: async () => confirm(staff, wish), live: 1 },
  'the search for a booking whose answer was lost': {
    operation: 'reference',
    before: loseBooking,
    ask: async () => confirm(staff, wish),
    live: 1,
  },
  'the calling off of a booking whose answer was lost': {
    operation: 'void',
    before: loseBooking,
    ask: async () => confirm(staff, wish),
    live: 1,
  },
  'the customs invoice once more': {
    operation: 'upload',
    before: book,
    ask: async () => send(staff, 'PUT', '/fedex/upload-etd', { orderId: placed.id }),
    live: 1,
  },
  'where the parcels are': {
    operation: 'track',
    before: book,
    ask: async () => get(staff, `/order/${placed.id}/shipment/tracking`),
    live: 1,
  },
  'the courier': { operation: 'pickup', before: book, ask: pickup, live: 1 },
  'the courier called off': {
    operation: 'cancelPickup',
    before: async () => (await book(), pickup(false)),
    ask: async () => send(staff, 'PUT', `/order/${placed.id}/shipment/pickup-cancel`, {}),
    live: 1,
  },
  'the shipment called off': {
    operation: 'void',
    before: book,
    ask: async () => send(staff, 'PUT', `/order/${placed.id}/shipment/void`, {}),
    live: 0,
  },
};

const liveNow = () => carrier.book.live.filter(({ references }) => references.includes(placed.formattedId));
const couriers = () => carrier.book.pickups.filter(({ isCancelled }) => !isCancelled).length;
/** The stored shipments of this order; a booked one has its number and a label for each parcel. */
async function kept(): Promise<string[]> {
  const { rows } = await shop.database.pool.query<{ state: string; number: string; parcels: number; packages: number }>(
    `select state, coalesce(tracking_number, '') as number, (select count(*)::int from parcel where shipment_id = s.id) as parcels,
            (select sum((p->>'packageCount')::int)::int from jsonb_array_elements(wish->'packagingLineItems') p) as packages
     from parcel_shipment s where order_id = $1 order by id`,
    [placed.id],
  );
  for (const { state, number, parcels, packages } of rows)
    expect([state === 'BOOKED' || state === 'VOIDED', number !== '', parcels]).toEqual(
      state === 'BOOKED' || state === 'VOIDED' ? [true, true, packages] : [false, false, 0],
    );
  return rows.map(({ state }) => state);
}

/** Faults that are retried take long, so the short run has fewer. */
const spoiled: readonly Fault[] = isLong
  ? ['status500', 'status503', 'status429', 'loseAnswer', 'partial', 'html', 'nonsense']
  : ['loseAnswer', 'nonsense'];
/** Done twice, these two are paid twice; in the short run each other call meets one fault, in turn. */
const paidFor = new Set(['the booking', 'the courier']);
const faultsOf = (name: string, at: number): readonly Fault[] =>
  isLong || paidFor.has(name) ? spoiled : spoiled.filter((_, which) => which === at % spoiled.length);
const said = ['carrierAway', 'shipmentUnknown', 'pickupUnknown'];

describe.each(Object.keys(calls).map((name, at) => [name, at] as const))('%s', (name, at) => {
  const { operation, before, ask, live } = calls[name]!;

  test.each(faultsOf(name, at))('%s', async (fault) => {
    await before?.();
    const couriersBefore = couriers();
    carrier.fail(operation, fault, fault, fault);
    const answer = await ask(false);
    expect(answer.status).toBe(503);
    expect(said).toContain(problemsOf(answer)[0]);
    await kept();
    expect(liveNow().length).toBeLessThanOrEqual(1);
    carrier.forgetFaults();
    nowMs += 121_000;
    const second = await ask(true);
    expect([second.status, liveNow().length]).toEqual([200, live]);
    expect((await kept()).filter((state) => state === 'BOOKED')).toHaveLength(live);
    expect(couriers() - couriersBefore).toBeLessThanOrEqual(operation === 'pickup' ? 2 : 0);
    expect((await deskOf(staff, placed.id)).shipment?.state ?? 'none').toBe(
      live === 1 ? 'BOOKED' : before === undefined ? 'none' : 'VOIDED',
    );
  });

  test.each<Fault>(isLong ? ['slow', 'gzip'] : ['slow'])('%s is an answer', async (fault) => {
    await before?.();
    carrier.fail(operation, fault);
    expect((await ask(false)).status).toBe(200);
    expect(liveNow()).toHaveLength(live);
  });
});

describe('the courier of an artwork quote', () => {
  let ready: Artwork;
  beforeAll(async () => {
    const { body: customer } = await send<{ id: number }>(staff, 'POST', '/customers', {
      contactPerson: [{ firstName: 'Hélène', lastName: 'Dumur', email: 'helene@muster.example', languageId: 3 }],
      address: { name: 'Hélène Dumur', street: '27 rue de la Filature', zipCode: '69003', city: 'Lyon', country: 'FR' },
    });
    ready = await changed(staff, await confirmAll(staff, await uploaded(staff, leman)), {
      choice: {
        customerId: customer.id,
        phone: '+33478000000',
        courier: { service: 'FEDEX_INTERNATIONAL_PRIORITY', amount: 1 },
        insurance: { mode: 'AIR' },
      },
    });
  });
  const place = async () => send<{ id: number }>(staff, 'POST', `/artwork/${ready.id}/quote`, { version: ready.version });
  const quotes = async (): Promise<number> =>
    Number((await shop.database.pool.query('select count(*) from quote where customer_request_type = 3')).rows[0].count);

  test.each(spoiled)('%s: no quote is made, and it says why', async (fault) => {
    const count = await quotes();
    carrier.fail('rates', ...Array.from({ length: 9 }, () => fault));
    const answer = await place();
    expect(answer.status).toBeGreaterThanOrEqual(422);
    expect(problemsOf(answer)[0]).toMatch(/^(carrierAway|artworkCourier\w+)/);
    expect([await quotes(), (await get<Artwork>(staff, `/artwork/${ready.id}`)).body.quote]).toEqual([count, null]);
  });

  test('comes when the carrier is back, once', async () => {
    const [one, other] = [await place(), await place()];
    expect([one.status, other.body.id]).toEqual([200, one.body.id]);
  });
});
