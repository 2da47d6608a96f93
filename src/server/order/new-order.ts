/** An order that is about to be stored: everything a document will ever show of it, as it stands at this moment. */
import type { Configuration, PartLine } from '#domain/configurator/evaluation.ts';
import type { AddressText } from '#domain/contact/address.ts';
import type { Language } from '#domain/language/language.ts';
import type { Rappen, UnitPrice } from '#domain/money/money.ts';
import type { NewMail } from '#server/mail/new-mail.ts';

export interface NewOrder {
  uuid: string;
  at: Date;
  customerId: number;
  userId: number | null;
  shopTypeId: number;
  customerRequestType: number;
  orderStatusId: number;
  paymentStatusId: number;
  paymentMethodId: number;
  paymentTermDays: number;
  /** Hundredths of a percent; 0: none. */
  skontoPercent: number;
  skontoDays: number;
  deliveryType: 'PICKUP' | 'DELIVERY' | 'FEDEX';
  requestedDeliveryDate: string | null;
  confirmedDeliveryDate: string | null;
  orderPerson: string;
  externalCustomerNo: string;
  comment: string;
  invoiceEmail: string;
  customerName: string;
  customerPhone: string;
  language: Language;
  deliveryAddress: AddressText | null;
  invoiceAddress: AddressText;
  city: string;
  /** Ten-thousandths. */
  discount: number;
  hasVat: boolean;
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

export interface NewPosition {
  /** null: written by hand, such as a service. */
  productId: number | null;
  articleNumber: string;
  name: string;
  quantity: number;
  unitPrice: UnitPrice;
  externalCustomerNo: string;
  configuration: Configuration | null;
  details: readonly { label: string; value: string }[];
  partList: readonly PartLine[];
  /** kg of one piece */
  weight: number;
  pictureHash: string | null;
}

/** A mail of a new order: its texts carry `numberMark` where the order's number will stand. */
export type OrderMail = NewMail;

/** The number is given by the database in the statement that stores everything; nobody can guess this mark, so no customer's text contains it. */
export function numberMark(uuid: string): string {
  return `number-of-${uuid}`;
}
