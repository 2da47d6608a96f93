import * as wire from '#contract/shipping.ts';
import type { Actor } from '#domain/access/permission.ts';
import { plz } from '#domain/contact/rules.ts';
import { countryOf } from '#domain/shipping/postal-code.ts';
import { roundUpToHalf } from '#domain/shipping/storing-space.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { refused } from '#server/call/refusal.ts';
import type { PricingCustomer } from '#server/pricing/priced-cart.ts';
import { pageOf } from '#server/call/page-of.ts';
import { estimateDelivery } from './estimate-delivery.ts';
import type { TruckServices } from '../truck/fill-truck.ts';
import { fillTruck, trucksFor } from '../truck/fill-truck.ts';
import { postalCodes } from './postal-codes.ts';
import { shippingAnswer } from './shipping-answer.ts';

export interface ShippingServices extends TruckServices {
  customerOf: (actor: Actor) => Promise<PricingCustomer>;
}

export function shippingRoutes(services: ShippingServices): Binding[] {
  return [
    bind(wire.readTrucks, async (_input, { actor, language }) => {
      const items = (await trucksFor(services.db, actor)).map((truck) => ({ ...truck, name: truck.name[language] }));
      return pageOf(items, { page: 1, perPage: Math.max(1, items.length) });
    }),
    bind(wire.readTruckFilling, async ({ body }, { actor }) => fillTruck(services, body, actor)),
    bind(wire.estimateShipping, async ({ query }, { actor }) => {
      const customer = await services.customerOf(actor);
      const shipping = await estimateDelivery(
        {
          freight: { shippingType: 'TRUCK', quantity: 0, weightG: 0, storingSpaces: roundUpToHalf(query.spaces), packagesG: [] },
          company: await services.readCompany(),
          pickup: false,
          zipCode: query.zipCode,
          country: 'CH',
          fixedDeliveryCost: null,
          multiplier: customer.deliveryCostMultiplier,
          truckSpaces: services.catalog.now().truckSpaces,
          roadDistance: services.roadDistance,
        },
        'query.zipCode',
      );
      if (shipping === null) throw refused('zipCodeUnknown', { zipCode: query.zipCode }, 'query.zipCode');
      return shippingAnswer(shipping);
    }),
    bind(wire.readPlaces, ({ query }, _facts, answer) => {
      const zipCode = query.zipCode.trim();
      const towns = plz(zipCode) ? [] : (postalCodes.get(zipCode) ?? []);
      const [main] = towns;
      answer.cacheControl = 'public, max-age=86400';
      return { zipCode, country: main ? countryOf(main) : 'CH', places: towns.map(({ place, canton }) => ({ place, canton })) };
    }),
  ];
}
