import { describe, expect, test } from 'vitest';
import { addDays, plainDate } from '#domain/calendar/plain-date.ts';
import { ageOf, daysOf, daysOverdue, isOverdue, openItemAges } from './open-item.ts';

const dueOn = plainDate(2026, 11, 1);

describe('the age of an open item', () => {
  test.each([
    [-1, 'notDue'],
    [0, 'notDue'],
    [1, 'to30'],
    [30, 'to30'],
    [31, 'to60'],
    [60, 'to60'],
    [61, 'to90'],
    [90, 'to90'],
    [91, 'over90'],
  ])('%i days', (days, age) => {
    expect(ageOf(daysOverdue(dueOn, addDays(dueOn, days)))).toBe(age);
  });

  test('has days that begin and end with it', () => {
    for (const age of openItemAges) {
      const { from, to } = daysOf(age);
      for (const day of [from, to]) if (day !== null) expect(ageOf(day)).toBe(age);
      if (from !== null) expect(ageOf(from - 1)).not.toBe(age);
      if (to !== null) expect(ageOf(to + 1)).not.toBe(age);
    }
  });

  test('is without a beginning before the day, and without an end after three months', () => {
    expect(daysOf('notDue')).toEqual({ from: null, to: 0 });
    expect(daysOf('to30')).toEqual({ from: 1, to: 30 });
    expect(daysOf('over90')).toEqual({ from: 91, to: null });
  });
});

test.each([
  ['after its last day', 1, '2026-11-02', true],
  ['on its last day', 1, '2026-11-01', false],
  ['before it', 1, '2026-10-31', false],
  ['paid', 0, '2026-11-02', false],
  ['paid twice', -1, '2026-11-02', false],
])('an invoice %s: %i open on %s is overdue: %s', (_, open, today, overdue) => {
  expect(isOverdue({ open, dueDay: '2026-11-01' }, today)).toBe(overdue);
});
