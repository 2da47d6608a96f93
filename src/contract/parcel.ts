/** Shipments with the parcel carrier: what it costs, when a courier comes, the booking with its labels and customs papers, and where the parcels are. */
import { z } from 'zod';
import { exportPurposes, incoterms, usualIncoterm, usualPurpose } from '#domain/parcel/terms.ts';
import { endpoint, staff } from './endpoint.ts';
import { Version } from './record.ts';
import { Chf, DateText, Id, IdParam, IdText, Instant, line, listOf, paragraph } from './wire.ts';

const side = z.number().int().min(0).max(9999);
/** Outer, whole centimetres. */
export const ParcelDimensions = z.strictObject({ length: side, width: side, height: side, units: z.literal('CM').default('CM') });
/** kg */
export const ParcelWeight = z.strictObject({ value: z.number().min(0).max(10_000), units: z.literal('KG').default('KG') });

/** Packages of one kind; weight and sides are those of one of them. */
export const ParcelPosition = z.strictObject({
  sequenceNumber: z.number().int().min(1).max(999),
  packageCount: z.number().int().min(1).max(999),
  articleNumber: line(60).default(''),
  dimensions: ParcelDimensions,
  weight: ParcelWeight,
});
export type ParcelPosition = z.infer<typeof ParcelPosition>;

const positions = z.array(ParcelPosition).min(1).max(40);

/** Lengths and letters are those of the carrier: 35 printable ASCII characters a line. */
export const ParcelRecipient = z.strictObject({
  personName: line(200),
  companyName: line(200).default(''),
  phone: line(40),
  email: line(254).default(''),
  street: line(200),
  street2: line(200).default(''),
  zipCode: line(11),
  city: line(100),
  stateOrProvinceCode: line(2).default(''),
  country: z.string().length(2),
});
export type ParcelRecipient = z.infer<typeof ParcelRecipient>;

/** Goods of one kind for customs; description in English, weight and price of one piece. */
export const ParcelCommodity = z.strictObject({
  productId: Id.nullable().default(null),
  articleNumber: line(60).default(''),
  description: line(500),
  quantity: z.number().int().min(0).max(1_000_000),
  weight: ParcelWeight,
  unitPrice: Chf.min(0).max(10_000_000),
  /** Harmonised System, 6 to 10 digits. */
  hsCode: line(20),
  originCountry: z.string().max(2),
});
export type ParcelCommodity = z.infer<typeof ParcelCommodity>;

export const ParcelShipment = z.strictObject({
  orderId: Id,
  /** Of the order, as it was read. */
  version: Version.optional(),
  /** The carrier's own word. What it costs is asked of the carrier, whatever is sent as `rate`. */
  service: z.strictObject({ type: line(80).min(1), rate: Chf.optional() }),
  purposeOfShipment: z.enum(exportPurposes).default(usualPurpose),
  termsOfSale: z.enum(incoterms).default(usualIncoterm),
  packagingLineItems: positions,
  /** Empty within Switzerland and Liechtenstein. */
  commodities: z.array(ParcelCommodity).max(200).default([]),
  /** Day on which the parcels leave; absent: today. */
  shipDate: DateText.optional(),
  recipient: ParcelRecipient,
  /** False: the customer gets no mail with the tracking number. */
  tell: z.boolean().default(true),
});
export type ParcelShipment = z.infer<typeof ParcelShipment>;

const PickupTime = z.object({
  day: DateText,
  /** `HH:MM` */
  ready: z.string(),
  /** Until when the courier can come. */
  close: z.string(),
});

export const BookedShipment = z.object({
  id: z.number().int(),
  version: Version,
  orderId: z.number().int(),
  /** BOOKING: the carrier was asked and nobody heard its answer yet. */
  state: z.enum(['BOOKING', 'BOOKED', 'VOIDED']),
  reference: z.string(),
  trackingNumber: z.string().nullable(),
  /** The carrier's own page. */
  trackingUrl: z.string().nullable(),
  service: z.object({ type: z.string(), name: z.string(), rate: Chf }),
  shipDate: DateText,
  arrivesOn: DateText.nullable(),
  bookedAt: Instant,
  who: z.string(),
  packages: z.array(ParcelPosition),
  recipient: ParcelRecipient,
  parcels: z.array(z.object({ sequence: z.number().int(), trackingNumber: z.string() })),
  /** Null within the customs territory. */
  customs: z.object({ purpose: z.string(), terms: z.string(), value: Chf, commercialInvoiceDocId: z.string().nullable() }).nullable(),
  pickup: PickupTime.extend({ state: z.enum(['ASKED', 'BOOKED', 'CANCELED']), code: z.string() }).nullable(),
});
export type BookedShipment = z.infer<typeof BookedShipment>;

