/** Shows a change to the customer and takes one answer, through the link in the mail. The link shows nothing else of the order. */
import { ChangeDifference } from '#contract/staged-change.ts';
import type { ChangeByLink } from '#contract/staged-change.ts';
import { conflict, notFound, Refusal } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import { postMails } from '#server/mail/post-mail.ts';
import { headAnswer } from '#server/order/document-answer.ts';
import { orderRecord, wholeOrderOf } from '#server/order/order-record.ts';
import type { OrderRecord } from '#server/order/order-record.ts';
import { refuseInactive } from '#server/order/ordering-customer.ts';
import { addHistory } from '#server/record/record-history.ts';
import { makeChange } from './apply-change.ts';
import { answeredMail } from './change-mails.ts';
import type { OrderChangeServices } from './order-change-services.ts';
import { changeByKey, lockChange, storeStaged } from './staged-change-store.ts';
import type { ChangeRow } from './staged-change-store.ts';
import { previewOf, stateOf, wishOf } from './staged-change.ts';
import type { Preview } from './staged-change.ts';

export async function readChangeByLink(services: OrderChangeServices, key: string): Promise<ChangeByLink> {
  const { row, record } = await asked(services, key);
  return linkAnswer(services, row, record);
}

async function asked({ db }: OrderChangeServices, key: string): Promise<{ row: ChangeRow; record: OrderRecord }> {
  const row = await changeByKey(db, key);
  if (row === null || row.state === 'DISCARDED') throw notFound();
  return { row, record: await orderRecord(db, row.order_id) };
}

function linkAnswer({ now }: OrderChangeServices, row: ChangeRow, { row: order }: OrderRecord): ChangeByLink {
  const { customer, hasVat, vatPercent } = headAnswer(order);
  return {
    formattedId: order.formatted_id,
    orderUuid: order.uuid,
    state: stateOf(row, order.version, now()),
    message: row.message,
    expiresAt: (row.expires_at ?? row.updated_at).toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    difference: ChangeDifference.parse(row.difference),
    customer: { company: customer.company },
    hasVat,
    vatPercent,
  };
}

interface Answer {
  answer: 'ACCEPTED' | 'REFUSED';
  text: string;
}

export async function answerChange(services: OrderChangeServices, key: string, { answer, text }: Answer): Promise<ChangeByLink> {
  const { row, record } = await asked(services, key);
  if (row.state !== answer) {
    refuseState(stateOf(row, record.row.version, services.now()));
    try {
      if (answer === 'ACCEPTED') await accept(services, row, record, text);
      else await refuse(services, row, text);
    } catch (error) {
      // Clicked twice: the first click has stored the same answer.
      if ((await changeByKey(services.db, key))?.state !== answer) throw error;
    }
  }
  return readChangeByLink(services, key);
}

function refuseState(state: ReturnType<typeof stateOf>): void {
  if (state === 'ASKED') return;
  if (state === 'STALE') throw conflict('changeStale');
  throw conflict(state === 'EXPIRED' ? 'changeExpired' : 'changeAnswered');
}

/** What was possible when it was asked may no longer be, such as a product that is gone: then it is no longer what was shown. */
async function previewOrStale(services: OrderChangeServices, row: ChangeRow, record: OrderRecord): Promise<Preview> {
  try {
    return await previewOf(services, record, wishOf(row));
  } catch (error) {
    throw error instanceof Refusal ? conflict('changeStale') : error;
  }
}

async function accept(services: OrderChangeServices, row: ChangeRow, record: OrderRecord, text: string): Promise<void> {
  await refuseInactive(services.db, record.row.customer_id);
  const wish = wishOf(row);
  const preview = await previewOrStale(services, row, record);
  // The total must match the one that was shown, to the Rappen.
  if (preview.difference.after.total !== ChangeDifference.parse(row.difference).after.total) throw conflict('changeStale');
  const company = await services.readCompany();
  const { publicUrl, now } = services;
  await makeChange(
    services,
    { record, row, wish, preview },
    {
      who: record.row.order_person,
      tell: true,
      state: 'ACCEPTED',
      answerText: text,
      also: async (trx, order) =>
        postMails(trx, services.jobs, [answeredMail({ order, company, publicUrl }, true, text, `${row.id}`)], now()),
    },
  );
}

async function refuse(services: OrderChangeServices, row: ChangeRow, text: string): Promise<void> {
  const { db, now, publicUrl } = services;
  const company = await services.readCompany();
  const at = new Date(now());
  await transaction(db, async (trx) => {
    const locked = await lockChange(trx, row.id);
    if (locked.version !== row.version) throw conflict('changeAnswered');
    await storeStaged(trx, row.id, at, { state: 'REFUSED', order_before: null, answered_at: at, answer_text: text });
    const order = await wholeOrderOf(trx, row.order_id);
    await addHistory(trx, 'order', { recordId: order.id, version: null, at, who: order.orderPerson }, [
      { field: 'change', before: 'asked', after: 'refused' },
    ]);
    await postMails(trx, services.jobs, [answeredMail({ order, company, publicUrl }, false, text, `${row.id}`)], now());
  });
}
