/** The carrier's calls against the stand-in: what goes over the wire in both directions, and what each fault leads to. */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startParcelCarrier } from '#fakes/parcel-carrier/parcel-carrier.ts';
import type { Fault, ParcelCarrierStandIn } from '#fakes/parcel-carrier/parcel-carrier.ts';
import { rappen } from '#domain/money/money.ts';
import { openFedex } from './fedex.ts';
import { CarrierRefused } from './parcel-carrier.ts';
import type { ParcelCarrier, Shipment } from './parcel-carrier.ts';
import { ratesOf } from './rates.ts';
import { boston, packages, sender, shipmentToBoston } from './shipment.test-data.ts';
import { RateReply } from './wire.ts';

/** Tuesday, 24 November 2026, 09:00 in Switzerland. */
const start = Date.parse('2026-11-24T09:00:00+01:00');
let standIn: ParcelCarrierStandIn;
let nowMs: number;
let carrier: ParcelCarrier;

/** What answers at all does so in time, also on a busy machine. */
const patientMs = 20_000;
const open = (over: { clientSecret?: string; account?: string; timeoutMs?: number } = {}): ParcelCarrier => {
  const { timeoutMs = patientMs, ...changed } = over;
  return openFedex({ settings: { ...standIn.settings, ...changed }, now: () => nowMs, timeoutMs, bookingTimeoutMs: timeoutMs });
};

beforeEach(async () => {
  nowMs = start;
  standIn = await startParcelCarrier({ now: () => nowMs, slowMs: 150, firstNumber: 794_953_535_000 });
  carrier = open();
});
afterEach(async () => standIn.stop());

const rateWish = {
  from: { zipCode: '6210', country: 'CH' },
  to: { zipCode: '02116', country: 'US' },
  day: '2026-11-24',
  packages,
  value: rappen(24_700),
};
const pickupOrder = {
  at: sender,
  day: '2026-11-24',
  ready: '14:00',
  close: '18:00',
  packageCount: 3,
  weightG: 25_710,
  domestic: false,
  trackingNumber: '794953535007',
  remarks: 'A2026-00001',
};
const pickupWish = {
  address: sender,
  day: '2026-11-24',
  domestic: false,
  service: 'FEDEX_INTERNATIONAL_PRIORITY',
  weightG: 25_710,
  dimensions: { lengthCm: 61, widthCm: 41, heightCm: 36 },
};
const invoice = {
  fileName: 'Invoice-A2026-00001.pdf',
  pdf: Buffer.from('%PDF-1.7 test'),
  fromCountry: 'CH',
  toCountry: 'US',
  booked: null,
};

test('the stand-in of the demo knows its bookings after a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'carrier-'));
  const restart = async (): Promise<void> => {
    await standIn.stop();
    standIn = await startParcelCarrier({ now: () => nowMs, keptIn: join(folder, 'book.json') });
    carrier = open();
  };
  await restart();
  const { trackingNumber } = await carrier.ship(shipmentToBoston());
  const pickup = { ...(await carrier.orderPickup(pickupOrder)), day: pickupOrder.day };
  await restart();
  expect((await carrier.track(trackingNumber))?.state).toBe('OC');
  await carrier.cancelPickup(pickup);
  await carrier.voidShipment(trackingNumber);
  await restart();
  expect((await carrier.track(trackingNumber))?.state).toBe('CA');
  expect(standIn.book.pickups.map(({ isCancelled }) => isCancelled)).toEqual([true]);
  await rm(folder, { recursive: true });
});

