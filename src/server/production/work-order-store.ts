/** SQL of work orders: what is to be made on which day, its progress, and the orders they do not match yet. */
import { sql } from 'kysely';
import { orderState } from '#domain/order/order-state.ts';
import type { WorkState } from '#domain/production/plan-work.ts';
import type { Goods, Station } from '#domain/production/station.ts';
import type { Db, Trx } from '#server/db/pool.ts';

function workOrders(db: Db) {
  return db
    .selectFrom('work_order')
    .innerJoin('sales_order', 'sales_order.id', 'work_order.order_id')
    .innerJoin('order_position', 'order_position.id', 'work_order.position_id')
    .innerJoin('work_plan', 'work_plan.order_id', 'work_order.order_id')
    .selectAll('work_order')
    .select([
      'sales_order.formatted_id',
      'sales_order.customer_name',
      'order_position.name',
      'order_position.product_id',
      'order_position.article_number',
      'order_position.kommentar',
      'order_position.picture_hash',
      'order_position.quantity as line_quantity',
      'work_plan.promised',
    ]);
}

export type WorkOrderRow = Awaited<ReturnType<ReturnType<typeof workOrders>['executeTakeFirstOrThrow']>>;

export async function workOrdersById(db: Db, ids: readonly number[]): Promise<WorkOrderRow[]> {
  return workOrders(db)
    .where((where) => where('work_order.id', '=', where.fn.any(where.val([...ids]))))
    .orderBy('work_order.id')
    .execute();
}

export async function workOrdersOfOrder(db: Db, orderId: number): Promise<WorkOrderRow[]> {
  return workOrders(db).where('work_order.order_id', '=', orderId).orderBy('work_order.day').orderBy('work_order.id').execute();
}

/** Those planned for the days, and late ones: open and planned for a day before today. */
export async function workOrdersOfDays(db: Db, { from, to, today }: { from: string; to: string; today: string }): Promise<WorkOrderRow[]> {
  return workOrders(db)
    .where((where) =>
      where.or([
        where('work_order.day', '>=', from).and('work_order.day', '<=', to),
        where('work_order.day', '<', today).and('work_order.state', '=', 'OPEN'),
      ]),
    )
    .orderBy('work_order.day')
    .orderBy('work_order.order_id')
    .orderBy('work_order.id')
    .execute();
}

/** Open and planned for a day before today: how many, and the first of those days. */
export async function countLateWork(db: Db, today: string): Promise<{ count: number; oldest: string | null }> {
  return db
    .selectFrom('work_order')
    .select((set) => [sql<number>`count(*)::integer`.as('count'), set.fn.min('day').as('oldest')])
    .where('state', '=', 'OPEN')
    .where('day', '<', today)
    .executeTakeFirstOrThrow();
}

/** Only the work of open ones, for the load. */
export async function openWork(db: Db): Promise<{ day: string; minutes: number; litres: number }[]> {
  return db
    .selectFrom('work_order')
    .select((set) => [
      'day',
      set.cast<number>(set.fn.sum('minutes'), 'integer').as('minutes'),
      set.cast<number>(set.fn.sum('litres'), 'integer').as('litres'),
    ])
    .where('state', '=', 'OPEN')
    .groupBy('day')
    .execute();
}

