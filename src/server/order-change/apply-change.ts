/** Applies a pending change to its order, by staff or because the customer accepted it. An overpaid amount is refunded the way it was paid. */
import type { Order } from '#contract/order.ts';
import type { OrderUpdate } from '#contract/order-change.ts';
import type { Actor } from '#domain/access/permission.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { actorName } from '#server/call/actor-name.ts';
import { conflict, notFound, refused } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import type { Trx } from '#server/db/pool.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { doOnce } from '#server/idempotency/idempotent.ts';
import { postMails } from '#server/mail/post-mail.ts';
import { lockOrder, orderRecord, wholeOrderOf } from '#server/order/order-record.ts';
import type { OrderRecord } from '#server/order/order-record.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { changedMail } from './change-mails.ts';
import type { OrderChangeServices } from './order-change-services.ts';
import { lockChange, newestChange, openChange, storeStaged } from './staged-change-store.ts';
import type { ChangeRow } from './staged-change-store.ts';
import { previewOf, wishOf } from './staged-change.ts';
import type { Preview } from './staged-change.ts';
import { refuseClosed, refuseOther } from './stage-change.ts';
import { storeChange } from './store-change.ts';
import { valueDifferences } from './value-differences.ts';

export interface Waiting {
  record: OrderRecord;
  row: ChangeRow;
  wish: OrderUpdate;
  preview: Preview;
}

/** The pending change, calculated on the current order. Refuses if order or change was modified meanwhile, and a change without effect. */
export async function waitingChange(
  services: OrderChangeServices,
  orderId: number,
  { version, changeVersion }: { version: number; changeVersion: number },
): Promise<Waiting> {
  const { db } = services;
  const record = await orderRecord(db, orderId);
  const row = await openChange(db, orderId);
  if (row === null) {
    refuseClosed(await newestChange(db, orderId), changeVersion);
    throw notFound();
  }
  refuseOther(row, changeVersion);
  if (record.row.version !== version || row.order_version !== version)
    throw await staleSave(db, { kind: 'order', id: orderId, version: row.order_version, current: await wholeOrderOf(db, orderId) });
  const wish = wishOf(row);
  const preview = await previewOf(services, record, wish);
  if (valueDifferences(preview.before, preview.after).length === 0) throw refused('changeEmpty', {}, 'body');
  return { record, row, wish, preview };
}

/** Once per idempotency key. */
export async function applyChange(
  services: OrderChangeServices,
  orderId: number,
  wish: { version: number; changeVersion: number; tell: boolean },
  { actor, sentKey }: { actor: Actor; sentKey: string | null },
): Promise<Order> {
  const { tell, ...versions } = wish;
  const who = actorName(actor);
  return doOnce(
    services.db,
    idempotencyKey(`apply change of order ${orderId} by ${who}`, sentKey, wish),
    async (keep) => makeChange(services, await waitingChange(services, orderId, versions), { who, tell, state: 'APPLIED', also: keep }),
    async () => wholeOrderOf(services.db, orderId),
  );
}

export interface Making {
  who: string;
  tell: boolean;
  state: 'APPLIED' | 'ACCEPTED';
  /** Runs in the transaction, after everything is stored. */
  also?: (trx: Trx, order: Order) => Promise<void>;
  answerText?: string;
}

export async function makeChange(services: OrderChangeServices, { record, row, preview }: Waiting, making: Making): Promise<Order> {
  const { db, now, publicUrl } = services;
  const { who, tell, state, also, answerText = '' } = making;
  const company = await services.readCompany();
  const at = new Date(now());
  const { way, amount } = preview.difference.money;
  const { order, refund } = await transaction(db, async (trx) => {
    const locked = await lockOrder(trx, record.row.id);
    if (!locked) throw notFound();
    const change = await lockChange(trx, row.id);
    if (locked.version !== record.row.version || change.version !== row.version) throw conflict('changeStale');
    const stored = await storeChange(trx, services, { record, planned: preview.planned, who, at, company, tell: false });
    await storeStaged(trx, row.id, at, {
      state,
      order_before: null,
      // Who was asked may look at the answer, also where the order has gone over to them.
      link_hash: row.link_hash,
      ...(state === 'ACCEPTED' ? { answered_at: at } : { who }),
      answer_text: answerText,
      difference: JSON.stringify(preview.difference),
    });
    if (tell)
      await postMails(trx, services.jobs, [changedMail({ order: stored, difference: preview.difference, company, publicUrl })], now());
    await also?.(trx, stored);
    if (way !== 'refund') return { order: stored, refund: null };
    const back = { orderIds: [stored.id], amount: rappenFromChf(amount), who, key: `change ${row.id}` };
    return { order: stored, refund: await services.refund.promise(trx, back) };
  });
  if (refund !== null) await services.refund.carryOut(refund);
  return order;
}
