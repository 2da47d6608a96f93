/** Kilograms as staff read them: `1'285.7`. */
import { groupedText } from '#domain/money/money-text.ts';
import { decimalText } from './decimal-text.ts';

export function weightText(kg: number): string {
  const [whole = '', decimals] = decimalText(kg, 1).split('.');
  return decimals === undefined ? groupedText(Number(whole)) : `${groupedText(Number(whole))}.${decimals}`;
}
