import * as wire from '#contract/order-wish.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import type { OrderWishServices } from './order-wish-services.ts';
import { readWishes, writeWish } from './write-wish.ts';

export function orderWishRoutes(services: OrderWishServices): Binding[] {
  return [
    bind(wire.readOrderWishes, async ({ params }) => ({ items: await readWishes(services.db, params.uuid) })),
    bind(wire.writeOrderWish, async ({ params, body }) => ({ items: await writeWish(services, params.uuid, body) })),
  ];
}
