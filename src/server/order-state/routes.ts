import * as wire from '#contract/order-state.ts';
import { actorName } from '#server/call/actor-name.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import type { OrderStateServices } from './change-order-state.ts';
import { changeOrderState } from './change-order-state.ts';

export function orderStateRoutes(services: OrderStateServices): Binding[] {
  return [
    bind(wire.changeOrderState, async ({ params, body }, { actor, idempotencyKey }) =>
      changeOrderState(services, params.id, body, { who: actorName(actor), sentKey: idempotencyKey }),
    ),
  ];
}
