/**
 * The ways to pay and who may use which.
 * Specification: storefront §3 (payment methods), §5 (no invoice for ARTWORK quotes). It knows no provider's wire.
 */
import type { Rappen } from '#domain/money/money.ts';
import { rappen } from '#domain/money/money.ts';
import type { RequestKind } from './request-kind.ts';
import { requestKind } from './request-kind.ts';

export const paymentMethod = {
  INVOICE: 1,
  PREPAYMENT: 2,
  TWINT: 100,
  E_FINANCE: 101,
  POSTFINANCE_CARD: 102,
  MASTERCARD: 103,
  VISA: 104,
  POSTFINANCE_PAY: 105,
} as const;
export type PaymentMethod = (typeof paymentMethod)[keyof typeof paymentMethod];
export type PaymentMethodName = keyof typeof paymentMethod;

/** TWINT refuses larger amounts. */
export const twintMaximum = rappen(500_000);

const providerMethods: readonly PaymentMethod[] = [
  paymentMethod.TWINT,
  paymentMethod.E_FINANCE,
  paymentMethod.POSTFINANCE_CARD,
  paymentMethod.MASTERCARD,
  paymentMethod.VISA,
  paymentMethod.POSTFINANCE_PAY,
];

export interface PaymentFacts {
  readonly customerRequestType: RequestKind;
  /** Gross. */
  readonly total: Rappen;
  /** A payment provider is configured. */
  readonly hasProvider: boolean;
}

/** In the order in which they are offered; prepayment is always among them, invoice for guests and customers alike but never for ARTWORK. */
export function allowedPaymentMethods({ customerRequestType, total, hasProvider }: PaymentFacts): readonly PaymentMethod[] {
  const invoice = customerRequestType !== requestKind.ARTWORK;
  return [
    ...(invoice ? [paymentMethod.INVOICE] : []),
    paymentMethod.PREPAYMENT,
    ...(hasProvider ? providerMethods.filter((method) => method !== paymentMethod.TWINT || total <= twintMaximum) : []),
  ];
}

export function isProviderMethod(id: number): boolean {
  return providerMethods.some((method) => method === id);
}

export function isPaymentMethod(id: number): id is PaymentMethod {
  return id === paymentMethod.INVOICE || id === paymentMethod.PREPAYMENT || isProviderMethod(id);
}
