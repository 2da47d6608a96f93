import { expect, test } from 'vitest';
import { openSeal } from './sealed-text.ts';

const seal = openSeal('a secret of more than thirty-two bytes');

test('what was sealed is opened again, and looks different each time', () => {
  const bytes = Buffer.from('12345678901234567890');
  expect(seal.open(seal.seal(bytes))).toEqual(bytes);
  expect(seal.seal(bytes)).not.toBe(seal.seal(bytes));
});

test('neither another key nor a changed text opens it', () => {
  const sealed = seal.seal(Buffer.from('12345678901234567890'));
  expect(openSeal('another secret of more than thirty-two bytes').open(sealed)).toBeNull();
  const changed = Buffer.from(sealed, 'base64');
  changed[14] = (changed[14] ?? 0) ^ 1;
  expect(seal.open(changed.toString('base64'))).toBeNull();
  expect(seal.open('')).toBeNull();
});
