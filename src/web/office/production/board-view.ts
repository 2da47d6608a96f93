/** The board as it is drawn: days as columns with what is planned for them, and the days to the left and right of each. */
import type { LoadDay, WorkOrder } from '#contract/work-order.ts';
import { addDays, weekday } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { weekOf } from '#domain/calendar/week.ts';
import type { Work } from '#domain/production/day-load.ts';
import { isOverbooked } from '#domain/production/day-load.ts';
import { longDayText } from '../text/day-text.ts';

export interface Column {
  day: LoadDay;
  works: readonly WorkOrder[];
  /** Of all that is not cancelled. */
  booked: Work;
  capacity: Work;
  isOver: boolean;
}

export interface Week {
  from: string;
  to: string;
  today: string;
}

/** Working days of the week, weekdays that are closed, and every day on which something is planned. */
export function columnsOf(days: readonly LoadDay[], works: readonly WorkOrder[], { from, to }: Week): Column[] {
  return days
    .filter(({ day }) => day >= from && day <= to)
    .map((day) => columnOf(day, works))
    .filter(({ day, works: planned }) => day.working || planned.length > 0 || weekday(day.day as PlainDate) <= 5);
}

function columnOf(day: LoadDay, works: readonly WorkOrder[]): Column {
  const planned = works.filter((work) => work.day === day.day && isShown(work));
  const live = planned.filter(({ state }) => state !== 'CANCELED');
  const booked = {
    minutes: live.reduce((sum, { minutes }) => sum + minutes, 0),
    litres: live.reduce((sum, { litres }) => sum + litres, 0),
  };
  const capacity = { minutes: day.capacityMinutes, litres: day.capacityLitres };
  return { day, works: planned, booked, capacity, isOver: isOverbooked(booked, capacity) };
}

/** A cancelled work order is of interest only when somebody has worked at it: its wood lies somewhere. */
const isShown = ({ state, steps }: WorkOrder): boolean => state !== 'CANCELED' || steps.some((step) => step.state !== 'OPEN');

/** Open ones of days before the week that is shown, while that is this week or a later one. */
export function lateOf(works: readonly WorkOrder[], { from, to, today }: Week): WorkOrder[] {
  return today > to ? [] : works.filter(({ state, day }) => state === 'OPEN' && day < from && day < today);
}

/** The next or last working day from today on; null: none is known. */
export function dayBeside(days: readonly LoadDay[], day: string, step: 1 | -1, today: string): LoadDay | null {
  const open = days.filter((each) => each.working && each.day >= today);
  return (step === 1 ? open.find((each) => each.day > day) : open.findLast((each) => each.day < day)) ?? null;
}

export const breaksPromise = ({ latestDay }: WorkOrder, day: string): boolean => latestDay !== null && day > latestDay;

/** `Mo 23.11.`: the year goes without saying. */
export const shortDay = (day: string | null): string => longDayText(day).replace(/\d{4}$/, '');

/** The week that one plans: on a weekend the next. */
export function planningWeek(today: PlainDate): PlainDate {
  const place = weekday(today);
  return weekOf(place > 5 ? addDays(today, 8 - place) : today).from;
}

/** `01179` of `A2026-01179` */
export const shortNumber = (formattedId: string): string => formattedId.slice(formattedId.indexOf('-') + 1);
