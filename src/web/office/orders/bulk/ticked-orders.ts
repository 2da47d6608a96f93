/** The orders of ticked rows, including those that the list has not loaded. */
import { readOrders } from '#contract/order.ts';
import type { OrderSummary } from '#contract/order.ts';
import { call } from '#web/call.ts';
import type { BulkRows } from '../../list/list-screen.tsx';

/** Limit of one bulk action. */
export const mostOrders = 500;

export interface TickedOrders {
  readonly orders: readonly OrderSummary[];
  /** True: there were more than the limit. */
  readonly isCut: boolean;
}

/** `scope`: the list's query beyond its view. */
export async function tickedOrders({ ticks, query, loaded }: BulkRows<OrderSummary>, scope: object): Promise<TickedOrders> {
  if (ticks.kind === 'all') {
    const { items, total } = await call(readOrders, { query: { ...query, ...scope, page: 1, perPage: mostOrders } });
    return { orders: items.filter(({ id }) => !ticks.except.has(id)), isCut: total > mostOrders };
  }
  const ids = [...ticks.ids].map(Number);
  const orders: OrderSummary[] = [];
  for (const id of ids.slice(0, mostOrders)) {
    const here = loaded.get(id);
    const items = here === undefined ? (await call(readOrders, { query: { id, perPage: 1, showPreparation: 'true' } })).items : [here];
    orders.push(...items);
  }
  return { orders, isCut: ids.length > mostOrders };
}
