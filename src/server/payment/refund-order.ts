/**
 * Staff refund an online payment. It is first recorded in the database, then requested from the provider under a fixed id:
 * a lost answer or a second click refunds nothing twice.
 */
import { createHash, randomUUID } from 'node:crypto';
import { localNow } from '#domain/calendar/local-time.ts';
import { chfText } from '#domain/money/money-text.ts';
import { chfFromRappen, rappen, rappenFromChf } from '#domain/money/money.ts';
import type { PaymentState } from '#domain/order/payment-progress.ts';
import { transaction } from '#server/db/pool.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { conflict, notFound, refused } from '#server/call/refusal.ts';
import { bookRefund } from '#server/ledger/book-refund.ts';
import { overpaidToCredit } from '#server/ledger/excess-to-credit.ts';
import { leftToRefund } from '#server/ledger/refund-places.ts';
import { postMails } from '#server/mail/post-mail.ts';
import { orderToPay } from '#server/order/order-to-pay.ts';
import { forgetDifference, lockPayableOrder, notePayment } from '#server/order/settle-order.ts';
import { refundFailed } from './payment-letter.ts';
import { isOnline, noWays } from './payment-services.ts';
import type { OnlineServices, PaymentServices } from './payment-services.ts';
import { findPayment, findRefund, insertRefund, paymentsOf, refundsOf, storeAsked, storeRefundState } from './payment-store.ts';
import type { PaymentRow, RefundRow } from './payment-store.ts';

export interface RefundWish {
  orderId: number;
  /** In CHF; undefined: the full remaining amount. */
  amount: number | undefined;
  /** What the caller saw as refundable, in CHF; undefined: whatever it is. */
  left: number | undefined;
  who: string;
  idempotencyKey: string | null;
}

interface Refunded {
  state: 'PENDING' | 'SUCCESSFUL' | 'FAILED';
  amount: number;
  left: number;
}

export async function refundOrder(services: PaymentServices, wish: RefundWish): Promise<Refunded> {
  const { db } = services;
  const order = await orderToPay(db, { id: wish.orderId }, noWays);
  if (!order) throw notFound();
  const mark = refundMark(wish.idempotencyKey);
  const { refund, left } = await transaction(db, async (trx) => promised(services, trx, wish, mark));
  const state = refund.state === 'PENDING' && isOnline(services) ? await askForRefund(services, refund) : refund.state;
  return { state, amount: chfFromRappen(rappen(refund.amount)), left: chfFromRappen(rappen(left)) };
}

/** Under which the provider knows a refund: the order's link at that time, and the mark. */
export const refundId = (uuid: string, mark: string): string => `${uuid}-${mark}`;

/** Ends the id under which the provider knows a refund; by it a repeated key is found, whatever link the order has meanwhile. */
export function refundMark(key: string | null): string {
  return key === null ? randomUUID() : createHash('sha256').update(key).digest('hex').slice(0, 40);
}

/** Payments of an order that have something left to refund, oldest first. */
export async function refundablePayments(db: Db, orderId: number): Promise<{ id: number; state: PaymentState; left: number }[]> {
  const payments = await paymentsOf(db, orderId);
  const refunds = await refundsOf(
    db,
    payments.map(({ id }) => id),
  );
  const leftOf = (id: number, paid: number): number =>
    paid - refunds.filter((refund) => refund.paymentId === id && refund.state !== 'FAILED').reduce((sum, refund) => sum + refund.amount, 0);
  return payments
    .map(({ id, state, paidAmount }) => ({ id, state, left: paidAmount === null ? 0 : leftOf(id, paidAmount) }))
    .filter(({ left }) => left > 0);
}

/** The refund to be carried out from now on, and the amount refundable after it. */
async function promised(
  services: PaymentServices,
  trx: Trx,
  { orderId, amount, left: seen, who }: RefundWish,
  mark: string,
): Promise<{ refund: RefundRow; left: number }> {
  const order = await lockPayableOrder(trx, orderId);
  const open = await refundablePayments(trx, orderId);
  const leftInAll = open.reduce((sum, { left }) => sum + left, 0);
  const known = await findRefund(trx, orderId, mark);
  if (known) {
    if (amount !== undefined && rappenFromChf(amount) !== known.amount) throw refused('idempotencyKeyReused');
    return { refund: known, left: leftInAll };
  }
  if (seen !== undefined && rappenFromChf(seen) !== leftInAll) throw conflict('leftChanged', { left: chfText(rappen(leftInAll)) });
  const wanted = amount === undefined ? (open.at(-1)?.left ?? 0) : rappenFromChf(amount);
  if (open.length === 0) throw refused('nothingToRefund');
  const payment = open.findLast(({ left }) => left >= wanted);
  if (!payment || wanted === 0)
    throw refused('refundTooHigh', { left: chfText(rappen(Math.max(...open.map(({ left }) => left)))) }, 'body.amount');
  // What staff have to check was never booked. Other money may have become credit and been used since.
  const there = payment.state === 'REVIEW' ? wanted : await leftToRefund(trx, order);
  if (wanted > there) throw refused('refundTooHigh', { left: chfText(rappen(there)) }, 'body.amount');
  // A refunded amount is not requested again.
  await forgetDifference(trx, orderId);
  const externalId = refundId(order.uuid, mark);
  const refund = await insertRefund(trx, { paymentId: payment.id, externalId, amount: wanted, who, at: new Date(services.now()) });
  return { refund, left: leftInAll - wanted };
}

/** May be repeated as often as needed. */
export async function askForRefund(services: OnlineServices, refund: RefundRow): Promise<RefundRow['state']> {
  const { db, provider, warn } = services;
  const payment = await findPayment(db, refund.paymentId);
  if (payment?.transactionId == null) throw new Error(`refund ${refund.id} has no transaction`);
  await storeAsked(db, refund.id, new Date(services.now()));
  let state: RefundRow['state'];
  try {
    const { transactionId, reference } = payment;
    state = await provider.refund({ transactionId, externalId: refund.externalId, amount: rappen(refund.amount), reference });
  } catch (error) {
    // The periodic check asks again.
    warn('a refund was not answered', error);
    return 'PENDING';
  }
  if (state !== 'PENDING') await settleRefund(services, payment, { ...refund, state });
  return state;
}

async function settleRefund(services: OnlineServices, { orderId, reference }: PaymentRow, refund: RefundRow): Promise<void> {
  const { db, jobs, publicUrl, now } = services;
  const { id, state, externalId, who } = refund;
  if (state === 'PENDING') return;
  const company = await services.readCompany();
  await transaction(db, async (trx) => {
    const order = await lockPayableOrder(trx, orderId);
    if (!(await storeRefundState(trx, id, state))) return;
    const nowMs = now();
    const amount = rappen(refund.amount);
    const booking = { at: new Date(nowMs), who };
    const words = `${state === 'SUCCESSFUL' ? 'erstattet' : 'Erstattung gescheitert'}: ${chfText(amount)}`;
    const day = localNow(nowMs).date;
    const booked =
      state === 'SUCCESSFUL' &&
      (await bookRefund(trx, { orderId, paymentReference: reference, amount, day, reference: externalId }, { ...booking, words }));
    if (!booked) await notePayment(trx, order, words, nowMs, who);
    if (state === 'SUCCESSFUL') return;
    await overpaidToCredit(trx, orderId, amount, booking);
    const facts = await orderToPay(trx, { id: orderId }, noWays);
    if (!facts) throw new Error(`no order ${orderId}`);
    await postMails(trx, jobs, [refundFailed({ order: facts, company, publicUrl, amount, externalId })], nowMs);
  });
}
