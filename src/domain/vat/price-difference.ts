/** How much more or less another option costs, in the prices that the visitor sees: the difference of the two shown prices, so that it can be added up. */
import { amountText, unitPriceText } from '#domain/money/money-text.ts';
import { rappen, unitPrice, type UnitPrice } from '#domain/money/money.ts';
import { grossUnitPrice, type VatRate } from './vat.ts';

export interface PriceDifference {
  /** The other option costs … */
  kind: 'more' | 'less' | 'same';
  /** By how much, without sign and currency. */
  text: string;
}

/** Net prices of one piece; `rate`: of the tax included in shown prices, null: shown without tax. */
export function priceDifference(now: UnitPrice, other: UnitPrice, rate: VatRate | null): PriceDifference {
  const difference = rate === null ? other - now : grossUnitPrice(other, rate) - grossUnitPrice(now, rate);
  const kind = difference === 0 ? 'same' : difference > 0 ? 'more' : 'less';
  const size = Math.abs(difference);
  return { kind, text: rate === null ? unitPriceText(unitPrice(size)) : amountText(rappen(size)) };
}
