import * as wire from '#contract/product-price.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { addStep, changeFields, changeLadder, changeRemotePrice, changeStep, removeStep, writeOf } from './change-price.ts';
import { createPrice } from './create-price.ts';
import { deletePrice } from './delete-price.ts';
import { plannedRoutes } from './planned-routes.ts';
import { pageOfPrices } from './read-prices.ts';
import { bulkRoutes } from './bulk-routes.ts';
import { internalPriceRoutes } from './internal-price-routes.ts';
import { readingRoutes } from './reading-routes.ts';
import type { ReadingServices } from './reading-routes.ts';
import type { PriceServices } from './write-price.ts';

export function priceRoutes(services: PriceServices & ReadingServices): Binding[] {
  return [
    ...writingRoutes(services),
    ...internalPriceRoutes(services),
    ...bulkRoutes(services),
    ...plannedRoutes(services),
    ...readingRoutes(services),
  ];
}

function writingRoutes(services: PriceServices): Binding[] {
  return [
    bind(wire.readPrices, async ({ query }) => pageOfPrices(services.db, query)),
    bind(wire.createPrice, async ({ body }, { actor, idempotencyKey: key }) =>
      createPrice(services, body, {
        actor,
        key: idempotencyKey(`price ${actor.kind === 'customer' ? actor.userId : ''}`, key, body),
      }),
    ),
    bind(wire.updatePrice, async ({ params, body: { version, unitOfSales, activeStrategy, ...kept } }, { actor }) =>
      changeFields(services, writeOf(params.id, version, actor), { unitOfSales, activeStrategy }, kept),
    ),
    bind(wire.deletePrice, async ({ params, query }, { actor }) => {
      await deletePrice(services, writeOf(params.id, query.version, actor));
      return {};
    }),
    bind(wire.storeExcelPrice, async ({ params, body: { version, excelPrice, quantities, ...row } }, { actor }) => {
      const fields = { ladderQuantities: quantities ?? excelPrice?.quantities, activeStrategy: 'EXCEL_PRICE' } as const;
      return changeFields(services, writeOf(params.id, version, actor), fields, row);
    }),
    bind(wire.storeMarginPrice, async ({ params, body: { version, marginPrice, quantities, ...row } }, { actor }) => {
      const fields = { marginPercent: marginPrice, ladderQuantities: quantities, activeStrategy: 'MARGIN_PRICE' } as const;
      return changeFields(services, writeOf(params.id, version, actor), fields, row);
    }),
    bind(wire.storeRemotePrice, async ({ params, body: { version, remotePrice, ...row } }, { actor }) =>
      changeRemotePrice(services, writeOf(params.id, version, actor), remotePrice, row),
    ),
    bind(wire.addFixPrice, async ({ params, body: { version, ...entry } }, { actor }) =>
      addStep(services, writeOf(params.id, version, actor), entry),
    ),
    bind(wire.storeLadder, async ({ params, body: { version, entries } }, { actor }) =>
      changeLadder(services, writeOf(params.id, version, actor), entries),
    ),
    bind(wire.changeFixPrice, async ({ params, body: { version, ...given } }, { actor }) =>
      changeStep(services, writeOf(params.id, version, actor), { unitId: params.unitId, ...given }),
    ),
    bind(wire.deleteFixPrice, async ({ params, query }, { actor }) =>
      removeStep(services, writeOf(params.id, query.version, actor), params.unitId),
    ),
  ];
}
