/** A write on one work order: in one transaction, on the locked order, after updating it, with its version checked; returns the result. */
import type { WorkOrder } from '#contract/work-order.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { notFound, Refusal } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import type { Trx } from '#server/db/pool.ts';
import type { FieldDifference } from '#server/record/record-history.ts';
import { addHistory, historyOf } from '#server/record/record-history.ts';
import { followLocked } from './follow-orders.ts';
import { productionRules } from './production-services.ts';
import type { ProductionRules, ProductionServices } from './production-services.ts';
import { workOrderAnswers } from './work-order-answer.ts';
import { lockWorkOrder, workOrdersById } from './work-order-store.ts';

type Locked = NonNullable<Awaited<ReturnType<typeof lockWorkOrder>>>;

export interface Writing extends Locked {
  trx: Trx;
  rules: ProductionRules;
  at: Date;
  today: PlainDate;
  who: string;
}

/** Returns the changes for the history, by field name of the work order. */
type Work = (writing: Writing) => Promise<FieldDifference[]>;

/** `version` undefined: the current one, for scanning a sheet that is days old. */
export async function writeWorkOrder(
  services: ProductionServices,
  { id, version, who }: { id: number; version: number | undefined; who: string },
  work: Work,
): Promise<WorkOrder> {
  const rules = await productionRules(services);
  await transaction(services.db, async (trx) => {
    const found = await lockWorkOrder(trx, id);
    if (found === null) throw notFound();
    await followLocked(trx, services, found.order.id, rules);
    const locked = (await lockWorkOrder(trx, id))!;
    if (version !== undefined && version !== locked.row.version) throw await staleWork({ ...services, db: trx }, id, rules);
    const at = new Date(services.now());
    const told = await work({ ...locked, trx, rules, at, today: localNow(services.now()).date, who });
    const entries = told.map(({ field, ...values }) => ({ field: `workOrder.${id}.${field}`, ...values }));
    await addHistory(trx, 'order', { recordId: locked.order.id, version: null, at, who }, entries);
  });
  services.changed();
  const [answer] = await workOrderAnswers(services, await workOrdersById(services.db, [id]), rules);
  return answer!;
}

/** Its history is part of its order's; both sides as for any stale save. */
async function staleWork(services: ProductionServices, id: number, rules: ProductionRules): Promise<Refusal> {
  const [current] = await workOrderAnswers(services, await workOrdersById(services.db, [id]), rules);
  const own = `workOrder.${id}.`;
  const last = (await historyOf(services.db, 'order', current!.orderId)).findLast(({ field }) => field.startsWith(own));
  const changes = last === undefined ? [] : [{ ...last, field: last.field.slice(own.length) }];
  const error = { message: 'changedMeanwhile', params: { who: last?.who ?? '', at: last?.at ?? '' } };
  return new Refusal(409, [error], { version: current!.version, current: { ...current! }, changes });
}
