/** The days of the picker: weekdays of some weeks, each with the reason if it is blocked. The server's calendar provides the closed days. */
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { addDays, daysBetween, weekday } from '#domain/calendar/plain-date.ts';

export interface DeliveryDay {
  date: PlainDate;
  /** `early`: before the first day we can make; `holiday`: the shop is closed. */
  blocked: 'early' | 'holiday' | null;
  holidayName: string;
}

/** Mondays to Fridays from the week of the earliest day on. */
export function deliveryDays(earliest: PlainDate, weeks: number, holidays: ReadonlyMap<string, string>): readonly DeliveryDay[] {
  const monday = addDays(earliest, 1 - weekday(earliest));
  return Array.from({ length: weeks * 7 }, (_, index) => addDays(monday, index))
    .filter((date) => weekday(date) <= 5)
    .map((date) => {
      const holidayName = holidays.get(date) ?? '';
      if (date < earliest) return { date, blocked: 'early', holidayName };
      return { date, blocked: holidayName === '' ? null : 'holiday', holidayName };
    });
}

/** Number of weeks to show so that the day is included: even, at least two. */
export function weeksFor(earliest: PlainDate, day: PlainDate | null): number {
  const monday = addDays(earliest, 1 - weekday(earliest));
  return day === null ? 2 : Math.max(2, 2 * Math.ceil((daysBetween(monday, day) + 1) / 14));
}
