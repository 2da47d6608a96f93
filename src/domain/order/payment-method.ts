/**
 * The payment methods and who may use which.
 * Specification: storefront §3 (payment methods), §5 (no invoice for ARTWORK quotes). It knows no provider's wire.
 */
import { paymentOptions, type PaymentOption } from '#domain/checkout/delivery.ts';
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
} as const satisfies Readonly<Record<PaymentOption, number>>;
export type PaymentMethod = (typeof paymentMethod)[PaymentOption];

/** The brands of the provider's methods, the same in every language. */
const brands: Readonly<Record<Exclude<PaymentOption, 'INVOICE' | 'PREPAYMENT'>, string>> = {
  TWINT: 'TWINT',
  E_FINANCE: 'PostFinance E-Finance',
  POSTFINANCE_CARD: 'PostFinance Card',
  MASTERCARD: 'Mastercard',
  VISA: 'Visa',
  POSTFINANCE_PAY: 'PostFinance Pay',
};
const isProviderOption = (option: PaymentOption): option is keyof typeof brands => Object.hasOwn(brands, option);

/** Brands by method, in the order in which they are offered. */
const brandOf: ReadonlyMap<number, string> = new Map(
  paymentOptions.filter(isProviderOption).map((option) => [paymentMethod[option], brands[option]]),
);

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
  const isAllowed = (method: PaymentMethod): boolean => {
    if (method === paymentMethod.INVOICE) return customerRequestType !== requestKind.ARTWORK;
    if (method === paymentMethod.PREPAYMENT) return true;
    // A total of 0 is not paid online.
    return total > 0 && online.includes(method) && (method !== paymentMethod.TWINT || total <= twintMaximum);
  };
  return paymentOptions.map((option) => paymentMethod[option]).filter(isAllowed);
}

export function isProviderMethod(id: number): boolean {
  return brandOf.has(id);
}

/** Prepayment and the provider's methods: paid before work begins. */
export function isPaidInAdvance(id: number): boolean {
  return id === paymentMethod.PREPAYMENT || isProviderMethod(id);
}

/** The brand name of a provider's method; null for methods without one. */
export function paymentBrand(id: number): string | null {
  return brandOf.get(id) ?? null;
}
