/**
 * The price of a composite: that of its contents. A price set for the whole is spread over its parts, so that each can be delivered and invoiced
 * separately and the parts still add up to the whole.
 */
import type { Rappen, UnitPrice } from '#domain/money/money.ts';
import { lineTotal, rappen, sum, timesFraction, unitPrice } from '#domain/money/money.ts';

export interface Part {
  readonly quantity: number;
  readonly pricePerOne: UnitPrice;
}

const amountOf = ({ pricePerOne, quantity }: Part): Rappen => lineTotal(pricePerOne, quantity);

/** Price of one set, from the parts of all sets. */
export function compositePrice(parts: readonly Part[], sets: number): UnitPrice {
  return priceForAmount(sum(parts.map(amountOf)), sets);
}

/** Unit prices of the parts that add up to the amount, in proportion to their prices so far; equal shares if these are 0. */
export function spreadPrice(parts: readonly Part[], amount: Rappen): readonly UnitPrice[] {
  const before = sum(parts.map(amountOf));
  const weights = before > 0 ? parts.map(amountOf) : parts.map(() => rappen(1));
  const whole = before > 0 ? before : rappen(parts.length);
  const prices = parts.map(({ quantity }, index) => priceForAmount(timesFraction(amount, weights[index] ?? 0, whole), quantity));
  // The rounding remainder goes to the part with the fewest pieces: its price has the finest steps.
  const finest = parts.reduce((best, { quantity }, index) => (quantity < (parts[best]?.quantity ?? Infinity) ? index : best), 0);
  const others = sum(
    parts.map(({ quantity }, index) => (index === finest ? rappen(0) : lineTotal(prices[index] ?? unitPrice(0), quantity))),
  );
  const rest = rappen(Math.max(0, amount - others));
  return prices.map((price, index) => (index === finest ? priceForAmount(rest, parts[finest]?.quantity ?? 1) : price));
}

function priceForAmount(amount: Rappen, quantity: number): UnitPrice {
  return timesFraction(unitPrice(amount * 100), 1, quantity);
}
