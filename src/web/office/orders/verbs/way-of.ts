import type { DeliveryInsert } from '#contract/delivery.ts';
import type { Order } from '#contract/order.ts';

/** Default delivery method of an order. */
export const wayOf: Readonly<Record<Order['deliveryType'], DeliveryInsert['deliveryType']>> = {
  PICKUP: 'PICKUP',
  DELIVERY: 'TRUCK',
  FEDEX: 'FEDEX',
};
