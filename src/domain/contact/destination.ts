/** Where goods can be said to go: the wood of a crate is treated for it. */
import { anotherCountry } from './country-order.ts';

/** Every destination of the export crate. */
export const destinations: readonly string[] = (
  'CH LI AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK ' +
  'AE AR AU BR CA CL CN CO EG GB HK ID IL IN JP KE KR KW MA MX MY NG NO NZ PE PH QA RS SA SG TH TN TR TW UA US VN ZA ' +
  anotherCountry
).split(' ');

/** The models' name for a country (ISO 3166-1): one that they do not name demands treated wood. */
export const destinationOf = (country: string): string => (destinations.includes(country) ? country : anotherCountry);
