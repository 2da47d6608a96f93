import type { DeliveryInsert } from '#contract/delivery.ts';
import type { Order } from '#contract/order.ts';

/** How an order leaves the house unless somebody says otherwise. */
export const wayOf: Readonly<Record<Order['deliveryType'], DeliveryInsert['deliveryType']>> = {
  PICKUP: 'PICKUP',
  DELIVERY: 'TRUCK',
  FEDEX: 'FEDEX',
};
