/** The one interface of online payment for orders, pages and rules: which methods exist, and how a new order's payment begins. */
import type { StartedPayment } from '#contract/payment.ts';
import { PaymentOutage } from '#server/connect/payments/payment-provider.ts';
import type { OrderPayments } from '#server/order/order-services.ts';
import { orderToPay } from '#server/order/order-to-pay.ts';
import { beginPayment, registerPayment } from './begin-payment.ts';
import { withTimeout } from './with-timeout.ts';
import { isOnline, onlineWays } from './payment-services.ts';
import type { PaymentServices } from './payment-services.ts';

export function openOnlinePayments(services: PaymentServices): OrderPayments {
  const methods = services.provider?.methods ?? [];
  return {
    methods,
    register: async (trx, { methodId, ...order }) => registerPayment(trx, order, { methodId, attempt: 1, nowMs: services.now() }),
    begin: async (uuid) => {
      const pending: StartedPayment = { state: 'PENDING', redirectUrl: null };
      const order = isOnline(services) ? await orderToPay(services.db, { uuid }, await onlineWays(services)) : null;
      if (!order || !isOnline(services)) return pending;
      try {
        return await withTimeout(beginPayment(services, order, { methodId: order.paymentMethodId, again: false }));
      } catch (error) {
        if (!(error instanceof PaymentOutage)) throw error;
        // The order is stored; its page offers to try again or to pay another way.
        services.warn('the payment provider was not reached', error);
        return pending;
      }
    },
  };
}
