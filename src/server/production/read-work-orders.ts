/** Work orders of some days or of one order, and the load of days. Reading them first updates them to match their orders. */
import type { LoadDay, WorkOrder } from '#contract/work-order.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { addDays, daysBetween, parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { isWorkingDay } from '#domain/calendar/working-day.ts';
import { capacityOn, deliverableOn, noWork, workOfDays } from '#domain/production/day-load.ts';
import { notFound, refused } from '#server/call/refusal.ts';
import { followFirst } from './follow-orders.ts';
import { productionRules } from './production-services.ts';
import type { ProductionServices } from './production-services.ts';
import { workOrderAnswers } from './work-order-answer.ts';
import {
  bookedWork,
  countUnconfirmed,
  unfinishedByOrder,
  workOrdersById,
  workOrdersOfDays,
  workOrdersOfOrder,
} from './work-order-store.ts';

const mostDays = 62;

interface Asked {
  from?: string | undefined;
  to?: string | undefined;
  orderId?: number | undefined;
}

/** Without days and order: those planned for today, and late ones. */
export async function readWorkOrders(services: ProductionServices, { from, to, orderId }: Asked) {
  const today = localNow(services.now()).date;
  const span = spanOf(from ?? to ?? today, to ?? from ?? today);
  await followFirst(services);
  const rules = await productionRules(services);
  const rows =
    orderId === undefined ? await workOrdersOfDays(services.db, { ...span, today }) : await workOrdersOfOrder(services.db, orderId);
  return { items: await workOrderAnswers(services, rows, rules), today, unconfirmed: await countUnconfirmed(services.db) };
}

export async function readWorkOrder(services: ProductionServices, id: number): Promise<WorkOrder> {
  await followFirst(services);
  const [found] = await workOrderAnswers(services, await workOrdersById(services.db, [id]), await productionRules(services));
  if (found === undefined) throw notFound();
  return found;
}

/** For loading the trucks: number of unfinished work orders per order. */
export async function unfinishedWork(services: ProductionServices, orderIds: readonly number[]): Promise<Map<number, number>> {
  await followFirst(services);
  return new Map((await unfinishedByOrder(services.db, orderIds)).map(({ orderId, count }) => [orderId, count]));
}

export async function readLoad(services: ProductionServices, asked: { from: string; to: string }): Promise<LoadDay[]> {
  const { from, to } = spanOf(asked.from, asked.to);
  await followFirst(services);
  const { capacity, reserve, overrides } = await productionRules(services);
  const booked = workOfDays(await bookedWork(services.db, from, to));
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index)).map((day) => {
    const able = capacityOn(day, capacity, overrides);
    return {
      day,
      working: isWorkingDay(day, overrides),
      ...(booked.get(day) ?? noWork),
      capacityMinutes: able.minutes,
      capacityLitres: able.litres,
      deliverableOn: deliverableOn(day, reserve, overrides),
    };
  });
}

function spanOf(from: string, to: string): { from: PlainDate; to: PlainDate } {
  const [first, last] = [parsePlainDate(from), parsePlainDate(to)];
  if (first === null) throw refused('validation.date', {}, 'query.from');
  if (last === null) throw refused('validation.date', {}, 'query.to');
  const days = daysBetween(first, last) + 1;
  if (days < 1 || days > mostDays) throw refused('spanTooLong', { most: mostDays }, 'query.to');
  return { from: first, to: last };
}
