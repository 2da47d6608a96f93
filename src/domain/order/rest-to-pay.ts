/**
 * The amount a customer who pays in advance still owes after a change: from the change that exceeds what was paid, until the ledger covers it.
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
  /** Requested because of a change, and nothing refunded since. */
  readonly differenceAsked: boolean;
}

export function asksForRest({ orderStatusId, paymentStatusId, paymentMethodId, differenceAsked }: RestFacts): boolean {
  const stands = orderStatusId !== orderState.PREPARATION && orderStatusId !== orderState.CANCELED;
  return differenceAsked && stands && paymentStatusId === paymentStatus.OPEN && isPaidInAdvance(paymentMethodId);
}

/** `owed`: in total; `paid`: according to the ledger. 0: nothing to pay. */
export function restToPay(facts: RestFacts, { owed, paid }: { owed: Rappen; paid: Rappen }): Rappen {
  return asksForRest(facts) ? rappen(Math.max(0, owed - paid)) : zeroRappen;
}
