/**
 * The states of an order and which may follow which; the same table greys out buttons and refuses requests.
 * Specification: storefront §3 (order state: placed 1, sent 2, preparation 3), back office §4 (Status indicators). A state that ends an order is never left again.
 */
import type { Indicator } from '#domain/position/line-status.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';

export const orderState = { PLACED: 1, SENT: 2, PREPARATION: 3, INVOICED: 4, CANCELED: 5 } as const;
export type OrderState = (typeof orderState)[keyof typeof orderState];
export type OrderStateName = keyof typeof orderState;

export const orderStates: readonly OrderState[] = [1, 2, 3, 4, 5];

export const paymentStatus = { PAID: 1, OPEN: 2 } as const;

/** PREPARATION: stored, a provider payment is pending; it is placed by money alone. SENT back to PLACED is the correction of a mistake. */
const successors: Readonly<Record<OrderState, readonly OrderState[]>> = {
  [orderState.PREPARATION]: [orderState.CANCELED],
  [orderState.PLACED]: [orderState.SENT, orderState.INVOICED, orderState.CANCELED],
  [orderState.SENT]: [orderState.INVOICED, orderState.PLACED],
  [orderState.INVOICED]: [],
  [orderState.CANCELED]: [],
};

export function isOrderState(id: number): id is OrderState {
  return orderStates.some((state) => state === id);
}

/** `PLACED`, `SENT`, …; `UNKNOWN` for a number that is no state. */
export function orderStateName(id: number): OrderStateName | 'UNKNOWN' {
  switch (id) {
    case orderState.PLACED:
      return 'PLACED';
    case orderState.SENT:
      return 'SENT';
    case orderState.PREPARATION:
      return 'PREPARATION';
    case orderState.INVOICED:
      return 'INVOICED';
    case orderState.CANCELED:
      return 'CANCELED';
    default:
      return 'UNKNOWN';
  }
}

/** Null: the order may take the new state. */
export function mayChangeState(from: number, to: number): Refusal | null {
  const allowed = isOrderState(from) && isOrderState(to) && successors[from].includes(to);
  return allowed ? null : refusal('transitionNotAllowed', { from: orderStateName(from), to: orderStateName(to) });
}

/** Only a placed order uses up the quote that it came of: one that is canceled while it waits for its payment gives the quote back. */
export function usesUpQuote(orderStatusId: number): boolean {
  return orderStatusId !== orderState.PREPARATION;
}

/** Receipt is open while the order is in preparation. */
export function receiptConfirmationIndicator(orderStatusId: number): Indicator {
  return orderStatusId === orderState.PREPARATION ? 'OPEN' : 'COMPLETE';
}

export function paymentIndicator(paymentStatusId: number): Indicator {
  return paymentStatusId === paymentStatus.OPEN ? 'OPEN' : 'COMPLETE';
}

/** The buttons of both indicators are disabled while they show PARTIAL (several orders that differ). */
export function isIndicatorDisabled(indicator: Indicator): boolean {
  return indicator === 'PARTIAL';
}

export interface MovedAmounts {
  /** `all`: every line counts as delivered in full; `none`: as not delivered; null: stays as it is. */
  readonly delivered: 'all' | 'none' | null;
  readonly invoiced: 'all' | null;
}

/** What a move says about the lines: sent is delivered in full, invoiced is invoiced in full, a correction back to placed takes the delivery back. */
export function movedAmounts(to: number): MovedAmounts {
  switch (to) {
    case orderState.SENT:
      return { delivered: 'all', invoiced: null };
    case orderState.INVOICED:
      return { delivered: null, invoiced: 'all' };
    case orderState.PLACED:
      return { delivered: 'none', invoiced: null };
    default:
      return { delivered: null, invoiced: null };
  }
}
