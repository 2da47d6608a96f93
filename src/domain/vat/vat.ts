/**
 * Who pays value added tax, how much, and what a net price looks like with it.
 * Specification: storefront §4 (VAT is computed on the total), §6 (domestic or forced), §9 (8.1 %). Pickup is a sale in Switzerland, whatever the address says.
 * Gross figures of a piece or a line are for display; totals are computed from net amounts.
 */
import { isDomestic } from '#domain/contact/address.ts';
import type { Fraction } from '#domain/money/fraction.ts';
import type { Rappen, UnitPrice } from '#domain/money/money.ts';
import { rappen, timesFraction, unitPriceToRappen } from '#domain/money/money.ts';

export const vatRate: Fraction = { numerator: 81, denominator: 1000 };

/** `forced`: said by staff, whatever the place; null: by the place. */
export function vatApplies({ pickup, country, forced }: { pickup: boolean; country: string; forced: boolean | null }): boolean {
  return forced ?? (pickup || isDomestic(country));
}

/** The tax on a net amount, rounded to 0.01. */
export function vatOf(net: Rappen): Rappen {
  return timesFraction(net, vatRate.numerator, vatRate.denominator);
}

/** A net amount with its tax, rounded once; equals net plus `vatOf(net)`. */
export function grossAmount(net: Rappen): Rappen {
  return rappen(net + vatOf(net));
}

/** What one piece costs with tax, rounded once to 0.01. */
export function grossUnitPrice(net: UnitPrice): Rappen {
  return unitPriceToRappen(net, vatRate.denominator + vatRate.numerator, vatRate.denominator);
}
