/** The result of a bulk change for one row. */
import type { ProductPrice } from '#contract/product-price.ts';
import { unitPriceFromChf } from '#domain/money/money.ts';
import type { PriceChange } from '#domain/pricing/bulk-change.ts';
import { changedLadder, changedMargin } from '#domain/pricing/bulk-change.ts';
import { highestPrice } from '#domain/pricing/ladder-rules.ts';
import type { NewPrices } from './bulk-store.ts';

const highest = unitPriceFromChf(highestPrice);

/** Null: it has neither a ladder nor a margin that the change could affect, or a price would become nothing, or more than one may be. */
export function changedPrices(row: ProductPrice, change: PriceChange): (NewPrices & { strategy: 'FIX_PRICE' | 'MARGIN_PRICE' }) | null {
  const { id, activeStrategy, marginPrice } = row;
  const steps = stepsOf(row);
  if (activeStrategy === 'FIX_PRICE') {
    const changed = changedLadder(steps, change);
    const isPossible = changed.every(({ price }, at) => price <= highest && (price > 0 || steps[at]?.price === 0));
    return isPossible ? { id, strategy: activeStrategy, margin: marginPrice, steps: changed } : null;
  }
  if (activeStrategy !== 'MARGIN_PRICE') return null;
  const margin = changedMargin(marginPrice, change);
  return margin === null || margin < -99 || margin > 900 ? null : { id, strategy: activeStrategy, margin, steps };
}

export const stepsOf = ({ fixPrice }: ProductPrice) =>
  fixPrice.map(({ quantity, price }) => ({ quantity, price: unitPriceFromChf(price) }));
