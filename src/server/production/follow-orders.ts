/**
 * Updates work orders to match their orders. Every write on an order raises its version, so a plan made for another version is known to be outdated; every
 * read or booking of work orders updates first. So no way of changing an order can be forgotten (decision 0054).
 */
import { localNow } from '#domain/calendar/local-time.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { orderState } from '#domain/order/order-state.ts';
import { finishDayFor, usualDayMinutes } from '#domain/production/day-load.ts';
import { planWork } from '#domain/production/plan-work.ts';
import type { Batch } from '#domain/production/plan-work.ts';
import { transaction } from '#server/db/pool.ts';
import type { Trx } from '#server/db/pool.ts';
import { lockOrder, orderRecord } from '#server/order/order-record.ts';
import type { FieldDifference } from '#server/record/record-history.ts';
import { addHistory } from '#server/record/record-history.ts';
import { madeLines } from './made-lines.ts';
import { productionRules } from './production-services.ts';
import type { FollowServices, ProductionRules, ProductionServices } from './production-services.ts';
import { batchesOfOrder, changeBatch, insertBatch, ordersToFollow, planOf, storePlan } from './work-order-store.ts';

const atOnce = 200;

/** Called before work orders are read or booked. */
export async function followFirst(services: ProductionServices): Promise<void> {
  if (await followOrders(services)) services.changed();
}

/** For all orders; returns whether any was outdated. Cheap if nothing changed: one query. */
export async function followOrders(services: FollowServices): Promise<boolean> {
  let rules: ProductionRules | null = null;
  for (let last = 0; ;) {
    const ids = await ordersToFollow(services.db, atOnce);
    if (ids.length === 0) return rules !== null;
    rules ??= await productionRules(services);
    for (const id of ids) await followOrder(services, id, rules);
    // An order that is written all the time must not keep this loop going.
    if (ids.length < atOnce || ids[0] === last) return true;
    last = ids[0]!;
  }
}

async function followOrder(services: FollowServices, orderId: number, rules: ProductionRules): Promise<void> {
  await transaction(services.db, async (trx) => {
    if ((await lockOrder(trx, orderId)) !== null) await followLocked(trx, services, orderId, rules);
  });
}

/** In the caller's transaction, on the locked order. */
export async function followLocked(
  trx: Trx,
  { catalog, now }: Pick<FollowServices, 'catalog' | 'now'>,
  orderId: number,
  { capacity, reserve, overrides }: ProductionRules,
): Promise<void> {
  const { row, positions } = await orderRecord(trx, orderId);
  const plan = await planOf(trx, orderId);
  if (plan?.order_version === row.version) return;
  const stored = await batchesOfOrder(trx, orderId);
  const promised = parsePlainDate(row.confirmed_delivery_date ?? '');
  const isMade = row.order_status_id !== orderState.CANCELED && row.order_status_id !== orderState.PREPARATION;
  const finishDay = promised === null ? null : finishDayFor(promised, reserve, overrides);
  const before = stored.map((batch): Batch => ({
    ...batch,
    positionId: batch.position_id,
    day: batch.day as PlainDate,
    begun: Boolean(batch.begun),
  }));
  const after = planWork({
    lines: isMade ? madeLines(catalog.now().models, positions) : [],
    batches: before,
    finishDay,
    dayChanged: plan !== null && plan.promised !== promised,
    today: localNow(now()).date,
    dayMinutes: usualDayMinutes(capacity),
    overrides,
  });
  const told = await storeBatches(trx, orderId, before, after);
  await storePlan(trx, { order_id: orderId, order_version: row.version, promised });
  const write = { recordId: orderId, version: null, at: new Date(now()), who: '' };
  await addHistory(trx, 'order', write, told);
}

/** Returns what the order's history records: work that is added or removed. */
async function storeBatches(trx: Trx, orderId: number, before: readonly Batch[], after: readonly Batch[]): Promise<FieldDifference[]> {
  const old = new Map(before.map((batch) => [batch.id, batch]));
  const told: FieldDifference[] = [];
  for (const batch of after) {
    const { quantity, minutes, litres, goods, day, state } = batch;
    const values = { quantity, minutes, litres, goods, day, state };
    if (batch.id === null) {
      const id = await insertBatch(trx, orderId, batch.positionId, values);
      told.push({ field: `workOrder.${id}.day`, before: null, after: day });
      continue;
    }
    const known = old.get(batch.id)!;
    const changed = Object.entries(values).filter(([key, value]) => known[key as keyof typeof values] !== value);
    if (changed.length === 0) continue;
    await changeBatch(trx, batch.id, Object.fromEntries(changed));
    for (const [key, value] of changed)
      if (key === 'quantity' || key === 'day' || key === 'state')
        told.push({ field: `workOrder.${batch.id}.${key}`, before: known[key], after: value });
  }
  return told;
}
