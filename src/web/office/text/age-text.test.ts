import { expect, test } from 'vitest';
import { ageText } from './age-text.ts';

const minute = 60_000;
test.each([
  [-5, '0 Min'],
  [14 * minute, '14 Min'],
  [179 * minute, '2 Std'],
  [24 * 60 * minute, '1 Tag'],
  [54 * 60 * minute, '2 Tage 6 Std'],
  [9 * 24 * 60 * minute + 5 * 60 * minute, '9 Tage'],
])('%d ms are %s', (ms, text) => {
  expect(ageText(ms)).toBe(text);
});
