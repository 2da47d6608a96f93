/** What the shop needs from a payment provider, in the shop's terms; only this folder knows which provider it is. */
import type { VatRate } from '#domain/vat/vat.ts';
import type { ProviderWord } from '#domain/order/payment-progress.ts';
import type { AddressText } from '#domain/contact/address.ts';
import type { Language } from '#domain/language/language.ts';
import type { Rappen } from '#domain/money/money.ts';

interface PaymentLine {
  name: string;
  articleNumber: string;
  quantity: number;
  /** Net, before the discount. */
  amount: Rappen;
}

export interface PaymentRequest {
  /** Ours, different for each payment: used to find a payment whose answer was lost. */
  reference: string;
  orderNumber: string;
  methodId: number;
  language: Language;
  email: string;
  phone: string;
  person: string;
  invoiceAddress: AddressText;
  deliveryAddress: AddressText | null;
  lines: readonly PaymentLine[];
  discountAmount: Rappen;
  /** What the cost of the delivery is called, in the customer's language. */
  deliveryName: string;
  deliveryCost: Rappen;
  hasVat: boolean;
  vatRate: VatRate;
  total: Rappen;
  successUrl: string;
  failedUrl: string;
}

/** Why no money came, as far as the customer can do something about it. */
export type FailureKind = 'declined' | 'technical';

export interface ProviderPayment {
  transactionId: string;
  /** Needed for changes: of two concurrent ones the second is refused. */
  version: number;
  word: ProviderWord;
  /** Paid or to be paid; null before the customer has paid. */
  amount: Rappen | null;
  currency: string;
  reference: string;
  failure: FailureKind | null;
}

export type RefundWord = 'PENDING' | 'SUCCESSFUL' | 'FAILED';

interface PaymentNotice {
  eventId: string;
  transactionId: string;
}

export interface PaymentProvider {
  /** Ids of the available payment methods. */
  methods: readonly number[];
  createPayment: (request: PaymentRequest) => Promise<ProviderPayment>;
  /** Null: the provider has none with this reference. */
  findPayment: (reference: string) => Promise<ProviderPayment | null>;
  /** Null: the provider does not know it, or no longer. */
  getPayment: (transactionId: string) => Promise<ProviderPayment | null>;
  /** Page where the customer pays. */
  pageUrl: (transactionId: string) => Promise<string>;
  changeMethod: (payment: ProviderPayment, methodId: number) => Promise<ProviderPayment>;
  capture: (transactionId: string) => Promise<void>;
  /** Releases an amount that was only reserved. */
  voidPayment: (transactionId: string) => Promise<void>;
  /** The same `externalId` is refunded once, however often it is requested. */
  refund: (request: { transactionId: string; externalId: string; amount: Rappen; reference: string }) => Promise<RefundWord>;
  /** Null: not signed by the provider, or not for this shop. Throws PaymentOutage if that could not be verified. */
  parseWebhook: (rawBody: Buffer, signature: string | null, caller: string) => Promise<PaymentNotice | null>;
}

/** The provider could not be reached, was too slow or gave no sensible answer. Whether it has acted on the request is unknown. */
export class PaymentOutage extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(`payment provider: ${what}`, options);
    this.name = 'PaymentOutage';
  }
}
