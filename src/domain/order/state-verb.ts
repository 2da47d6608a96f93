/**
 * Requesting a state means requesting its cause: a delivery, an invoice, a return, a cancellation. The same rules disable buttons and refuse requests.
 * Specification: back office §4 (PUT /order/{id}/state).
 */
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import type { MovedLine, Portion } from './movement.ts';
import { openToDeliver, openToInvoice } from './movement.ts';
import { orderState, orderStateName } from './order-state.ts';

export interface VerbFacts {
  readonly orderStatusId: number;
  readonly lines: readonly MovedLine[];
  /** Paid before the goods leave: invoiced as a whole. */
  readonly prepaid: boolean;
  /** Of the last delivery that was not undone; null: none. */
  readonly lastDelivery: readonly Portion[] | null;
}

/** Null: it may be requested. `deliverAll`: undelivered goods leave together with the invoice. */
export function refuseState(facts: VerbFacts, to: number, { deliverAll }: { readonly deliverAll: boolean }): Refusal | null {
  const { orderStatusId: from, lines, prepaid, lastDelivery } = facts;
  const never = refusal('transitionNotAllowed', { from: orderStateName(from), to: orderStateName(to) });
  if (from === to || from === orderState.CANCELED || from === orderState.INVOICED) return never;
  if (from === orderState.PREPARATION)
    return to === orderState.CANCELED ? null : to === orderState.PLACED ? refusal('paymentMissing') : never;
  switch (to) {
    case orderState.SENT:
      return openToDeliver(lines).length > 0 ? null : refusal('nothingToDeliver');
    case orderState.INVOICED:
      if (lines.every(({ quantityDelivered }) => quantityDelivered === 0) && openToDeliver(lines).length > 0)
        return deliverAll ? null : refusal('nothingDelivered');
      return openToInvoice(lines, { prepaid }).length > 0 || deliverAll ? null : refusal('nothingToInvoice');
    case orderState.PLACED:
      if (lastDelivery === null) return never;
      return isInvoiced(lines, lastDelivery) ? refusal('deliveryInvoiced') : null;
    case orderState.CANCELED:
      return lines.some(({ quantityDelivered, quantityInvoiced }) => quantityDelivered > 0 || quantityInvoiced > 0)
        ? refusal('orderMoved')
        : null;
    default:
      return never;
  }
}

/** Without these pieces, less would be delivered than invoiced. */
export function isInvoiced(lines: readonly MovedLine[], delivery: readonly Portion[]): boolean {
  return delivery.some(({ positionId, quantity }) => {
    const line = lines.find(({ id }) => id === positionId);
    return line !== undefined && line.quantityDelivered - quantity < line.quantityInvoiced;
  });
}
