import { expect, it } from 'vitest';
import { latinDigits } from './latin-digits.ts';

it.each([
  ['１２００', '1200'],
  ['١٢٠٠', '1200'],
  ['۱۲۰۰', '1200'],
  ['０１２３４５６７８９', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['－１，５', '-1,5'],
  ['１２．５', '12.5'],
  ['١٢٠٠٫٥', '1200.5'],
  ['Kiste Ⅻ ½ 12', 'Kiste Ⅻ ½ 12'],
])('%s is read as %s', (text, latin) => {
  expect(latinDigits(text)).toBe(latin);
});
