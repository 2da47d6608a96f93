/**
 * The earliest delivery day, the one the calendar proposes, and why a requested day is refused.
 * Specification: storefront §5 (delivery date modes).
 * It reads no clock: the moment in Switzerland, lead time, cut-off and closed days are passed in.
 */
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { dateText } from './date-text.ts';
import type { HolidayOverrides } from './holiday.ts';
import { firstHolidayYear, holidayOn, lastHolidayYear } from './holiday.ts';
import type { LocalMoment } from './local-time.ts';
import type { PlainDate } from './plain-date.ts';
import { parsePlainDate, plainDate, weekday, yearOf } from './plain-date.ts';
import { addWorkingDays, isWorkingDay } from './working-day.ts';

/** Working days until the earliest delivery, and until the proposed day. */
export interface LeadTime {
  readonly earliest: number;
  readonly preselected: number;
}

export interface DeliveryFacts {
  readonly now: LocalMoment;
  /** Orders after this minute of the day start their lead time on the next working day; 14:00 is 840. */
  readonly cutoffMinutes: number;
  readonly overrides: HolidayOverrides;
}

/** The workshop's constraints for an order placed now. */
export interface ProductionFacts extends DeliveryFacts {
  readonly lead: LeadTime;
  /** Days without capacity for another delivery; absent: none. */
  readonly taken?: ReadonlySet<PlainDate>;
}

export type DeliveryDateMode =
  | ({ readonly mode: 'production' } & ProductionFacts)
  | ({ readonly mode: 'quote'; readonly timeToDeliver: number } & DeliveryFacts)
  | { readonly mode: 'admin' };

const firstTableDay = plainDate(firstHolidayYear, 1, 1);
const lastTableDay = plainDate(lastHolidayYear, 12, 31);

export function deliveryDates({ lead, taken, ...facts }: ProductionFacts): {
  earliest: PlainDate;
  preselected: PlainDate;
} {
  const free = (day: PlainDate): PlainDate => firstFree(day, taken, facts.overrides);
  return { earliest: free(earliestAfter(lead.earliest, facts)), preselected: free(earliestAfter(lead.preselected, facts)) };
}

/** The day itself, or the next working day that is not taken. */
function firstFree(day: PlainDate, taken: ReadonlySet<PlainDate> | undefined, overrides: HolidayOverrides): PlainDate {
  let free = day;
  while (taken?.has(free) === true) free = addWorkingDays(free, 1, overrides);
  return free;
}

/** One year after the earliest day, when today's price is no longer valid; never beyond the table of holidays. */
export function latestDeliveryDate(earliest: PlainDate): PlainDate {
  const year = yearOf(earliest) + 1;
  if (year > lastHolidayYear) return lastTableDay;
  // Only 29 February does not exist in the next year.
  return parsePlainDate(`${year}${earliest.slice(4)}`) ?? plainDate(year, 2, 28);
}

/** Null: the day is not after the latest one. */
export function refuseTooLate(date: PlainDate, latest: PlainDate): Refusal | null {
  return date > latest ? refusal('deliveryDateTooLate', { date: dateText(date), latest: dateText(latest) }) : null;
}

/** Null: the day is possible. Staff in any-date mode may choose any day of the holiday table: beyond it nothing can be planned, as from a year typed wrong. */
export function refuseDeliveryDate(date: PlainDate, mode: DeliveryDateMode): Refusal | null {
  const params = { date: dateText(date) };
  if (mode.mode === 'admin') return date < firstTableDay ? refusal('deliveryDatePast', params) : refuseTooLate(date, lastTableDay);
  const earliest = mode.mode === 'quote' ? earliestAfter(mode.timeToDeliver, mode) : deliveryDates(mode).earliest;
  const tooLate = refuseTooLate(date, latestDeliveryDate(earliest));
  if (tooLate) return tooLate;
  if (date < mode.now.date) return refusal('deliveryDatePast', params);
  if (weekday(date) > 5) return refusal('deliveryDateWeekend', params);
  const holiday = holidayOn(date, mode.overrides);
  if (holiday) {
    const { de, fr, en } = holiday.name;
    return refusal('deliveryDateHoliday', { ...params, holiday: de, holidayFr: fr, holidayEn: en });
  }
  return date < earliest ? refusal('deliveryDateTooEarly', { ...params, earliest: dateText(earliest) }) : null;
}

/**
 * The lead time starts today, or on the next working day when the cut-off has passed or today is not a working day:
 * else an order of Saturday morning would arrive before one of Friday evening.
 */
export function earliestAfter(workingDays: number, { now, cutoffMinutes, overrides }: DeliveryFacts): PlainDate {
  const startsToday = now.minutesOfDay <= cutoffMinutes && isWorkingDay(now.date, overrides);
  const start = startsToday ? now.date : addWorkingDays(now.date, 1, overrides);
  return addWorkingDays(start, workingDays, overrides);
}
