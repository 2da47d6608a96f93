/** SQL of an order's production start. */
import type { Trx } from '#server/db/pool.ts';

/** Locks the order until the end of the transaction; null: no such order. */
export async function lockProduction(
  trx: Trx,
  id: number,
): Promise<{ version: number; orderStatusId: number; startedOn: string | null } | null> {
  const order = await trx
    .selectFrom('sales_order')
    .select(['version', 'order_status_id as orderStatusId', 'production_started_on as startedOn'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return order ?? null;
}

export async function storeProduction(trx: Trx, id: number, startedOn: string | null, at: Date): Promise<void> {
  await trx
    .updateTable('sales_order')
    .set((set) => ({ production_started_on: startedOn, version: set('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .execute();
}
