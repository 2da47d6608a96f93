/**
 * A customer's latest orders, line by line: equal products with equal configurations once, the newest first, with how often it was ordered and its price then.
 * Specification: storefront §2 (zuletzt-bestellt). It looks up no present price but compares with it.
 */
import { lineIdentity } from '#domain/cart/line-identity.ts';
import type { Configuration } from '#domain/configurator/evaluation.ts';
import type { UnitPrice } from '#domain/money/money.ts';

export interface OrderedLine {
  readonly productId: number;
  readonly configuration: Configuration | null;
  readonly quantity: number;
  readonly pricePerOne: UnitPrice;
}

export type LatestLine<Line extends OrderedLine> = Line & {
  /** How often it was ordered, this time included. */
  readonly times: number;
};

/** `lines`: newest first. */
export function latestLines<Line extends OrderedLine>(lines: readonly Line[]): readonly LatestLine<Line>[] {
  const latest = new Map<string, LatestLine<Line>>();
  for (const line of lines) {
    const identity = lineIdentity({ productId: line.productId, configuration: line.configuration });
    const newer = latest.get(identity);
    latest.set(identity, newer === undefined ? { ...line, times: 1 } : { ...newer, times: newer.times + 1 });
  }
  return [...latest.values()];
}

export type PriceChange = 'same' | 'higher' | 'lower' | 'unknown';

/** Of one piece, at the quantity ordered then; `now` null: no longer any price. */
export function priceChange(then: UnitPrice, now: UnitPrice | null): PriceChange {
  if (now === null) return 'unknown';
  if (now === then) return 'same';
  return now > then ? 'higher' : 'lower';
}
