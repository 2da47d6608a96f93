/** Totals of the quote without the deselected lines; the same rule as on the server, whose result counts. */
import { vatRateOf } from '#domain/vat/vat.ts';
import type { Quote } from '#contract/quote.ts';
import { totals } from '#domain/cart/cart-totals.ts';
import { fractionFromNumber } from '#domain/money/fraction.ts';
import { chfFromRappen, rappenFromChf, unitPriceFromChf, zeroRappen } from '#domain/money/money.ts';

export function orderedTotals(quote: Quote, removed: readonly number[]): NonNullable<Quote['totals']> | null {
  if (quote.totals === null || removed.length === 0) return quote.totals;
  const sums = totals({
    lines: quote.positions
      .filter(({ id, storno }) => !storno && !removed.includes(id))
      // A set costs the sum of its parts.
      .filter(({ type, children }) => type === 'PRODUCT' || children.length === 0)
      .map(({ quantity, pricePerOne }) => ({ quantity, pricePerOne: pricePerOne === null ? null : unitPriceFromChf(pricePerOne) })),
    discount: fractionFromNumber(quote.discount),
    shipping: rappenFromChf(quote.totals.shipping ?? 0),
    vatApplies: quote.hasVat,
    vatRate: vatRateOf(quote.vatPercent),
  });
  if (sums === null) return null;
  return {
    products: chfFromRappen(sums.products),
    discountAmount: chfFromRappen(sums.discountAmount),
    shipping: chfFromRappen(sums.shipping ?? zeroRappen),
    net: chfFromRappen(sums.net),
    vat: chfFromRappen(sums.vat),
    total: chfFromRappen(sums.total),
  };
}
