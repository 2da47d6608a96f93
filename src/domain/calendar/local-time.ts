/**
 * The day and minute in Switzerland at an instant, in any time zone of server or visitor.
 * Implements the European summer-time rule: from the last Sunday of March to the last of October, both at 01:00 UTC.
 * It reads no clock: the instant is passed in as milliseconds since 1970.
 */
import type { PlainDate } from './plain-date.ts';
import { addDays, dateOfDayNumber, dayNumber, plainDate, weekday, yearOf } from './plain-date.ts';

export interface LocalMoment {
  readonly date: PlainDate;
  readonly minutesOfDay: number;
}

const minutesPerDay = 1440;

/** The moment in Europe/Zurich at an instant (rule in force since 1996). */
export function localNow(epochMs: number): LocalMoment {
  const utcMinutes = Math.floor(epochMs / 60_000);
  const local = utcMinutes + offsetMinutes(utcMinutes);
  const day = Math.floor(local / minutesPerDay);
  return { date: dateOfDayNumber(day), minutesOfDay: local - day * minutesPerDay };
}

/** The instant of a moment in Europe/Zurich: the first one for the hour that occurs twice in October, the hour after for the one skipped in March. */
export function epochMsOf({ date, minutesOfDay }: LocalMoment): number {
  const minutes = dayNumber(date) * minutesPerDay + minutesOfDay;
  const asSummer = minutes - 120;
  return (offsetMinutes(asSummer) === 120 ? asSummer : minutes - 60) * 60_000;
}

function offsetMinutes(utcMinutes: number): number {
  const year = yearOf(dateOfDayNumber(Math.floor(utcMinutes / minutesPerDay)));
  const start = dayNumber(lastSunday(year, 3)) * minutesPerDay + 60;
  const end = dayNumber(lastSunday(year, 10)) * minutesPerDay + 60;
  return utcMinutes >= start && utcMinutes < end ? 120 : 60;
}

function lastSunday(year: number, month: 3 | 10): PlainDate {
  const last = plainDate(year, month, 31);
  return addDays(last, -(weekday(last) % 7));
}
