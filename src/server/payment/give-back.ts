/**
 * Money that becomes due to a customer by another work, such as a credit note: promised in the transaction of that work, so that a crash after it loses
 * nothing, and asked for after the commit. The periodic check asks for what nobody came to.
 */
import { chfFromRappen } from '#domain/money/money.ts';
import { Refusal } from '#server/call/refusal.ts';
import type { Trx } from '#server/db/pool.ts';
import type { GiveBack, MoneyBack, PromisedRefund } from '#server/order/order-services.ts';
import { orderToPay } from '#server/order/order-to-pay.ts';
import { isOnline, noWays } from './payment-services.ts';
import type { PaymentServices } from './payment-services.ts';
import { findRefundById } from './payment-store.ts';
import { askForRefund, promised, refundId } from './refund-order.ts';

export function giveBack(services: PaymentServices): GiveBack {
  return {
    promise: async (trx, back) => promise(services, trx, back),
    carryOut: async ({ id }) => {
      try {
        const refund = await findRefundById(services.db, id);
        if (refund?.state === 'PENDING' && isOnline(services)) await askForRefund(services, refund);
      } catch (error) {
        // What made it due is stored and answered; the periodic check comes to it.
        services.warn('a refund waits for the next check', error);
      }
    },
  };
}

async function promise(services: PaymentServices, trx: Trx, { orderId, amount, who, key }: MoneyBack): Promise<PromisedRefund | null> {
  if (!isOnline(services)) return null;
  const order = await orderToPay(trx, { id: orderId }, noWays);
  if (!order) throw new Error(`no order ${orderId}`);
  const wish = { orderId, amount: chfFromRappen(amount), who, idempotencyKey: key };
  try {
    const { refund } = await promised(services, trx, wish, refundId(order.uuid, key));
    return { id: refund.id };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (!error.errors.some(({ message }) => message === 'nothingToRefund')) services.warn('money was not given back online', error);
    return null;
  }
}
