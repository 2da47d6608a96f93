/** Which orders the list covers, beside its columns: those of a week, and whether those with a pending payment are included. */
import { dateText } from '#domain/calendar/date-text.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { weekOf } from '#domain/calendar/week.ts';

export interface OrderWindow {
  /** The Monday of the week; null: all weeks. */
  readonly week: PlainDate | null;
  readonly showPreparation: boolean;
}

const [weekKey, preparationKey] = ['week', 'showPreparation'];

export function orderWindowOf(query: URLSearchParams): OrderWindow {
  const day = parsePlainDate(query.get(weekKey) ?? '');
  return { week: day === null ? null : weekOf(day).from, showPreparation: query.get(preparationKey) === 'true' };
}

/** The list's address with another window; the rest stays. */
export function withOrderWindow(query: URLSearchParams, { week, showPreparation }: OrderWindow): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(weekKey);
  next.delete(preparationKey);
  if (week !== null) next.set(weekKey, week);
  if (showPreparation) next.set(preparationKey, 'true');
  return next;
}

/** As call parameters: days as dd.mm.yyyy, both included. */
export function wireWindow({ week, showPreparation }: OrderWindow): { fromDate?: string; toDate?: string; showPreparation?: string } {
  return {
    ...(week === null ? {} : { fromDate: dateText(week), toDate: dateText(weekOf(week).to) }),
    ...(showPreparation ? { showPreparation: 'true' } : {}),
  };
}
