/** Anyone with the link of an order that waits for its payment can pay it: again, with another method, or without the provider. */
import type { StartedPayment } from '#contract/payment.ts';
import { orderState, paymentStatus } from '#domain/order/order-state.ts';
import { isProviderMethod, paymentMethod } from '#domain/order/payment-method.ts';
import { isOnItsWay } from '#domain/order/payment-progress.ts';
import type { PaymentState, ProviderWord } from '#domain/order/payment-progress.ts';
import { PaymentOutage } from '#server/connect/payments/payment-provider.ts';
import { transaction } from '#server/db/pool.ts';
import { notFound, Refusal, refused } from '#server/call/refusal.ts';
import { isPayable, orderToPay } from '#server/order/order-to-pay.ts';
import type { OrderToPay } from '#server/order/order-to-pay.ts';
import { choosePaymentMethod, lockPayableOrder, payOtherwise } from '#server/order/settle-order.ts';
import type { PayableOrder } from '#server/order/settle-order.ts';
import { beginPayment } from './begin-payment.ts';
import { checkPayment } from './check-payment.ts';
import { withTimeout } from './with-timeout.ts';
import { isOnline, onlineWays } from './payment-services.ts';
import type { OnlineServices, PaymentServices } from './payment-services.ts';
import { latestPayment } from './payment-store.ts';
import type { PaymentRow } from './payment-store.ts';

export async function payOrder(services: PaymentServices, uuid: string, paymentMethodId: number): Promise<StartedPayment> {
  const order = await orderToPay(services.db, { uuid }, await onlineWays(services));
  if (!order) throw notFound();
  if (order.paymentStatusId === paymentStatus.PAID) return { state: 'PAID', redirectUrl: null };
  if (order.orderStatusId === orderState.CANCELED) throw refused('orderCanceled', { formattedId: order.formattedId });
  if (!isPayable(order)) return goesOn(order, order, paymentMethodId);
  if (!order.methods.includes(paymentMethodId)) throw refused('paymentMethodNotAllowed', { paymentMethodId }, 'body.paymentMethodId');
  try {
    return isProviderMethod(paymentMethodId)
      ? await payOnline(services, order, paymentMethodId)
      : await payWithoutProvider(services, order, paymentMethodId);
  } catch (error) {
    if (!(error instanceof PaymentOutage)) throw error;
    services.warn('the payment provider was not reached', error);
    throw new Refusal(503, [{ message: 'paymentUnavailable', params: {} }]);
  }
}

/** An order that waits for no payment: by the method that was asked for already, as after a lost answer, or otherwise, which is told. */
function goesOn(
  { formattedId }: OrderToPay,
  current: Pick<PayableOrder, 'orderStatusId' | 'paymentMethodId'>,
  paymentMethodId: number,
): StartedPayment {
  if (current.orderStatusId === orderState.CANCELED) throw refused('orderCanceled', { formattedId });
  if (current.paymentMethodId !== paymentMethodId || isProviderMethod(paymentMethodId)) throw refused('orderNotPayable', { formattedId });
  return { state: 'OPEN', redirectUrl: null };
}

async function payOnline(services: PaymentServices, order: OrderToPay, methodId: number): Promise<StartedPayment> {
  if (!isOnline(services)) throw new Error('a method of the provider without a provider');
  const started = await withTimeout(beginPayment(services, order, { methodId, again: true }));
  if (started.redirectUrl !== null && order.paymentMethodId !== methodId)
    await transaction(services.db, async (trx) => {
      const locked = await lockPayableOrder(trx, order.id);
      if (locked.orderStatusId === orderState.PREPARATION) await choosePaymentMethod(trx, locked, methodId, services.now());
    });
  return started;
}

/** A dead provider must not prevent ordering by invoice; if it reports money after all, the order is paid. */
async function lastKnown(services: OnlineServices, latest: PaymentRow): Promise<{ state: PaymentState; word: ProviderWord | null }> {
  try {
    const { state, said } = await withTimeout(checkPayment(services, latest));
    return { state, word: said?.word ?? null };
  } catch (error) {
    if (!(error instanceof PaymentOutage)) throw error;
    services.warn('the payment provider was not reached', error);
    return latest;
  }
}

const words: Readonly<Record<number, string>> = { [paymentMethod.INVOICE]: 'auf Rechnung', [paymentMethod.PREPAYMENT]: 'Vorauskasse' };

async function payWithoutProvider(services: PaymentServices, order: OrderToPay, paymentMethodId: number): Promise<StartedPayment> {
  const latest = await latestPayment(services.db, order.id);
  if (latest !== null && isOnline(services)) {
    const { state, word } = await lastKnown(services, latest);
    if (state === 'PAID') return { state: 'PAID', redirectUrl: null };
    if (state === 'REVIEW' || isOnItsWay(word)) return { state: 'PENDING', redirectUrl: null };
  }
  const company = await services.readCompany();
  const { jobs: post, publicUrl, inGerman } = services;
  return transaction(services.db, async (trx) => {
    const locked = await lockPayableOrder(trx, order.id);
    if (locked.paymentStatusId === paymentStatus.PAID) return { state: 'PAID', redirectUrl: null };
    if (locked.orderStatusId !== orderState.PREPARATION) return goesOn(order, locked, paymentMethodId);
    const change = { paymentMethodId, words: words[paymentMethodId] ?? '' };
    await payOtherwise(trx, locked, change, { post, company, publicUrl, inGerman, nowMs: services.now() });
    return { state: 'OPEN', redirectUrl: null };
  });
}
