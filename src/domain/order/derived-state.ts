/**
 * The state of an order, derived from its papers. Preparation and cancelled are facts of their own, everything else follows.
 * Specification: back office §4 (Status indicators).
 */
import { orderDelivered, orderInvoiced } from '#domain/position/line-status.ts';
import type { LineProgress } from '#domain/position/line-status.ts';
import type { OrderState } from './order-state.ts';
import { orderState } from './order-state.ts';

export function derivedState(stored: OrderState, lines: readonly LineProgress[]): OrderState {
  if (stored === orderState.PREPARATION || stored === orderState.CANCELED) return stored;
  if (orderDelivered(lines) !== 'COMPLETE') return orderState.PLACED;
  return orderInvoiced(lines) === 'COMPLETE' ? orderState.INVOICED : orderState.SENT;
}
