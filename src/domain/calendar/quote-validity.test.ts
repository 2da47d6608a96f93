import { expect, test } from 'vitest';
import { plainDate } from './plain-date.ts';
import { isQuoteExpired, quoteValidityEnd } from './quote-validity.ts';

const created = plainDate(2026, 11, 26);

test('validity is counted in calendar days', () => {
  expect(quoteValidityEnd(created, 30)).toBe('2026-12-26');
  expect(quoteValidityEnd(created, 0)).toBe('2026-11-26');
});

test('a missing validity means expired', () => {
  expect(quoteValidityEnd(created, null)).toBeNull();
  expect(isQuoteExpired(created, null, { date: created, minutesOfDay: 0 })).toBe(true);
});

test('the quote holds to the last second of its last day in Switzerland', () => {
  expect(isQuoteExpired(created, 30, { date: plainDate(2026, 12, 26), minutesOfDay: 1439 })).toBe(false);
  expect(isQuoteExpired(created, 30, { date: plainDate(2026, 12, 27), minutesOfDay: 0 })).toBe(true);
});
