/** Contract timestamps as staff read them, in Swiss time: `26.11.2026 14.05`. */
import { dateText } from '#domain/calendar/date-text.ts';
import { localNow } from '#domain/calendar/local-time.ts';

const two = (value: number): string => String(value).padStart(2, '0');

export function instantText(instant: string): string {
  const { date, minutesOfDay } = localNow(Date.parse(instant));
  return `${dateText(date)} ${two(Math.floor(minutesOfDay / 60))}.${two(minutesOfDay % 60)}`;
}

export function instantDayText(instant: string): string {
  return dateText(localNow(Date.parse(instant)).date);
}

/** The Swiss date of a timestamp, in the contract's format. */
export const instantIso = (instant: string): string => localNow(Date.parse(instant)).date;
