/**
 * The cost of a delivery: parcels by weight step, trucks by distance and filling, then the customer's multiplier;
 * a fixed cost of the address replaces it, pickup is free, and deliveries abroad are not estimated but quoted.
 * Specification: storefront §3 (shippingCost of an order price result). It knows no postal code table and no tax.
 */
import { isDomestic } from '#domain/contact/address.ts';
import type { Fraction } from '#domain/money/fraction.ts';
import type { Rappen } from '#domain/money/money.ts';
import { rappen, zeroRappen } from '#domain/money/money.ts';
import { divideHalfAway } from '#domain/money/decimal.ts';
import type { Freight } from './storing-space.ts';

/** In Rappen. */
export interface ShippingTariff {
  /** In order of weight; the last one is the heaviest parcel. */
  readonly parcels: readonly { readonly upToG: number; readonly price: Rappen }[];
  readonly perTruck: Rappen;
  /** Per kilometre driven, there and back. */
  readonly perKm: Rappen;
  /** A truck is charged for at least this share of its spaces. */
  readonly minimumFilling: Fraction;
}

export type Destination =
  | { readonly kind: 'pickup' }
  /** `fixedDeliveryCost` replaces the computed cost; null when the address has none. */
  | { readonly kind: 'delivery'; readonly country: string; readonly fixedDeliveryCost: Rappen | null };

export interface ShippingFacts {
  readonly freight: Freight;
  readonly destination: Destination;
  /** One way, in whole metres; null when the place is not known. */
  readonly distanceM: number | null;
  /** Storing spaces of one truck. */
  readonly maxParkingLots: number;
  /** The customer's delivery cost multiplier. */
  readonly multiplier: Fraction;
  readonly tariff: ShippingTariff;
}

export interface ShippingCost {
  /** What the customer pays. */
  readonly cost: Rappen;
  readonly effectiveCost: Rappen;
  readonly distanceM: number;
  /** The destination is beyond the customs border: the recipient pays duties. */
  readonly paysFees: boolean;
}

/** Null: not estimated (abroad, or a truck to an unknown place). */
export function shippingCost(facts: ShippingFacts): ShippingCost | null {
  const { destination, distanceM, multiplier } = facts;
  if (destination.kind === 'pickup') return { cost: zeroRappen, effectiveCost: zeroRappen, distanceM: 0, paysFees: false };
  const paysFees = !isDomestic(destination.country);
  const effective = paysFees ? null : effectiveCost(facts);
  const fixed = destination.fixedDeliveryCost;
  if (fixed === null && effective === null) return null;
  return {
    cost: fixed ?? rounded(effective, multiplier),
    effectiveCost: effective === null ? (fixed ?? zeroRappen) : rounded(effective),
    distanceM: distanceM ?? 0,
    paysFees,
  };
}

/** The customer's price for a parcel that costs `rate` with its carrier: with the multiplier, unless a cost is agreed for the address. */
export function parcelCost(
  rate: Rappen,
  { multiplier, fixedDeliveryCost }: { multiplier: Fraction; fixedDeliveryCost: Rappen | null },
): Rappen {
  return fixedDeliveryCost ?? rounded({ numerator: BigInt(rate), denominator: 1n }, multiplier);
}

/** Trucks needed for this many spaces; at least one. */
export function trucksNeeded(storingSpaces: number, maxParkingLots: number): number {
  return Math.max(1, Math.ceil(storingSpaces / maxParkingLots));
}

/** An exact amount in Rappen; rounded only where it is charged or shown. */
interface ExactRappen {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function effectiveCost({ freight, distanceM, maxParkingLots, tariff }: ShippingFacts): ExactRappen | null {
  if (freight.shippingType === 'MAIL') {
    const total = freight.packagesG.reduce((cost, weightG) => cost + parcelPrice(weightG, tariff), 0);
    return { numerator: BigInt(total), denominator: 1n };
  }
  return distanceM === null ? null : truckCost(freight.storingSpaces, distanceM, maxParkingLots, tariff);
}

function parcelPrice(weightG: number, { parcels }: ShippingTariff): number {
  const step = parcels.find(({ upToG }) => weightG <= upToG) ?? parcels.at(-1);
  return step?.price ?? 0;
}

/** `n × perTruck + 2 × km × perKm × max(minimumFilling × n, spaces / maxParkingLots)`, n trucks. */
function truckCost(storingSpaces: number, distanceM: number, maxParkingLots: number, tariff: ShippingTariff): ExactRappen {
  const trucks = BigInt(trucksNeeded(storingSpaces, maxParkingLots));
  const filled = { numerator: BigInt(Math.round(storingSpaces * 2)), denominator: BigInt(Math.round(maxParkingLots * 2)) };
  const least = { numerator: trucks * BigInt(tariff.minimumFilling.numerator), denominator: BigInt(tariff.minimumFilling.denominator) };
  const filling = filled.numerator * least.denominator >= least.numerator * filled.denominator ? filled : least;
  const denominator = 1000n * filling.denominator;
  return {
    numerator: trucks * BigInt(tariff.perTruck) * denominator + 2n * BigInt(distanceM) * BigInt(tariff.perKm) * filling.numerator,
    denominator,
  };
}

function rounded(exact: ExactRappen | null, times: Fraction = { numerator: 1, denominator: 1 }): Rappen {
  if (exact === null) return zeroRappen;
  return rappen(Number(divideHalfAway(exact.numerator * BigInt(times.numerator), exact.denominator * BigInt(times.denominator))));
}
