/**
 * The payment methods and who may use which.
 * Specification: storefront §3 (payment methods), §5 (no invoice for ARTWORK quotes). It knows no provider's wire.
 */
import type { Rappen } from '#domain/money/money.ts';
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

/** Methods of the payment provider, in the order in which they are offered. */
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
  /** Methods accepted by the payment provider; empty: there is none. */
  readonly online: readonly number[];
  /** TWINT refuses larger amounts. */
  readonly twintMaximum: Rappen;
}

/** In the order in which they are offered; prepayment is always among them, invoice for guests and customers alike but never for ARTWORK. */
export function allowedPaymentMethods({ customerRequestType, total, online, twintMaximum }: PaymentFacts): readonly PaymentMethod[] {
  const invoice = customerRequestType !== requestKind.ARTWORK;
  return [
    ...(invoice ? [paymentMethod.INVOICE] : []),
    paymentMethod.PREPAYMENT,
    // A total of 0 is not paid online.
    ...providerMethods.filter(
      (method) => total > 0 && online.includes(method) && (method !== paymentMethod.TWINT || total <= twintMaximum),
    ),
  ];
}

export function isProviderMethod(id: number): boolean {
  return providerMethods.some((method) => method === id);
}

/** Prepayment and the provider's methods: paid before work begins. */
export function isPaidInAdvance(id: number): boolean {
  return id === paymentMethod.PREPAYMENT || isProviderMethod(id);
}

const brands: Readonly<Record<number, string>> = {
  [paymentMethod.TWINT]: 'TWINT',
  [paymentMethod.E_FINANCE]: 'PostFinance E-Finance',
  [paymentMethod.POSTFINANCE_CARD]: 'PostFinance Card',
  [paymentMethod.MASTERCARD]: 'Mastercard',
  [paymentMethod.VISA]: 'Visa',
  [paymentMethod.POSTFINANCE_PAY]: 'PostFinance Pay',
};

/** The brand name of a provider's method, the same in every language; null for methods without one. */
export function paymentBrand(id: number): string | null {
  return brands[id] ?? null;
}
