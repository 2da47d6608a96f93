/** Weeks from Monday to Sunday. Specification: back office §9 (weekly date windows). */
import type { PlainDate } from './plain-date.ts';
import { addDays, daysBetween, plainDate, weekday, yearOf } from './plain-date.ts';

export interface Week {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

export function weekOf(day: PlainDate): Week {
  const from = addDays(day, 1 - weekday(day));
  return { from, to: addDays(from, 6) };
}

/** ISO 8601: the first week of a year is the one with its first Thursday. */
export function weekNumber(day: PlainDate): number {
  const thursday = addDays(weekOf(day).from, 3);
  return Math.floor(daysBetween(plainDate(yearOf(thursday), 1, 1), thursday) / 7) + 1;
}

/** The week that work is planned for: on a weekend the next one. */
export function planningWeek(today: PlainDate): Week {
  return weekOf(weekday(today) > 5 ? addDays(today, 2) : today);
}
