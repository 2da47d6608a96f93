/**
 * The customer's discount on a product total: the discounted total is rounded once; shipping is never discounted.
 * Specification: storefront §3 (Cart state: discount is a fraction, shown as percent; order total).
 */
import type { Fraction } from '#domain/money/fraction.ts';
import { percentText, remainder } from '#domain/money/fraction.ts';
import type { Rappen } from '#domain/money/money.ts';
import { rappen, timesFraction } from '#domain/money/money.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';

/** The discounted product total, rounded to 0.01. */
export function discounted(products: Rappen, discount: Fraction): Rappen {
  const left = remainder(discount);
  return timesFraction(products, left.numerator, left.denominator);
}

/** The amount deducted; together with the discounted total it is the product total. */
export function discountAmount(products: Rappen, discount: Fraction): Rappen {
  return rappen(products - discounted(products, discount));
}

/** A discount is between 0 and 100 %. */
export function refuseDiscount(discount: Fraction): Refusal | null {
  const inRange = discount.numerator >= 0 && discount.numerator <= discount.denominator;
  return inRange ? null : refusal('discountOutOfRange', { discount: percentText(discount, 'de') });
}
