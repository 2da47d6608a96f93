/** One change to many prices: by percent or by an amount, with a chosen rounding. A price never falls below 0; a margin changes so that the price does. */
import { divideHalfAway } from '#domain/money/decimal.ts';
import { fractionFromNumber } from '#domain/money/fraction.ts';
import type { UnitPrice } from '#domain/money/money.ts';
import { timesFraction, unitPrice, unitPriceFromChf } from '#domain/money/money.ts';
import type { LadderStep } from './price-row.ts';

/** Percent of the price, or francs added to it. */
export const changeKinds = ['percent', 'amount'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export interface PriceChange {
  readonly kind: ChangeKind;
  /** May be negative. */
  readonly value: number;
  /** Prices are rounded to multiples of this many francs, half away from zero. */
  readonly rounding: 0.05 | 0.01 | 0.0001;
}

export function changedPrice(price: UnitPrice, { kind, value, rounding }: PriceChange): UnitPrice {
  const changed = kind === 'percent' ? byPercent(price, value) : price + unitPriceFromChf(value);
  const grain = Math.round(rounding * 10_000);
  const rounded = Number(divideHalfAway(BigInt(changed), BigInt(grain))) * grain;
  return unitPrice(Math.max(0, rounded));
}

function byPercent(price: UnitPrice, percent: number): number {
  const { numerator, denominator } = fractionFromNumber(percent);
  return timesFraction(price, denominator * 100 + numerator, denominator * 100);
}

export const changedLadder = (steps: readonly LadderStep[], change: PriceChange): LadderStep[] =>
  steps.map(({ quantity, price }) => ({ quantity, price: changedPrice(price, change) }));

/** The margin (percent, two decimals) that raises the price by the change's percentage; null: an amount cannot be added to a margin. */
export function changedMargin(marginPercent: number, { kind, value }: PriceChange): number | null {
  if (kind === 'amount') return null;
  return Math.round(((1 + marginPercent / 100) * (1 + value / 100) - 1) * 10_000) / 100;
}
