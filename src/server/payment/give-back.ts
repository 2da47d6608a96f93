/**
 * Money that becomes due to a customer by another work, such as a credit note: promised in the transaction of that work, so that a crash after it loses
 * nothing, and asked for after the commit. The periodic check asks for what nobody came to.
 */
import { rappen, zeroRappen } from '#domain/money/money.ts';
import { leastPayments } from '#domain/ledger/refund.ts';
import type { Trx } from '#server/db/pool.ts';
import { leftToRefund } from '#server/ledger/refund-places.ts';
import type { GiveBack, MoneyBack, PromisedBack } from '#server/order/order-services.ts';
import { forgetDifference, lockPayableOrder } from '#server/order/settle-order.ts';
import { isOnline } from './payment-services.ts';
import type { PaymentServices } from './payment-services.ts';
import { findRefundById, insertRefund } from './payment-store.ts';
import { askForRefund, refundId, refundMark, refundablePayments } from './refund-order.ts';

export function giveBack(services: PaymentServices): GiveBack {
  return {
    promise: async (trx, back) => promise(services, trx, back),
    carryOut: async ({ refundIds }) => {
      for (const id of refundIds) await carryOut(services, id);
    },
  };
}

async function carryOut(services: PaymentServices, id: number): Promise<void> {
  try {
    const refund = await findRefundById(services.db, id);
    if (refund?.state === 'PENDING' && isOnline(services)) await askForRefund(services, refund);
  } catch (error) {
    // What made it due is stored and answered; the periodic check comes to it.
    services.warn('a refund waits for the next check', error);
  }
}

/** Order by order, at most what was paid online with each. */
async function promise(services: PaymentServices, trx: Trx, { orderIds, amount, who, key }: MoneyBack): Promise<PromisedBack> {
  const promised = { refundIds: [] as number[], amount: zeroRappen };
  if (!isOnline(services)) return promised;
  const at = new Date(services.now());
  for (const orderId of orderIds) {
    const order = await lockPayableOrder(trx, orderId);
    // What staff have to check was never booked.
    const payments = (await refundablePayments(trx, orderId)).filter(({ state }) => state !== 'REVIEW');
    const most = payments.length === 0 ? 0 : Math.min(amount - promised.amount, await leftToRefund(trx, order));
    const shares = leastPayments(rappen(most), payments);
    // A refunded amount is not requested again.
    if (shares.length > 0) await forgetDifference(trx, orderId);
    for (const { id: paymentId, amount: share } of shares) {
      const externalId = refundId(order.uuid, refundMark(`${key} ${paymentId}`));
      promised.refundIds.push((await insertRefund(trx, { paymentId, externalId, amount: share, who, at })).id);
      promised.amount = rappen(promised.amount + share);
    }
  }
  return promised;
}
