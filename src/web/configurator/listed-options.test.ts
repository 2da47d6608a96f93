import { expect, it } from 'vitest';
import { listedOptions } from './listed-options.ts';

const country = (value: string, de: string, fr: string) => ({ value, label: { de, fr, en: de } });
const countries = [
  country('ZZ', 'anderes Land', 'autre pays'),
  country('BE', 'Belgien', 'Belgique'),
  country('ZW', 'Simbabwe', 'Zimbabwe'),
  country('US', 'Vereinigte Staaten', 'États-Unis'),
  country('EG', 'Ägypten', 'Égypte'),
  country('DE', 'Deutschland', 'Allemagne'),
  country('CH', 'Schweiz', 'Suisse'),
];
const valuesOf = (options: typeof countries, language: 'de' | 'fr') => listedOptions(options, language).map(({ value }) => value);

it('puts the own country and the neighbours first, then the others by name in the language, another country last', () => {
  expect(valuesOf(countries, 'de')).toEqual(['CH', 'DE', 'US', 'EG', 'BE', 'ZW', 'ZZ']);
  expect(valuesOf(countries, 'fr')).toEqual(['CH', 'DE', 'US', 'BE', 'EG', 'ZW', 'ZZ']);
});

it('leaves every other list as its model says', () => {
  expect(valuesOf([country('thick', 'dick', 'épais'), country('thin', 'dünn', 'mince')], 'de')).toEqual(['thick', 'thin']);
});