/** Of all that are not cancelled. */
export async function bookedWork(db: Db, from: string, to: string): Promise<{ day: string; minutes: number; litres: number }[]> {
  return db
    .selectFrom('work_order')
    .select(['day', 'minutes', 'litres'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('state', '<>', 'CANCELED')
    .execute();
}

export async function unfinishedByOrder(db: Db, orderIds: readonly number[]): Promise<{ orderId: number; count: number }[]> {
  return db
    .selectFrom('work_order')
    .select(['order_id as orderId', sql<number>`count(*)::integer`.as('count')])
    .where('state', '=', 'OPEN')
    .where((where) => where('order_id', '=', where.fn.any(where.val([...orderIds]))))
    .groupBy('order_id')
    .execute();
}

export type StepRow = Awaited<ReturnType<typeof stepsOf>>[number];

export async function stepsOf(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('work_step')
    .selectAll()
    .where((where) => where('work_order_id', '=', where.fn.any(where.val([...ids]))))
    .execute();
}

/** Of one order, ordered by day. */
export async function batchesOfOrder(trx: Trx, orderId: number) {
  return trx
    .selectFrom('work_order')
    .selectAll()
    .select((set) => set.exists(set.selectFrom('work_step').select('station').whereRef('work_order_id', '=', 'work_order.id')).as('begun'))
    .where('order_id', '=', orderId)
    .orderBy('day')
    .orderBy('id')
    .execute();
}

export async function planOf(trx: Trx, orderId: number) {
  return (await trx.selectFrom('work_plan').selectAll().where('order_id', '=', orderId).executeTakeFirst()) ?? null;
}

export async function storePlan(trx: Trx, plan: { order_id: number; order_version: number; promised: string | null }): Promise<void> {
  const { order_id: _, ...rest } = plan;
  await trx
    .insertInto('work_plan')
    .values(plan)
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(rest))
    .execute();
}

export interface BatchValues {
  quantity: number;
  minutes: number;
  litres: number;
  goods: Goods;
  day: string;
  state: WorkState;
}

export async function insertBatch(trx: Trx, orderId: number, positionId: number, values: BatchValues): Promise<number> {
  const row = { order_id: orderId, position_id: positionId, ...values };
  return (await trx.insertInto('work_order').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Raises the version. */
export async function changeBatch(trx: Trx, id: number, values: Partial<BatchValues>): Promise<void> {
  await trx
    .updateTable('work_order')
    .set((set) => ({ ...values, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Locks the order first, then the work order, until the end of the transaction; null: no such work order. */
export async function lockWorkOrder(trx: Trx, id: number) {
  const found = await trx.selectFrom('work_order').select('order_id').where('id', '=', id).executeTakeFirst();
  if (found === undefined) return null;
  const order = await trx
    .selectFrom('sales_order')
    .select(['id', 'version', 'order_status_id', 'production_started_on', 'confirmed_delivery_date'])
    .where('id', '=', found.order_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const row = await trx.selectFrom('work_order').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  return { row, order };
}

/** Orders whose work orders are outdated: confirmed ones without any, and those changed since. */
export async function ordersToFollow(db: Db, limit: number): Promise<number[]> {
  const confirmed = db
    .selectFrom('sales_order')
    .select('sales_order.id')
    .where('order_status_id', '=', orderState.PLACED)
    .where('confirmed_delivery_date', 'is not', null)
    .where((where) =>
      where.not(where.exists(where.selectFrom('work_plan').select('order_id').whereRef('work_plan.order_id', '=', 'sales_order.id'))),
    );
  const written = db
    .selectFrom('work_plan')
    .innerJoin('sales_order', 'sales_order.id', 'work_plan.order_id')
    .select('sales_order.id')
    .whereRef('work_plan.order_version', '<>', 'sales_order.version');
  const rows = await confirmed.union(written).orderBy('id').limit(limit).execute();
  return rows.map(({ id }) => id);
}

export async function countUnconfirmed(db: Db): Promise<number> {
  const row = await db
    .selectFrom('sales_order')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('order_status_id', '=', orderState.PLACED)
    .where('confirmed_delivery_date', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function beginStep(trx: Trx, id: number, station: Station, { at, who }: { at: Date; who: string }): Promise<void> {
  await trx.insertInto('work_step').values({ work_order_id: id, station, begun_at: at, begun_by: who, done_at: null }).execute();
}

/** `done` null: the step is in progress again. */
export async function endStep(trx: Trx, id: number, station: Station, done: { at: Date; who: string } | null): Promise<void> {
  await trx
    .updateTable('work_step')
    .set({ done_at: done?.at ?? null, done_by: done?.who ?? '' })
    .where('work_order_id', '=', id)
    .where('station', '=', station)
    .execute();
}

export async function removeStep(trx: Trx, id: number, station: Station): Promise<void> {
  await trx.deleteFrom('work_step').where('work_order_id', '=', id).where('station', '=', station).execute();
}
