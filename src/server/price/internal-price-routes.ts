import * as wire from '#contract/internal-price.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { readInternalPrice } from './read-internal-price.ts';
import { createInternalPrice, updateInternalPrice } from './write-internal-price.ts';
import type { PriceServices } from './write-price.ts';

export function internalPriceRoutes(services: PriceServices): Binding[] {
  return [
    bind(wire.readInternalPrice, async ({ query }) => readInternalPrice(services.db, services.catalog.now(), query.productId)),
    bind(wire.createInternalPrice, async ({ body }, { actor, idempotencyKey: key }) =>
      createInternalPrice(services, body, {
        actor,
        key: idempotencyKey(`internal price ${actor.kind === 'customer' ? actor.userId : ''}`, key, body),
      }),
    ),
    bind(wire.updateInternalPrice, async ({ params, body: { version, ...given } }, { actor }) =>
      updateInternalPrice(services, { id: params.id, version, actor }, given),
    ),
  ];
}
