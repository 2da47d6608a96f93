import { domainToASCII } from 'node:url';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPunycode } from './punycode.ts';

test('reads what every host name of another script becomes', () => {
  const letters = fc.constantFrom('a', 'e', 'z', 'ä', 'ß', 'ж', '中', '日', '한', 'ε', '𠮷', '-', '1');
  fc.assert(
    fc.property(fc.array(letters, { minLength: 1, maxLength: 12 }), (signs) => {
      const label = domainToASCII(`${signs.join('')}.ch`).split('.')[0] ?? '';
      if (label.startsWith('xn--')) expect(isPunycode(label.slice(4))).toBe(true);
    }),
  );
});

test.each(['', '0', 'a-', '999999999', 'zrich-kv', 'zrich-kv!'])('%j says nothing', (text) => {
  expect(isPunycode(text)).toBe(false);
});
