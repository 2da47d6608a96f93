import * as wire from '#contract/delivery.ts';
import { actorName } from '#server/call/actor-name.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import type { DeliveryServices } from './delivery-services.ts';
import { makeDelivery } from './make-delivery.ts';
import { readDeliveries, readDeliveryValues } from './read-deliveries.ts';
import { readDeliveryNote } from './read-delivery-note.ts';
import { takeBackDelivery } from './take-back-delivery.ts';

export function deliveryRoutes(services: DeliveryServices): Binding[] {
  const { db } = services;
  return [
    bind(wire.readDeliveries, async ({ query }, { language }) => readDeliveries(services, query, language)),
    bind(wire.readDeliveryValues, async ({ query }) => readDeliveryValues(db, query)),
    bind(wire.readDeliveryDocument, async ({ params }, { actor }) => readDeliveryNote(db, params.id, actor)),
    bind(wire.makeDelivery, async ({ body }, { actor, idempotencyKey }) =>
      makeDelivery(services, body, { who: actorName(actor), sentKey: idempotencyKey }),
    ),
    bind(wire.takeBackDelivery, async ({ params, body }, { actor, idempotencyKey }) =>
      takeBackDelivery(services, { id: params.id, ...body }, { who: actorName(actor), sentKey: idempotencyKey }),
    ),
  ];
}
