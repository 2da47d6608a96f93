/** How long an invoice has been overdue: the age groups by which open items are sorted and summed. */
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { daysBetween } from '#domain/calendar/plain-date.ts';

export const openItemAges = ['notDue', 'to30', 'to60', 'to90', 'over90'] as const;
export type OpenItemAge = (typeof openItemAges)[number];

/** First day overdue of each age group. */
const firstDay: Readonly<Record<OpenItemAge, number>> = { notDue: Number.NEGATIVE_INFINITY, to30: 1, to60: 31, to90: 61, over90: 91 };

/** Negative: not due yet. */
export function daysOverdue(dueOn: PlainDate, today: PlainDate): number {
  return daysBetween(dueOn, today);
}

/** An invoice of which something is open after its last day; days as ISO texts. */
export function isOverdue({ open, dueDay }: { readonly open: number; readonly dueDay: string }, today: string): boolean {
  return open > 0 && dueDay < today;
}

export function ageOf(overdue: number): OpenItemAge {
  return openItemAges.findLast((age) => overdue >= firstDay[age]) ?? 'notDue';
}

/** The days overdue of an age group, both ends included; null: unlimited. */
export function daysOf(age: OpenItemAge): { from: number | null; to: number | null } {
  const next = openItemAges[openItemAges.indexOf(age) + 1];
  return { from: age === 'notDue' ? null : firstDay[age], to: next === undefined ? null : firstDay[next] - 1 };
}
