/** Sends the customer a mail about the order. */
import type { OrderMailKind } from '#contract/order-mail.ts';
import type { Actor } from '#domain/access/permission.ts';
import { email } from '#domain/contact/rules.ts';
import { actorName } from '#server/call/actor-name.ts';
import { notFound } from '#server/call/refusal.ts';
import { refuseProblems } from '#server/call/refuse-problems.ts';
import { transaction } from '#server/db/pool.ts';
import { postAgain } from '#server/mail/again.ts';
import { lockOrder } from '#server/order/order-record.ts';
import { addHistory } from '#server/record/record-history.ts';
import { orderMail } from './order-mail.ts';
import type { OrderMailServices } from './order-mail.ts';

/** What staff changed in the mail; absent fields keep the mail's own values. */
export interface Edited {
  kind?: OrderMailKind | undefined;
  subject?: string | undefined;
  message: string;
  recipient?: string | undefined;
}

export async function notifyCustomer(
  services: OrderMailServices,
  id: number,
  edited: Edited,
  actor: Actor,
): Promise<{ recipient: string }> {
  const { db, now, jobs } = services;
  const problem = edited.recipient === undefined ? null : email(edited.recipient);
  refuseProblems('body', problem === null ? [] : [{ ...problem, field: 'recipient' }]);
  return transaction(db, async (trx) => {
    const order = await lockOrder(trx, id);
    if (!order) throw notFound();
    const nowMs = now();
    const { mail } = await orderMail(services, trx, { id, kind: edited.kind ?? null, message: edited.message });
    const { recipient = mail.recipient, subject = mail.subject } = edited;
    if (!(await postAgain(trx, jobs, `order-again:${order.uuid}:`, { ...mail, recipient, subject }, nowMs))) return { recipient };
    const write = { recordId: id, version: null, at: new Date(nowMs), who: actorName(actor) };
    await addHistory(trx, 'order', write, [{ field: 'notification', before: '', after: recipient }]);
    return { recipient };
  });
}
