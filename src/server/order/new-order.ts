/** An order about to be stored, with everything that its documents will ever show. */
import type { DeliveryType } from '#domain/checkout/delivery.ts';
import type { Rappen, UnitPrice } from '#domain/money/money.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import type { DocumentHead, DocumentLine } from './document-head.ts';

/** The carrier's offer at the time of the order. */
export interface OrderedParcel {
  service: string;
  name: string;
  /** The carrier's price, which is never shown to the customer. */
  rate: Rappen;
  transitDays: number | null;
}

export interface NewOrder extends DocumentHead {
  uuid: string;
  /** Ordered by a company: amounts are shown without VAT. */
  company: boolean;
  at: Date;
  orderStatusId: number;
  paymentStatusId: number;
  paymentMethodId: number;
  deliveryType: DeliveryType;
  /** A delivery by post instead of the shop's own truck. */
  byMail: boolean;
  /** null: not shipped as a parcel, or staff agreed on the shipment. */
  parcel: OrderedParcel | null;
  confirmedDeliveryDate: string | null;
  paymentTermId: number | null;
  skontoId: number | null;
  products: Rappen;
  discountAmount: Rappen;
  deliveryCost: Rappen;
  net: Rappen;
  vat: Rappen;
  total: Rappen;
  /** Total, in kg. */
  weight: number;
  positions: readonly NewPosition[];
}

export interface NewPosition extends DocumentLine {
  unitPrice: UnitPrice;
  /** A part: the index of the set whose price contains it. Absent: a line of its own. */
  partOf?: number | undefined;
}

/** The lines that add up to the products. */
export const ownLines = <Line extends Pick<NewPosition, 'partOf'>>(positions: readonly Line[]): Line[] =>
  positions.filter(({ partOf }) => partOf === undefined);

/** A mail of a new order: its texts contain `numberMark` in place of the order's number. */
export type OrderMail = NewMail;

/** Placeholder for the number, which the database assigns while storing. It cannot be guessed, so no customer's text contains it. */
export function numberMark(uuid: string): string {
  return `number-of-${uuid}`;
}

/** The mail of an order that has its number. While orders are stored, the database does the same (`insertOrders`). */
export function numberedMail<Mail extends Pick<OrderMail, 'subject' | 'html' | 'text'>>(
  mail: Mail,
  { uuid, formattedId }: { uuid: string; formattedId: string },
): Mail {
  const mark = numberMark(uuid);
  const numbered = (text: string): string => text.replaceAll(mark, formattedId);
  return { ...mail, subject: numbered(mail.subject), html: numbered(mail.html), text: numbered(mail.text) };
}
