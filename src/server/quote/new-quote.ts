/** A quote that is about to be stored: everything of it that a later change of catalogue, customer or prices must not alter. */
import type { Configuration, PartLine } from '#domain/configurator/evaluation.ts';
import type { AddressText } from '#domain/contact/address.ts';
import type { Language } from '#domain/language/language.ts';
import type { Rappen, UnitPrice } from '#domain/money/money.ts';
import type { QuoteState } from '#domain/quote/quote-state.ts';

export interface NewQuote {
  at: Date;
  state: QuoteState;
  customerId: number;
  userId: number | null;
  shopTypeId: number;
  customerRequestType: number;
  deliveryType: 'PICKUP' | 'TRUCK' | 'MAIL' | 'FEDEX';
  requestedDeliveryDate: string | null;
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
  /** Ten-thousandths */
  discount: number;
  hasVat: boolean;
  /** null: staff write it. */
  deliveryCost: Rappen | null;
  paymentTermDays: number;
  skontoPercent: number;
  skontoDays: number;
  positions: readonly NewQuotePosition[];
}

export interface NewQuotePosition {
  productId: number | null;
  productTypeId: number | null;
  articleNumber: string;
  name: string;
  quantity: number;
  /** null: on request. */
  unitPrice: UnitPrice | null;
  externalCustomerNo: string;
  configuration: Configuration | null;
  details: readonly { label: string; value: string }[];
  partList: readonly PartLine[];
  /** kg of one piece */
  weight: number;
  pictureHash: string | null;
}
