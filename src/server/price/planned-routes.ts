import * as wire from '#contract/planned-price.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { writeOf } from './change-price.ts';
import { planPrice, plannedPrices, withdrawPlanned } from './planned-price.ts';
import type { PriceServices } from './write-price.ts';

export function plannedRoutes(services: PriceServices): Binding[] {
  return [
    bind(wire.readPlannedPrices, async ({ params }) => plannedPrices(services.db, params.id)),
    bind(wire.storePlannedPrice, async ({ params, body: { version, ...plan } }, { actor }) =>
      planPrice(services, writeOf(params.id, version, actor), plan),
    ),
    bind(wire.withdrawPlannedPrice, async ({ params, query }, { actor }) =>
      withdrawPlanned(services, writeOf(params.id, query.version, actor), params.validFrom),
    ),
  ];
}
