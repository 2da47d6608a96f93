/** Days as people type them: 26.11., 26.11.26, 26.11.2026, 2026-11-26. */
import { daysBetween, parsePlainDate, yearOf, type PlainDate } from './plain-date.ts';

const shortPattern = /^([0-9]{1,2})\.([0-9]{1,2})\.?([0-9]{2})?$/;

/**
 * A day without a year is the one nearest to today: in December 8.1. is in the next year, in January 28.12. in the last.
 * Null: not a date, or one that does not exist.
 */
export function parseTypedDate(text: string, today: PlainDate): PlainDate | null {
  const year = yearOf(today);
  const days = [year, year - 1, year + 1].flatMap((each) => parseDateInYear(text, each) ?? []);
  const distance = (day: PlainDate): number => Math.abs(daysBetween(today, day));
  return days.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** The same, where a day without a year means this one. */
export function parseDateInYear(text: string, year: number): PlainDate | null {
  const bare = text.replace(/\s/g, '');
  const short = shortPattern.exec(bare);
  if (short === null) return parsePlainDate(bare);
  return parsePlainDate(`${short[1]}.${short[2]}.${short[3] === undefined ? year : `20${short[3]}`}`);
}
