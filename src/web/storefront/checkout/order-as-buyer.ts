/** Places the order of the checkout's buyer, once for each attempt. */
import { placeOrder } from '#contract/place-order.ts';
import type { OrderInsert, PlacedOrder } from '#contract/place-order.ts';
import { asBuyer } from './buyer-actions.ts';
import type { BuyerServices } from './buyer-actions.ts';
import type { AttemptKeeper } from './order-attempt.ts';
import { placeOnce } from './order-attempt.ts';

export async function order(
  services: BuyerServices,
  insert: (customerId: number) => OrderInsert,
  keeper: AttemptKeeper,
  clock: { now: () => number; newKey: () => string },
): Promise<PlacedOrder> {
  return asBuyer(services, async (customerId, options) =>
    placeOnce(
      insert(customerId),
      async (body, idempotencyKey) => services.call(placeOrder, { body }, { ...options, idempotencyKey }),
      keeper,
      clock,
    ),
  );
}
