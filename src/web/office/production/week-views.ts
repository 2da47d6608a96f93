/** The three views of a week: days as columns, work orders on a timeline up to their promised day, or as a list. */
import type { LoadDay, WorkOrder } from '#contract/work-order.ts';

export const weekViews = ['tafel', 'zeitachse', 'liste'] as const;
export type WeekView = (typeof weekViews)[number];

export const weekViewOf = (text: string | null): WeekView => weekViews.find((view) => view === text) ?? 'tafel';

/** Props of a view that shows the work orders of a week other than as cards. */
export interface ViewProps {
  /** Day by day, late work first. */
  stacks: readonly (readonly WorkOrder[])[];
  chosen: WorkOrder | null;
  /** The one that Tab reaches. */
  stop: WorkOrder | undefined;
  onChoose: (id: number) => void;
  /** Chooses it to be read. */
  onOpen: (id: number) => void;
}

/** Working days from the first of the week to the last promised or planned day of the shown work, as far as known. */
export function axisOf(days: readonly LoadDay[], works: readonly WorkOrder[], { from, to }: { from: string; to: string }): LoadDay[] {
  const until = works.reduce((last, { promised, day }) => [last, promised ?? '', day].toSorted().at(-1)!, to);
  return days.filter(({ day, working }) => day >= from && day <= until && (working || works.some((work) => work.day === day)));
}

/** Columns of the axis, counted from 1: where the work ends and its latest day; work before the axis is placed at its start. */
export function spanOf(
  axis: readonly LoadDay[],
  { day, latestDay, promised }: WorkOrder,
): { end: number; latest: number; promised: number | null } {
  const placeOf = (of: string): number => 1 + axis.findLastIndex((each) => each.day <= of);
  const end = Math.max(1, placeOf(day));
  return {
    end,
    latest: latestDay === null ? end : Math.max(end, placeOf(latestDay)),
    promised: promised === null ? null : placeOf(promised),
  };
}
