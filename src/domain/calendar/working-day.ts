/**
 * On which days the company works, and counting in such days.
 * Specification: storefront §5 (lead time is counted in working days, skipping weekends and holidays).
 */
import type { HolidayOverrides } from './holiday.ts';
import { holidayOn } from './holiday.ts';
import type { PlainDate } from './plain-date.ts';
import { addDays, weekday } from './plain-date.ts';

export function isWorkingDay(date: PlainDate, overrides: HolidayOverrides): boolean {
  return weekday(date) <= 5 && holidayOn(date, overrides) === null;
}

/** The nth working day after the date; with 0 the date itself, if it is one, else the next. */
export function addWorkingDays(date: PlainDate, workingDays: number, overrides: HolidayOverrides): PlainDate {
  let day = workingDays === 0 ? date : addDays(date, 1);
  for (let left = Math.max(1, workingDays); ; day = addDays(day, 1)) {
    if (isWorkingDay(day, overrides)) left -= 1;
    if (left <= 0) return day;
  }
}

/** The nth working day before the date; with 0 the date itself, if it is one, else the last before it. */
export function subtractWorkingDays(date: PlainDate, workingDays: number, overrides: HolidayOverrides): PlainDate {
  let day = workingDays === 0 ? date : addDays(date, -1);
  for (let left = Math.max(1, workingDays); ; day = addDays(day, -1)) {
    if (isWorkingDay(day, overrides)) left -= 1;
    if (left <= 0) return day;
  }
}
