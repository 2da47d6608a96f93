/** SQL of settling an order: it is locked first, so that two reports of the same payment are handled one after the other. */
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';
import { addHistory, type FieldDifference } from '#server/record/record-history.ts';

export interface PayableOrder {
  id: number;
  uuid: string;
  customerId: number;
  orderStatusId: number;
  paymentStatusId: number;
  paymentMethodId: number;
}

/** Locks the order until the end of the transaction. */
export async function lockPayableOrder(trx: Trx, id: number): Promise<PayableOrder> {
  return trx
    .selectFrom('sales_order')
    .select([
      'id',
      'uuid',
      'customer_id as customerId',
      'order_status_id as orderStatusId',
      'payment_status_id as paymentStatusId',
      'payment_method_id as paymentMethodId',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The order's page no longer asks to pay the difference from a change. */
export async function forgetDifference(trx: Trx, id: number): Promise<void> {
  await trx.updateTable('sales_order').set({ difference_asked: false }).where('id', '=', id).execute();
}

export interface OrderChange {
  at: Date;
  who: string;
  orderStatusId?: number;
  paymentMethodId?: number;
  /** History entries, in sequence. */
  entries: readonly FieldDifference[];
}

export async function storeOrderChange(
  trx: Trx,
  id: number,
  { at, who, orderStatusId, paymentMethodId, entries }: OrderChange,
): Promise<void> {
  const { version } = await trx
    .updateTable('sales_order')
    .set((set) => ({
      version: set('version', '+', 1),
      updated_at: at,
      ...(orderStatusId === undefined ? {} : { order_status_id: orderStatusId }),
      ...(paymentMethodId === undefined ? {} : { payment_method_id: paymentMethodId }),
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await addHistory(trx, 'order', { recordId: id, version, at, who }, entries);
}

/** Up to 100 ids of orders in this state, to be paid through the provider and created before this moment. */
export async function ordersInPreparationBefore(db: Db, state: number, moment: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('sales_order')
    .select('id')
    .where('order_status_id', '=', state)
    .where('created_at', '<', moment)
    .where(sql<boolean>`payment_method_id >= 100`)
    .orderBy('id')
    .limit(100)
    .execute();
  return rows.map((row) => row.id);
}
