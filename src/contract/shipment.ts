/** The booking with the parcel carrier: labels, customs papers, and tracking. */
import { z } from 'zod';
import { exportPurposes, incoterms, usualIncoterm, usualPurpose } from '#domain/parcel/terms.ts';
import { endpoint, staff } from './endpoint.ts';
import { Version } from './record.ts';
import { Chf, DateText, Id, IdParam, IdText, Instant, line } from './wire.ts';
import { carrierErrors, ParcelCommodity, ParcelPosition, ParcelPositions, ParcelRecipient } from './parcel.ts';

/** Time of the place where it is fetched, `2026-12-01T14:00`. */
export const PickupDateTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/);

export const ParcelShipment = z.strictObject({
  orderId: Id,
  /** Of the order, as read. */
  version: Version.optional(),
  /** The carrier's own code. The price is looked up at the carrier, whatever is sent as `rate`. */
  service: z.strictObject({ type: line(80).min(1), rate: Chf.optional() }),
  purposeOfShipment: z.enum(exportPurposes).default(usualPurpose),
  termsOfSale: z.enum(incoterms).default(usualIncoterm),
  packagingLineItems: ParcelPositions,
  /** Empty within Switzerland and Liechtenstein. */
  commodities: z.array(ParcelCommodity).max(200).default([]),
  /** Day on which the parcels are sent; absent: that of the pickup, else today. */
  shipDate: DateText.optional(),
  /** When a courier is to fetch them, who has a call of his own. */
  pickupDateTime: PickupDateTime.optional(),
  recipient: ParcelRecipient,
  /** False: the customer gets no mail with the tracking number. */
  tell: z.boolean().default(true),
});
export type ParcelShipment = z.infer<typeof ParcelShipment>;

export const PickupTime = z.object({
  day: DateText,
  /** `HH:MM` */
  ready: z.string(),
  /** Latest time at which the courier can come. */
  close: z.string(),
});

export const BookedShipment = z.object({
  id: z.number().int(),
  version: Version,
  orderId: z.number().int(),
  /** BOOKING: the carrier was called and has not answered yet. */
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
  'shipDateFarOff',
] as const;

export const verifyShipment = endpoint({
  method: 'POST',
  path: '/fedex/verify-fedex-shipment',
  tag: 'parcel',
  summary: 'Check a shipment by our rules and those of the carrier; nothing is booked',
  access: staff('shipParcels'),
  body: ParcelShipment,
  response: z.object({
    service: z.object({ type: z.string(), name: z.string(), rate: Chf }),
    /** The carrier's remarks. */
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
    'The live shipment of an order, or else what one would be: packages from the positions, recipient, goods with remembered customs data; of an order of artworks its works in their packaging',
  access: staff('shipParcels', 'seeOrders'),
  params: IdParam,
  response: z.object({
    /** The active one, else the last one cancelled. */
    shipment: BookedShipment.nullable(),
    /** Null: the order is picked up, or no longer to be sent. */
    proposal: z
      .object({
        needsCustoms: z.boolean(),
        packages: z.array(ParcelPosition),
        recipient: ParcelRecipient,
        commodities: z.array(ParcelCommodity),
      })
      .nullable(),
    /** The service that the customer ordered, with the carrier's rate at that time; null: staff chose the shipment. */
    ordered: z.object({ type: z.string(), name: z.string(), rate: Chf, transitDays: z.number().int().nullable() }).nullable(),
    /** False: no carrier is configured. */
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
