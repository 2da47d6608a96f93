/**
 * A visitor's entries during checkout, their initial values and their reset.
 * Specification: storefront §3 (Checkout state), §4 (Checkout). Saved addresses are named by their id; a new unsaved one has none.
 */
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { DeliveryType, PaymentOption } from './delivery.ts';

export type CheckoutMode = 'GUEST' | 'LOGGED_IN';

export interface QuoteModel {
  readonly customerId: number | null;
  /** Calendar days */
  readonly validityDuration: number;
  /** Working days */
  readonly timeToDeliver: number;
}

export interface CheckoutState {
  readonly checkoutMode: CheckoutMode;
  readonly guestCustomerId: number | null;
  readonly quoteModel: QuoteModel;
  readonly orderReference: string;
  readonly orderComment: string;
  readonly invoiceEmail: string;
  readonly invoiceAddressId: number | null;
  readonly deliveryAddressId: number | null;
  readonly deliveryMode: DeliveryType;
  readonly requestedDeliveryDate: PlainDate | null;
  readonly paymentOption: PaymentOption | null;
  readonly orderQuote: { readonly uuid: string; readonly pin: string } | null;
}

const defaultQuoteModel: QuoteModel = { customerId: null, validityDuration: 30, timeToDeliver: 3 };

export const defaultCheckoutState: CheckoutState = {
  checkoutMode: 'GUEST',
  guestCustomerId: null,
  quoteModel: defaultQuoteModel,
  orderReference: '',
  orderComment: '',
  invoiceEmail: '',
  invoiceAddressId: null,
  deliveryAddressId: null,
  deliveryMode: 'DELIVERY',
  requestedDeliveryDate: null,
  paymentOption: 'PREPAYMENT',
  orderQuote: null,
};
