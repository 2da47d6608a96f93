import { expect, it } from 'vitest';
import { countryByName } from './country-by-name.ts';

it.each([
  ['Schweiz', 'CH'],
  [' suisse ', 'CH'],
  ['Germany', 'DE'],
  ['USA', 'US'],
  ['Hong Kong', 'HK'],
  ['Hong Kong SAR China', 'HK'],
  ['LI', 'LI'],
  ['Schweizland', null],
  ['XX', null],
])('%s', (text, code) => {
  expect(countryByName(text)).toBe(code);
});
