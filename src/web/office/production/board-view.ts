/** The board as displayed: days as columns with their planned work, and the neighbouring days of each. */
import type { LoadDay, WorkOrder } from '#contract/work-order.ts';
import { weekday } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Work } from '#domain/production/day-load.ts';
import { isOverbooked } from '#domain/production/day-load.ts';
import { longDayText } from '../text/day-text.ts';

export interface Column {
  day: LoadDay;
  works: readonly WorkOrder[];
  /** Sum of all work that is not cancelled. */
  booked: Work;
  capacity: Work;
  isOver: boolean;
}

export interface Week {
  from: string;
  to: string;
  today: string;
}

/** Working days of the week, closed weekdays, and every day with planned work. */
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

/** A cancelled work order is shown only if work on it had begun: its wood is lying somewhere. */
const isShown = ({ state, steps }: WorkOrder): boolean => state !== 'CANCELED' || steps.some((step) => step.state !== 'OPEN');

/** Open ones from days before the shown week, if that is the current week or a later one. */
export function lateOf(works: readonly WorkOrder[], { from, to, today }: Week): WorkOrder[] {
  return today > to ? [] : works.filter(({ state, day }) => state === 'OPEN' && day < from && day < today);
}

/** The next or previous working day from today on; null: none is known. */
export function dayBeside(days: readonly LoadDay[], day: string, step: 1 | -1, today: string): LoadDay | null {
  const open = days.filter((each) => each.working && each.day >= today);
  return (step === 1 ? open.find((each) => each.day > day) : open.findLast((each) => each.day < day)) ?? null;
}

export const breaksPromise = ({ latestDay }: WorkOrder, day: string): boolean => latestDay !== null && day > latestDay;

/** `Mo 23.11.`: without the year. */
export const shortDay = (day: string | null): string => longDayText(day).replace(/\d{4}$/, '');

/** `01179` of `A2026-01179` */
export const shortNumber = (formattedId: string): string => formattedId.slice(formattedId.indexOf('-') + 1);
