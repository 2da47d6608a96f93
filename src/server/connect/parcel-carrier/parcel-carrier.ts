/** What the shop needs from a parcel carrier, in the shop's terms; only this folder knows which carrier it is. Amounts in Rappen, days `YYYY-MM-DD`. */
import type { Rappen } from '#domain/money/money.ts';
import type { Commodity } from '#domain/parcel/customs.ts';
import type { ParcelPackage } from '#domain/parcel/package.ts';
import type { CarrierParty } from '#domain/parcel/party.ts';
import type { CarrierDay } from '#domain/parcel/pickup-time.ts';
import type { ExportPurpose, Incoterm } from '#domain/parcel/terms.ts';

/** So long somebody in the office waits for the carrier. */
export const clerkWaitsMs = 9000;

export interface Place {
  zipCode: string;
  country: string;
}

export interface RateWish {
  from: Place;
  to: Place;
  day: string;
  packages: readonly ParcelPackage[];
  /** Value of the goods; for customs abroad. */
  value: Rappen;
}

export interface CarrierRate {
  /** The carrier's own code, e.g. `FEDEX_INTERNATIONAL_PRIORITY`. */
  service: string;
  name: string;
  /** Total price, surcharges included. */
  amount: Rappen;
  base: Rappen;
  discount: Rappen;
  /** `name`: in the carrier's words, by whose code `carrier-words.ts` tells it. */
  surcharges: readonly { code: string; name: string; amount: Rappen }[];
  /** Working days; null: unknown. */
  transitDays: number | null;
  /** Null: unknown. */
  arrivesOn: string | null;
}

export interface RateAnswer {
  /** The cheapest first. */
  rates: readonly CarrierRate[];
  /** The carrier's remarks. */
  notes: readonly string[];
}

export interface PickupWish {
  address: CarrierParty;
  day: string;
  domestic: boolean;
  service: string;
  weightG: number;
  /** Of the largest package. */
  dimensions: { lengthCm: number; widthCm: number; heightCm: number };
}

export interface Shipment {
  /** Ours, different for each attempt: printed on the label, and used to find a booking whose answer was lost. */
  reference: string;
  orderNumber: string;
  service: string;
  day: string;
  from: CarrierParty;
  to: CarrierParty;
  packages: readonly ParcelPackage[];
  /** Null within the customs territory. */
  customs: ShipmentCustoms | null;
}

export interface ShipmentCustoms {
  purpose: ExportPurpose;
  incoterm: Incoterm;
  commodities: readonly Commodity[];
  invoiceNumber: string;
  /** Of the uploaded invoice; null: none yet. */
  documentId: string | null;
}

interface BookedParcel {
  trackingNumber: string;
  label: Buffer;
}

export interface BookedShipment {
  trackingNumber: string;
  parcels: readonly BookedParcel[];
  notes: readonly string[];
}

export interface PickupOrder {
  at: CarrierParty;
  day: string;
  /** `HH:MM` */
  ready: string;
  close: string;
  packageCount: number;
  weightG: number;
  domestic: boolean;
  trackingNumber: string;
  remarks: string;
}

/** Both are needed to cancel it. */
export interface BookedPickup {
  code: string;
  location: string;
}

export interface CustomsDocument {
  fileName: string;
  pdf: Buffer;
  fromCountry: string;
  toCountry: string;
  /** The shipment it belongs to; null: none yet, its booking will name the document. */
  booked: { trackingNumber: string; day: string } | null;
}

interface TrackingEvent {
  /** As of the state; empty: none. */
  code: string;
  /** As sent by the carrier, with its own offset. */
  at: string;
  what: string;
  place: string;
}

export interface Tracking {
  /** The carrier's own code: `OC` label made, `PU` picked up, `IT` under way, `OD` out for delivery, `DL` delivered, `DE` exception, `CA` cancelled. */
  state: string;
  text: string;
  /** Newest first. */
  events: readonly TrackingEvent[];
}

/** Each throws CarrierRefused if the carrier refuses, and Outage if it is unknown whether it acted. */
export interface ParcelCarrier {
  rates: (wish: RateWish) => Promise<RateAnswer>;
  pickupDays: (wish: PickupWish) => Promise<CarrierDay[]>;
  /** Returns the carrier's remarks; books nothing. */
  validate: (shipment: Shipment) => Promise<readonly string[]>;
  /** Never retried automatically: the carrier would book twice. */
  ship: (shipment: Shipment) => Promise<BookedShipment>;
  /** Tracking numbers of live shipments with our reference. */
  findByReference: (reference: string, day: string) => Promise<readonly string[]>;
  /** Idempotent; throws `ShipmentNotFound`. */
  voidShipment: (trackingNumber: string) => Promise<void>;
  orderPickup: (order: PickupOrder) => Promise<BookedPickup>;
  cancelPickup: (pickup: BookedPickup & { day: string }) => Promise<void>;
  /** Returns the carrier's id of the document. */
  uploadInvoice: (document: CustomsDocument) => Promise<string>;
  track: (trackingNumber: string) => Promise<Tracking | null>;
}

/** The carrier understood the request and refused it. */
export class CarrierRefused extends Error {
  readonly problems: readonly { code: string; message: string }[];
  constructor(problems: readonly { code: string; message: string }[]) {
    super(problems.map(({ code, message }) => `${code}: ${message}`).join('; '));
    this.name = 'CarrierRefused';
    this.problems = problems;
  }
}

/** The carrier has no such shipment. */
export class ShipmentNotFound extends CarrierRefused {}
