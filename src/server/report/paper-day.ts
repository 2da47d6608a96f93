import { dateText } from '#domain/calendar/date-text.ts';
import { epochMsOf, localNow } from '#domain/calendar/local-time.ts';

/** The date of a paper, as text and as the instant when that day begins: papers of one day have the same bytes. */
export function paperDay(now: number): { date: string; createdAt: number } {
  const { date } = localNow(now);
  return { date: dateText(date), createdAt: epochMsOf({ date, minutesOfDay: 0 }) };
}
