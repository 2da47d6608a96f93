/**
 * Which states of another system may be imported for an order. Only those that a later undo reverses exactly: shipped goods come back by a return,
 * but an invoice or a cancellation is permanent, so a person decides on them.
 */
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { orderState } from './order-state.ts';

/** Null: no objection before the rules of the state itself are checked. */
export function refuseImportedState(from: number, to: number): Refusal | null {
  if (from === to) return null;
  if (from === orderState.CANCELED) return refusal('importOrderCanceled');
  if (to === orderState.INVOICED) return refusal('importInvoiceByHand');
  if (to === orderState.CANCELED) return refusal('importCancelByHand');
  if (from === orderState.PREPARATION) return refusal('paymentMissing');
  return to === orderState.SENT && from === orderState.PLACED ? null : refusal('importNoWayBack');
}
