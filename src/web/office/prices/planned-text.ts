/** A planned change in one line: source, ladder or margin, unit. */
import type { PlannedValues } from '#contract/planned-price.ts';
import type { PriceStrategy } from '#contract/product-price.ts';
import { unitPriceText } from '#domain/money/money-text.ts';
import { unitPriceFromChf } from '#domain/money/money.ts';
import { decimalText } from '../text/decimal-text.ts';
import { plannedWords as t } from './planned-words.ts';
import { priceWords } from './price-words.ts';

export function plannedText(change: PlannedValues): string {
  const { fixPrice, marginPrice, unitOfSales } = change;
  const source = sourceOf(change);
  const parts = [
    ...(source === null ? [] : [priceWords.strategies[source]]),
    ...(fixPrice ?? []).map(({ quantity, price }) => t.step(quantity, unitPriceText(unitPriceFromChf(price)))),
    ...(marginPrice === undefined ? [] : [t.margin(decimalText(marginPrice, 2))]),
    ...(unitOfSales === undefined ? [] : [t.unit(unitOfSales)]),
  ];
  return parts.join(', ');
}

function sourceOf({ activeStrategy, fixPrice, remotePrice, marginPrice, excelPrice }: PlannedValues): PriceStrategy | null {
  if (activeStrategy !== undefined) return activeStrategy;
  if (fixPrice !== undefined) return 'FIX_PRICE';
  if (remotePrice !== undefined) return 'REMOTE_PRICE';
  if (marginPrice !== undefined) return 'MARGIN_PRICE';
  return excelPrice === undefined ? null : 'EXCEL_PRICE';
}
