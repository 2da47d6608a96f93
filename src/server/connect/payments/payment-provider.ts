/** What the shop asks of a payment provider, in the shop's words; which provider it is, only this folder knows. */
import type { VatRate } from '#domain/vat/vat.ts';
import type { ProviderWord } from '#domain/order/payment-progress.ts';
import type { AddressText } from '#domain/contact/address.ts';
import type { Language } from '#domain/language/language.ts';
import type { Rappen } from '#domain/money/money.ts';

export interface PaymentLine {
  name: string;
  articleNumber: string;
  quantity: number;
  /** Net, before the discount. */
  amount: Rappen;
}

export interface PaymentRequest {
  /** Ours, different for each payment: by it a payment is found whose answer was lost. */
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
  deliveryCost: Rappen;
  hasVat: boolean;
  vatRate: VatRate;
  total: Rappen;
  successUrl: string;
  failedUrl: string;
}

/** Why no money came, as far as a customer can do something about it. */
export type FailureKind = 'declined' | 'technical';

export interface ProviderPayment {
  transactionId: string;
  /** For changes: of two at once the second is refused. */
  version: number;
  word: ProviderWord;
  /** Taken or to be taken; null before the customer has paid. */
  amount: Rappen | null;
  currency: string;
  reference: string;
  failure: FailureKind | null;
}

export type RefundWord = 'PENDING' | 'SUCCESSFUL' | 'FAILED';

export interface PaymentNotice {
  eventId: string;
  transactionId: string;
}

export interface PaymentProvider {
  /** Numbers of the methods that can be paid with. */
  methods: readonly number[];
  createPayment: (request: PaymentRequest) => Promise<ProviderPayment>;
  /** Null: the provider knows none with this reference. */
  findPayment: (reference: string) => Promise<ProviderPayment | null>;
  /** Null: the provider does not know it (any more). */
  getPayment: (transactionId: string) => Promise<ProviderPayment | null>;
  /** Where the customer pays. */
  pageUrl: (transactionId: string) => Promise<string>;
  changeMethod: (payment: ProviderPayment, methodId: number) => Promise<ProviderPayment>;
  capture: (transactionId: string) => Promise<void>;
  /** Gives back what was only reserved. */
  voidPayment: (transactionId: string) => Promise<void>;
  /** The same `externalId` is refunded once, however often it is asked for. */
  refund: (request: { transactionId: string; externalId: string; amount: Rappen; reference: string }) => Promise<RefundWord>;
  /** Null: not signed by the provider, or not for this shop. Throws PaymentOutage when that could not be judged. */
  parseWebhook: (rawBody: Buffer, signature: string | null, caller: string) => Promise<PaymentNotice | null>;
}

/** The provider could not be reached, was too slow or gave no sensible answer. Nothing is known about what it has done. */
export class PaymentOutage extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(`payment provider: ${what}`, options);
    this.name = 'PaymentOutage';
  }
}
