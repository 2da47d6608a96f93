/** A stored order with its lines, locked or not, for other nouns that write to orders. */
import type { Order } from '#contract/order.ts';
import { notFound } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { insertOrders } from './insert-order-store.ts';
import { orderAnswer } from './order-answer.ts';
import { findOrders, lockOrder, positionsOf } from './order-store.ts';
import type { OrderRow, PositionRow } from './order-store.ts';

export { insertOrders, lockOrder };
export type { OrderRow, PositionRow };

export interface OrderRecord {
  row: OrderRow;
  positions: readonly PositionRow[];
}

/** Refuses an unknown id with 404. */
export async function orderRecord(db: Db, id: number): Promise<OrderRecord> {
  const [row] = await findOrders(db, [id]);
  if (!row) throw notFound();
  return { row, positions: (await positionsOf(db, [id])).get(id) ?? [] };
}

export async function wholeOrderOf(db: Db, id: number): Promise<Order> {
  const { row, positions } = await orderRecord(db, id);
  return orderAnswer(row, positions);
}

/** Those that exist, in no particular sequence. */
export async function wholeOrders(db: Db, ids: readonly number[]): Promise<Order[]> {
  const [rows, positions] = [await findOrders(db, ids), await positionsOf(db, ids)];
  return rows.map((row) => orderAnswer(row, positions.get(row.id) ?? []));
}
