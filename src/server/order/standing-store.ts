/** SQL of an order's stored state, derived from its papers and its ledger. */
import type { Trx } from '#server/db/pool.ts';

export async function findStanding(trx: Trx, orderId: number): Promise<{ total: number; state: number; method: number }> {
  return trx
    .selectFrom('sales_order')
    .select(['total_amount as total', 'order_status_id as state', 'payment_method_id as method'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
}

/** Amounts in rappen. */
export interface Standing {
  state: number;
  paymentStatus: number;
  paid: number;
  invoiced: number;
  credited: number;
  dueOn: string | null;
  deliveredOn: string | null;
}

export async function storeStanding(trx: Trx, orderId: number, standing: Standing): Promise<void> {
  await trx
    .updateTable('sales_order')
    .set({
      order_status_id: standing.state,
      paid_amount: standing.paid,
      invoiced_amount: standing.invoiced,
      credited_amount: standing.credited,
      payment_due_date: standing.dueOn,
      payment_status_id: standing.paymentStatus,
      delivered_on: standing.deliveredOn,
    })
    .where('id', '=', orderId)
    .execute();
}

/** Returns the new version. */
export async function raiseVersion(trx: Trx, orderId: number, at: Date): Promise<number> {
  const { version } = await trx
    .updateTable('sales_order')
    .set((set) => ({ version: set('version', '+', 1), updated_at: at }))
    .where('id', '=', orderId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
