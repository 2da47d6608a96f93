/** The mail about an order's last delivery, with what is still open now. */
import type { Order } from '#contract/order.ts';
import { deliveryModeOf } from '#domain/checkout/delivery.ts';
import type { Db } from '#server/db/pool.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import { deliveriesOfOrder } from './delivery-answer.ts';
import { deliveryMail } from './delivery-mail.ts';
import type { DeliveryMailFacts } from './delivery-mail.ts';

/** For orders from before deliveries were recorded, only the total quantities delivered are known. */
export async function latestDeliveryMail(db: Db, order: Order, facts: Omit<DeliveryMailFacts, 'delivery'>): Promise<NewMail> {
  const last = (await deliveriesOfOrder(db, order.id)).findLast(({ kind, takenBackBy }) => kind === 'DELIVERY' && takenBackBy === null);
  if (last === undefined) {
    const lines = order.positions.flatMap(({ name, quantityDelivered }) =>
      quantityDelivered === 0 ? [] : [{ name, quantity: quantityDelivered }],
    );
    const day = order.confirmedDeliveryDate ?? order.requestedDeliveryDate ?? '';
    return deliveryMail(order, { ...facts, delivery: { id: 0, formattedId: '', day, deliveryType: deliveryModeOf(order), lines } });
  }
  return deliveryMail(order, { ...facts, delivery: last });
}
