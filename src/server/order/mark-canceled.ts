/** Cancels a locked order, with the reason in its history. All other consequences are left to the caller. */
import { orderState, orderStateName } from '#domain/order/order-state.ts';
import type { Trx } from '#server/db/pool.ts';
import { storeOrderChange } from './order-payment-store.ts';

export async function markCanceled(
  trx: Trx,
  { id, orderStatusId }: { id: number; orderStatusId: number },
  { at, who, reason }: { at: Date; who: string; reason: string },
): Promise<void> {
  await storeOrderChange(trx, id, {
    at,
    who,
    orderStatusId: orderState.CANCELED,
    entries: [
      { field: 'state', before: orderStateName(orderStatusId), after: orderStateName(orderState.CANCELED) },
      ...(reason === '' ? [] : [{ field: 'reason', before: '', after: reason }]),
    ],
  });
}
