/** Insurance rates for artworks in the demo shop: two fictitious companies, four zones. */
import { countryCodes } from '#domain/contact/country.ts';
import type { InsuranceKind, TransportMode } from '#domain/artwork/insurance.ts';

const zones: readonly (readonly [zone: number, countries: string])[] = [
  [1, 'CH LI'],
  [2, 'DE AT FR IT BE NL LU MC SM VA'],
  [3, 'GB IE ES PT DK SE FI NO PL CZ SK HU SI HR GR RO BG EE LV LT MT CY IS'],
  [4, 'US CA JP KR SG HK AU NZ AE IL TW'],
];

export const insuranceCountries = zones.flatMap(([zone, countries]) =>
  countries
    .split(' ')
    .filter((country) => countryCodes.includes(country))
    .map((country) => ({ country, zone })),
);

/** Hundred-thousandths of the value by zone, for paintings by air. */
const byZone = [220, 310, 380, 495];
const stoneFactor = 1.6;
const seaFactor = 1.25;
const companies = [
  { provider: 'Helvetica Kunstversicherung', factor: 1, least: 4500 },
  { provider: 'Atlas Transport', factor: 1.08, least: 3000 },
];

const kinds: readonly (readonly [InsuranceKind, number])[] = [
  ['WOOD_PAINTINGS', 1],
  ['STONE_CERAMICS', stoneFactor],
];
const modes: readonly (readonly [TransportMode, number])[] = [
  ['AIR', 1],
  ['SEA', seaFactor],
];

export const insuranceRates = companies.flatMap(({ provider, factor, least }) =>
  byZone.flatMap((rate, at) =>
    kinds.flatMap(([kind, ofKind]) =>
      modes.map(([mode, ofMode]) => ({ provider, zone: at + 1, kind, mode, rate: Math.round(rate * factor * ofKind * ofMode), least })),
    ),
  ),
);
