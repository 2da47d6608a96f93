/** The provider's bodies on the wire (PostFinance Checkout, API v2.0): only what we send and read. Unknown members are ignored. */
import { z } from 'zod';

export const TransactionState = z.enum([
  'CREATE',
  'PENDING',
  'CONFIRMED',
  'PROCESSING',
  'FAILED',
  'AUTHORIZED',
  'VOIDED',
  'COMPLETED',
  'FULFILL',
  'DECLINE',
]);
export type TransactionState = z.infer<typeof TransactionState>;

/** Francs with two decimals. */
const Amount = z.number().min(-10_000_000).max(10_000_000);

const FailureReason = z.object({
  category: z.string().max(60).nullish(),
  name: z.record(z.string(), z.string()).nullish(),
  description: z.record(z.string(), z.string()).nullish(),
});

export const Transaction = z.object({
  id: z.number().int().positive(),
  version: z.number().int(),
  state: TransactionState,
  currency: z.string().length(3),
  authorizationAmount: Amount.nullish(),
  completedAmount: Amount.nullish(),
  refundedAmount: Amount.nullish(),
  merchantReference: z.string().max(100).nullish(),
  linkedSpaceId: z.number().int().nullish(),
  failureReason: FailureReason.nullish(),
  userFailureMessage: z.string().max(2000).nullish(),
});
export type Transaction = z.infer<typeof Transaction>;

export const TransactionSearch = z.object({ data: z.array(Transaction).max(100) });

export const PageUrl = z.url({ protocol: /^https?$/ }).max(2000);

const RefundState = z.enum(['CREATE', 'SCHEDULED', 'PENDING', 'MANUAL_CHECK', 'FAILED', 'SUCCESSFUL']);
export const Refund = z.object({ id: z.number().int().positive(), state: RefundState, amount: Amount, externalId: z.string().max(100) });
export type Refund = z.infer<typeof Refund>;

export const Completion = z.object({ id: z.number().int().positive(), state: z.string().max(40) });

export const EncryptionKey = z.string().min(40).max(2000);

/** Sent to the webhook address whenever a transaction changes. */
export const Notice = z.object({
  eventId: z.number().int().positive(),
  entityId: z.number().int().positive(),
  listenerEntityId: z.number().int(),
  spaceId: z.number().int(),
  state: z.string().max(40).optional(),
  timestamp: z.string().max(60).optional(),
});
export type Notice = z.infer<typeof Notice>;

/** The entity number of transactions among everything the provider reports. */
export const transactionEntity = 1_472_041_829_003;

/** What we send. */
export interface LineItem {
  uniqueId: string;
  name: string;
  quantity: number;
  amountIncludingTax: number;
  type: 'PRODUCT' | 'SHIPPING' | 'DISCOUNT';
  sku?: string;
  taxes: { title: string; rate: number }[];
}

export interface ProviderAddress {
  givenName: string;
  familyName: string;
  organizationName: string;
  street: string;
  postcode: string;
  city: string;
  country: string;
  emailAddress: string;
  phoneNumber: string;
}

export interface TransactionCreate {
  lineItems: LineItem[];
  currency: 'CHF';
  language: 'de-CH' | 'fr-CH' | 'en-US';
  merchantReference: string;
  invoiceMerchantReference: string;
  customerEmailAddress: string;
  billingAddress: ProviderAddress;
  shippingAddress?: ProviderAddress;
  successUrl: string;
  failedUrl: string;
  allowedPaymentMethodConfigurations: number[];
  completionBehavior: 'COMPLETE_IMMEDIATELY';
  autoConfirmationEnabled: true;
  chargeRetryEnabled: false;
  customersPresence: 'VIRTUAL_PRESENT';
  timeZone: 'Europe/Zurich';
}

export interface TransactionUpdate {
  version: number;
  allowedPaymentMethodConfigurations: number[];
}

export interface RefundCreate {
  externalId: string;
  type: 'MERCHANT_INITIATED_ONLINE';
  transaction: number;
  amount: number;
  merchantReference: string;
}
