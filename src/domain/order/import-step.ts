/**
 * Which state of another system an order takes over by a file. Only what a later undo gives back exactly: goods that left come back by a return,
 * but an invoice or a cancellation stays for good, so a person decides on them.
 */
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { orderState } from './order-state.ts';

/** Null: nothing stands in the way before the rules of the state itself are asked. */
export function refuseImportedState(from: number, to: number): Refusal | null {
  if (from === to) return null;
  if (from === orderState.CANCELED) return refusal('importOrderCanceled');
  if (to === orderState.INVOICED) return refusal('importInvoiceByHand');
  if (to === orderState.CANCELED) return refusal('importCancelByHand');
  if (from === orderState.PREPARATION) return refusal('paymentMissing');
  return to === orderState.SENT && from === orderState.PLACED ? null : refusal('importNoWayBack');
}
