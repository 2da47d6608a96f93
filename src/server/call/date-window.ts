/** Days as instants in Swiss time, such as those that a list is filtered by: from the first moment of one to the end of the other. */
import { epochMsOf } from '#domain/calendar/local-time.ts';
import { addDays, parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { refused } from './refusal.ts';

export interface DateWindow {
  from: Date | null;
  /** Exclusive. */
  before: Date | null;
}

/** Refuses a day that does not exist in the calendar. */
export function dateWindow({ fromDate, toDate }: { fromDate?: string | undefined; toDate?: string | undefined }): DateWindow {
  const to = dayOf(toDate, 'query.toDate');
  return { from: startOf(dayOf(fromDate, 'query.fromDate')), before: startOf(to === null ? null : addDays(to, 1)) };
}

function dayOf(text: string | undefined, field: string): PlainDate | null {
  if (text === undefined) return null;
  const date = parsePlainDate(text);
  if (date === null) throw refused('validation.date', {}, field);
  return date;
}

export const startOfDay = (date: PlainDate): Date => new Date(epochMsOf({ date, minutesOfDay: 0 }));

function startOf(date: PlainDate | null): Date | null {
  return date === null ? null : startOfDay(date);
}
