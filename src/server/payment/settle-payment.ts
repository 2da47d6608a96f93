/**
 * Applies one report of the provider: under the lock of the order the payment takes its next state, and only a change of state has effects. However often,
 * late or out of order the reports arrive, the order is paid and confirmed once, with one mail.
 */
import { localNow } from '#domain/calendar/local-time.ts';
import { chfText } from '#domain/money/money-text.ts';
import { rappen } from '#domain/money/money.ts';
import { orderState, paymentStatus } from '#domain/order/order-state.ts';
import { nextPaymentState } from '#domain/order/payment-progress.ts';
import type { PaymentState } from '#domain/order/payment-progress.ts';
import { paymentBrand } from '#domain/order/payment-method.ts';
import type { ProviderPayment } from '#server/connect/payments/payment-provider.ts';
import { transaction } from '#server/db/pool.ts';
import type { Trx } from '#server/db/pool.ts';
import { bookPayment } from '#server/ledger/book-payment.ts';
import { postMails } from '#server/mail/post-mail.ts';
import { orderToPay } from '#server/order/order-to-pay.ts';
import { lockPayableOrder, notePayment, placePaidOrder } from '#server/order/settle-order.ts';
import type { PayableOrder } from '#server/order/settle-order.ts';
import type { Sender } from '#server/shop/company-profile.ts';
import { paymentReceived, paymentToReview } from './payment-letter.ts';
import { noWays } from './payment-services.ts';
import type { PaymentServices } from './payment-services.ts';
import { findPayment, lockPayment, storeProgress } from './payment-store.ts';
import type { PaymentRow } from './payment-store.ts';

/** The part of the provider's answer that is applied. */
export type Said = Pick<ProviderPayment, 'word' | 'amount' | 'currency' | 'reference' | 'failure'>;

export const nothingSaid: Said = { word: 'OPEN', amount: null, currency: '', reference: '', failure: null };

export async function settlePayment(services: PaymentServices, id: number, said: Said): Promise<PaymentState> {
  const company = await services.readCompany();
  const known = await findPayment(services.db, id);
  if (!known) throw new Error(`no payment ${id}`);
  return transaction(services.db, async (trx) => {
    const order = await lockPayableOrder(trx, known.orderId);
    const payment = await lockPayment(trx, id);
    const nowMs = services.now();
    const state = nextPaymentState({
      state: payment.state,
      word: said.word,
      ageMs: nowMs - payment.createdAt.getTime(),
      asAsked: said.amount === payment.amount && said.currency === payment.currency && said.reference === payment.reference,
    });
    const changed = state !== payment.state;
    const settled = payment.state === 'PAID' || payment.state === 'REVIEW';
    await storeProgress(trx, id, {
      state,
      word: settled ? (payment.word ?? said.word) : said.word,
      failure: state === 'FAILED' ? (said.failure ?? payment.failure) : '',
      paidAmount: settled ? payment.paidAmount : said.word === 'PAID' ? said.amount : null,
      at: new Date(nowMs),
      changed,
    });
    if (changed) await effects(services, trx, { order, payment, state, said, company, nowMs });
    return state;
  });
}

interface Change {
  order: PayableOrder;
  payment: PaymentRow;
  state: PaymentState;
  said: Said;
  company: Sender;
  nowMs: number;
}

async function effects(services: PaymentServices, trx: Trx, change: Change): Promise<void> {
  const { order, payment, state, said, company, nowMs } = change;
  const brand = paymentBrand(payment.methodId) ?? '';
  if (state === 'FAILED') {
    if (order.paymentStatusId === paymentStatus.OPEN && order.orderStatusId !== orderState.CANCELED)
      await notePayment(trx, order, `${brand} ${said.failure === 'declined' ? 'abgelehnt' : 'gescheitert'}`, nowMs);
    return;
  }
  if (state !== 'PAID' && state !== 'REVIEW') return;
  const amount = chfText(rappen(said.amount ?? 0));
  const { jobs: post, publicUrl, inGerman } = services;
  // The confirmation then says that it is paid, and with what.
  const places = state === 'PAID' && order.orderStatusId === orderState.PREPARATION;
  // A valid payment for something already paid or cancelled: staff have to decide what to do with it.
  const unexpected = order.paymentStatusId === paymentStatus.PAID || order.orderStatusId === orderState.CANCELED;
  const review = `zu prüfen: ${brand}, ${amount} ${said.currency === 'CHF' ? '' : said.currency}`.trim();
  if (state === 'PAID') {
    const wasPaid = order.paymentStatusId === paymentStatus.PAID;
    const booking = { at: new Date(nowMs), who: '', words: wasPaid ? review : `bezahlt mit ${brand}, ${amount}` };
    await bookPayment(trx, { ...bookedAs(payment, nowMs), on: { orderId: order.id } }, booking);
    if (places) await placePaidOrder(trx, order, { post, company, publicUrl, inGerman, nowMs });
    await services.afterPaid(trx, order.id, { who: '' });
  } else await notePayment(trx, order, review, nowMs);
  const facts = await orderToPay(trx, { id: order.id }, noWays);
  if (!facts) throw new Error(`no order ${order.id}`);
  const letters = { order: facts, company, publicUrl, brand, reference: payment.reference };
  await postMails(
    trx,
    post,
    [
      ...(state === 'PAID' && !unexpected && !places ? [paymentReceived({ ...letters, amount })] : []),
      ...(state === 'REVIEW' || unexpected ? [paymentToReview({ ...letters, amount, expected: rappen(payment.amount) })] : []),
    ],
    nowMs,
  );
}

const bookedAs = ({ amount, reference }: PaymentRow, nowMs: number) => ({
  amount: rappen(amount),
  day: localNow(nowMs).date,
  source: 'provider' as const,
  reference,
});
