/** Countries as people write them. */
import { languages } from '#domain/language/language.ts';
import { everyCountryName } from './country-name.ts';
import { countryCodes, isCountry } from './country.ts';

const codeByName = new Map(
  languages.flatMap((language) =>
    countryCodes.flatMap((code) => everyCountryName(code, language).map((name) => [name.toLowerCase(), code] as const)),
  ),
);
const further: Readonly<Record<string, string>> = {
  usa: 'US',
  'états-unis d’amérique': 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
};

/** The code of a country by its name in one of the languages, or by the code itself; null: none. */
export function countryByName(text: string): string | null {
  const name = text.trim().toLowerCase();
  return codeByName.get(name) ?? further[name] ?? (/^[A-Z]{2}$/.test(text.trim()) && isCountry(text.trim()) ? text.trim() : null);
}
