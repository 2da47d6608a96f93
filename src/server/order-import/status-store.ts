/** SQL of the orders in a status file. */
import type { Db, Trx } from '#server/db/pool.ts';

export async function ordersByNumber(db: Db, numbers: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('sales_order')
    .select(['id', 'formatted_id'])
    .where((where) => where('formatted_id', '=', where.fn.any(where.val([...new Set(numbers)]))))
    .execute();
  return new Map(rows.map(({ id, formatted_id: number }) => [number, id]));
}

export async function statusRows(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('sales_order')
    .select(['id', 'version', 'formatted_id', 'customer_name', 'order_status_id', 'confirmed_delivery_date', 'erp_number'])
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .execute();
}

export type StatusRow = Awaited<ReturnType<typeof statusRows>>[number];

export async function allOrderIds(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('sales_order').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Until the end of the transaction, in the general locking order of orders. */
export async function lockOrders(trx: Trx, ids: readonly number[]): Promise<void> {
  await trx
    .selectFrom('sales_order')
    .select('id')
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Returns the order's new version. */
export async function storeErpNumber(trx: Trx, id: number, { erpNumber, at }: { erpNumber: string; at: Date }): Promise<number> {
  const { version } = await trx
    .updateTable('sales_order')
    .set((set) => ({ erp_number: erpNumber, version: set('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
