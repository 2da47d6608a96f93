/**
 * The total of a cart or an order: products, discount, shipping, VAT, total, each rounded at its one point, all in Rappen.
 * Specification: storefront §4 (Pricing totals). A line without a price makes the total unknown; it never counts as 0.
 * It knows no price source, no postal code and no screen.
 */
import type { Fraction } from '#domain/money/fraction.ts';
import type { Rappen, UnitPrice } from '#domain/money/money.ts';
import { lineTotal, rappen, sum, zeroRappen } from '#domain/money/money.ts';
import { discountAmount, discounted } from '#domain/pricing/discount.ts';
import { vatOf } from '#domain/vat/vat.ts';
import type { VatRate } from '#domain/vat/vat.ts';

export interface PricedLine {
  readonly quantity: number;
  readonly pricePerOne: UnitPrice | null;
}

export interface TotalsFacts {
  readonly lines: readonly PricedLine[];
  /** The customer's discount on the products; shipping is not discounted. */
  readonly discount: Fraction;
  /** null: not known yet or quoted later; the totals then exclude shipping. */
  readonly shipping: Rappen | null;
  readonly vatApplies: boolean;
  readonly vatRate: VatRate;
}

export interface CartTotals {
  /** Sum of the rounded lines, before the discount. */
  readonly products: Rappen;
  readonly discountAmount: Rappen;
  readonly discountedProducts: Rappen;
  readonly shipping: Rappen | null;
  /** Discounted products and shipping. */
  readonly net: Rappen;
  readonly vat: Rappen;
  readonly total: Rappen;
}

/** Null while a line has no price. */
export function totals({ lines, ...terms }: TotalsFacts): CartTotals | null {
  const finalPrices = lines.map(finalPrice).filter((price) => price !== null);
  if (finalPrices.length < lines.length) return null;
  return totalsOf({ ...terms, products: sum(finalPrices) });
}

/** The same from a known product total, as an order has it. */
export function totalsOf({
  products,
  discount,
  shipping,
  vatApplies,
  vatRate,
}: Omit<TotalsFacts, 'lines'> & { readonly products: Rappen }): CartTotals {
  const discountedProducts = discounted(products, discount);
  const net = rappen(discountedProducts + (shipping ?? zeroRappen));
  const vat = vatApplies ? vatOf(net, vatRate) : zeroRappen;
  return {
    products,
    discountAmount: discountAmount(products, discount),
    discountedProducts,
    shipping,
    net,
    vat,
    total: rappen(net + vat),
  };
}

/** Null: price on request. */
export function finalPrice({ pricePerOne, quantity }: PricedLine): Rappen | null {
  return pricePerOne === null ? null : lineTotal(pricePerOne, quantity);
}
