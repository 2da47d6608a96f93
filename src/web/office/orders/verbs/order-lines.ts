/** The lines of an order that can still be delivered or invoiced. */
import { openToDeliver, openToInvoice } from '#domain/order/movement.ts';
import type { Portion } from '#domain/order/movement.ts';
import { isPaidInAdvance } from '#domain/order/payment-method.ts';
import type { Order } from '#contract/order.ts';
import { positionNumbers } from '../position-numbers.ts';
import type { OpenLine } from './portions.ts';

function named({ positions }: Pick<Order, 'positions'>, portions: readonly Portion[]): OpenLine[] {
  const numbers = positionNumbers(positions);
  const byId = new Map(positions.map((position) => [position.id, position]));
  return portions.map(({ positionId: id, quantity }) => {
    const { productId = null, name = '' } = byId.get(id) ?? {};
    return { id, number: numbers.get(id) ?? '', productId, name, open: quantity };
  });
}

export const linesToDeliver = (order: Pick<Order, 'positions'>): OpenLine[] => named(order, openToDeliver(order.positions));

/** Delivered quantities; for an order paid in advance all quantities. */
export const linesToInvoice = (order: Pick<Order, 'positions' | 'paymentMethodId'>): OpenLine[] =>
  named(order, openToInvoice(order.positions, { prepaid: isPaidInAdvance(order.paymentMethodId) }));
