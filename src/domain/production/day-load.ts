/**
 * Work booked on a day compared with the workshop's capacity, the days of finishing and delivery,
 * and whether a day breaks a promise. Minutes and litres of wood.
 */
import type { HolidayOverrides } from '#domain/calendar/holiday.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { addDays, weekday } from '#domain/calendar/plain-date.ts';
import { addWorkingDays, isWorkingDay, subtractWorkingDays } from '#domain/calendar/working-day.ts';

export interface Work {
  minutes: number;
  litres: number;
}

/** For Monday to Friday. */
export interface Capacity {
  readonly hours: readonly number[];
  /** m³ */
  readonly volume: readonly number[];
}

export const noWork: Work = { minutes: 0, litres: 0 };

/** Nothing on weekends and closed days. */
export function capacityOn(day: PlainDate, { hours, volume }: Capacity, overrides: HolidayOverrides): Work {
  if (!isWorkingDay(day, overrides)) return noWork;
  const place = weekday(day) - 1;
  return { minutes: Math.round((hours[place] ?? 0) * 60), litres: Math.round((volume[place] ?? 0) * 1000) };
}

/** Minutes of the longest day of a week. */
export const usualDayMinutes = ({ hours }: Capacity): number => Math.round(Math.max(0, ...hours) * 60);

export function workOfDays(batches: readonly (Work & { day: string })[]): Map<string, Work> {
  const days = new Map<string, Work>();
  for (const { day, minutes, litres } of batches) {
    const before = days.get(day) ?? noWork;
    days.set(day, { minutes: before.minutes + minutes, litres: before.litres + litres });
  }
  return days;
}

export const isOverbooked = (booked: Work, capacity: Work): boolean => booked.minutes > capacity.minutes || booked.litres > capacity.litres;

/** Nothing more fits on the day. A day without bookings is never full. */
export const isFull = (booked: Work, capacity: Work): boolean =>
  booked.minutes > 0 && (booked.minutes >= capacity.minutes || booked.litres >= capacity.litres);

/** The last day on which the work may end to keep the promise. */
export function finishDayFor(promised: PlainDate, reserve: number, overrides: HolidayOverrides): PlainDate {
  return subtractWorkingDays(promised, reserve, overrides);
}

/** The first day of delivery after work that ends on a day. */
export function deliverableOn(finish: PlainDate, reserve: number, overrides: HolidayOverrides): PlainDate {
  return addWorkingDays(finish, reserve, overrides);
}

/** Working days from the day of finishing to the last one that keeps the promise; negative: that many too late. */
export function slackDays(day: PlainDate, latest: PlainDate, overrides: HolidayOverrides): number {
  if (day > latest) return 0 - slackDays(latest, day, overrides);
  let count = 0;
  for (let next = addDays(day, 1); next <= latest; next = addDays(next, 1)) if (isWorkingDay(next, overrides)) count += 1;
  return count;
}

/**
 * Days without capacity for another delivery, because the day on which it would have to be finished is full.
 * Late work is still to be done today. An empty board blocks no day.
 */
export function takenDays(
  open: readonly (Work & { day: PlainDate })[],
  { capacity, reserve, today, overrides }: { capacity: Capacity; reserve: number; today: PlainDate; overrides: HolidayOverrides },
): ReadonlySet<PlainDate> {
  const first = addWorkingDays(today, 0, overrides);
  const days = workOfDays(open.map((work) => ({ ...work, day: work.day < first ? first : work.day })));
  const taken = new Set<PlainDate>();
  for (const [text, booked] of days) {
    const day = text as PlainDate;
    if (!isFull(booked, capacityOn(day, capacity, overrides))) continue;
    const delivered = deliverableOn(day, reserve, overrides);
    taken.add(delivered);
    // Work that should have been finished before today is finished today at the earliest.
    if (day === first) for (let before = first; before < delivered; before = addDays(before, 1)) taken.add(before);
  }
  return taken;
}
