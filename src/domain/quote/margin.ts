/**
 * The margin of a quote's line: its price after the quote's discount less the production cost, as a share of that price.
 * The discount counts, or it could be used to get below the floor. It knows no customer; costs and margins are for staff only (decision 0032).
 */
import type { UnitPrice } from '#domain/money/money.ts';
import { unitPrice } from '#domain/money/money.ts';

/** Discounts, margins and the floor are in ten-thousandths. */
const whole = 10_000;

export interface MarginLine {
  readonly id: number;
  readonly quantity: number;
  /** null: on request, or not entered yet. */
  readonly price: UnitPrice | null;
  /** null: unknown, as for a line written by hand. */
  readonly cost: UnitPrice | null;
  /** The shop's own price of one piece at this quantity; null: on request, or not a product of the shop. */
  readonly listPrice: UnitPrice | null;
}

export interface MarginTerms {
  readonly discount: number;
  /** The customer's agreed discount in the shop. */
  readonly agreed: number;
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

/**
 * The lowest price that needs no approval: its margin is not below the floor, or it is not below the shop's own price.
 * null: there is none, or the cost is unknown.
 */
export function leastPrice(line: Pick<MarginLine, 'cost' | 'listPrice'>, terms: MarginTerms): UnitPrice | null {
  const prices = [priceAtFloor(line.cost, terms), line.cost === null ? null : shopPrice(line, terms)].filter((price) => price !== null);
  return prices.length === 0 ? null : unitPrice(Math.min(...prices));
}

/** The price before the quote's discount that gives the shop's own price after it. */
function shopPrice({ listPrice }: Pick<MarginLine, 'listPrice'>, { discount, agreed }: MarginTerms): UnitPrice | null {
  if (listPrice === null || discount >= whole) return null;
  const share = BigInt(whole - discount);
  return unitPrice(Number((BigInt(listPrice) * BigInt(whole - agreed) + share - 1n) / share));
}

/** In whole Rappen. */
function priceAtFloor(cost: UnitPrice | null, { discount, floor }: MarginTerms): UnitPrice | null {
  if (cost === null || discount >= whole || floor >= whole) return null;
  const shares = BigInt(whole - discount) * BigInt(whole - floor) * 100n;
  const asked = BigInt(cost) * BigInt(whole) * BigInt(whole);
  return unitPrice(Number((asked + shares - 1n) / shares) * 100);
}

/** Joint margin of all lines with known price and cost; null: no such line. */
export function wholeMargin(lines: readonly Omit<MarginLine, 'listPrice'>[], discount: number): number | null {
  const known = lines.filter(({ price, cost }) => price !== null && cost !== null);
  if (known.length === 0) return null;
  const sumOf = (part: 'price' | 'cost'): UnitPrice => unitPrice(known.reduce((sum, line) => sum + (line[part] ?? 0) * line.quantity, 0));
  return marginOf({ price: sumOf('price'), cost: sumOf('cost') }, discount);
}

/** Ids of the lines that need approval, in the order of the lines: below the floor, and below the shop's own price. */
export function belowFloor(lines: readonly MarginLine[], terms: MarginTerms): number[] {
  return lines.flatMap((line) => {
    const margin = marginOf(line, terms.discount);
    if (margin === null || margin >= terms.floor) return [];
    const shop = shopPrice(line, terms);
    return shop !== null && (line.price ?? 0) >= shop ? [] : [line.id];
  });
}
