/** Locks an order for a write until the end of the transaction, in the version that the caller read. */
import type { Trx } from '#server/db/pool.ts';
import { notFound } from '#server/call/refusal.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { orderAnswer } from './order-answer.ts';
import { orderRecord } from './order-record.ts';
import type { OrderRecord } from './order-record.ts';
import { lockOrder } from './order-store.ts';

/** Read after the order was locked. */
export type LockedOrder = OrderRecord;

/** Refuses with 404 if there is no such order, with 409 if its version is no longer the one the caller read. */
export async function lockOrderAt(trx: Trx, id: number, version: number | undefined): Promise<LockedOrder> {
  const order = await lockedOrder(trx, id);
  await refuseStaleOrder(trx, order, version);
  return order;
}

export async function refuseStaleOrder(trx: Trx, { row, positions }: LockedOrder, version: number | undefined): Promise<void> {
  if (version === undefined || version === row.version) return;
  throw await staleSave(trx, { kind: 'order', id: row.id, version, current: orderAnswer(row, positions) });
}

export async function lockedOrder(trx: Trx, id: number): Promise<LockedOrder> {
  if ((await lockOrder(trx, id)) === null) throw notFound();
  return orderRecord(trx, id);
}
