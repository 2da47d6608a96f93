import { takeOrder as wire } from '#contract/order-take.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { takeOrder } from './take-order.ts';
import type { TakeServices } from './take-order.ts';

export function orderTakeRoutes(services: TakeServices): Binding[] {
  return [bind(wire, async ({ params }, { actor }) => takeOrder(services, params.uuid, actor))];
}
