/**
 * A day of the calendar without time or zone, counted by whole day numbers so that no zone can shift it.
 * Specification: storefront §5 (dates), §9 (holiday table). It reads no clock.
 */

/** `2026-11-26`; compares correctly with `<` and `===`. */
export type PlainDate = string & { readonly text: 'yyyy-mm-dd' };

/** Monday is 1, Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const isoPattern = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/;
const swissPattern = /^([0-9]{1,2})\.([0-9]{1,2})\.([0-9]{4})$/;

/** Throws RangeError for a day that does not exist. */
export function plainDate(year: number, month: number, day: number): PlainDate {
  const date = existing(year, month, day);
  if (date === null) throw new RangeError(`no such day: ${year}-${month}-${day}`);
  return date;
}

/** Reads `2026-11-26` or `26.11.2026`; null when it is neither or no such day exists. */
export function parsePlainDate(text: string): PlainDate | null {
  const iso = isoPattern.exec(text);
  if (iso) return existing(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const swiss = swissPattern.exec(text);
  return swiss ? existing(Number(swiss[3]), Number(swiss[2]), Number(swiss[1])) : null;
}

/** A text known to be a day, as stored in the database. Throws RangeError where it is none. */
export function plainDateOf(text: string): PlainDate {
  const date = parsePlainDate(text);
  if (date === null) throw new RangeError(`no such day: ${text}`);
  return date;
}

export function yearOf(date: PlainDate): number {
  return Number(date.slice(0, 4));
}

export function monthOf(date: PlainDate): number {
  return Number(date.slice(5, 7));
}

export function dayOfMonth(date: PlainDate): number {
  return Number(date.slice(8, 10));
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return dateOfDayNumber(dayNumber(date) + days);
}

/** Days from the first date to the second; negative when the second is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return dayNumber(to) - dayNumber(from);
}

const weekdays: readonly Weekday[] = [4, 5, 6, 7, 1, 2, 3]; // day 0, 1 January 1970, was a Thursday

export function weekday(date: PlainDate): Weekday {
  return weekdays[((dayNumber(date) % 7) + 7) % 7] ?? 4;
}

/** Days since 1970-01-01 in the Gregorian calendar, counting years from March so that the leap day comes last. */
export function dayNumber(date: PlainDate): number {
  const month = monthOf(date);
  const year = month > 2 ? yearOf(date) : yearOf(date) - 1;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + dayOfMonth(date) - 1;
  return 365 * year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400) + dayOfYear - 719_468;
}

/** The day with this number; throws RangeError outside the years 1 to 9999. */
export function dateOfDayNumber(number: number): PlainDate {
  const shifted = number + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0);
  return plainDate(year, month, dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1);
}

function existing(year: number, month: number, day: number): PlainDate | null {
  if (!Number.isInteger(year) || year < 1 || year > 9999) return null;
  if (!Number.isInteger(month) || month < 1 || month > 12) return null;
  if (!Number.isInteger(day) || day < 1 || day > daysInMonth(year, month)) return null;
  const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return isPlainDate(text) ? text : null;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function isPlainDate(text: string): text is PlainDate {
  return isoPattern.test(text);
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
