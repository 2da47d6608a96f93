/** Sends the last mail about an order once more, at most three times an hour: a button, not a mail bomb. */
import type { Actor } from '#domain/access/permission.ts';
import { orderState } from '#domain/order/order-state.ts';
import { transaction } from '#server/db/pool.ts';
import type { Db } from '#server/db/pool.ts';
import { notFound, Refusal } from '#server/call/refusal.ts';
import { mailForAgain, mailsSince } from '#server/mail/again.ts';
import { postMails } from '#server/mail/post-mail.ts';
import type { Post } from '#server/mail/post-mail.ts';
import { addHistory } from '#server/record/record-history.ts';
import { lockOrder } from './order-store.ts';
import { actorName } from '#server/call/actor-name.ts';

const mostPerHour = 3;

export async function notifyCustomer(
  { db, now, jobs }: { db: Db; now: () => number; jobs: Post },
  id: number,
  actor: Actor,
): Promise<{ recipient: string }> {
  return transaction(db, async (trx) => {
    const order = await lockOrder(trx, id);
    if (!order) throw notFound();
    const nowMs = now();
    const repeated = `order-again:${order.uuid}:`;
    const count = await mailsSince(trx, repeated, new Date(nowMs - 3_600_000));
    if (count >= mostPerHour) throw new Refusal(429, [{ message: 'tooManyNotifications', params: { perHour: mostPerHour } }]);
    const keys = [
      ...(order.orderStatusId === orderState.SENT || order.orderStatusId === orderState.INVOICED ? [`order-sent:${order.uuid}`] : []),
      `order-confirmation:${order.uuid}`,
    ];
    const mail = await mailForAgain(trx, keys, `${repeated}${nowMs}`);
    if (mail === null) throw notFound();
    await postMails(trx, jobs, [mail], nowMs);
    const write = { recordId: id, version: null, at: new Date(nowMs), who: actorName(actor) };
    await addHistory(trx, 'order', write, [{ field: 'notification', before: '', after: mail.recipient }]);
    return { recipient: mail.recipient };
  });
}
