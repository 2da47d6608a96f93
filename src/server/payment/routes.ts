import * as wire from '#contract/payment.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { actorName } from '#server/call/actor-name.ts';
import { payOrder } from './pay-order.ts';
import type { PaymentServices } from './payment-services.ts';
import { readOrderPayment } from './read-order-payment.ts';
import { receiveNotice } from './receive-notice.ts';
import { refundOrder } from './refund-order.ts';

export function paymentRoutes(services: PaymentServices): Binding[] {
  return [
    bind(wire.readOrderPayment, async ({ params }) => readOrderPayment(services, params.uuid)),
    bind(wire.payOrder, async ({ params, body }) => payOrder(services, params.uuid, body.paymentMethodId)),
    bind(wire.receivePaymentNotice, async (_input, { rawBody, ip }) => {
      await receiveNotice(services, { rawBody: rawBody?.bytes ?? Buffer.alloc(0), signature: rawBody?.signature ?? null, caller: ip });
      return {};
    }),
    bind(wire.refundOrder, async ({ params, body }, { actor, idempotencyKey }) =>
      refundOrder(services, { orderId: params.id, amount: body.amount, left: body.left, who: actorName(actor), idempotencyKey }),
    ),
  ];
}
