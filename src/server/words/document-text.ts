/** What the papers say in each language. */
import type { DeliveryType } from '#domain/checkout/delivery.ts';
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
  /** Of a quote, which nobody has ordered yet: whom it is for, and who answers questions about it. */
  attention: string;
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
  mail: string;
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
  /** In place of a delivery address that stands in the window already. */
  sameAddress: string;
  pickupAddress: string;
  invoiceAddress: string;
  paymentBlock: string;
  comment: string;
  weight: (kg: string) => string;
  terms: (reminderFee: string) => string;
  /** Only with something made to measure. */
  madeToMeasure: string;
  received: string;
  /** Replaces a payment part that cannot carry the amount. */
  noSlip: (iban: string) => string;
}

interface Sent {
  readonly deliveryType: DeliveryType;
  readonly byMail: boolean;
  /** The carrier's service; null: none was ordered. */
  readonly parcel: { readonly name: string; readonly transitDays: number | null } | null;
}

/** What the cost of the delivery is called. */
export function shippingLabel(text: DocumentText, { deliveryType, byMail, parcel }: Sent): string {
  if (deliveryType === 'PICKUP') return text.pickup;
  if (parcel !== null) return text.parcel(parcel.name);
  return byMail ? text.mail : text.shipping;
}

/** How goods are sent, as a line below the address: by post or with which service and days; empty: by truck. */
export function sentLines(text: DocumentText, sent: Sent): string[] {
  const { byMail, parcel } = sent;
  if (parcel === null) return byMail ? [text.mail] : [];
  const label = shippingLabel(text, sent);
  return [parcel.transitDays === null ? label : `${label}, ${text.underWay(parcel.transitDays)}`];
}
