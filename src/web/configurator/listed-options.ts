/** The order of a long list: countries by name in the visitor's language, home and neighbours first; anything else as in its model. */
import type { Property } from '#domain/configurator/describe.ts';
import { inCountryOrder, nearDestinations } from '#domain/contact/country-order.ts';
import type { Language } from '#domain/language/language.ts';

type Option = Extract<Property, { type: 'option' }>['options'][number];

export function listedOptions(options: readonly Option[], language: Language): { value: string; label: string }[] {
  const listed = options.map(({ value, label }) => ({ value, label: label[language] }));
  return listed.every(({ value }) => /^[A-Z]{2}$/.test(value)) ? inCountryOrder(listed, language, nearDestinations) : listed;
}
