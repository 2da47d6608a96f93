import { describe, expect, test } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { deliveryDays, weeksFor } from './delivery-day.ts';

const holidays = new Map([
  ['2026-12-24', 'Heiligabend'],
  ['2026-12-25', 'Weihnachten'],
]);

describe('the days of the picker', () => {
  test('are the Mondays to Fridays from the week of the earliest day on', () => {
    const days = deliveryDays(plainDate(2026, 11, 26), 2, holidays);
    expect(days.map(({ date }) => date)).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
    ]);
    expect(days.map(({ blocked }) => blocked)).toEqual(['early', 'early', 'early', null, null, null, null, null, null, null]);
  });

  test('name the holiday that blocks them', () => {
    const [, , , eve, day] = deliveryDays(plainDate(2026, 12, 21), 1, holidays);
    expect(eve).toEqual({ date: '2026-12-24', blocked: 'holiday', holidayName: 'Heiligabend' });
    expect(day?.blocked).toBe('holiday');
  });

  test.each([
    [null, 2],
    [plainDate(2026, 11, 26), 2],
    [plainDate(2026, 12, 6), 2],
    [plainDate(2026, 12, 7), 4],
    [plainDate(2027, 1, 4), 8],
  ])('reach the chosen day %s', (day, weeks) => {
    expect(weeksFor(plainDate(2026, 11, 26), day)).toBe(weeks);
  });
});
