/** Countries by name for a list, nearby ones first. Only for the browser: names come from its own language data. */
import type { Language } from '#domain/language/language.ts';
import { countryCodes } from './country.ts';
import { nearCountries } from './near-countries.ts';

const lists = new Map<Language, readonly { value: string; label: string }[]>();

export function countryOptions(language: Language): readonly { value: string; label: string }[] {
  const known = lists.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames([`${language}-CH`], { type: 'region' });
  const option = (code: string) => ({ value: code, label: names.of(code) ?? code });
  const others = countryCodes
    .filter((code) => !nearCountries.includes(code))
    .map(option)
    .sort((a, b) => a.label.localeCompare(b.label, language));
  const list = [...nearCountries.map(option), ...others];
  lists.set(language, list);
  return list;
}
