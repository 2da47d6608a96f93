/** Whether goods can be sent to an address: our own rules, the places of a Swiss postal code, and whether the carrier delivers there. */
import type { validateArtworkAddress as endpoint } from '#contract/artwork.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { isDomestic } from '#domain/contact/address.ts';
import { rappen } from '#domain/money/money.ts';
import { wrongAddress } from '#server/customer/store-address.ts';
import { CarrierRefused } from '#server/connect/parcel-carrier/parcel-carrier.ts';
import { Outage } from '#server/connect/outside/outage.ts';
import { usualShipDay } from '#server/parcel/check-shipment.ts';
import { knowsZipCode, postalCodes } from '#server/shipping/postal-codes.ts';
import type { ArtworkServices } from './artwork-services.ts';

type Asked = ParsedOf<typeof endpoint>['body'];

export async function validateAddress(services: ArtworkServices, asked: Asked) {
  const address = { ...asked, name: asked.name === '' ? '-' : asked.name, additionalAddress: '' };
  const problems = wrongAddress({ knowsZipCode }, address).map(({ key, params, field = '' }) => ({
    message: key,
    params,
    field: `body.${field}`,
  }));
  const places = isDomestic(asked.country) ? [...new Set((postalCodes.get(asked.zipCode) ?? []).map(({ place }) => place))] : [];
  const isElsewhere = places.length > 0 && !places.some((place) => sameWords(place, asked.city));
  const wrongPlace = {
    message: 'placeNotOfZipCode',
    params: { zipCode: asked.zipCode, places: places.slice(0, 5).join(', ') },
    field: 'body.city',
  };
  const all = isElsewhere ? [...problems, wrongPlace] : problems;
  return {
    valid: all.length === 0,
    problems: all,
    places,
    reachable: problems.length === 0 ? await carrierReaches(services, asked) : null,
  };
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '');

/** «Zürich» and «Zuerich 1» are the same place. */
function sameWords(place: string, city: string): boolean {
  return plain(city) !== '' && (plain(place).startsWith(plain(city)) || plain(city).startsWith(plain(place)));
}

const smallParcel = { count: 1, articleNumber: '', lengthCm: 30, widthCm: 20, heightCm: 10, weightG: 1000 };

/** Asks the price of a small parcel: a carrier that has one delivers there. */
async function carrierReaches(services: ArtworkServices, { zipCode, country }: Asked): Promise<boolean | null> {
  if (services.carrier === null) return null;
  const from = await services.readCompany();
  try {
    const { rates } = await services.carrier.rates({
      from: { zipCode: from.zipCode, country: from.country },
      to: { zipCode, country },
      day: await usualShipDay(services),
      packages: [smallParcel],
      value: rappen(10_000),
    });
    return rates.length > 0;
  } catch (error) {
    if (error instanceof CarrierRefused) return false;
    if (error instanceof Outage) return null;
    throw error;
  }
}
