/** The calls of the carrier's API that the shop uses: recognises a request and answers it. */
import type { z } from 'zod';
import { labelPdf } from './label.ts';
import { addWorkingDays, isWorkingDay, rateReply, servicesTo } from './rate-card.ts';
import * as wire from './request.ts';
import type { Problem } from './request.ts';
import type { ShipmentBook } from './shipment-book.ts';

export const operations = [
  'rates',
  'availability',
  'validate',
  'ship',
  'void',
  'pickup',
  'cancelPickup',
  'track',
  'reference',
  'upload',
] as const;
export type Operation = (typeof operations)[number];

export interface Reply {
  status: number;
  body: object;
}

export interface CallFacts {
  book: ShipmentBook;
  account: string;
  now: () => number;
}

export const done = (output: object, status = 200): Reply => ({
  status,
  body: { transactionId: '624deea6-b709-470c-8c39-4b5511281492', output },
});
export const refused = (errors: readonly Problem[], status = 400): Reply => ({
  status,
  body: { transactionId: '624deea6-b709-470c-8c39-4b5511281492', errors },
});
const no = (code: string, message: string): Reply => refused([{ code, message }]);

const paths: Readonly<Record<string, Exclude<Operation, 'upload'>>> = {
  'POST /rate/v1/rates/quotes': 'rates',
  'POST /pickup/v1/pickups/availabilities': 'availability',
  'POST /ship/v1/shipments/packages/validate': 'validate',
  'POST /ship/v1/shipments': 'ship',
  'PUT /ship/v1/shipments/cancel': 'void',
  'POST /pickup/v1/pickups': 'pickup',
  'PUT /pickup/v1/pickups/cancel': 'cancelPickup',
  'POST /track/v1/trackingnumbers': 'track',
  'POST /track/v1/referencenumbers': 'reference',
};

/** Null: a call unknown to the stand-in. */
export function operationOf(method: string, path: string): Exclude<Operation, 'upload'> | null {
  return paths[`${method} ${path}`] ?? null;
}

type Answering = { readonly [Name in Exclude<Operation, 'upload'>]: (facts: CallFacts, body: unknown) => Reply | Promise<Reply> };

function reading<Schema extends z.ZodType>(schema: Schema, answer: (facts: CallFacts, asked: z.output<Schema>) => Reply | Promise<Reply>) {
  return (facts: CallFacts, body: unknown): Reply | Promise<Reply> => {
    const asked = schema.safeParse(body);
    if (!asked.success) return refused(wire.problemsOf(asked.error));
    const given = asked.data as { accountNumber?: { value: string }; associatedAccountNumber?: { value: string } };
    const account = (given.accountNumber ?? given.associatedAccountNumber)?.value;
    if (account !== undefined && account !== facts.account)
      return no('ACCOUNTNUMBER.REGISTRATION.REQUIRED', 'Please enter a valid account number.');
    return answer(facts, asked.data);
  };
}

export const answers: Answering = {
  rates: reading(wire.RateRequest, (_, asked) => done(rateReply(asked))),
  availability: reading(wire.AvailabilityRequest, availability),
  validate: reading(wire.ValidateRequest, (facts, asked) => {
    const wrong = wrongShipment(facts, asked.requestedShipment);
    return wrong ?? done({ alerts: [{ code: 'SHIPMENT.VALIDATION.SUCCESS', alertType: 'NOTE', message: 'Shipment validated.' }] });
  }),
  ship: reading(wire.ShipRequest, ship),
  void: reading(wire.CancelRequest, ({ book }, { trackingNumber }) => {
    const shipment = book.find(trackingNumber);
    if (shipment === undefined) return no('TRACKING.TRACKINGNUMBER.NOTFOUND', 'Tracking number cannot be found.');
    shipment.isCancelled = true;
    book.keep();
    return done({ cancelledShipment: true, cancelledHistory: true, successMessage: 'Success' });
  }),
  pickup: reading(wire.PickupRequest, ({ book, now }, { originDetail }) => {
    const day = originDetail.readyDateTimestamp.slice(0, 10);
    if (day < localDay(now())) return no('PICKUP.REQUESTED.PREVIOUS.DAY', 'The requested pickup date is before the current date.');
    const pickup = { code: String(3001 + book.pickups.length), location: 'ZRHA', day, isCancelled: false };
    book.pickups.push(pickup);
    book.keep();
    return done({ pickupConfirmationCode: pickup.code, location: pickup.location, message: 'Courier on the way' });
  }),
  cancelPickup: reading(wire.PickupCancel, ({ book }, { pickupConfirmationCode, scheduledDate }) => {
    const pickup = book.pickups.find(({ code, day }) => code === pickupConfirmationCode && day === scheduledDate);
    if (pickup === undefined) return no('PICKUP.NUMBER.EXPIRED', 'The pickup confirmation number is not known.');
    pickup.isCancelled = true;
    book.keep();
    return done({ pickupConfirmationCode, cancelConfirmationMessage: 'Requested pickup has been cancelled successfully.' });
  }),
  track: reading(wire.TrackRequest, ({ book }, { trackingInfo }) =>
    done({
      completeTrackResults: trackingInfo.map(({ trackingNumberInfo: { trackingNumber } }) => ({
        trackingNumber,
        trackResults: [book.trackResult(trackingNumber)],
      })),
    }),
  ),
  reference: reading(wire.ReferenceRequest, ({ book }, { referencesInformation: { value } }) => {
    const numbers = book.shipments
      .filter(({ references }) => references.includes(value))
      .map(({ trackingNumbers }) => trackingNumbers[0] ?? '');
    if (numbers.length === 0) return { ...no('TRACKING.REFERENCENUMBER.NOTFOUND', 'Reference number cannot be found.'), status: 404 };
    return done({ completeTrackResults: [{ trackingNumber: value, trackResults: numbers.map((number) => book.trackResult(number)) }] });
  }),
};

