/** Cancels an order that is still unused: not confirmed, paid, delivered or invoiced. Orders are never deleted: the number stays, as cancelled. */
import type { Order } from '#contract/order.ts';
import { refuseGivingUp } from '#domain/order/order-change.ts';
import { orderState } from '#domain/order/order-state.ts';
import { conflict } from '#server/call/refusal.ts';
import { orderAnswer, storedPosition } from '#server/order/order-answer.ts';
import { orderRecord } from '#server/order/order-record.ts';
import { changeOrderState } from '#server/order-state/change-order-state.ts';
import type { OrderStateServices } from '#server/order-state/change-order-state.ts';

/** `version` undefined: the current one. Calling it on a cancelled order changes nothing. */
export async function cancelOrder(
  services: OrderStateServices,
  id: number,
  { version, reason }: { version: number | undefined; reason: string },
  who: string,
): Promise<Order> {
  const { row, positions } = await orderRecord(services.deliveries.db, id);
  if (row.order_status_id === orderState.CANCELED) return orderAnswer(row, positions);
  const used = refuseGivingUp({
    orderStatusId: row.order_status_id,
    paymentStatusId: row.payment_status_id,
    confirmedDeliveryDate: row.confirmed_delivery_date,
    paid: row.paid_amount > 0,
    positions: positions.map(storedPosition),
  });
  if (used) throw conflict(used.key);
  // Anything that uses the order meanwhile raises its version.
  return changeOrderState(
    services,
    id,
    { orderStatusId: orderState.CANCELED, version: version ?? row.version, reason, deliverAll: false, tell: true, message: '' },
    { who, sentKey: null },
  );
}
