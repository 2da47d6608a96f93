import type { Rappen } from '#domain/money/money.ts';
import type { OrderServices } from '#server/order/order-services.ts';

export interface OrderChangeServices extends OrderServices {
  /** Refunds an online payment the way it was paid, once per key. Where that is impossible the money stays as the customer's credit. */
  refund: (refund: { orderId: number; amount: Rappen; who: string; key: string }) => Promise<void>;
}
