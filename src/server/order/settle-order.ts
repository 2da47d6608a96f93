/**
 * Settles an order after a payment report: a payment places it exactly once, with its mails; another payment method places it unpaid; without either it is
 * cancelled. Everything happens in the caller's transaction on the locked order.
 */
import type { OrderState } from '#domain/order/order-state.ts';
import { orderState, orderStateName } from '#domain/order/order-state.ts';
import type { Trx } from '#server/db/pool.ts';
import { postMails } from '#server/mail/post-mail.ts';
import type { Post } from '#server/mail/post-mail.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import type { Sender } from '#server/shop/company-profile.ts';
import type { InGerman } from './in-german.ts';
import { numberedMail } from './new-order.ts';
import { orderMails } from './order-mails.ts';
import { forgetDifference, lockPayableOrder, ordersInPreparationBefore, storeOrderChange } from './order-payment-store.ts';
import type { PayableOrder } from './order-payment-store.ts';
import { findOrders, positionsOf } from './order-store.ts';
import { storedOrder } from './stored-order.ts';

export { forgetDifference, lockPayableOrder, ordersInPreparationBefore };
export type { PayableOrder };

export interface Settling {
  post: Post;
  company: Sender;
  publicUrl: string;
  inGerman: InGerman;
  nowMs: number;
}

const state = (before: number, after: OrderState) => ({ field: 'state', before: orderStateName(before), after: orderStateName(after) });

/** The awaited payment arrived: the order is placed and confirmed. */
export async function placePaidOrder(trx: Trx, order: PayableOrder, settling: Settling, who = ''): Promise<void> {
  await storeOrderChange(trx, order.id, {
    at: new Date(settling.nowMs),
    who,
    orderStatusId: orderState.PLACED,
    entries: [state(order.orderStatusId, orderState.PLACED)],
  });
  await confirm(trx, order.id, settling);
}

/** Places the order with a payment method that needs no provider. */
export async function payOtherwise(
  trx: Trx,
  order: PayableOrder,
  { paymentMethodId, words }: { paymentMethodId: number; words: string },
  settling: Settling,
): Promise<void> {
  await storeOrderChange(trx, order.id, {
    at: new Date(settling.nowMs),
    who: '',
    paymentMethodId,
    orderStatusId: orderState.PLACED,
    entries: [{ field: 'payment', before: '', after: words }, state(order.orderStatusId, orderState.PLACED)],
  });
  await confirm(trx, order.id, settling);
}

export async function choosePaymentMethod(trx: Trx, order: PayableOrder, paymentMethodId: number, nowMs: number): Promise<void> {
  await storeOrderChange(trx, order.id, { at: new Date(nowMs), who: '', paymentMethodId, entries: [] });
}

export async function giveUpOrder(trx: Trx, order: PayableOrder, words: string, nowMs: number): Promise<void> {
  await storeOrderChange(trx, order.id, {
    at: new Date(nowMs),
    who: '',
    orderStatusId: orderState.CANCELED,
    entries: [{ field: 'payment', before: '', after: words }, state(order.orderStatusId, orderState.CANCELED)],
  });
}

export async function notePayment(trx: Trx, order: PayableOrder, words: string, nowMs: number, who = ''): Promise<void> {
  await storeOrderChange(trx, order.id, { at: new Date(nowMs), who, entries: [{ field: 'payment', before: '', after: words }] });
}

/** Sends the mails held back when the order was stored, because it was not yet paid. */
async function confirm(trx: Trx, id: number, { post, company, publicUrl, inGerman, nowMs }: Settling): Promise<void> {
  const [row] = await findOrders(trx, [id]);
  if (!row) throw new Error(`no order ${id}`);
  const order = storedOrder(row, (await positionsOf(trx, [id])).get(id) ?? []);
  const mails = orderMails(order, { company, publicUrl, email: row.contact_email ?? row.invoice_email, inGerman });
  const number = { uuid: order.uuid, formattedId: row.formatted_id };
  await postMails(
    trx,
    post,
    mails.map((mail): NewMail => ({ ...numberedMail(mail, number), orderId: id })),
    nowMs,
  );
}