describe('what goes over the wire, both ways', () => {
  /** Labels are long: their hash replaces them. */
  const short = (key: string, value: unknown): unknown =>
    key === 'encodedLabel' ? createHash('sha256').update(String(value)).digest('hex') : value;

  const parsed = (text: unknown): unknown => (typeof text === 'string' ? JSON.parse(text) : null);

  async function pairOf(ask: () => Promise<unknown>): Promise<string> {
    const pairs: object[] = [];
    const usual = globalThis.fetch;
    globalThis.fetch = async (input, options = {}) => {
      const url = input as URL;
      const answer = await usual(url, options);
      if (url.pathname === '/oauth/token') return answer;
      const form = options.body instanceof FormData ? options.body : null;
      const attachment = form?.get('attachment');
      const request =
        form === null
          ? parsed(options.body)
          : {
              document: parsed(form.get('document')),
              attachment: attachment instanceof File ? { name: attachment.name, type: attachment.type, size: attachment.size } : null,
            };
      pairs.push({ call: `${options.method} ${url.pathname}`, request, status: answer.status, answer: await answer.clone().json() });
      return answer;
    };
    try {
      await ask();
    } finally {
      globalThis.fetch = usual;
    }
    return `${JSON.stringify(pairs.at(-1), short, 2)}\n`;
  }

  test.each<[string, (documentId: string) => Promise<unknown>]>([
    ['rates', async () => carrier.rates(rateWish)],
    ['availability', async () => carrier.pickupDays(pickupWish)],
    ['validate', async (documentId) => carrier.validate(withDocument(documentId))],
    ['ship', async (documentId) => carrier.ship(withDocument(documentId))],
    ['upload', async () => carrier.uploadInvoice(invoice)],
    ['pickup', async () => carrier.orderPickup(pickupOrder)],
    ['cancel-pickup', async () => carrier.cancelPickup({ ...(await carrier.orderPickup(pickupOrder)), day: '2026-11-24' })],
    ['void', async () => carrier.voidShipment((await carrier.ship(shipmentToBoston())).trackingNumber)],
    ['track', async () => carrier.track((await carrier.ship(shipmentToBoston())).trackingNumber)],
    ['reference', async () => (await carrier.ship(shipmentToBoston()), carrier.findByReference('A2026-00001-1', '2026-11-24'))],
  ])('%s', async (name, ask) => {
    const documentId = await carrier.uploadInvoice(invoice);
    await expect(await pairOf(async () => ask(documentId))).toMatchFileSnapshot(`samples/${name}.json`);
  });

  function withDocument(documentId: string): Shipment {
    const shipment = shipmentToBoston();
    return { ...shipment, customs: shipment.customs === null ? null : { ...shipment.customs, documentId } };
  }
});

describe('rates', () => {
  test('are read with surcharges, days and the price of our contract, the cheapest first', async () => {
    const { rates } = await carrier.rates(rateWish);
    expect(rates.map(({ service, transitDays, arrivesOn }) => [service, transitDays, arrivesOn])).toEqual([
      ['INTERNATIONAL_ECONOMY', 6, '2026-12-02'],
      ['FEDEX_INTERNATIONAL_PRIORITY', 3, '2026-11-27'],
      ['FEDEX_INTERNATIONAL_PRIORITY_EXPRESS', 2, '2026-11-26'],
    ]);
    const [economy] = rates;
    const surcharges = economy!.surcharges.reduce((sum, { amount }) => sum + amount, 0);
    expect(economy!.amount).toBe(economy!.base - economy!.discount + surcharges);
    expect(economy!.discount).toBeGreaterThan(0);
    expect(await carrier.rates(rateWish)).toEqual({ rates, notes: [] });
  });

  test('are none for what is too heavy or goes where nobody goes, and the carrier says so', async () => {
    const heavy = await carrier.rates({ ...rateWish, packages: [{ ...packages[0]!, weightG: 68_001 }] });
    expect(heavy).toEqual({ rates: [], notes: ['No service available for this shipment.'] });
    expect((await carrier.rates({ ...rateWish, to: { zipCode: '1', country: 'AQ' } })).rates).toEqual([]);
  });

  const reply = (over: object) =>
    ratesOf(
      RateReply.parse({
        output: {
          rateReplyDetails: [
            {
              serviceType: 'FEDEX_PRIORITY',
              serviceName: 'FedEx Priority®',
              ratedShipmentDetails: [{ rateType: 'ACCOUNT', totalNetCharge: 954.17, currency: 'SFR', ...over }],
            },
          ],
        },
      }),
    ).rates.map(({ amount }) => amount);

  test.each<[string, object, number[]]>([
    ['francs by the code of the carrier', {}, [95_417]],
    ['francs by their usual code', { currency: 'CHF' }, [95_417]],
    ['another currency', { currency: 'USD' }, []],
    ['less than nothing', { totalNetCharge: -3 }, []],
    ['nothing', { totalNetCharge: 0 }, []],
    ['fractions of a Rappen', { totalNetCharge: 10.005_000_001 }, [1001]],
  ])('%s', (_what, over, amounts) => {
    expect(reply(over)).toEqual(amounts);
  });

  test('an amount beyond all sense is no answer', () => {
    expect(() => reply({ totalNetCharge: 1e300 })).toThrow();
  });
});

