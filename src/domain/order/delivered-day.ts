/** The day of a delivery: goods leave about today. A day further off is a typing mistake, which its note and invoice would keep. */
import { dateText } from '#domain/calendar/date-text.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { addDays } from '#domain/calendar/plain-date.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';

const mostDaysAgo = 366;
const mostDaysAhead = 31;

/** Null: a delivery may have that day. */
export function refuseDeliveredDay(day: PlainDate, today: PlainDate): Refusal | null {
  const [earliest, latest] = [addDays(today, -mostDaysAgo), addDays(today, mostDaysAhead)];
  if (day >= earliest && day <= latest) return null;
  return refusal('deliveredDayFarOff', { earliest: dateText(earliest), latest: dateText(latest) });
}