const carrierErrors = ['carrierNotSet', 'carrierAway', 'carrierRefused'] as const;
const shipmentErrors = [
  ...carrierErrors,
  'notFound',
  'changedMeanwhile',
  'shipmentNeedsAddress',
  'orderNotShippable',
  'packageTooLong',
  'packageTooBulky',
  'packageTooHeavy',
  'packageCountNotPossible',
  'customsValueMissing',
  'hsCodeNotRight',
  'parcelServiceNotOffered',
  'shipDatePast',
] as const;

export const readParcelRates = endpoint({
  method: 'POST',
  path: '/fedex/get-rates',
  tag: 'parcel',
  summary: 'What the parcel carrier asks for packages to a place, by service with surcharges and working days, the cheapest first',
  access: staff('shipParcels'),
  body: z.strictObject({
    address: z.strictObject({ postalCode: line(11).min(1), countryCode: z.string().length(2) }),
    positions,
  }),
  response: listOf(
    z.object({
      type: z.string(),
      name: z.string(),
      rate: Chf,
      base: Chf,
      discount: Chf,
      surcharges: z.array(z.object({ name: z.string(), amount: Chf })),
      transitDays: z.number().int().nullable(),
      arrivesOn: DateText.nullable(),
    }),
  ).extend({ notes: z.array(z.string()) }),
  errors: [...carrierErrors, 'packageTooLong', 'packageTooBulky', 'packageTooHeavy', 'packageCountNotPossible'],
  callsPerMinute: 60,
});

export const readPickupTimes = endpoint({
  method: 'POST',
  path: '/fedex/check-pickup-availability',
  tag: 'parcel',
  summary: 'When a courier can fetch parcels at our place: never later than 16 h, nor after the cut-off of the carrier',
  access: staff('shipParcels'),
  body: z.strictObject({
    dimensions: ParcelDimensions,
    isDomestic: z.boolean(),
    weight: ParcelWeight,
    serviceType: line(80).min(1),
  }),
  response: listOf(PickupTime),
  errors: carrierErrors,
  callsPerMinute: 60,
});

export const verifyShipment = endpoint({
  method: 'POST',
  path: '/fedex/verify-fedex-shipment',
  tag: 'parcel',
  summary: 'Check a shipment by our rules and those of the carrier; nothing is booked',
  access: staff('shipParcels'),
  body: ParcelShipment,
  response: z.object({
    service: z.object({ type: z.string(), name: z.string(), rate: Chf }),
    /** What the carrier remarks. */
    notes: z.array(z.string()),
  }),
  errors: shipmentErrors,
  callsPerMinute: 60,
});

export const confirmShipment = endpoint({
  method: 'POST',
  path: '/fedex/confirm-fedex-shipment',
  tag: 'parcel',
  summary:
    'Book a shipment: customs invoice uploaded, labels kept, customer told. An order has one shipment, however often this is asked for',
  access: staff('shipParcels'),
  body: ParcelShipment,
  response: BookedShipment.extend({ commercialInvoiceDocId: z.string().nullable() }),
  errors: [...shipmentErrors, 'shipmentUnderWay', 'shipmentUnknown'],
  callsPerMinute: 60,
});

export const schedulePickup = endpoint({
  method: 'POST',
  path: '/fedex/schedule-pickup',
  tag: 'parcel',
  summary: 'Order a courier for a booked shipment; one, however often this is asked for',
  access: staff('shipParcels'),
  body: z.strictObject({
    orderId: Id,
    day: DateText,
    ready: z.string().regex(/^\d{2}:\d{2}$/),
    close: z.string().regex(/^\d{2}:\d{2}$/),
    /** True: once more, although nobody knows whether the carrier took the first one. */
    again: z.boolean().default(false),
  }),
  response: BookedShipment,
  errors: [...carrierErrors, 'notFound', 'shipmentMissing', 'pickupTooLate', 'pickupUnknown'],
  callsPerMinute: 60,
});

