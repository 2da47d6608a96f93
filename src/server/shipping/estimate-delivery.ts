/** The cost of a delivery to a postal code, with its town. */
import { isDomestic } from '#domain/contact/address.ts';
import type { Fraction } from '#domain/money/fraction.ts';
import type { Rappen } from '#domain/money/money.ts';
import type { Destination, ShippingTariff } from '#domain/shipping/shipping-cost.ts';
import { shippingCost } from '#domain/shipping/shipping-cost.ts';
import type { PostalCode } from '#domain/shipping/postal-code.ts';
import { findPostalCode } from '#domain/shipping/postal-code.ts';
import type { Freight } from '#domain/shipping/storing-space.ts';
import type { RoadDistance } from '#server/connect/routing/road-distance.ts';
import { refused } from '#server/call/refusal.ts';
import type { CompanyProfile } from '#server/shop/company-profile.ts';
import { postalCodes } from './postal-codes.ts';
import type { CartShipping } from './cart-shipping.ts';

export interface DeliveryFacts {
  freight: Freight;
  company: CompanyProfile;
  pickup: boolean;
  zipCode: string;
  country: string;
  fixedDeliveryCost: Rappen | null;
  multiplier: Fraction;
  truckSpaces: number;
  roadDistance: RoadDistance;
  tariff: ShippingTariff;
}

/** The town of a Swiss or Liechtenstein code; null for an empty or foreign one. A four-digit code that does not exist is refused. */
export function townOf(zipCode: string, country: string, field: string): PostalCode | null {
  if (!isDomestic(country) || !/^\d{4}$/.test(zipCode)) return null;
  const found = findPostalCode(postalCodes, zipCode);
  if (!found.ok) throw refused('zipCodeUnknown', { zipCode }, field);
  return found.value;
}

const isNothing = ({ quantity, storingSpaces }: Freight): boolean => quantity === 0 && storingSpaces === 0;

/** Null: could not be estimated, or there is nothing to deliver. */
export async function estimateDelivery(facts: DeliveryFacts, field: string): Promise<CartShipping | null> {
  const { freight, company } = facts;
  const site = postalCodes.get(company.zipCode)?.[0] ?? null;
  const town = facts.pickup ? null : townOf(facts.zipCode.trim(), facts.country, field);
  if (!facts.pickup && ((town === null && isDomestic(facts.country)) || isNothing(freight))) return null;
  const destination: Destination = facts.pickup
    ? { kind: 'pickup' }
    : { kind: 'delivery', country: facts.country, fixedDeliveryCost: facts.fixedDeliveryCost };
  const cost = shippingCost({
    freight,
    destination,
    distanceM: town && site ? await facts.roadDistance(site, town) : null,
    maxParkingLots: facts.truckSpaces,
    multiplier: facts.multiplier,
    tariff: facts.tariff,
  });
  if (cost === null) return null;
  return {
    shippingType: freight.shippingType,
    quantity: freight.quantity,
    spaces: freight.storingSpaces,
    weightKg: freight.weightG / 1000,
    distanceKm: Math.round(cost.distanceM / 100) / 10,
    cost: cost.cost,
    effectiveCost: cost.effectiveCost,
    paysFees: cost.paysFees,
    place: facts.pickup ? company.city : (town?.place ?? ''),
  };
}
