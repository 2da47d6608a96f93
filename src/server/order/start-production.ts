/** Records that production of an order began today, or undoes that. Customers see "in production" only from then on. */
import type { Order } from '#contract/order.ts';
import type { Actor } from '#domain/access/permission.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { orderState, orderStateName } from '#domain/order/order-state.ts';
import { actorName } from '#server/call/actor-name.ts';
import { notFound, refused } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { findOrders } from './order-store.ts';
import { lockProduction, storeProduction } from './production-store.ts';
import { wholeOrder } from './read-order.ts';

export async function startProduction(
  { db, now }: { db: Db; now: () => number },
  id: number,
  { version, started }: { version: number; started: boolean },
  actor: Actor,
): Promise<Order> {
  await transaction(db, async (trx) => {
    const order = await lockProduction(trx, id);
    if (order === null) throw notFound();
    // Said twice, as after a lost answer or by two people: done already, whatever else changed.
    if (started === (order.startedOn !== null)) return;
    if (order.version !== version) throw await staleSave(trx, { kind: 'order', id, version, current: await orderOf(trx, id) });
    // Delivered goods are already made; nothing is made before payment or after a cancellation.
    if (order.orderStatusId !== orderState.PLACED)
      throw refused('transitionNotAllowed', { from: orderStateName(order.orderStatusId), to: 'PRODUCTION' }, 'body.started');
    const at = new Date(now());
    await writeProduction(trx, { id, ...order }, started ? localNow(now()).date : null, { at, who: actorName(actor) });
  });
  return orderOf(db, id);
}

/** When the first station is booked. In the caller's transaction, on a locked order whose production has not begun. */
export async function beginProduction(trx: Trx, order: { id: number; version: number }, by: { at: Date; who: string }): Promise<void> {
  await writeProduction(trx, { ...order, startedOn: null }, localNow(by.at.getTime()).date, by);
}

async function writeProduction(
  trx: Trx,
  { id, version, startedOn: before }: { id: number; version: number; startedOn: string | null },
  after: string | null,
  { at, who }: { at: Date; who: string },
): Promise<void> {
  await storeProduction(trx, id, after, at);
  await addHistory(trx, 'order', { recordId: id, version: version + 1, at, who }, [{ field: 'productionStartedOn', before, after }]);
}

async function orderOf(db: Db, id: number): Promise<Order> {
  const [row] = await findOrders(db, [id]);
  if (!row) throw notFound();
  return wholeOrder(db, row);
}
