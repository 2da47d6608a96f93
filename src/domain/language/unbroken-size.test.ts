import { expect, test } from 'vitest';
import { unbrokenName, unbrokenPhone, unbrokenPlace, unbrokenProduct, unbrokenSize } from './unbroken-size.ts';

test.each([
  ['Faltkarton 400 × 300 × 200', 'Faltkarton 400~×~300~×~200'],
  ['Bretterbund 18 × 140, 2 m', 'Bretterbund 18~×~140, 2~m'],
  ['Ecklounge Familie 3 + 2', 'Ecklounge Familie 3~+~2'],
  ['4 mehr', '4 mehr'],
  ['Exportkiste ISPM 15 nach Mass', 'Exportkiste ISPM~15 nach Mass'],
  ['Caisse NIMP 15, jusqu’à 4.5 t', 'Caisse NIMP~15, jusqu’à 4.5~t'],
  ['EPAL 1 Europalette', 'EPAL 1 Europalette'],
])('%s', (name, expected) => {
  expect(unbrokenSize(name)).toBe(expected.replaceAll('~', '\u00A0'));
});

test('a name stays whole at its hyphen, a postal code with its town', () => {
  expect(unbrokenName('PostFinance E-Finance')).toBe('PostFinance E-\u2060Finance');
  expect(unbrokenPlace('6010', 'Kriens')).toBe('6010\u00A0Kriens');
  expect(unbrokenPlace('', 'Kriens').trim()).toBe('Kriens');
});

test('keeps short words of a product whole at their hyphen', () => {
  expect(unbrokenProduct('Caisse à claire-voie 1000 × 800')).toBe('Caisse à claire-\u2060voie 1000\u00A0×\u00A0800');
  expect(unbrokenProduct('Canapé de jardin 2 places')).toBe('Canapé de jardin 2\u00A0places');
  expect(unbrokenProduct('Caisse-palette 1080, mi-haute')).toBe('Caisse-palette 1080, mi-\u2060haute');
});

test('keeps a number to call on one line', () => {
  expect(unbrokenPhone('041 555 01 20')).toBe('041\u00A0555\u00A001\u00A020');
});
