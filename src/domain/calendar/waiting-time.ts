/**
 * How long something has waited, as a share of the promised time: only hours of working days count, so that a weekend makes nothing late.
 * It knows neither clock nor holiday table: both are passed in.
 */
import { epochMsOf, localNow } from './local-time.ts';
import type { PlainDate } from './plain-date.ts';
import { addDays } from './plain-date.ts';

const dayMs = 86_400_000;
const longestDays = 400;

/** Milliseconds of working days between two moments; anything more than a year ago counts as a year. */
export function workingMsBetween(fromMs: number, toMs: number, isWorkingDay: (date: PlainDate) => boolean): number {
  const begin = Math.max(fromMs, toMs - longestDays * dayMs);
  let waited = 0;
  for (let date = localNow(begin).date, start = begin; start < toMs; date = addDays(date, 1)) {
    const end = Math.min(toMs, epochMsOf({ date: addDays(date, 1), minutesOfDay: 0 }));
    if (isWorkingDay(date)) waited += end - start;
    start = end;
  }
  return waited;
}

/** 0: just arrived; 1 and more: later than promised. */
export function waitedShare(fromMs: number, nowMs: number, promisedDays: number, isWorkingDay: (date: PlainDate) => boolean): number {
  return workingMsBetween(fromMs, nowMs, isWorkingDay) / (promisedDays * dayMs);
}
