/** SQL of stored orders: lists, single orders with positions and history, state changes. Plain rows out. */
import type { SelectQueryBuilder } from 'kysely';
import { sql } from 'kysely';
import { unitPrice } from '#domain/money/money.ts';
import type { MovedAmounts } from '#domain/order/order-state.ts';
import type { Position } from '#domain/position/position.ts';
import { documentConditions, pageOfDocuments, type DocumentFilter } from '#server/db/document-list.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import type { Tables } from '#server/db/tables.ts';

export interface OrderFilter extends DocumentFilter {
  ids: readonly number[] | null;
  stateIds: readonly number[] | null;
  notStateIds: readonly number[];
}

type Filterable = SelectQueryBuilder<Tables, 'sales_order', object>;

function filtered(query: Filterable, { ids, stateIds, notStateIds, ...asked }: OrderFilter): Filterable {
  let rows = query;
  for (const condition of documentConditions(asked)) rows = rows.where(condition);
  if (ids !== null) rows = rows.where((where) => where('sales_order.id', '=', where.fn.any(where.val([...ids]))));
  if (stateIds !== null) rows = rows.where((where) => where('order_status_id', '=', where.fn.any(where.val([...stateIds]))));
  if (notStateIds.length > 0)
    rows = rows.where((where) => where.not(where('order_status_id', '=', where.fn.any(where.val([...notStateIds])))));
  return rows;
}

export async function pageOfOrders(
  db: Db,
  filter: OrderFilter,
  page: { page: number; perPage: number },
): Promise<{ ids: number[]; total: number }> {
  return pageOfDocuments(filtered(db.selectFrom('sales_order'), filter), page);
}

function orders(db: Db) {
  return db
    .selectFrom('sales_order')
    .innerJoin('customer', 'customer.id', 'sales_order.customer_id')
    .selectAll('sales_order')
    .select('customer.status as customer_status')
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

export async function findOrderByUuid(db: Db, uuid: string): Promise<OrderRow | null> {
  return (await orders(db).where('sales_order.uuid', '=', uuid).executeTakeFirst()) ?? null;
}

function positions(db: Db) {
  return db.selectFrom('order_position').selectAll('order_position');
}

export type PositionRow = Awaited<ReturnType<ReturnType<typeof positions>['executeTakeFirstOrThrow']>>;

/** By order id, in the order of the document. */
export async function positionsOf(db: Db, orderIds: readonly number[]): Promise<Map<number, PositionRow[]>> {
  const rows = await positions(db)
    .where((where) => where('order_id', '=', where.fn.any(where.val([...orderIds]))))
    .orderBy('order_id')
    .orderBy('sort_order')
    .execute();
  return Map.groupBy(rows, (row) => row.order_id);
}

/** What a list needs of the positions, by order id: without configurations and part lists. */
export async function positionFacts(db: Db, orderIds: readonly number[]): Promise<Map<number, Position[]>> {
  const rows = await db
    .selectFrom('order_position')
    .select(['order_id', 'id', 'parent_id', 'type', 'quantity', 'quantity_delivered', 'quantity_invoiced', 'unit_price', 'storno'])
    .where((where) => where('order_id', '=', where.fn.any(where.val([...orderIds]))))
    .orderBy('sort_order')
    .execute();
  const byOrder = new Map<number, Position[]>(orderIds.map((id) => [id, []]));
  for (const row of rows) byOrder.get(row.order_id)?.push(positionOf(row));
  return byOrder;
}

function positionOf(
  row: Pick<PositionRow, 'id' | 'parent_id' | 'type' | 'quantity' | 'quantity_delivered' | 'quantity_invoiced' | 'unit_price' | 'storno'>,
): Position {
  return {
    id: row.id,
    parentId: row.parent_id,
    type: row.type,
    quantity: row.quantity,
    quantityDelivered: row.quantity_delivered,
    quantityInvoiced: row.quantity_invoiced,
    pricePerOne: unitPrice(row.unit_price),
    storno: row.storno,
  };
}

export async function historyOf(db: Db, orderId: number) {
  return db
    .selectFrom('order_history')
    .select(['at', 'who', 'what', 'before', 'after'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/** Configurations of positions; `customerId` null: of any customer's order. */
export async function positionConfigurations(db: Db, ids: readonly number[], customerId: number | null) {
  let rows = db
    .selectFrom('order_position')
    .innerJoin('sales_order', 'sales_order.id', 'order_position.order_id')
    .select(['order_position.id', 'order_position.configuration'])
    .where((where) => where('order_position.id', '=', where.fn.any(where.val([...ids]))));
  if (customerId !== null) rows = rows.where('sales_order.customer_id', '=', customerId);
  return rows.orderBy('order_position.id').execute();
}

/** Locks the order until the end of the transaction and says how it stands; null: there is none. */
export async function lockOrder(
  trx: Trx,
  id: number,
): Promise<{ uuid: string; version: number; orderStatusId: number; changedBy: string; changedAt: Date } | null> {
  const order = await trx
    .selectFrom('sales_order')
    .select(['uuid', 'version', 'order_status_id', 'updated_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!order) return null;
  const last = await trx
    .selectFrom('order_history')
    .select(['who', 'at'])
    .where('order_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    uuid: order.uuid,
    version: order.version,
    orderStatusId: order.order_status_id,
    changedBy: last?.who ?? '',
    changedAt: last?.at ?? order.updated_at,
  };
}

export async function insertHistory(
  trx: Trx,
  orderId: number,
  entry: { at: Date; who: string; what: string; before: string; after: string },
): Promise<void> {
  await trx
    .insertInto('order_history')
    .values({ order_id: orderId, ...entry })
    .execute();
}

/** The new state, the next version and the entry in the history, in one statement. */
export async function storeState(
  trx: Trx,
  id: number,
  {
    at,
    who,
    before,
    after,
    orderStatusId,
    amounts,
  }: { at: Date; who: string; before: string; after: string; orderStatusId: number; amounts: MovedAmounts },
): Promise<void> {
  await sql`
    update order_position set
      quantity_delivered = case ${amounts.delivered}::text when 'all' then quantity when 'none' then 0 else quantity_delivered end,
      quantity_invoiced = case ${amounts.invoiced}::text when 'all' then quantity else quantity_invoiced end
    where order_id = ${id} and not storno
  `.execute(trx);
  await sql`
    with changed as (
      update sales_order set order_status_id = ${orderStatusId}, version = version + 1, updated_at = ${at} where id = ${id} returning id
    )
    insert into order_history (order_id, at, who, what, before, after) select id, ${at}::timestamptz, ${who}::text, 'state', ${before}::text, ${after}::text from changed
  `.execute(trx);
}
