/** Delivers lines of an order once per idempotency key, at most what is open; of two concurrent deliveries the second sees the first. */
import { Delivery } from '#contract/delivery.ts';
import type { DeliveryInsert } from '#contract/delivery.ts';
import { writeOnce } from '#server/idempotency/idempotent.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { lockedOrder, refuseStaleOrder } from '#server/order/lock-order-at.ts';
import { deliver } from './deliver.ts';
import { deliveryOf } from './delivery-answer.ts';
import type { DeliveryServices } from './delivery-services.ts';

export async function makeDelivery(
  services: DeliveryServices,
  wish: DeliveryInsert,
  { who, sentKey }: { who: string; sentKey: string | null },
): Promise<Delivery> {
  const { orderId, version, ...asked } = wish;
  return writeOnce(services.db, idempotencyKey(`delivery by ${who}`, sentKey, wish), (body) => Delivery.parse(body), {
    lock: async (trx) => lockedOrder(trx, orderId),
    write: async (trx, order) => {
      await refuseStaleOrder(trx, order, version);
      return deliveryOf(trx, await deliver(trx, services, order, asked, who));
    },
  });
}
