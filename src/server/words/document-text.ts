/** What the papers say in each language. */
import type { OrderDocument } from '#domain/order/order-document.ts';

/** Words of the sheet itself, whatever its content. */
export interface DocumentWords {
  columns: { item: string; description: string; quantity: string; unitPrice: string; amount: string };
  article: string;
  remark: string;
  canceled: string;
  payableWith: string;
  pageOf: string;
}

type Kind = OrderDocument | 'offerte';

export interface DocumentText {
  title: Readonly<Record<Kind, string>>;
  intro: Readonly<Record<Kind, string>>;
  /** First part of the file name. */
  file: Readonly<Record<Kind, string>>;
  words: DocumentWords;
  date: string;
  orderDate: string;
  orderNumber: string;
  reference: string;
  person: string;
  /** For a quote, which nobody has ordered yet. */
  contact: string;
  delivery: string;
  /** For a parcel: the day on which it is sent. */
  dispatch: string;
  pickup: string;
  /** The day on which it came, was sent, was collected. */
  deliveredOn: string;
  dispatchedOn: string;
  collectedOn: string;
  validUntil: string;
  workingDays: (days: number) => string;
  deliveryTime: string;
  payment: string;
  payBy: (day: string) => string;
  paid: string;
  prepaid: string;
  invoice: (days: number) => string;
  skonto: (percent: string, days: number) => string;
  products: string;
  /** Including VAT, for private customers. */
  productsGross: string;
  discount: (percent: string) => string;
  shipping: string;
  /** By parcel carrier, e.g. with `FedEx Priority`. */
  parcel: (service: string) => string;
  underWay: (days: number) => string;
  net: string;
  vat: (rate: string) => string;
  vatContained: (rate: string) => string;
  rounding: string;
  export: string;
  total: string;
  paidBefore: string;
  toPay: string;
  deliveryAddress: string;
  pickupAddress: string;
  invoiceAddress: string;
  paymentBlock: string;
  comment: string;
  weight: (kg: string) => string;
  terms: (reminderFee: string) => string;
  received: string;
  /** Replaces a payment part that cannot carry the amount. */
  noSlip: (iban: string) => string;
}

/** How a parcel is shipped, as text: service and days, as far as known; empty: another delivery method. */
export function parcelLines(text: DocumentText, parcel: { name: string; transitDays: number | null } | null): string[] {
  if (parcel === null) return [];
  const { name, transitDays } = parcel;
  return [transitDays === null ? text.parcel(name) : `${text.parcel(name)}, ${text.underWay(transitDays)}`];
}
