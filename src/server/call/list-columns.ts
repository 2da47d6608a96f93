/**
 * What a list may be sorted and filtered by: the kinds of its columns turn the texts of a query into conditions with stored values.
 * It knows no table; `db/list-query.ts` turns conditions into SQL.
 */
import { addDays, parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { ColumnFilter, Sort } from '#domain/list/list-view.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { startOfDay } from './date-window.ts';
import { refused } from './refusal.ts';

export interface Choice {
  /** As on the wire. */
  readonly value: string;
  /** Its name in the contract. */
  readonly label: string;
  readonly stored: string | number | boolean;
}

export type ListColumn =
  /** `number`: whole numbers; `decimal`: others too; `chf`: stored in Rappen; `instant`: filtered by Swiss days. */
  | { readonly kind: 'text' | 'number' | 'decimal' | 'chf' | 'day' | 'instant' }
  | { readonly kind: 'choice'; readonly choices: readonly Choice[] };

/** By the name that the wire gives the field. */
export type ListColumns = Readonly<Record<string, ListColumn>>;

type Stored = string | number | boolean | Date;

export type Condition =
  | { readonly column: string; readonly is: 'containing'; readonly text: string }
  | { readonly column: string; readonly is: 'oneOf'; readonly values: readonly Stored[]; readonly orEmpty: boolean }
  /** `before` is exclusive, `to` inclusive. */
  | {
      readonly column: string;
      readonly is: 'between';
      readonly from: Stored | null;
      readonly to: Stored | null;
      readonly before: Stored | null;
    };

type Filters = Readonly<Record<string, ColumnFilter>>;

/** Refuses columns that the list does not have and values that the column cannot have. */
export function conditionsOf(columns: ListColumns, filters: Filters): Condition[] {
  return Object.entries(filters).map(([name, filter]) => conditionOf(name, columnOf(columns, name, 'query.filter'), filter));
}

/** Refuses columns that the list does not have. */
export function checkedSort(columns: ListColumns, sort: readonly Sort[]): readonly Sort[] {
  for (const { column } of sort) columnOf(columns, column, 'query.sort');
  return sort;
}

export function columnOf(columns: ListColumns, name: string, field: string): ListColumn {
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (column === undefined) throw refused('unknownColumn', { name: name.slice(0, 64) }, field);
  return column;
}

function conditionOf(name: string, column: ListColumn, filter: ColumnFilter): Condition {
  if (filter.kind === 'range') return rangeOf(name, column, filter);
  if (filter.kind === 'text') {
    if (column.kind !== 'text') throw unfit(name);
    return { column: name, is: 'containing', text: textOf(name, filter.text) };
  }
  const values = filter.values.filter((value) => value !== '').map((value) => storedOf(name, column, value));
  return { column: name, is: 'oneOf', values, orEmpty: filter.values.includes('') };
}

function rangeOf(name: string, column: ListColumn, { from, to }: { from: string | null; to: string | null }): Condition {
  if (column.kind === 'choice') throw unfit(name);
  const end = (text: string | null): Stored | null => (text === null ? null : storedOf(name, column, text));
  if (column.kind !== 'instant') return { column: name, is: 'between', from: end(from), to: end(to), before: null };
  const last = to === null ? null : dayOf(name, to);
  return { column: name, is: 'between', from: end(from), to: null, before: last === null ? null : startOfDay(addDays(last, 1)) };
}

function storedOf(name: string, column: ListColumn, text: string): Stored {
  if (column.kind !== 'choice') return readers[column.kind](name, text);
  const choice = column.choices.find(({ value }) => value === text);
  if (choice === undefined) throw unfit(name);
  return choice.stored;
}

const readers: Record<Exclude<ListColumn['kind'], 'choice'>, (name: string, text: string) => Stored> = {
  text: textOf,
  day: dayOf,
  instant: (name, text) => startOfDay(dayOf(name, text)),
  number: wholeNumberOf,
  decimal: numberOf,
  chf: (name, text) => rappenFromChf(numberOf(name, text)),
};

/** The database cannot store half a surrogate pair or NUL. */
function textOf(name: string, text: string): string {
  if (!text.isWellFormed() || text.includes('\0')) throw unfit(name);
  return text;
}

/** Far above any number of the shop, far below where a Rappen would be lost. */
const largest = 1_000_000_000;

function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (!/^-?\d+(\.\d+)?$/.test(text) || Math.abs(number) > largest) throw unfit(name);
  return number;
}

function wholeNumberOf(name: string, text: string): number {
  const number = numberOf(name, text);
  if (!Number.isInteger(number)) throw unfit(name);
  return number;
}

function dayOf(name: string, text: string): PlainDate {
  const day = parsePlainDate(text);
  if (day === null || day < '1900' || day >= '3000') throw unfit(name);
  return day;
}

const unfit = (name: string) => refused('filterInvalid', { text: name }, 'query.filter');
