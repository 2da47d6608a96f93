/** SQL of stored orders: lists, single orders with positions and history, state changes. Plain rows out. */
import type { Db, Trx } from '#server/db/pool.ts';

function orders(db: Db) {
  return db
    .selectFrom('sales_order')
    .innerJoin('customer', 'customer.id', 'sales_order.customer_id')
    .selectAll('sales_order')
    .select(['customer.status as customer_status', 'customer.is_company as customer_company'])
    .select((select) =>
      select
        .selectFrom('contact_person')
        .select('contact_person.email')
        .whereRef('contact_person.customer_id', '=', 'sales_order.customer_id')
        .orderBy('contact_person.id')
        .limit(1)
        .as('contact_email'),
    );
}

export type OrderRow = Awaited<ReturnType<ReturnType<typeof orders>['executeTakeFirstOrThrow']>>;

export async function findOrders(db: Db, ids: readonly number[]): Promise<OrderRow[]> {
  return orders(db)
    .where((where) => where('sales_order.id', '=', where.fn.any(where.val([...ids]))))
    .orderBy('sales_order.id', 'desc')
    .execute();
}

/** Of an unguessable link. The links of an erased customer lead nowhere: what is kept of its papers is kept for the office. */
export async function findOrderByUuid(db: Db, uuid: string): Promise<OrderRow | null> {
  const row = await orders(db).where('sales_order.uuid', '=', uuid).where('customer.erased_at', 'is', null).executeTakeFirst();
  return row ?? null;
}

function positions(db: Db) {
  return db
    .selectFrom('order_position')
    .leftJoin('product', 'product.id', 'order_position.product_id')
    .selectAll('order_position')
    .select(['product.type_id as product_type_id', 'product.can_be_configured', 'product.publicly_available']);
}

export type PositionRow = Awaited<ReturnType<ReturnType<typeof positions>['executeTakeFirstOrThrow']>>;

/** By order id, in the sequence of the document. */
export async function positionsOf(db: Db, orderIds: readonly number[]): Promise<Map<number, PositionRow[]>> {
  const rows = await positions(db)
    .where((where) => where('order_id', '=', where.fn.any(where.val([...orderIds]))))
    .orderBy('order_id')
    .orderBy('order_position.sort_order')
    .execute();
  return Map.groupBy(rows, (row) => row.order_id);
}

/** Configurations of positions; `customerId` null: of any customer. */
export async function positionConfigurations(db: Db, ids: readonly number[], customerId: number | null) {
  let rows = db
    .selectFrom('order_position')
    .innerJoin('sales_order', 'sales_order.id', 'order_position.order_id')
    .select(['order_position.id', 'order_position.configuration'])
    .where((where) => where('order_position.id', '=', where.fn.any(where.val([...ids]))));
  if (customerId !== null) rows = rows.where('sales_order.customer_id', '=', customerId);
  return rows.orderBy('order_position.id').execute();
}

/** Locks the order until the end of the transaction and returns its version and state; null: no such order. */
export async function lockOrder(trx: Trx, id: number): Promise<{ uuid: string; version: number; orderStatusId: number } | null> {
  const order = await trx
    .selectFrom('sales_order')
    .select(['uuid', 'version', 'order_status_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!order) return null;
  return { uuid: order.uuid, version: order.version, orderStatusId: order.order_status_id };
}
