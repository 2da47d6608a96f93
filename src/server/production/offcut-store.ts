/** SQL of the kept offcuts, and of the part lists of work orders. */
import type { PartLine } from '#domain/part-list/part-line.ts';
import type { WorkState } from '#domain/production/plan-work.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { storedParts } from '#server/order/stored-parts.ts';

export async function allOffcuts(db: Db) {
  return db
    .selectFrom('offcut')
    .selectAll()
    .orderBy('sheet')
    .orderBy('material')
    .orderBy('thickness_mm')
    .orderBy('width_mm')
    .orderBy('length_mm')
    .orderBy('id')
    .execute();
}

export interface NewOffcut {
  material: string;
  thickness_mm: number;
  width_mm: number;
  length_mm: number;
  sheet: boolean;
}

export async function insertOffcuts(trx: Trx, offcuts: readonly NewOffcut[], by: { at: Date; who: string }): Promise<void> {
  if (offcuts.length === 0) return;
  await trx
    .insertInto('offcut')
    .values(offcuts.map((offcut) => ({ ...offcut, created_at: by.at, who: by.who })))
    .execute();
}

/** Returns how many were deleted. */
export async function deleteOffcuts(trx: Db, ids: readonly number[]): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('offcut')
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export interface SawnWork {
  id: number;
  orderId: number;
  positionId: number;
  quantity: number;
  state: WorkState;
  partList: PartLine[];
  isSawn: boolean;
}

/** Ordered by number. */
export async function sawnWorks(db: Db, ids: readonly number[]): Promise<SawnWork[]> {
  const rows = await db
    .selectFrom('work_order')
    .innerJoin('order_position', 'order_position.id', 'work_order.position_id')
    .leftJoin('work_step', (join) => join.onRef('work_step.work_order_id', '=', 'work_order.id').on('work_step.station', '=', 'SAW'))
    .select([
      'work_order.id',
      'work_order.order_id as orderId',
      'work_order.position_id as positionId',
      'work_order.quantity',
      'work_order.state',
      'order_position.part_list as partList',
      'work_step.done_at as doneAt',
    ])
    .where((where) => where('work_order.id', '=', where.fn.any(where.val([...ids]))))
    .orderBy('work_order.id')
    .execute();
  return rows.map(({ doneAt, partList, ...row }) => ({ ...row, partList: storedParts(partList), isSawn: doneAt !== null }));
}

/** Open work orders that are not sawn yet. */
export async function openUnsawn(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('work_order')
    .leftJoin('work_step', (join) => join.onRef('work_step.work_order_id', '=', 'work_order.id').on('work_step.station', '=', 'SAW'))
    .select('work_order.id')
    .where('work_order.state', '=', 'OPEN')
    .where('work_step.done_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
