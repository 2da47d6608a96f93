import { expect, test } from 'vitest';
import { phoneDigits } from './phone-digits.ts';

test.each(['032 555 47 00', '0325554700', '+41 32 555 47 00', '0041 32 555 47 00', '+41 (0)32 555 47 00', ' 032/555.47.00'])(
  '%s is one number',
  (text) => {
    expect(phoneDigits(text)).toBe('325554700');
  },
);

test('a foreign number keeps its country', () => {
  expect(phoneDigits('+49 30 1234567')).toBe('49301234567');
  expect(phoneDigits('0049301234567')).toBe('49301234567');
});

test.each(['', '4512', '041 555', 'K100003', 'A2026-00048', 'Aare 032 555 47 00', '+41+41325554700'])('%s is none', (text) => {
  expect(phoneDigits(text)).toBeNull();
});
