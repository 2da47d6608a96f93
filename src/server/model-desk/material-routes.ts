import * as wire from '#contract/material-price.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { foreseePrices, materialPriceList, materialPrices, storePrices, withdrawPrices } from './material-prices.ts';
import type { MaterialServices } from './material-prices.ts';

export function materialPriceRoutes(services: MaterialServices): Binding[] {
  return [
    bind(wire.readMaterialPrices, async () => materialPrices(services)),
    bind(wire.readMaterialPriceList, async ({ params }) => materialPriceList(services, params.number)),
    bind(wire.foreseeMaterialPrices, async ({ body }) => foreseePrices(services, body.prices)),
    bind(wire.storeMaterialPrices, async ({ body }, { actor }) => storePrices(services, body, actor)),
    bind(wire.withdrawMaterialPrices, async ({ params, query }, { actor }) =>
      withdrawPrices(services, params.number, query.version, actor),
    ),
  ];
}
