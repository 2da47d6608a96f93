/**
 * Whether a block of totals is shown with or without tax. Companies calculate without it, private customers only see what they pay.
 * Nothing is computed again: the total and the tax are those of the order, and every block adds up to its total.
 */
import type { Rappen } from '#domain/money/money.ts';
import { rappen, rappenFromChf, sum, zeroRappen } from '#domain/money/money.ts';
import type { VatRate } from './vat.ts';
import { grossAmount, vatRateOf } from './vat.ts';

/** `incl`: every amount with tax. `excl`: every amount without, and the tax as a separate amount. */
export const priceViews = ['incl', 'excl'] as const;
export type PriceView = (typeof priceViews)[number];

export interface NetTotals {
  readonly products: Rappen;
  readonly discountAmount: Rappen;
  /** null: not known yet. */
  readonly shipping: Rappen | null;
  readonly vat: Rappen;
  readonly total: Rappen;
}

/** Totals in francs, as they come over the wire. */
type ChfTotals = Readonly<Record<Exclude<keyof NetTotals, 'shipping'>, number> & { shipping: number | null }>;

export function totalsFromChf({ products, discountAmount, shipping, vat, total }: ChfTotals): NetTotals {
  return {
    products: rappenFromChf(products),
    discountAmount: rappenFromChf(discountAmount),
    shipping: shipping === null ? null : rappenFromChf(shipping),
    vat: rappenFromChf(vat),
    total: rappenFromChf(total),
  };
}

export function priceViewFor(company: boolean): PriceView {
  return company ? 'excl' : 'incl';
}

/** The rate included in the amounts that the buyer of a document sees; null: they see them without, as companies do and on exports. */
export function shownRate({
  customer,
  hasVat,
  vatPercent,
}: {
  customer: { company: boolean };
  hasVat: boolean;
  vatPercent: number;
}): VatRate | null {
  return hasVat && priceViewFor(customer.company) === 'incl' ? vatRateOf(vatPercent) : null;
}

export interface GrossTotals extends NetTotals {
  /** The difference left by rounding each amount separately. */
  readonly rounding: Rappen;
}

/**
 * Every amount with tax, rounded as its line shows it; the difference to the total has a row of its own.
 * `lines`: net amounts of the lines that make up the products.
 */
export function grossTotals(totals: NetTotals, lines: readonly Rappen[], rate: VatRate): GrossTotals {
  const discountAmount = grossAmount(totals.discountAmount, rate);
  const shipping = totals.shipping === null ? null : grossAmount(totals.shipping, rate);
  const complete = sum(lines) === totals.products;
  const products = complete ? sum(lines.map((line) => grossAmount(line, rate))) : grossAmount(totals.products, rate);
  const rounding = rappen(totals.total - (products - discountAmount + (shipping ?? 0)));
  return { ...totals, products, discountAmount, shipping, rounding };
}

/** The same for whoever sees amounts without tax, at a `rate` of null: nothing is rounded. */
export function shownTotals(totals: NetTotals, lines: readonly Rappen[], rate: VatRate | null): GrossTotals {
  return rate === null ? { ...totals, rounding: zeroRappen } : grossTotals(totals, lines, rate);
}
