/** Contract timestamps as staff read them, in Swiss time: `26.11.2026 14.05`. */
import { clockText } from '#domain/calendar/clock-text.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import { localNow } from '#domain/calendar/local-time.ts';

export function instantText(instant: string): string {
  const { date, minutesOfDay } = localNow(Date.parse(instant));
  return `${dateText(date)} ${clockText(minutesOfDay)}`;
}

export function instantDayText(instant: string): string {
  return dateText(localNow(Date.parse(instant)).date);
}

/** The Swiss date of a timestamp, in the contract's format. */
export const instantIso = (instant: string): string => localNow(Date.parse(instant)).date;

/** `am 26.11.2026 14.05`; empty: at a time not known. */
export const whenText = (instant: string): string => (instant === '' ? 'inzwischen' : `am ${instantText(instant)}`);
