import * as wire from '#contract/price-bulk.ts';
import type { Actor } from '#domain/access/permission.ts';
import { actorName } from '#server/call/actor-name.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { changeBulk, previewBulk, undoBulk } from './bulk-change.ts';
import { copyPrice } from './copy-price.ts';
import type { PriceServices } from './write-price.ts';

export function bulkRoutes(services: PriceServices): Binding[] {
  const by = (actor: Actor) => ({ at: new Date(services.now()), who: actorName(actor) });
  return [
    bind(wire.previewBulk, async ({ body }) => previewBulk(services, body)),
    bind(wire.changeBulk, async ({ body }, { actor }) => changeBulk(services, body, by(actor))),
    bind(wire.undoBulk, async ({ params }, { actor }) => undoBulk(services, params.id, by(actor))),
    bind(wire.copyPrice, async ({ params, body }, { actor }) => copyPrice(services, { id: params.id, ...body }, by(actor))),
  ];
}
