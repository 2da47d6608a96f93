import { previewSettings } from '#contract/setting.ts';
import * as wire from '#contract/shipping.ts';
import type { Actor } from '#domain/access/permission.ts';
import { plz } from '#domain/contact/rules.ts';
import type { Fraction } from '#domain/money/fraction.ts';
import { countryOf } from '#domain/shipping/postal-code.ts';
import { fewestLetters, streetSuggestions } from '#domain/contact/street-suggestion.ts';
import { roundUpToHalf } from '#domain/shipping/storing-space.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { refused } from '#server/call/refusal.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import type { FindAddresses } from '#server/connect/address-search/address-search.ts';
import type { RoadDistance } from '#server/connect/routing/road-distance.ts';
import type { ReadRules } from '#server/setting/shop-rules.ts';
import type { ReadCompany } from '#server/shop/company-profile.ts';
import { estimateDelivery } from './estimate-delivery.ts';
import { postalCodes } from './postal-codes.ts';
import { settingEffect } from './setting-effect.ts';
import type { EffectServices } from './setting-effect.ts';
import { shippingAnswer } from './shipping-answer.ts';

export interface ShippingServices {
  catalog: Catalog;
  readCompany: ReadCompany;
  readRules: ReadRules;
  roadDistance: RoadDistance;
  findAddresses: FindAddresses;
  /** The share of the usual delivery cost that this buyer pays. */
  customerOf: (actor: Actor) => Promise<{ readonly deliveryCostMultiplier: Fraction }>;
}

export function shippingRoutes(services: EffectServices): Binding[] {
  return [
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
          tariff: (await services.readRules()).tariff,
        },
        'query.zipCode',
      );
      if (shipping === null) throw refused('zipCodeUnknown', { zipCode: query.zipCode }, 'query.zipCode');
      return shippingAnswer(shipping);
    }),
    bind(previewSettings, async ({ body }) => settingEffect(services, body.changes)),
    bind(wire.readPlaces, ({ query }, _facts, answer) => {
      const zipCode = query.zipCode.trim();
      const towns = plz(zipCode) ? [] : (postalCodes.get(zipCode) ?? []);
      const [main] = towns;
      answer.cacheControl = 'public, max-age=86400';
      return { zipCode, country: main ? countryOf(main) : 'CH', places: towns.map(({ place, canton }) => ({ place, canton })) };
    }),
    bind(wire.findStreets, async ({ query }) => {
      const [street, zipCode] = [query.street.trim(), query.zipCode.trim()];
      if (street.length < fewestLetters) return { items: [] };
      const labels = await services.findAddresses(`${street} ${plz(zipCode) ? '' : zipCode}`.trim());
      return { items: streetSuggestions(labels, { street, zipCode }) };
    }),
  ];
}
