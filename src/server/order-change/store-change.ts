/** Writes a planned change in the caller's transaction on the locked order: head, lines, history, and the mail about a newly confirmed day. */
import type { Order } from '#contract/order.ts';
import type { Trx } from '#server/db/pool.ts';
import { rappen } from '#domain/money/money.ts';
import { moneyOfChange } from '#domain/order/change-money.ts';
import { restateOrder } from '#server/order/restate-order.ts';
import { stateEntries } from '#server/order/write-order.ts';
import { postMails } from '#server/mail/post-mail.ts';
import { orderAnswer } from '#server/order/order-answer.ts';
import type { OrderServices } from '#server/order/order-services.ts';
import { addHistory } from '#server/record/record-history.ts';
import type { Sender } from '#server/shop/company-profile.ts';
import { renewLink, storeHead, storeLines } from './change-store.ts';
import { confirmedMail } from './confirmed-mail.ts';
import { draftLine } from './draft-line.ts';
import { costOf } from './line-cost.ts';
import { wholeOrderOf } from '#server/order/order-record.ts';
import type { OrderRecord } from '#server/order/order-record.ts';
import type { PlannedChange } from './plan-change.ts';
import { valueDifferences } from './value-differences.ts';

export interface StoringChange {
  record: OrderRecord;
  planned: PlannedChange;
  who: string;
  at: Date;
  company: Sender;
  /** False: the customer gets no mail about a confirmed day. */
  tell: boolean;
}

export async function storeChange(trx: Trx, services: OrderServices, change: StoringChange): Promise<Order> {
  const { record, planned, who, at, company, tell } = change;
  const { row, positions } = record;
  const before = orderAnswer(row, positions);
  await storeLines(trx, {
    orderId: row.id,
    lines: planned.lines,
    before: positions.map(draftLine),
    lastPlace: Math.max(0, ...positions.map(({ sort_order }) => sort_order)),
    costOf: costOf(services, planned.head),
  });
  await storeHead(trx, row.id, planned, { at, asksDifference: asksDifference(record, planned) });
  if (planned.head.customerId !== row.customer_id) await renewLink(trx, row.id);
  const state = await restateOrder(trx, row.id);
  const after = await wholeOrderOf(trx, row.id);
  await addHistory(trx, 'order', { recordId: row.id, version: after.version, at, who }, [
    ...valueDifferences(before, after),
    ...stateEntries(state.before, state.after),
  ]);
  const promised = after.confirmedDeliveryDate !== null && after.confirmedDeliveryDate !== before.confirmedDeliveryDate;
  if (promised && tell)
    await postMails(trx, services.jobs, [confirmedMail(after, { company, publicUrl: services.publicUrl })], at.getTime());
  return after;
}

function asksDifference({ row }: OrderRecord, { head, totals }: PlannedChange): boolean {
  const { way } = moneyOfChange({
    paymentMethodId: head.paymentMethodId,
    before: rappen(row.total_amount),
    after: totals.total,
    paid: rappen(row.paid_amount),
  });
  return way === 'payOnline' || way === 'payInAdvance';
}
