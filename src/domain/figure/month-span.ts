/** Whole months as `2026-11`, and spans of them: what the reports of figures are asked for. */
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { addDays, monthOf, plainDateOf, yearOf } from '#domain/calendar/plain-date.ts';
import type { DaySpan } from './month-to-date.ts';

export type Month = string & { readonly text: 'yyyy-mm' };

export interface MonthSpan {
  readonly from: Month;
  /** Included. */
  readonly to: Month;
}

/** More are not read at once. */
export const mostMonths = 24;

/** Null: no month between 2000 and 2999. */
export const parseMonth = (text: string): Month | null => (/^2\d{3}-(0[1-9]|1[0-2])$/.test(text) ? (text as Month) : null);

export const monthOfDay = (day: PlainDate): Month => day.slice(0, 7) as Month;

const numberOf = (month: Month): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

export function addMonths(month: Month, months: number): Month {
  const number = numberOf(month) + months;
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}` as Month;
}

/** Negative: the span ends before it begins. */
export const countMonths = ({ from, to }: MonthSpan): number => numberOf(to) - numberOf(from) + 1;

export const monthsIn = (span: MonthSpan): Month[] =>
  Array.from({ length: Math.max(0, countMonths(span)) }, (_, index) => addMonths(span.from, index));

export const daysIn = ({ from, to }: MonthSpan): DaySpan => ({
  from: plainDateOf(`${from}-01`),
  to: addDays(plainDateOf(`${addMonths(to, 1)}-01`), -1),
});

export const spanKinds = ['twelve', 'thisYear', 'lastYear', 'thisMonth'] as const;
export type SpanKind = (typeof spanKinds)[number];

/** The spans that are offered by name. */
export function namedSpan(kind: SpanKind, today: PlainDate): MonthSpan {
  const to = monthOfDay(today);
  const january = addMonths(to, 1 - monthOf(today));
  if (kind === 'thisMonth') return { from: to, to };
  if (kind === 'thisYear') return { from: january, to };
  if (kind === 'lastYear') return { from: addMonths(january, -12), to: addMonths(january, -1) };
  return { from: addMonths(to, -11), to };
}

/** The span asked for, made possible: in order, at most so many months, not after the current one; twelve months where nothing readable was asked. */
export function askedSpan(asked: { from: string | null; to: string | null }, today: PlainDate): MonthSpan {
  const standard = namedSpan('twelve', today);
  const [from, to] = [parseMonth(asked.from ?? ''), parseMonth(asked.to ?? '')];
  if (from === null && to === null) return standard;
  const ends = [from ?? to ?? standard.from, to ?? standard.to].map((month) => (month > standard.to ? standard.to : month)).sort();
  const [first = standard.from, last = standard.to] = ends;
  return countMonths({ from: first, to: last }) > mostMonths
    ? { from: addMonths(last, 1 - mostMonths), to: last }
    : { from: first, to: last };
}

export const isJanuary = (month: Month): boolean => month.endsWith('-01');
export const yearOfMonth = (month: Month): number => yearOf(plainDateOf(`${month}-01`));
