/** An order that is about to be stored: everything a document will ever show of it, fixed at this moment. */
import type { Rappen, UnitPrice } from '#domain/money/money.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import type { DocumentHead, DocumentLine } from './document-head.ts';

/** As the carrier offered it when it was ordered. */
export interface OrderedParcel {
  service: string;
  name: string;
  /** What the carrier asked; it stays in the house. */
  rate: Rappen;
  transitDays: number | null;
}

export interface NewOrder extends DocumentHead {
  uuid: string;
  /** Ordered by a firm: amounts are shown without VAT. */
  company: boolean;
  at: Date;
  orderStatusId: number;
  paymentStatusId: number;
  paymentMethodId: number;
  deliveryType: 'PICKUP' | 'DELIVERY' | 'FEDEX';
  /** null: it goes another way, or staff agreed on the parcel. */
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
  /** kg of everything */
  weight: number;
  positions: readonly NewPosition[];
}

export interface NewPosition extends DocumentLine {
  unitPrice: UnitPrice;
}

/** A mail of a new order: its texts contain `numberMark` in place of the order's number. */
export type OrderMail = NewMail;

/** The number is given by the database in the statement that stores everything; nobody can guess this mark, so no customer's text contains it. */
export function numberMark(uuid: string): string {
  return `number-of-${uuid}`;
}
