/** Contract dates as staff read them, and the text for none. */
import { dateText, dayText as weekdayAndDate } from '#domain/calendar/date-text.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';

export const empty = '–';

export const dayText = (date: string | null): string => (date === null ? empty : dateText(date as PlainDate));

/** `Do 26.11.2026`, where the weekday matters. */
export const longDayText = (date: string | null): string => (date === null ? empty : weekdayAndDate(date as PlainDate, 'de'));
