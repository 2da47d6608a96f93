/** Consequences of moving a work order to another day: shown beforehand, and refused until breaking the promise is confirmed. */
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
  /** The warning that the promise breaks was read and confirmed. */
  despitePromise: boolean;
}

/** Null: it may be moved to that day. */
export function refuseMove({ day, promised, reserve, today, overrides, despitePromise }: MoveFacts): Refusal | null {
  if (day < today) return refusal('workDayPast', { day: dateText(day) });
  if (!isWorkingDay(day, overrides)) return refusal('workDayClosed', { day: dateText(day) });
  const deliverable = deliverableOn(day, reserve, overrides);
  if (despitePromise || promised === null || deliverable <= promised) return null;
  return refusal('promiseWouldBreak', { promised: dateText(promised), deliverable: dateText(deliverable) });
}
