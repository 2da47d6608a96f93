/** The parcel carrier's rates for the packages, and why its other services do not accept them. */
import type { ArtworkOffer, ArtworkPackage } from '#contract/artwork-offer.ts';
import { packagesRefused, refusedServices } from '#domain/artwork/courier.ts';
import type { Rappen } from '#domain/money/money.ts';
import { chfFromRappen, rappen } from '#domain/money/money.ts';
import type { ParcelPackage } from '#domain/parcel/package.ts';
import { CarrierRefused } from '#server/connect/parcel-carrier/parcel-carrier.ts';
import type { CarrierRate, Place } from '#server/connect/parcel-carrier/parcel-carrier.ts';
import { Outage } from '#server/connect/outside/outage.ts';
import { usualShipDay } from '#server/parcel/check-shipment.ts';
import type { ArtworkServices } from './artwork-services.ts';

export interface CourierAsked {
  packages: readonly ArtworkPackage[];
  to: Place;
  /** Of the goods; customs abroad require one. */
  value: Rappen | null;
}

const usualValue = rappen(10_000);

export async function courierServices(services: ArtworkServices, { packages, to, value }: CourierAsked): Promise<ArtworkOffer['courier']> {
  const { zipCode, country } = await services.readCompany();
  const shipDate = await usualShipDay(services);
  const parcels = packages.flatMap(parcelOf);
  const isKnown = parcels.length === packages.length && parcels.length > 0 && to.zipCode !== '' && to.country !== '';
  if (!isKnown) return { offered: [], refused: [], away: false, shipDate };
  const isTaken = packagesRefused(parcels).length === 0;
  const rates = isTaken
    ? await ratesFor(services, { from: { zipCode, country }, to, day: shipDate, packages: parcels, value: value ?? usualValue })
    : [];
  const refusedOnes = refusedServices(
    parcels,
    { from: country, to: to.country },
    isTaken ? (rates ?? []).map(({ service }) => service) : null,
  );
  return {
    offered: (rates ?? []).map(({ service, name, amount, transitDays, arrivesOn }) => ({
      service,
      name,
      amount: chfFromRappen(amount),
      transitDays,
      arrivesOn,
    })),
    refused:
      rates === null
        ? []
        : refusedOnes.map(({ service, name, reason }) => ({
            service,
            name,
            reason: { message: reason.key, params: { ...reason.params } },
          })),
    away: rates === null,
    shipDate,
  };
}

/** Null: the carrier does not respond. */
async function ratesFor(
  { carrier }: ArtworkServices,
  wish: Parameters<NonNullable<ArtworkServices['carrier']>['rates']>[0],
): Promise<readonly CarrierRate[] | null> {
  if (carrier === null) return null;
  try {
    return (await carrier.rates(wish)).rates;
  } catch (error) {
    if (error instanceof CarrierRefused) return [];
    if (error instanceof Outage) return null;
    throw error;
  }
}

const centimetres = (mm: number): number => Math.ceil(mm / 10);

function parcelOf({ packaging }: ArtworkPackage): ParcelPackage[] {
  if (packaging === null) return [];
  const { outer, weight, articleNumber } = packaging;
  return [
    {
      count: 1,
      articleNumber,
      lengthCm: centimetres(outer.lengthMm),
      widthCm: centimetres(outer.widthMm),
      heightCm: centimetres(outer.heightMm),
      weightG: Math.round(weight * 1000),
    },
  ];
}
