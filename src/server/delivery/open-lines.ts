/** The lines of an order that have not been delivered completely. */
import type { Order } from '#contract/order.ts';

export function openLines({ positions }: Pick<Order, 'positions'>): { name: string; quantity: number }[] {
  return positions
    .filter(({ type, storno, service }) => type === 'PRODUCT' && !storno && !service)
    .map(({ name, quantity, quantityDelivered }) => ({ name, quantity: quantity - quantityDelivered }))
    .filter(({ quantity }) => quantity > 0);
}
