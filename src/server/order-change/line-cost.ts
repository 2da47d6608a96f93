/** What one piece of a changed line costs today, for staff's figures alone (decision 0098). */
import type { OrderServices } from '#server/order/order-services.ts';
import type { CostOfLine } from './change-store.ts';

export function costOf({ costPerOne }: Pick<OrderServices, 'costPerOne'>, { customerId }: { customerId: number }): CostOfLine {
  return ({ productId, configuration, quantity }) => costPerOne({ productId, configuration, quantity, customerId });
}
