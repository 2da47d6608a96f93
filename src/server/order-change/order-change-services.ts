import type { Rappen } from '#domain/money/money.ts';
import type { OrderServices } from '#server/order/order-services.ts';

export interface OrderChangeServices extends OrderServices {
  /** Gives money back the way it was paid online; once for a key. Where that cannot be done it stays the customer's credit. */
  refund: (refund: { orderId: number; amount: Rappen; who: string; key: string }) => Promise<void>;
}
