/**
 * The customer's discount on a product total: it is rounded once, on what is left to pay, and never touches shipping.
 * Specification: storefront §3 (Cart state: discount is a fraction, shown as percent; order total).
 */
import type { Fraction } from '#domain/money/fraction.ts';
import { percentText, remainder } from '#domain/money/fraction.ts';
import type { Rappen } from '#domain/money/money.ts';
import { rappen, timesFraction } from '#domain/money/money.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';

/** What is left of a product total, rounded to 0.01. */
export function discounted(products: Rappen, discount: Fraction): Rappen {
  const left = remainder(discount);
  return timesFraction(products, left.numerator, left.denominator);
}

/** What is taken off; with what is left it makes the total again. */
export function discountAmount(products: Rappen, discount: Fraction): Rappen {
  return rappen(products - discounted(products, discount));
}

/** A discount lies between nothing and everything. */
export function refuseDiscount(discount: Fraction): Refusal | null {
  const inRange = discount.numerator >= 0 && discount.numerator <= discount.denominator;
  return inRange ? null : refusal('discountOutOfRange', { discount: percentText(discount, 'de') });
}
