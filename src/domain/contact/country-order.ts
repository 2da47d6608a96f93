/** The order of a list of countries: those that are asked for most, then the others by name in the reader's language, what is none of them last. */
import type { Language } from '#domain/language/language.ts';
import { nearCountries } from './near-countries.ts';

/** A country that a list does not name: the code of CLDR for a region unknown. */
export const anotherCountry = 'ZZ';

/** Where goods go: the United States are asked for as often as a neighbour. */
export const nearDestinations: readonly string[] = [...nearCountries, 'US'];

export function inCountryOrder<Option extends { value: string; label: string }>(
  options: readonly Option[],
  language: Language,
  first: readonly string[],
): Option[] {
  const rank = ({ value }: Option): number => {
    if (value === anotherCountry) return first.length + 1;
    return first.includes(value) ? first.indexOf(value) : first.length;
  };
  return options.toSorted((a, b) => rank(a) - rank(b) || a.label.localeCompare(b.label, language));
}
