/** What the lines of a new order cost today, for staff's figures alone (decision 0098). */
import type { UnitPrice } from '#domain/money/money.ts';
import type { NewOrder } from './new-order.ts';
import type { OrderServices } from './order-services.ts';

export function costsOf({ costPerOne }: Pick<OrderServices, 'costPerOne'>, { customerId, positions }: NewOrder): (UnitPrice | null)[] {
  return positions.map(({ productId, configuration, quantity }) => costPerOne({ productId, configuration, quantity, customerId }));
}
