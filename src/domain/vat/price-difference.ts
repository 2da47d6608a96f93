/** What another way costs more or less than this one, as the visitor sees both: the difference of the two prices that are shown, so that it can be added up. */
import { amountText, unitPriceText } from '#domain/money/money-text.ts';
import { rappen, unitPrice, type UnitPrice } from '#domain/money/money.ts';
import { grossUnitPrice, type VatRate } from './vat.ts';

export interface PriceDifference {
  /** The other one costs … */
  kind: 'more' | 'less' | 'same';
  /** By how much, without sign and currency. */
  text: string;
}

/** Net prices of one piece; `rate`: of the tax that is shown with them, null: without. */
export function priceDifference(now: UnitPrice, other: UnitPrice, rate: VatRate | null): PriceDifference {
  const difference = rate === null ? other - now : grossUnitPrice(other, rate) - grossUnitPrice(now, rate);
  const kind = difference === 0 ? 'same' : difference > 0 ? 'more' : 'less';
  const size = Math.abs(difference);
  return { kind, text: rate === null ? unitPriceText(unitPrice(size)) : amountText(rappen(size)) };
}
