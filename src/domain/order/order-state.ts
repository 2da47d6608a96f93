/**
 * The states of an order. The current one is derived from its papers (derived-state.ts), the reachable ones are in state-verb.ts.
 * Specification: storefront §3 (order state: placed 1, sent 2, preparation 3), back office §4 (Status indicators).
 */
import type { Indicator } from '#domain/position/line-status.ts';

export const orderState = { PLACED: 1, SENT: 2, PREPARATION: 3, INVOICED: 4, CANCELED: 5 } as const;
export type OrderState = (typeof orderState)[keyof typeof orderState];
export type OrderStateName = keyof typeof orderState;

export const orderStates: readonly OrderState[] = [1, 2, 3, 4, 5];

export const paymentStatus = { PAID: 1, OPEN: 2 } as const;

export function isOrderState(id: number): id is OrderState {
  return orderStates.some((state) => state === id);
}

/** `PLACED`, `SENT`, …; `UNKNOWN` for any other number. */
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

/** Only a placed order uses up its quote: one that is cancelled while it waits for its payment frees the quote again. */
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

/** The buttons of both indicators are disabled while they show PARTIAL (several orders with different states). */
export function isIndicatorDisabled(indicator: Indicator): boolean {
  return indicator === 'PARTIAL';
}
