/**
 * What a line of a quote earns: its price after the quote's discount against what the piece costs to make, as a share of that price.
 * The discount counts, or a floor would be passed by it. It knows no customer; costs and margins stay with staff (decision 0032).
 */
import type { UnitPrice } from '#domain/money/money.ts';
import { unitPrice } from '#domain/money/money.ts';

/** Ten-thousandths, of discounts, margins and the floor. */
const whole = 10_000;

export interface MarginLine {
  readonly id: number;
  readonly quantity: number;
  /** null: on request, not written yet. */
  readonly price: UnitPrice | null;
  /** null: nobody knows what it costs, as of a line that is written by hand. */
  readonly cost: UnitPrice | null;
}

export interface MarginTerms {
  readonly discount: number;
  readonly floor: number;
}

/** In ten-thousandths, never below −1; null while price or cost is unknown. */
export function marginOf({ price, cost }: Pick<MarginLine, 'price' | 'cost'>, discount: number): number | null {
  if (price === null || cost === null) return null;
  const earned = BigInt(price) * BigInt(whole - discount);
  if (earned <= 0n) return cost === 0 ? 0 : -whole;
  const margin = Number(((earned - BigInt(cost) * BigInt(whole)) * BigInt(whole)) / earned);
  return Math.max(-whole, margin);
}

/** The lowest price, in whole Rappen, whose margin is not below the floor; null: there is none, or the cost is unknown. */
export function leastPrice(cost: UnitPrice | null, { discount, floor }: MarginTerms): UnitPrice | null {
  if (cost === null || discount >= whole || floor >= whole) return null;
  const shares = BigInt(whole - discount) * BigInt(whole - floor) * 100n;
  const asked = BigInt(cost) * BigInt(whole) * BigInt(whole);
  return unitPrice(Number((asked + shares - 1n) / shares) * 100);
}

/** Margin of all lines whose price and cost are known together; null: of none. */
export function wholeMargin(lines: readonly MarginLine[], discount: number): number | null {
  const known = lines.filter(({ price, cost }) => price !== null && cost !== null);
  if (known.length === 0) return null;
  const sumOf = (part: 'price' | 'cost'): UnitPrice => unitPrice(known.reduce((sum, line) => sum + (line[part] ?? 0) * line.quantity, 0));
  return marginOf({ price: sumOf('price'), cost: sumOf('cost') }, discount);
}

/** Ids of the lines below the floor, in the order of the lines. */
export function belowFloor(lines: readonly MarginLine[], { discount, floor }: MarginTerms): number[] {
  return lines.flatMap((line) => {
    const margin = marginOf(line, discount);
    return margin !== null && margin < floor ? [line.id] : [];
  });
}
