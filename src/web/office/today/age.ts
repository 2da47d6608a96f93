/** How long a row has waited, and whether that is longer than promised. */
import { noOverrides } from '#domain/calendar/holiday.ts';
import { isWorkingDay } from '#domain/calendar/working-day.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { waitedShare } from '#domain/calendar/waiting-time.ts';
import type { Wait } from '../frame/waits.ts';
import { ageText } from '../text/age-text.ts';
import { shortDayText } from '../text/weekday-text.ts';
import type { WaitingRow } from './load-today.ts';

export interface Age {
  text: string;
  isLate: boolean;
  /** Share of the promised time, 0 to 1; null: it has a due day instead. */
  share: number | null;
}

export function ageOf({ promisedDays, allLate = false }: Wait, { createdAt, day }: WaitingRow, nowMs: number): Age {
  const cameMs = Date.parse(createdAt);
  if (promisedDays !== null) {
    const share = waitedShare(cameMs, nowMs, promisedDays, (date) => isWorkingDay(date, noOverrides));
    return { text: ageText(nowMs - cameMs), isLate: allLate || share >= 1, share: Math.min(1, share) };
  }
  return {
    text: day === null ? ageText(nowMs - cameMs) : shortDayText(day as PlainDate),
    isLate: allLate || (day !== null && day < localNow(nowMs).date),
    share: null,
  };
}
