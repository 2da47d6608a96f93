import type { GiveBack, OrderServices } from '#server/order/order-services.ts';

export interface OrderChangeServices extends OrderServices {
  refund: GiveBack;
}
