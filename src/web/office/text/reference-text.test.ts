import { expect, test } from 'vitest';
import { referenceText } from './reference-text.ts';

test('groups a reference as its slip does', () => {
  expect(referenceText('000000000000000182026000390')).toBe('00 00000 00000 00018 20260 00390');
});

test('leaves alone what is no QR reference', () => {
  expect(referenceText('')).toBe('');
  expect(referenceText('RF18 5390')).toBe('RF18 5390');
});
