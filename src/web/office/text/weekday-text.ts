/** `Montag, 23. November`: the day as a headline. */
import { dayText } from '#domain/calendar/date-text.ts';
import { dayOfMonth, monthOf, weekday } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';

const weekdays = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];
const months = ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'];

export const weekdayText = (date: PlainDate): string => weekdays[weekday(date) - 1] ?? '';

export const dayAndMonthText = (date: PlainDate): string => `${dayOfMonth(date)}. ${months[monthOf(date) - 1] ?? ''}`;

export const monthText = (date: PlainDate): string => months[monthOf(date) - 1] ?? '';

/** `Do 26.11.`, where the weekday decides. */
export const shortDayText = (date: PlainDate): string => dayText(date, 'de').slice(0, -4);
