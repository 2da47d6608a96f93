/** SQL of changes staged beside their orders. */
import { createHash } from 'node:crypto';
import type { Order } from '#contract/order.ts';
import type { Db, Trx } from '#server/db/pool.ts';

function changes(db: Db) {
  return db.selectFrom('order_change').selectAll();
}

export type ChangeRow = Awaited<ReturnType<ReturnType<typeof changes>['executeTakeFirstOrThrow']>>;

export const keyHash = (uuid: string): string => createHash('sha256').update(uuid).digest('hex');

/** The pending change; null: none. */
export async function openChange(db: Db, orderId: number): Promise<ChangeRow | null> {
  return (await changes(db).where('order_id', '=', orderId).where('state', 'in', ['DRAFT', 'ASKED']).executeTakeFirst()) ?? null;
}

/** The change staged last, whatever became of it. */
export async function newestChange(db: Db, orderId: number): Promise<ChangeRow | null> {
  return (await changes(db).where('order_id', '=', orderId).orderBy('id', 'desc').limit(1).executeTakeFirst()) ?? null;
}

/** The latest change that was not discarded: pending, applied or answered by the customer. */
export async function lastChange(db: Db, orderId: number): Promise<ChangeRow | null> {
  const rows = changes(db).where('order_id', '=', orderId).where('state', '<>', 'DISCARDED');
  return (await rows.orderBy('id', 'desc').limit(1).executeTakeFirst()) ?? null;
}

export async function changeByKey(db: Db, uuid: string): Promise<ChangeRow | null> {
  return (await changes(db).where('link_hash', '=', keyHash(uuid)).executeTakeFirst()) ?? null;
}

export async function lockChange(trx: Trx, id: number): Promise<ChangeRow> {
  return changes(trx).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

interface StagedRow {
  orderId: number;
  orderVersion: number;
  orderBefore: Order;
  wish: object;
  at: Date;
  who: string;
}

export async function insertChange(trx: Trx, { orderId, orderVersion, orderBefore, wish, at, who }: StagedRow): Promise<void> {
  await trx
    .insertInto('order_change')
    .values({
      order_id: orderId,
      order_version: orderVersion,
      order_before: JSON.stringify(orderBefore),
      wish: JSON.stringify(wish),
      created_at: at,
      updated_at: at,
      who,
    })
    .execute();
}

type Written = Partial<
  Pick<ChangeRow, 'order_version' | 'state' | 'link_hash' | 'message' | 'answer_text' | 'asked_at' | 'expires_at' | 'answered_at' | 'who'>
> & { wish?: string; order_before?: string | null; difference?: string | null };

/** Raises the version. */
export async function storeStaged(trx: Trx, id: number, at: Date, written: Written): Promise<void> {
  await trx
    .updateTable('order_change')
    .set((set) => ({ ...written, version: set('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .execute();
}