describe('a booking', () => {
  test('brings a label and a number for each package, the same bytes for the same shipment', async () => {
    const booked = await carrier.ship(shipmentToBoston());
    expect(booked.parcels.map(({ trackingNumber }) => trackingNumber)).toEqual(['794953535007', '794953535014', '794953535021']);
    expect(booked.trackingNumber).toBe('794953535007');
    expect(booked.parcels.every(({ label }) => label.subarray(0, 5).toString() === '%PDF-')).toBe(true);
  });

  test('is found by our reference until it is called off, which may be asked twice', async () => {
    expect(await carrier.findByReference('A2026-00001-1', '2026-11-24')).toEqual([]);
    const { trackingNumber } = await carrier.ship(shipmentToBoston());
    expect(await carrier.findByReference('A2026-00001-1', '2026-11-24')).toEqual([trackingNumber]);
    await carrier.voidShipment(trackingNumber);
    await carrier.voidShipment(trackingNumber);
    expect(await carrier.findByReference('A2026-00001-1', '2026-11-24')).toEqual([]);
    expect(await carrier.track(trackingNumber)).toMatchObject({ state: 'CA' });
  });

  test('is followed to the door', async () => {
    const { trackingNumber } = await carrier.ship(shipmentToBoston());
    expect(await carrier.track(trackingNumber)).toMatchObject({ state: 'OC' });
    nowMs = Date.parse('2026-11-27T12:00:00+01:00');
    expect(await carrier.track(trackingNumber)).toMatchObject({
      state: 'DL',
      text: 'Delivered',
      events: [{ what: 'Delivered', place: 'Boston, US' }, {}, {}, {}],
    });
    expect(await carrier.track('794000000000')).toBeNull();
  });

  const shipment = shipmentToBoston();
  const customs = shipment.customs!;
  const commodity = customs.commodities[0]!;
  test.each<[string, Partial<Shipment>, string]>([
    ['a phone that is too short', { to: { ...boston, phone: '12345' } }, 'RECIPIENTCONTACT.PHONENUMBER.INVALID'],
    ['a phone with 001', { to: { ...boston, phone: '0016175550100' } }, 'RECIPIENTCONTACT.PHONENUMBER.INVALID'],
    ['no state in the USA', { to: { ...boston, stateOrProvinceCode: '' } }, 'STATEORPROVINCECODE.INVALID'],
    ['a country that does not exist', { to: { ...boston, country: 'ZZ' } }, 'COUNTRY.CODE.INVALID'],
    ['umlauts', { to: { ...boston, city: 'Zürich' } }, 'INVALID.INPUT.EXCEPTION'],
    ['a line of 36 characters', { to: { ...boston, street: 'x'.repeat(36) } }, 'INVALID.INPUT.EXCEPTION'],
    ['no customs data beyond the border', { customs: null }, 'INVALID.INPUT.EXCEPTION'],
    ['a code that is none', { customs: { ...customs, commodities: [{ ...commodity, hsCode: '44' }] } }, 'HARMONIZEDCODE.INVALID'],
    ['terms that are none', { customs: { ...customs, incoterm: 'FOB' as never } }, 'TERMSOFSALE.INVALID'],
    ['a purpose that is none', { customs: { ...customs, purpose: 'FUN' as never } }, 'SHIPMENTPURPOSE.INVALID'],
    ['a document that nobody uploaded', { customs: { ...customs, documentId: '090493e181586308' } }, 'ETD.DOCUMENTID.INVALID'],
    ['a service of the home country', { service: 'FEDEX_PRIORITY' }, 'SERVICETYPE.NOT.ALLOWED'],
    ['a package that is too heavy', { packages: [{ ...packages[0]!, weightG: 70_000 }] }, 'PACKAGE.WEIGHT.EXCEEDED'],
  ])('is refused with %s', async (_what, over, code) => {
    const wrong = shipmentToBoston(over);
    await expect(carrier.validate(wrong)).rejects.toMatchObject({ name: 'CarrierRefused', problems: [{ code }] });
    await expect(carrier.ship(wrong)).rejects.toThrow(CarrierRefused);
    expect(standIn.book.shipments).toEqual([]);
  });
});

