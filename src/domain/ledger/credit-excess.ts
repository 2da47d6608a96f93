/**
 * What a credit note leaves too much on an invoice that was settled: only money goes back. What was granted on it falls away instead: a write-off and a rounding
 * difference first, cash discount in proportion to what is no longer charged.
 */
import { rappen, timesFraction, zeroRappen } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';

export const grantedKinds = ['writeOff', 'rounding', 'skonto'] as const;
/** Settled without money, by kind. */
export type Granted = Readonly<Record<(typeof grantedKinds)[number], Rappen>>;

export interface SettledInvoice {
  readonly granted: Granted;
  /** Without reminder fees, before and after the credit note. */
  readonly chargedBefore: Rappen;
  readonly chargedAfter: Rappen;
}

export interface DividedExcess {
  readonly fallsAway: Granted;
  readonly money: Rappen;
}

export function divideExcess(excess: Rappen, { granted, chargedBefore, chargedAfter }: SettledInvoice): DividedExcess {
  let left: number = Math.max(0, excess);
  const fall = (most: number): Rappen => {
    const share = Math.max(0, Math.min(left, most));
    left -= share;
    return rappen(share);
  };
  const kept = chargedBefore > 0 ? timesFraction(granted.skonto, chargedAfter, chargedBefore) : zeroRappen;
  const fallsAway = { writeOff: fall(granted.writeOff), rounding: fall(granted.rounding), skonto: fall(granted.skonto - kept) };
  return { fallsAway, money: rappen(left) };
}
