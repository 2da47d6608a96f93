import * as wire from '#contract/order-change.ts';
import { actorName } from '#server/call/actor-name.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import * as staged from '#contract/staged-change.ts';
import { answerChange, readChangeByLink } from './answer-change.ts';
import { applyChange } from './apply-change.ts';
import { askCustomer } from './ask-customer.ts';
import type { OrderStateServices } from '#server/order-state/change-order-state.ts';
import { cancelOrder } from './cancel-order.ts';
import { changeOrder } from './change-order.ts';
import { copyOrder } from './copy-order.ts';
import type { OrderChangeServices } from './order-change-services.ts';
import { discardChange, readChange, stageChange } from './stage-change.ts';

export function orderChangeRoutes(services: OrderChangeServices, states: OrderStateServices): Binding[] {
  return [
    bind(wire.changeOrder, async ({ params, body }, { actor, idempotencyKey }) =>
      changeOrder(services, params.id, body, { actor, sentKey: idempotencyKey }),
    ),
    bind(wire.copyOrder, async ({ body }, { actor, idempotencyKey }) => copyOrder(services, body, { actor, sentKey: idempotencyKey })),
    bind(wire.cancelOrder, async ({ params, query: { version, reason } }, { actor }) =>
      cancelOrder(states, params.id, { version, reason }, actorName(actor)),
    ),
    bind(staged.readOrderChange, async ({ params }) => ({ change: await readChange(services, params.id) })),
    bind(staged.stageOrderChange, async ({ params, body }, { actor }) => stageChange(services, params.id, body, actor)),
    bind(staged.discardOrderChange, async ({ params, body }, { actor }) => {
      await discardChange(services, params.id, body.changeVersion, actor);
      return {};
    }),
    bind(staged.applyOrderChange, async ({ params, body }, { actor, idempotencyKey }) =>
      applyChange(services, params.id, body, { actor, sentKey: idempotencyKey }),
    ),
    bind(staged.askOrderChange, async ({ params, body }, { actor }) => askCustomer(services, params.id, body, actor)),
    bind(staged.readChangeByLink, async ({ params }) => readChangeByLink(services, params.uuid)),
    bind(staged.answerChangeByLink, async ({ params, body }) => answerChange(services, params.uuid, body)),
  ];
}
