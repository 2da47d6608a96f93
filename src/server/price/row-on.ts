/** A price row on a future day, including what is planned until then. */
import type { PlannedValues } from '#contract/planned-price.ts';
import type { ProductPrice } from '#contract/product-price.ts';
import type { PriceSource } from '#domain/pricing/price-row.ts';
import type { Planned } from '#domain/pricing/planned-price.ts';
import { changesBy } from '#domain/pricing/planned-price.ts';
import { strategyOf } from './create-price.ts';

export function rowOn(row: ProductPrice, planned: readonly Planned<PlannedValues>[], day: string): ProductPrice {
  const change = changesBy(planned, day);
  if (change === null) return row;
  const { unitOfSales = row.unitOfSales, marginPrice = row.marginPrice, excelPrice = row.excelPrice, fixPrice } = change;
  return {
    ...row,
    unitOfSales,
    marginPrice,
    excelPrice,
    activeStrategy: sourceWith(change, row.activeStrategy),
    fixPrice: fixPrice?.map((step, at) => ({ id: -at, ...step })) ?? row.fixPrice,
  };
}

/** A change without a kind keeps the active one. */
export function sourceWith(change: PlannedValues, before: PriceSource): PriceSource {
  const source = strategyOf(change);
  return source === 'NONE' ? (change.activeStrategy ?? before) : source;
}
