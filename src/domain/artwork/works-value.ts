/** What each work of an invoice is worth to customs: its price with its share of the premium, or of the value that somebody declared. */
import { rappen, timesFraction } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';

/** `prices`: of all works, in the order of the invoice; the last one takes the rest, so that nothing is lost. Empty: not known. */
export function worksValue(prices: readonly Rappen[], declared: Rappen | null): Rappen[] {
  const sum = prices.reduce<number>((total, price) => total + price, 0);
  if (declared === null || sum === 0) return [];
  const shares = prices.slice(0, -1).map((price) => timesFraction(declared, price, sum));
  return [...shares, rappen(declared - shares.reduce<number>((total, share) => total + share, 0))];
}
