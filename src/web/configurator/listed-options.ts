/** The order of a long list: countries by name in the visitor's language, home and neighbours first; anything else as in its model. */
import type { Property } from '#domain/configurator/describe.ts';
import { nearCountries } from '#domain/contact/near-countries.ts';
import type { Language } from '#domain/language/language.ts';

type Option = Extract<Property, { type: 'option' }>['options'][number];

const first = [...nearCountries, 'US'];

const rank = ({ value }: { value: string }): number => (first.includes(value) ? first.indexOf(value) : first.length);

export function listedOptions(options: readonly Option[], language: Language): { value: string; label: string }[] {
  const listed = options.map(({ value, label }) => ({ value, label: label[language] }));
  if (!listed.every(({ value }) => /^[A-Z]{2}$/.test(value))) return listed;
  return listed.toSorted((a, b) => rank(a) - rank(b) || a.label.localeCompare(b.label, language));
}
