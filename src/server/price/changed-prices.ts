/** The result of a bulk change for one row. */
import type { ProductPrice } from '#contract/product-price.ts';
import { unitPriceFromChf } from '#domain/money/money.ts';
import type { PriceChange } from '#domain/pricing/bulk-change.ts';
import { changedLadder, changedMargin } from '#domain/pricing/bulk-change.ts';
import type { NewPrices } from './bulk-store.ts';

/** Null: it has neither a ladder nor a margin that the change could affect. */
export function changedPrices(row: ProductPrice, change: PriceChange): (NewPrices & { strategy: 'FIX_PRICE' | 'MARGIN_PRICE' }) | null {
  const { id, activeStrategy, marginPrice } = row;
  const steps = stepsOf(row);
  if (activeStrategy === 'FIX_PRICE') return { id, strategy: activeStrategy, margin: marginPrice, steps: changedLadder(steps, change) };
  if (activeStrategy !== 'MARGIN_PRICE') return null;
  const margin = changedMargin(marginPrice, change);
  return margin === null || margin < -99 || margin > 900 ? null : { id, strategy: activeStrategy, margin, steps };
}

export const stepsOf = ({ fixPrice }: ProductPrice) =>
  fixPrice.map(({ quantity, price }) => ({ quantity, price: unitPriceFromChf(price) }));
