/**
 * What a changed order still asks of a customer who pays before the work: once it became dearer than what was paid, until the ledger covers it.
 * Specification: behind the counter §7 (the difference goes by payment link, refund, or the next invoice).
 */
import type { Rappen } from '#domain/money/money.ts';
import { rappen, zeroRappen } from '#domain/money/money.ts';
import { orderState, paymentStatus } from './order-state.ts';
import { isPaidInAdvance } from './payment-method.ts';

export interface RestFacts {
  readonly orderStatusId: number;
  readonly paymentStatusId: number;
  readonly paymentMethodId: number;
  /** By a change, and nothing was given back since. */
  readonly differenceAsked: boolean;
}

export function asksForRest({ orderStatusId, paymentStatusId, paymentMethodId, differenceAsked }: RestFacts): boolean {
  const stands = orderStatusId !== orderState.PREPARATION && orderStatusId !== orderState.CANCELED;
  return differenceAsked && stands && paymentStatusId === paymentStatus.OPEN && isPaidInAdvance(paymentMethodId);
}

/** `owed`: in all; `paid`: what the ledger has of it. 0: nothing is asked. */
export function restToPay(facts: RestFacts, { owed, paid }: { owed: Rappen; paid: Rappen }): Rappen {
  return asksForRest(facts) ? rappen(Math.max(0, owed - paid)) : zeroRappen;
}
