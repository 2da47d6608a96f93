/** What the shop asks of a parcel carrier, in the shop's words; which carrier it is, only this folder knows. Amounts in Rappen, days `YYYY-MM-DD`. */
import type { Rappen } from '#domain/money/money.ts';
import type { Commodity } from '#domain/parcel/customs.ts';
import type { ParcelPackage } from '#domain/parcel/package.ts';
import type { CarrierParty } from '#domain/parcel/party.ts';
import type { CarrierDay } from '#domain/parcel/pickup-time.ts';
import type { ExportPurpose, Incoterm } from '#domain/parcel/terms.ts';

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
  /** The carrier's own word, e.g. `FEDEX_INTERNATIONAL_PRIORITY`. */
  service: string;
  name: string;
  /** What is to be paid for it, surcharges included. */
  amount: Rappen;
  base: Rappen;
  discount: Rappen;
  surcharges: readonly { name: string; amount: Rappen }[];
  /** Working days; null: the carrier does not say. */
  transitDays: number | null;
  /** Null: the carrier does not say. */
  arrivesOn: string | null;
}

export interface RateAnswer {
  /** The cheapest first. */
  rates: readonly CarrierRate[];
  /** What the carrier says about it. */
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
  /** Ours, another for each try: it stands on the label, and by it a booking is found whose answer was lost. */
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

export interface BookedParcel {
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

/** Both are needed to call it off. */
export interface BookedPickup {
  code: string;
  location: string;
}

export interface CustomsDocument {
  fileName: string;
  pdf: Buffer;
  fromCountry: string;
  toCountry: string;
  /** The shipment that it belongs to; null: there is none yet, and its booking will name the document. */
  booked: { trackingNumber: string; day: string } | null;
}

export interface TrackingEvent {
  /** As the carrier writes it, with its own offset. */
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

/** Each throws CarrierRefused when the carrier says no, and Outage when nothing is known about what it did. */
export interface ParcelCarrier {
  rates: (wish: RateWish) => Promise<RateAnswer>;
  pickupDays: (wish: PickupWish) => Promise<CarrierDay[]>;
  /** Answers what the carrier remarks; it books nothing. */
  validate: (shipment: Shipment) => Promise<readonly string[]>;
  /** Never asked twice by itself: the carrier would book twice. */
  ship: (shipment: Shipment) => Promise<BookedShipment>;
  /** Tracking numbers of live shipments with our reference. */
  findByReference: (reference: string, day: string) => Promise<readonly string[]>;
  /** Doing it twice changes nothing. */
  voidShipment: (trackingNumber: string) => Promise<void>;
  orderPickup: (order: PickupOrder) => Promise<BookedPickup>;
  cancelPickup: (pickup: BookedPickup & { day: string }) => Promise<void>;
  /** Answers the carrier's id of it. */
  uploadInvoice: (document: CustomsDocument) => Promise<string>;
  track: (trackingNumber: string) => Promise<Tracking | null>;
}

/** The carrier understood and said no. */
export class CarrierRefused extends Error {
  readonly problems: readonly { code: string; message: string }[];
  constructor(problems: readonly { code: string; message: string }[]) {
    super(problems.map(({ code, message }) => `${code}: ${message}`).join('; '));
    this.name = 'CarrierRefused';
    this.problems = problems;
  }
}
