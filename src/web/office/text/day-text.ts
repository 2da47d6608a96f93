/** Days of the wire as staff read them, and what stands where there is none. */
import { dateText } from '#domain/calendar/date-text.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';

export const empty = '–';

export const dayText = (date: string | null): string => (date === null ? empty : dateText(date as PlainDate));
