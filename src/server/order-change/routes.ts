import * as wire from '#contract/order-change.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import type { OrderServices } from '#server/order/order-services.ts';
import { cancelOrder } from './cancel-order.ts';
import { changeOrder } from './change-order.ts';
import { copyOrder } from './copy-order.ts';

export function orderChangeRoutes(services: OrderServices): Binding[] {
  return [
    bind(wire.changeOrder, async ({ params, body }, { actor }) => changeOrder(services, params.id, body, actor)),
    bind(wire.copyOrder, async ({ body }, { actor, idempotencyKey }) => copyOrder(services, body, { actor, sentKey: idempotencyKey })),
    bind(wire.cancelOrder, async ({ params, query: { version, reason } }, { actor }) =>
      cancelOrder(services, params.id, { version, reason }, actor),
    ),
  ];
}
