import { expect, it } from 'vitest';
import { countryName } from './country-name.ts';

it('is the name that stands on a letter', () => {
  expect((['de', 'fr', 'en'] as const).map((language) => countryName('HK', language))).toEqual(['Hongkong', 'Hong Kong', 'Hong Kong']);
  expect((['de', 'fr', 'en'] as const).map((language) => countryName('US', language))).toEqual([
    'Vereinigte Staaten',
    'États-Unis',
    'United States',
  ]);
});
