/** The bounds of a range as typed, and as a filter stores them: dates as days, money in whole hundredths, numbers as they are. */
import { yearOf, type PlainDate } from '#domain/calendar/plain-date.ts';
import { parseDateInYear } from '#domain/calendar/typed-date.ts';
import type { ColumnFilter } from '#domain/list/list-view.ts';
import { gridWords as t } from '../grid-words.ts';
import type { Column, GridRow } from './column.ts';
import { compareValues, readText, textOf } from './kind.ts';

/** The typed text in the filter's form, a day without a year in this one; text that cannot be read is kept unchanged, so that the fault can be shown. */
export function boundOf<Row extends GridRow>(column: Column<Row>, typed: string, today: PlainDate): string | null {
  const text = typed.trim();
  if (text === '') return null;
  if (column.kind === 'date') return parseDateInYear(text, yearOf(today)) ?? text;
  const reading = readText(column.kind === 'number' ? { ...column, decimals: 10 } : column, text, today);
  return reading.ok && reading.value !== null ? String(reading.value) : text;
}

/** A filter's bound as it is written in a cell. */
export function boundText<Row extends GridRow>(column: Column<Row>, bound: string | null): string {
  if (bound === null) return '';
  const value = boundValue(column, bound);
  return value === null ? bound : textOf(column, value);
}

/** Why a range cannot be used, or null. */
export function rangeFault<Row extends GridRow>(
  column: Column<Row>,
  { from, to }: Extract<ColumnFilter, { kind: 'range' }>,
): string | null {
  const ends = [from, to].map((bound) => (bound === null ? null : boundValue(column, bound)));
  const wrong = [from, to].find((bound, index) => bound !== null && ends[index] === null);
  if (wrong !== undefined && wrong !== null)
    return faultWords[column.kind === 'date' ? 'date' : column.kind === 'money' ? 'money' : 'number'](wrong);
  const [low = null, high = null] = ends;
  return low !== null && high !== null && compareValues(low, high) > 0 ? t.rangeFault : null;
}

const faultWords = { date: t.notDate, money: t.notAmount, number: t.notNumber };

function boundValue<Row extends GridRow>({ kind }: Column<Row>, bound: string): string | number | null {
  if (kind === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(bound) ? bound : null;
  const number = Number(bound);
  return bound !== '' && Number.isFinite(number) ? number : null;
}
