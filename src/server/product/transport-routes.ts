import * as wire from '#contract/transport-requirement.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { changeRequirement, dropRequirement, sayRequirement, transportNeeds } from './transport-requirement.ts';
import { listRequirements } from './transport-store.ts';
import type { ProductServices } from './write-product.ts';

export function transportRoutes(services: ProductServices): Binding[] {
  const { db } = services;
  return [
    bind(wire.readTransportNeeds, async ({ query }) => {
      const items = await transportNeeds(db, query);
      return { items, page: 1, perPage: Math.max(1, items.length), total: items.length };
    }),
    bind(wire.readTransportRequirements, async ({ query: { page, perPage, productIds } }) => {
      const { rows, total } = await listRequirements(db, productIds ?? null, { page, perPage });
      return { items: rows, page, perPage, total };
    }),
    bind(wire.createTransportRequirement, async ({ body }, { actor, idempotencyKey: key }) =>
      sayRequirement(services, body, {
        key: idempotencyKey(`transport ${actor.kind === 'customer' ? actor.userId : ''}`, key, body),
        actor,
      }),
    ),
    bind(wire.changeTransportRequirement, async ({ params, body }, { actor }) => changeRequirement(services, params.id, body, actor)),
    bind(wire.deleteTransportRequirement, async ({ params, query }, { actor }) => {
      await dropRequirement(services, params.id, query.version, actor);
      return {};
    }),
  ];
}
