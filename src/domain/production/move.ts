/** What moving a work order to another day brings about: told before it is done, and refused as long as nobody says that the promise may break. */
import type { HolidayOverrides } from '#domain/calendar/holiday.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { isWorkingDay } from '#domain/calendar/working-day.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { deliverableOn } from './day-load.ts';

export interface MoveFacts {
  day: PlainDate;
  /** Null: nothing is promised. */
  promised: PlainDate | null;
  reserve: number;
  today: PlainDate;
  overrides: HolidayOverrides;
  /** Somebody has read that the promise breaks and wants it nevertheless. */
  despitePromise: boolean;
}

/** Null: it may be moved there. */
export function refuseMove({ day, promised, reserve, today, overrides, despitePromise }: MoveFacts): Refusal | null {
  if (day < today) return refusal('workDayPast', { day: dateText(day) });
  if (!isWorkingDay(day, overrides)) return refusal('workDayClosed', { day: dateText(day) });
  const deliverable = deliverableOn(day, reserve, overrides);
  if (despitePromise || promised === null || deliverable <= promised) return null;
  return refusal('promiseWouldBreak', { promised: dateText(promised), deliverable: dateText(deliverable) });
}
