/** The parcel carrier's offer for a priced cart: packages from its lines, the carrier's rate, and the customer's share of it. */
import { isDomestic } from '#domain/contact/address.ts';
import type { Rappen } from '#domain/money/money.ts';
import { parcelFit } from '#domain/parcel/parcel-fit.ts';
import { zipCodeByCountry } from '#domain/contact/rules.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { parcelCost } from '#domain/shipping/shipping-cost.ts';
import { townOf } from '#server/shipping/estimate-delivery.ts';
import type { AskParcelRate, ParcelRate } from '#server/shipping/parcel-rate.ts';
import type { CartShipping } from '#server/shipping/cart-shipping.ts';
import type { CompanyProfile } from '#server/shop/company-profile.ts';
import { freightLine } from './freight-line.ts';
import { parcelSize } from './parcel-size.ts';
import type { PricedLine, PricingCustomer } from './priced-cart.ts';

export interface ParcelServices {
  askRate: AskParcelRate;
  /** The products for which tariff number and origin are known. */
  knownToCustoms: (productIds: readonly number[]) => Promise<ReadonlySet<number>>;
}

export interface ParcelFacts {
  lines: readonly PricedLine[];
  zipCode: string;
  country: string;
  fixedDeliveryCost: Rappen | null;
  customer: PricingCustomer;
  company: CompanyProfile;
}

export type ParcelOffer = { shipping: CartShipping; rate: ParcelRate } | { problem: Refusal };

export async function offerParcel({ askRate, knownToCustoms }: ParcelServices, facts: ParcelFacts): Promise<ParcelOffer> {
  const { lines, country, customer, company } = facts;
  const zipCode = facts.zipCode.trim();
  const town = townOf(zipCode, country, 'body.zipCode');
  const known = isDomestic(country) ? new Set<number>() : await knownToCustoms(lines.flatMap(({ product }) => product?.id ?? []));
  const bought = lines.map((line) => ({
    ...freightLine(line),
    size: parcelSize(line),
    articleNumber: line.product?.articleNumber ?? '',
    knownToCustoms: line.product !== null && known.has(line.product.id),
  }));
  const fit = parcelFit({ lines: bought, zipCode: zipCodeByCountry(zipCode, country) === null ? zipCode : '', country });
  if ('problem' in fit) return fit;
  const { packages } = fit;
  const from = { zipCode: company.zipCode, country: company.country };
  const rate = await askRate({ from, to: { zipCode, country }, packages });
  if (rate === 'silent') return { problem: refusal('parcelCarrierSilent') };
  if (rate === 'none') return { problem: refusal('parcelNotThere') };
  const cost = parcelCost(rate.amount, { multiplier: customer.deliveryCostMultiplier, fixedDeliveryCost: facts.fixedDeliveryCost });
  return {
    rate,
    shipping: {
      shippingType: 'FEDEX',
      quantity: lines.reduce((total, { quantity }) => total + quantity, 0),
      spaces: 0,
      weightKg: bought.reduce((total, { quantity, weightG }) => total + (quantity * (weightG ?? 0)) / 1000, 0),
      distanceKm: 0,
      cost,
      // The carrier's price is never shown to the customer.
      effectiveCost: cost,
      paysFees: !isDomestic(country),
      place: town?.place ?? '',
    },
  };
}