export const cancelPickup = endpoint({
  method: 'PUT',
  path: '/order/{id}/shipment/pickup-cancel',
  tag: 'parcel',
  summary: 'Call the courier of a shipment off',
  access: staff('shipParcels'),
  params: IdParam,
  body: z.strictObject({}),
  response: BookedShipment,
  errors: [...carrierErrors, 'notFound', 'shipmentMissing'],
});

export const uploadTradeDocument = endpoint({
  method: 'PUT',
  path: '/fedex/upload-etd',
  tag: 'parcel',
  summary: 'Send the customs invoice of a booked shipment to the carrier once more',
  access: staff('shipParcels'),
  body: z.strictObject({ orderId: Id }),
  response: z.object({ commercialInvoiceDocId: z.string() }),
  errors: [...carrierErrors, 'notFound', 'shipmentMissing', 'customsNotNeeded'],
  callsPerMinute: 30,
});

export const readShipmentDesk = endpoint({
  method: 'GET',
  path: '/order/{id}/shipment',
  tag: 'parcel',
  summary:
    'The live shipment of an order, or else what one would be: packages from the positions, recipient, goods with remembered customs data',
  access: staff('shipParcels', 'seeOrders'),
  params: IdParam,
  response: z.object({
    /** The live one, else the last that was called off. */
    shipment: BookedShipment.nullable(),
    /** Null: the order is picked up, or not to be sent any more. */
    proposal: z
      .object({
        needsCustoms: z.boolean(),
        packages: z.array(ParcelPosition),
        recipient: ParcelRecipient,
        commodities: z.array(ParcelCommodity),
      })
      .nullable(),
    /** What the customer ordered, with what the carrier asked then; null: staff chose the parcel. */
    ordered: z.object({ type: z.string(), name: z.string(), rate: Chf, transitDays: z.number().int().nullable() }).nullable(),
    /** False: no carrier is set up. */
    hasCarrier: z.boolean(),
  }),
  errors: ['notFound'],
});

export const readParcelLabel = endpoint({
  method: 'GET',
  path: '/shipment/{id}/label/{sequence}',
  tag: 'parcel',
  summary: 'The label of one parcel as PDF, as it came with the booking',
  access: staff('shipParcels'),
  params: z.object({ id: IdText, sequence: IdText }),
  response: { file: ['application/pdf'] },
  errors: ['notFound'],
});

export const readCustomsInvoice = endpoint({
  method: 'GET',
  path: '/shipment/{id}/customs-invoice',
  tag: 'parcel',
  summary: 'The commercial invoice of a shipment as PDF, as customs got it',
  access: staff('shipParcels', 'seeOrders'),
  params: IdParam,
  response: { file: ['application/pdf'] },
  errors: ['notFound'],
});

export const readTracking = endpoint({
  method: 'GET',
  path: '/order/{id}/shipment/tracking',
  tag: 'parcel',
  summary: 'Where the parcels of an order are, asked of the carrier now',
  access: staff('shipParcels', 'seeOrders'),
  params: IdParam,
  response: z.object({
    /** The carrier's code; empty: it does not know the number yet. */
    state: z.string(),
    text: z.string(),
    events: z.array(z.object({ at: z.string(), what: z.string(), place: z.string() })),
  }),
  errors: [...carrierErrors, 'notFound', 'shipmentMissing'],
  callsPerMinute: 60,
});

export const voidShipment = endpoint({
  method: 'PUT',
  path: '/order/{id}/shipment/void',
  tag: 'parcel',
  summary: 'Call a booked shipment off, and its courier with it',
  access: staff('shipParcels'),
  params: IdParam,
  body: z.strictObject({ reason: line(500).default('') }),
  response: BookedShipment,
  errors: [...carrierErrors, 'notFound', 'shipmentMissing', 'shipmentUnderWay'],
});

export const notifyCarrierOfOrder = endpoint({
  method: 'PUT',
  path: '/order/{id}/notification-carrier',
  tag: 'parcel',
  summary:
    'Tell a haulier by mail what is to be fetched and where it goes; three times an hour at most. Without a recipient: whoever was told last',
  access: staff('shipParcels'),
  params: IdParam,
  body: z.strictObject({ recipient: line(254).min(1).optional(), message: paragraph(2000).default('') }).nullish(),
  response: z.object({ recipient: z.string() }),
  errors: ['notFound', 'shipmentNeedsAddress', 'orderNotShippable', 'tooManyNotifications', 'validation.required', 'validation.email'],
  callsPerMinute: 30,
});
