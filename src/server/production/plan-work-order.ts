/** Moves a work order to another day, and splits off a part of it as a separate batch. */
import type { WorkOrder } from '#contract/work-order.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { refuseMove } from '#domain/production/move.ts';
import { shareOut } from '#domain/production/share-out.ts';
import { refused } from '#server/call/refusal.ts';
import { productionRules } from './production-services.ts';
import type { ProductionServices } from './production-services.ts';
import { workOrderAnswers } from './work-order-answer.ts';
import { changeBatch, insertBatch, stepsOf, workOrdersOfOrder } from './work-order-store.ts';
import { writeWorkOrder } from './work-write.ts';

export async function moveWorkOrder(
  services: ProductionServices,
  id: number,
  { version, day: text, despitePromise }: { version: number; day: string; despitePromise: boolean },
  who: string,
): Promise<WorkOrder> {
  const day = parsePlainDate(text);
  if (day === null) throw refused('validation.date', {}, 'body.day');
  return writeWorkOrder(services, { id, version, who }, async ({ trx, row, order, rules, today }) => {
    if (row.state !== 'OPEN') throw refused('workOrderClosed', {}, 'body.day');
    const promised = parsePlainDate(order.confirmed_delivery_date ?? '');
    const no = refuseMove({ ...rules, day, promised, today, despitePromise });
    if (no !== null) throw refused(no.key, no.params, 'body.day');
    if (row.day === day) return [];
    await changeBatch(trx, id, { day });
    return [{ field: 'day', before: row.day, after: day }];
  });
}

/** Returns all work orders of its order. */
export async function splitWorkOrder(
  services: ProductionServices,
  id: number,
  { version, quantity }: { version: number; quantity: number },
  who: string,
): Promise<WorkOrder[]> {
  const { orderId } = await writeWorkOrder(services, { id, version, who }, async ({ trx, row }) => {
    if (row.state !== 'OPEN') throw refused('workOrderClosed', {}, 'body.quantity');
    if ((await stepsOf(trx, [id])).length > 0) throw refused('workOrderBegun', {}, 'body.quantity');
    if (quantity >= row.quantity) throw refused('splitTooLarge', { most: row.quantity - 1 }, 'body.quantity');
    const left = row.quantity - quantity;
    const [minutes, litres] = [shareOut(row.minutes, [left, quantity]), shareOut(row.litres, [left, quantity])];
    await changeBatch(trx, id, { quantity: left, minutes: minutes[0]!, litres: litres[0]! });
    const { goods, day } = row;
    const part = { quantity, minutes: minutes[1]!, litres: litres[1]!, goods, day, state: 'OPEN' } as const;
    await insertBatch(trx, row.order_id, row.position_id, part);
    return [{ field: 'quantity', before: row.quantity, after: left }];
  });
  return workOrderAnswers(services, await workOrdersOfOrder(services.db, orderId), await productionRules(services));
}
