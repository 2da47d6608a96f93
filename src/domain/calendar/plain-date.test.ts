import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  dateOfDayNumber,
  dayNumber,
  dayOfMonth,
  daysBetween,
  monthOf,
  parsePlainDate,
  plainDate,
  weekday,
  yearOf,
} from './plain-date.ts';
import { dateText, dayText } from './date-text.ts';

describe('days', () => {
  test.each([
    ['2026-11-26', '2026-11-26'],
    ['26.11.2026', '2026-11-26'],
    ['1.2.2027', '2027-02-01'],
    ['2028-02-29', '2028-02-29'],
    ['29.2.2000', '2000-02-29'],
  ])('%s is read as %s', (text, date) => {
    expect(parsePlainDate(text)).toBe(date);
  });

  test.each([
    '',
    '2026-02-29',
    '2100-02-29',
    '31.4.2026',
    '0.1.2026',
    '1.13.2026',
    '2026-11-26T10:00',
    '26/11/2026',
    '0000-01-01',
    '2026-1-1',
    ' 2026-01-01',
  ])('%s is no day', (text) => {
    expect(parsePlainDate(text)).toBeNull();
  });

  test('a day that does not exist is a bug', () => {
    expect(() => plainDate(2026, 2, 30)).toThrow(RangeError);
    expect(() => plainDate(2026, 1.5, 1)).toThrow(RangeError);
    expect(() => dateOfDayNumber(-800_000)).toThrow(RangeError);
  });

  test('year, month and day', () => {
    const date = plainDate(2026, 11, 5);
    expect([yearOf(date), monthOf(date), dayOfMonth(date)]).toEqual([2026, 11, 5]);
  });

  test('day numbers, weekdays and steps agree with the UTC calendar', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500_000, max: 500_000 }), fc.integer({ min: -400, max: 400 }), (day, step) => {
        const date = dateOfDayNumber(day);
        const utc = new Date(day * 86_400_000);
        expect(date).toBe(utc.toISOString().slice(0, 10));
        expect(dayNumber(date)).toBe(day);
        expect(weekday(date) % 7).toBe(utc.getUTCDay());
        expect(daysBetween(date, addDays(date, step))).toBe(step);
      }),
      { numRuns: 2000 },
    );
  });

  test('days are written as in Switzerland', () => {
    const date = plainDate(2026, 11, 26);
    expect(dateText(date)).toBe('26.11.2026');
    expect(dateText(plainDate(2027, 1, 2))).toBe('02.01.2027');
    expect([dayText(date, 'de'), dayText(date, 'fr'), dayText(date, 'en')]).toEqual([
      'Do\u00A026.11.2026',
      'jeu.\u00A026.11.2026',
      'Thu\u00A026.11.2026',
    ]);
    expect(dayText(plainDate(2026, 11, 29), 'de')).toBe('So\u00A029.11.2026');
  });
});
