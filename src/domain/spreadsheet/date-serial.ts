/**
 * Dates as spreadsheets count them: 1 is 1 January 1900, and 29 February 1900 exists although it never did. The fraction of a serial is the time of day.
 * Specification: domain decisions §10. It has no notion of today; the day of a calculation never comes from a clock.
 */

export interface Day {
  year: number;
  month: number;
  day: number;
}

/** Days since 1 March 0000, by the proleptic Gregorian calendar. */
function dayNumber(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const shifted = (month + 9) % 12;
  return 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + Math.floor((153 * shifted + 2) / 5) + day - 1;
}

const epoch = dayNumber(1899, 12, 31);
/** The day invented by spreadsheets. */
const falseLeapDay = 60;
export const maxSerial = 2_958_465;

/** Months and days may overflow, as in DATE(2026, 14, -3). */
export function serialOf(year: number, month: number, day: number): number {
  const months = year * 12 + month - 1;
  const normalYear = Math.floor(months / 12);
  const serial = dayNumber(normalYear, months - normalYear * 12 + 1, 1) - epoch;
  const first = serial >= falseLeapDay ? serial + 1 : serial;
  return first + day - 1;
}

export function dayOf(serial: number): Day {
  const whole = Math.floor(serial);
  if (whole === 0) return { year: 1900, month: 1, day: 0 };
  if (whole === falseLeapDay) return { year: 1900, month: 2, day: 29 };
  const days = (whole > falseLeapDay ? whole - 1 : whole) + epoch;
  let year = Math.floor((days + 1) / 365.2425) + 1;
  while (dayNumber(year, 3, 1) > days) year -= 1;
  const rest = days - dayNumber(year, 3, 1);
  const shifted = Math.floor((5 * rest + 2) / 153);
  const day = rest - Math.floor((153 * shifted + 2) / 5) + 1;
  return { year: shifted >= 10 ? year + 1 : year, month: ((shifted + 2) % 12) + 1, day };
}

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** 0 = Sunday … 6 = Saturday. */
export function weekdayOf(serial: number): number {
  return (((Math.floor(serial) - 1) % 7) + 7) % 7;
}

/** The same day some months later, or the last day of that month. */
export function addMonths(serial: number, months: number): number {
  const { year, month, day } = dayOf(serial);
  const total = year * 12 + month - 1 + months;
  const newYear = Math.floor(total / 12);
  const newMonth = total - newYear * 12 + 1;
  return serialOf(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
}

export function isoWeekOf(serial: number): number {
  const weekday = (weekdayOf(serial) + 6) % 7;
  const thursday = Math.floor(serial) - weekday + 3;
  return Math.floor((thursday - serialOf(dayOf(thursday).year, 1, 1)) / 7) + 1;
}
