/** The month up to a day, and the same days of the month before. */
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { addDays, dayOfMonth } from '#domain/calendar/plain-date.ts';

export interface DaySpan {
  readonly from: PlainDate;
  /** Included. */
  readonly to: PlainDate;
}

/** A shorter month before counts as a whole: 31 March is compared with all of February. */
export function monthToDate(today: PlainDate): { readonly now: DaySpan; readonly before: DaySpan } {
  const from = firstOfMonth(today);
  const lastBefore = addDays(from, -1);
  const fromBefore = firstOfMonth(lastBefore);
  const same = addDays(fromBefore, dayOfMonth(today) - 1);
  return { now: { from, to: today }, before: { from: fromBefore, to: same < lastBefore ? same : lastBefore } };
}

const firstOfMonth = (day: PlainDate): PlainDate => addDays(day, 1 - dayOfMonth(day));
