import { parseAmount } from '#domain/money/money-text.ts';

/** A percentage from 0 to 100 as typed, with up to two decimals, as finer ones are not kept; null: it is none. */
export function percentOf(text: string): number | null {
  const percent = parseAmount(text);
  return percent === null || percent < 0 || percent > 100 || Math.round(percent * 100) / 100 !== percent ? null : percent;
}
