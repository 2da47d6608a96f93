/** Moves an order by the transition table; the customer hears when the goods leave. Who saw an older version is told who was faster; nothing is overwritten silently. */
import type { Order } from '#contract/order.ts';
import type { Actor } from '#domain/access/permission.ts';
import { mayChangeState, movedAmounts, orderState, orderStateName, usesUpQuote } from '#domain/order/order-state.ts';
import { transaction } from '#server/db/pool.ts';
import type { Db } from '#server/db/pool.ts';
import { notFound, refused } from '#server/call/refusal.ts';
import { postMails } from '#server/mail/post-mail.ts';
import { addHistory } from '#server/record/record-history.ts';
import { staleSave } from '#server/record/stale-save.ts';
import type { OrderServices } from './order-services.ts';
import { findOrders, lockOrder, storeState } from './order-store.ts';
import { wholeOrder } from './read-order.ts';
import { sentMail } from './sent-mail.ts';
import { actorName } from '#server/call/actor-name.ts';

export async function changeOrderState(
  services: Pick<OrderServices, 'db' | 'now' | 'jobs' | 'readCompany' | 'publicUrl' | 'reopenQuote'>,
  id: number,
  { orderStatusId, version, reason = '' }: { orderStatusId: number; version: number; reason?: string },
  actor: Actor,
): Promise<Order> {
  const { db, now } = services;
  const company = await services.readCompany();
  await transaction(db, async (trx) => {
    const order = await lockOrder(trx, id);
    if (!order) throw notFound();
    if (order.version !== version) throw await staleSave(trx, { kind: 'order', id, version, current: await orderOf(trx, id) });
    const refusal = mayChangeState(order.orderStatusId, orderStatusId);
    if (refusal) throw refused(refusal.key, { ...refusal.params }, 'body.orderStatusId');
    const at = new Date(now());
    await storeState(trx, id, { at, orderStatusId, amounts: movedAmounts(orderStatusId) });
    await addHistory(trx, 'order', { recordId: id, version: version + 1, at, who: actorName(actor) }, [
      { field: 'state', before: orderStateName(order.orderStatusId), after: orderStateName(orderStatusId) },
      ...(reason === '' ? [] : [{ field: 'reason', before: '', after: reason }]),
    ]);
    if (orderStatusId === orderState.CANCELED && !usesUpQuote(order.orderStatusId))
      await services.reopenQuote(trx, id, { nowMs: now(), who: actorName(actor) });
    if (orderStatusId !== orderState.SENT) return;
    const [row] = await findOrders(trx, [id]);
    if (row) await postMails(trx, services.jobs, [sentMail(await wholeOrder(trx, row), { company, publicUrl: services.publicUrl })], now());
  });
  return orderOf(db, id);
}

async function orderOf(db: Db, id: number): Promise<Order> {
  const [row] = await findOrders(db, [id]);
  if (!row) throw notFound();
  return wholeOrder(db, row);
}
