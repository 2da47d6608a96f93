/** `Montag, 23. November`: the day as a headline. */
import { dayOfMonth, monthOf, weekday } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';

const weekdays = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];
const months = ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'];

export const weekdayText = (date: PlainDate): string => weekdays[weekday(date) - 1] ?? '';

export const dayAndMonthText = (date: PlainDate): string => `${dayOfMonth(date)}. ${months[monthOf(date) - 1] ?? ''}`;