const localDay = (nowMs: number): string => new Date(nowMs + 3_600_000).toISOString().slice(0, 10);
const localTime = (nowMs: number): string => new Date(nowMs + 3_600_000).toISOString().slice(11, 19);

function availability({ now }: CallFacts, asked: z.output<typeof wire.AvailabilityRequest>): Reply {
  const { dispatchDate, numberOfBusinessDays, pickupRequestType } = asked;
  const today = localDay(now());
  const from = dispatchDate === undefined || dispatchDate < today ? today : dispatchDate;
  const start = isWorkingDay(new Date(`${from}T00:00:00Z`)) ? from : addWorkingDays(from, 1);
  const cutOffTime = '15:30:00';
  const options = Array.from({ length: numberOfBusinessDays }, (_, at) => (at === 0 ? start : addWorkingDays(start, at))).flatMap(
    (pickupDate) => {
      const scheduleDay = pickupDate === today ? ('SAME_DAY' as const) : ('FUTURE_DAY' as const);
      if (!pickupRequestType.includes(scheduleDay)) return [];
      const hours = Array.from({ length: 11 }, (_, at) => `${String(8 + at).padStart(2, '0')}:00:00`);
      const readyTimeOptions = hours.filter((time) => scheduleDay === 'FUTURE_DAY' || time > localTime(now()));
      return [
        {
          carrier: 'FDXE',
          available: scheduleDay === 'FUTURE_DAY' || localTime(now()) < cutOffTime,
          pickupDate,
          scheduleDay,
          cutOffTime,
          accessTime: { hours: 2, minutes: 0 },
          readyTimeOptions,
          latestTimeOptions: ['12:00:00', '15:00:00', '17:00:00', '18:00:00'],
        },
      ];
    },
  );
  return done({ requestTimestamp: today, options });
}

type Asked = z.output<typeof wire.ShipRequest>['requestedShipment'];

function wrongShipment(
  { book }: CallFacts,
  { shipper, recipients, serviceType, requestedPackageLineItems: items, shipmentSpecialServices }: Asked,
): Reply | null {
  const services = servicesTo(shipper.address.countryCode, recipients[0]?.address.countryCode ?? '');
  if (services?.some(({ type }) => type === serviceType) !== true)
    return no('SERVICETYPE.NOT.ALLOWED', 'This service type is not allowed for the origin and destination.');
  if (items.some(({ weight }) => weight.value > 68))
    return no('PACKAGE.WEIGHT.EXCEEDED', 'Package weight exceeds the maximum for this service.');
  const attached = shipmentSpecialServices?.etdDetail?.attachedDocuments ?? [];
  return attached.some(({ documentId }) => !book.documents.has(documentId))
    ? no('ETD.DOCUMENTID.INVALID', 'The attached document is not known.')
    : null;
}

async function ship(facts: CallFacts, { requestedShipment: asked }: z.output<typeof wire.ShipRequest>): Promise<Reply> {
  const { book, now } = facts;
  const wrong = wrongShipment(facts, asked);
  if (wrong !== null) return wrong;
  const { shipper, recipients, serviceType, requestedPackageLineItems: items, shipDatestamp: day = localDay(now()) } = asked;
  const to = recipients[0]!;
  const service = servicesTo(shipper.address.countryCode, to.address.countryCode)?.find(({ type }) => type === serviceType);
  const numbers = items.map(() => book.newNumber());
  const references = items.flatMap(({ customerReferences }) => customerReferences.map(({ value }) => value));
  book.shipments.push({
    trackingNumbers: numbers,
    references,
    service: serviceType,
    day,
    transitDays: service?.days ?? 3,
    from: { city: shipper.address.city, countryCode: shipper.address.countryCode },
    to: { city: to.address.city, countryCode: to.address.countryCode },
    documentIds: asked.shipmentSpecialServices?.etdDetail?.attachedDocuments?.map(({ documentId }) => documentId) ?? [],
    isCancelled: false,
  });
  book.keep();
  const lines = ({ address, contact }: typeof shipper) =>
    [
      contact.companyName ?? '',
      contact.personName ?? '',
      ...address.streetLines,
      `${address.postalCode ?? ''} ${address.city}`,
      address.countryCode,
    ].filter((line) => line.trim() !== '');
  const labels = await Promise.all(
    items.map(async ({ weight }, at) =>
      labelPdf({
        trackingNumber: numbers[at] ?? '',
        service: serviceType,
        day,
        from: lines(shipper),
        to: lines(to),
        piece: at + 1,
        pieces: items.length,
        kilograms: weight.value,
        reference: references[0] ?? '',
      }),
    ),
  );
  return done({
    transactionShipments: [
      {
        masterTrackingNumber: numbers[0],
        serviceType,
        serviceName: service?.name,
        shipDatestamp: day,
        alerts: [],
        pieceResponses: numbers.map((trackingNumber, at) => ({
          packageSequenceNumber: at + 1,
          masterTrackingNumber: numbers[0],
          trackingNumber,
          packageDocuments: [{ contentType: 'LABEL', docType: 'PDF', copiesToPrint: 1, encodedLabel: labels[at]?.toString('base64') }],
        })),
      },
    ],
  });
}
