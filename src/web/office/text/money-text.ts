import { parseAmount, unitPriceText } from '#domain/money/money-text.ts';
import { unitPriceFromChf } from '#domain/money/money.ts';

/** Francs as they stand in a field that nobody types in: `65` as `65.00`. Other texts stay as they are. */
export function moneyText(text: string): string {
  const chf = parseAmount(text);
  return chf === null ? text : unitPriceText(unitPriceFromChf(chf));
}