describe('pickups', () => {
  test('are offered today and on working days, as long as the courier can still come', async () => {
    expect((await carrier.pickupDays(pickupWish)).map(({ day }) => day)).toEqual([
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-30',
    ]);
    nowMs = Date.parse('2026-11-24T15:45:00+01:00');
    expect((await carrier.pickupDays(pickupWish)).map(({ day }) => day)).not.toContain('2026-11-24');
    nowMs = Date.parse('2026-11-28T09:00:00+01:00');
    expect((await carrier.pickupDays({ ...pickupWish, day: '2026-11-28' }))[0]?.day).toBe('2026-11-30');
  });

  test('are ordered and called off with code and place, never for yesterday', async () => {
    const pickup = await carrier.orderPickup(pickupOrder);
    expect(pickup).toEqual({ code: '3001', location: 'ZRHA' });
    await carrier.cancelPickup({ ...pickup, day: '2026-11-24' });
    expect(standIn.book.pickups).toMatchObject([{ isCancelled: true }]);
    await expect(carrier.cancelPickup({ code: '9', location: 'ZRHA', day: '2026-11-24' })).rejects.toThrow('PICKUP.NUMBER.EXPIRED');
    await expect(carrier.orderPickup({ ...pickupOrder, day: '2026-11-23' })).rejects.toThrow('PICKUP.REQUESTED.PREVIOUS.DAY');
  });
});

test('a document without content is refused', async () => {
  await expect(carrier.uploadInvoice({ ...invoice, pdf: Buffer.alloc(0) })).rejects.toThrow('no file information');
});

describe('the token', () => {
  test('is asked for once and again only when it ends or is taken back', async () => {
    await Promise.all([carrier.rates(rateWish), carrier.rates(rateWish)]);
    standIn.forgetTokens();
    expect((await carrier.rates(rateWish)).rates).toHaveLength(3);
    nowMs += 3_599_000;
    expect((await carrier.rates(rateWish)).rates).toHaveLength(3);
  });

  test('is not given to who has another secret, nor anything to another account', async () => {
    await expect(open({ clientSecret: 'other' }).rates(rateWish)).rejects.toThrow('NOT.AUTHORIZED.ERROR');
    await expect(open({ account: '1' }).ship(shipmentToBoston())).rejects.toThrow('ACCOUNTNUMBER.REGISTRATION.REQUIRED');
  });
});

describe('when the way to the carrier is bad', () => {
  test.each<[Fault, string]>([
    ['status500', 'status 500'],
    ['status503', 'status 503'],
    ['status429', 'status 429'],
    ['hang', 'too slow'],
    ['loseAnswer', 'no answer'],
    ['partial', 'no answer'],
    ['html', 'unknown kind'],
    ['nonsense', 'unknown shape'],
  ])('%s: a booking is asked for once and is an outage', async (fault, message) => {
    standIn.fail('ship', fault);
    const timeoutMs = fault === 'hang' ? 1000 : patientMs;
    await expect(open({ timeoutMs }).ship(shipmentToBoston())).rejects.toMatchObject({
      name: 'Outage',
      message: expect.stringContaining(message),
    });
    expect(standIn.asked.ship).toBe(1);
  });

  test('silence is waited for once, however many tries there would be', async () => {
    standIn.fail('rates', 'status503', 'hang', 'hang');
    await expect(open({ timeoutMs: 1000 }).rates(rateWish)).rejects.toMatchObject({ name: 'Outage', kind: 'tooSlow' });
    expect(standIn.asked.rates).toBe(2);
  });

  test('what changes nothing is asked three times', async () => {
    standIn.fail('rates', 'status503', 'loseAnswer');
    expect((await carrier.rates(rateWish)).rates).toHaveLength(3);
    expect(standIn.asked.rates).toBe(3);
  });

  test('a slow and a packed answer are answers', async () => {
    standIn.fail('rates', 'slow', 'gzip');
    expect((await carrier.rates(rateWish)).rates).toHaveLength(3);
    expect((await carrier.rates(rateWish)).rates).toHaveLength(3);
    expect(standIn.asked.rates).toBe(2);
  });

  test('faults are set over HTTP too', async () => {
    const answer = await fetch(`${standIn.settings.url}/_faults`, {
      method: 'POST',
      body: JSON.stringify({ operation: 'rates', faults: ['html'] }),
    });
    expect(answer.status).toBe(200);
    await expect(carrier.rates(rateWish)).rejects.toThrow('unknown kind');
  });

  test('refusals do not count as failures of the carrier', async () => {
    for (let time = 0; time < 8; time += 1)
      await expect(carrier.ship(shipmentToBoston({ service: 'FEDEX_PRIORITY' }))).rejects.toThrow(CarrierRefused);
    expect((await carrier.rates(rateWish)).rates).toHaveLength(3);
  });
});
