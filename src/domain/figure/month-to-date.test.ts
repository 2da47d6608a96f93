import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { dateOfDayNumber, dayOfMonth, monthOf, plainDate } from '#domain/calendar/plain-date.ts';
import { monthToDate } from './month-to-date.ts';

test('the month up to a day, and as many days of the month before', () => {
  expect(monthToDate(plainDate(2026, 11, 26))).toEqual({
    now: { from: '2026-11-01', to: '2026-11-26' },
    before: { from: '2026-10-01', to: '2026-10-26' },
  });
  expect(monthToDate(plainDate(2026, 1, 1)).before).toEqual({ from: '2025-12-01', to: '2025-12-01' });
});

test('a shorter month before counts as a whole', () => {
  expect(monthToDate(plainDate(2027, 3, 31)).before).toEqual({ from: '2027-02-01', to: '2027-02-28' });
});

test('both spans begin on the first of adjoining months, and the one before is never longer', () => {
  assert(
    property(integer({ min: 0, max: 40_000 }), (number) => {
      const today = dateOfDayNumber(number);
      const { now, before } = monthToDate(today);
      expect([dayOfMonth(now.from), dayOfMonth(before.from), now.to]).toEqual([1, 1, today]);
      expect((monthOf(before.to) % 12) + 1).toBe(monthOf(today));
      expect(monthOf(before.from)).toBe(monthOf(before.to));
      expect(dayOfMonth(before.to)).toBeLessThanOrEqual(dayOfMonth(today));
    }),
  );
});
