/** How pieces of a product would be transported under a hypothetical requirement, calculated as for carts. */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { FreightExample, readFreightExample as endpoint } from '#contract/transport-requirement.ts';
import type { Language } from '#domain/language/language.ts';

import { chfFromRappen } from '#domain/money/money.ts';
import { trucksNeeded } from '#domain/shipping/shipping-cost.ts';
import type { TransportRequirement } from '#domain/shipping/storing-space.ts';
import { freightOf } from '#domain/shipping/storing-space.ts';
import { notFound } from '#server/call/refusal.ts';
import { evaluateConfiguration } from '#server/configurator/evaluate-configuration.ts';
import { truckLines } from '#server/pricing/freight-line.ts';
import { estimateDelivery } from '#server/shipping/estimate-delivery.ts';
import type { TruckServices } from './fill-truck.ts';
import { listTrucks } from './truck-store.ts';

type Asked = ParsedOf<typeof endpoint>['query'];

export async function freightExample(services: TruckServices, asked: Asked, language: Language): Promise<FreightExample> {
  const { models, productById, truckSpaces } = services.catalog.now();
  const product = productById.get(asked.productId);
  if (product === undefined) throw notFound();
  const evaluation = product.configuration === null ? null : evaluateConfiguration(models, product.configuration);
  const weightKg = evaluation?.totals.weight ?? product.weightKg ?? 0;
  const requirement = requirementOf(asked);
  const [loaded] = truckLines([{ product, evaluation, quantity: asked.quantity, weightKg }], services.shop);
  const line = { ...loaded!, requirement };
  const freight = freightOf([line]);
  const [truck] = await listTrucks(services.db);
  const { tariff, guestDeliveryMultiplier: multiplier } = await services.readRules();
  const delivery = await estimateDelivery(
    {
      freight,
      company: await services.readCompany(),
      pickup: false,
      zipCode: asked.zipCode,
      country: 'CH',
      fixedDeliveryCost: null,
      multiplier,
      truckSpaces,
      roadDistance: services.roadDistance,
      tariff,
    },
    'query.zipCode',
  );
  return {
    shippingType: freight.shippingType,
    storingSpaces: freight.storingSpaces,
    weight: line.weightG === null ? null : freight.weightG / 1000,
    packages: freight.packagesG.length,
    truck: { name: truck?.name[language] ?? '', spaces: truckSpaces, count: trucksNeeded(freight.storingSpaces, truckSpaces) },
    cost: delivery === null ? null : chfFromRappen(delivery.cost),
    place: delivery?.place ?? '',
  };
}

function requirementOf({ maxPackage, minSp, quantityForMinSp }: Asked): TransportRequirement | null {
  return maxPackage === undefined || minSp === undefined || quantityForMinSp === undefined ? null : { maxPackage, minSp, quantityForMinSp };
}
