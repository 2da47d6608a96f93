/** Countries by name for a list, nearby ones first. Only for the browser: names come from its own language data. */
import type { Language } from '#domain/language/language.ts';
import { countryName } from './country-name.ts';
import { inCountryOrder } from './country-order.ts';
import { countryCodes } from './country.ts';
import { nearCountries } from './near-countries.ts';

const lists = new Map<Language, readonly { value: string; label: string }[]>();

export function countryOptions(language: Language): readonly { value: string; label: string }[] {
  const known = lists.get(language);
  if (known) return known;
  const options = countryCodes.map((code) => ({ value: code, label: countryName(code, language) }));
  const list = inCountryOrder(options, language, nearCountries);
  lists.set(language, list);
  return list;
}
