import * as wire from '#contract/shipping.ts';
import { readFreightExample } from '#contract/transport-requirement.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { pageOf } from '#server/call/page-of.ts';
import type { TruckServices } from './fill-truck.ts';
import { fillTruck, trucksFor } from './fill-truck.ts';
import { freightExample } from './freight-example.ts';

export function truckRoutes(services: TruckServices): Binding[] {
  return [
    bind(wire.readTrucks, async (_input, { actor, language }) => {
      const items = (await trucksFor(services.db, actor)).map((truck) => ({ ...truck, name: truck.name[language] }));
      return pageOf(items, { page: 1, perPage: Math.max(1, items.length) });
    }),
    bind(wire.readTruckFilling, async ({ body }, { actor }) => fillTruck(services, body, actor)),
    bind(readFreightExample, async ({ query }, { language }) => freightExample(services, query, language)),
  ];
}
