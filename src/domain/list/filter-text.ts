/**
 * A column's filter as text: `number~2026` contains, `state:1|3` is one of, `total:100..200` is between.
 * `%` and separators are percent-encoded in the values; `state:` alone is the empty value.
 * It does not know which columns exist nor what their values mean.
 */
import { accepted, refused, type Outcome } from '#domain/refusal/refusal.ts';
import { columnPattern } from './column-key.ts';
import type { ColumnFilter } from './list-view.ts';

export interface NamedFilter {
  readonly column: string;
  readonly filter: ColumnFilter;
}

const longestText = 4000;
const longestValue = 200;
const maximumValues = 200;

/**
 * Refusal `filterInvalid` with the text: no column key, neither `~` nor `:`, an empty text, a range without ends,
 * a stray percent sign, a value of more than 200 characters or more than 200 values.
 */
export function parseFilter(text: string): Outcome<NamedFilter> {
  const at = text.search(/[~:]/);
  const column = text.slice(0, Math.max(at, 0));
  const filter = text.length > longestText || !columnPattern.test(column) ? null : filterOf(text[at] === '~', text.slice(at + 1));
  return filter === null ? refused('filterInvalid', { text: text.slice(0, 100) }, 'filter') : accepted({ column, filter });
}

/** Filters by column; also refuses a second filter for a column. */
export function parseFilters(texts: readonly string[]): Outcome<Readonly<Record<string, ColumnFilter>>> {
  const filters = new Map<string, ColumnFilter>();
  for (const text of texts) {
    const parsed = parseFilter(text);
    if (!parsed.ok) return parsed;
    const { column, filter } = parsed.value;
    if (filters.has(column)) return refused('filterInvalid', { text: text.slice(0, 100) }, 'filter');
    filters.set(column, filter);
  }
  return accepted(Object.fromEntries(filters));
}

export function filterText(column: string, filter: ColumnFilter): string {
  if (filter.kind === 'text') return `${column}~${encoded(filter.text)}`;
  if (filter.kind === 'values') return `${column}:${filter.values.map(encoded).join('|')}`;
  return `${column}:${encoded(filter.from ?? '')}..${encoded(filter.to ?? '')}`;
}

export function filterTexts(filters: Readonly<Record<string, ColumnFilter>>): string[] {
  return Object.entries(filters).map(([column, filter]) => filterText(column, filter));
}

function filterOf(isText: boolean, coded: string): ColumnFilter | null {
  if (isText) {
    const text = decoded(coded);
    return text === null || text === '' ? null : { kind: 'text', text };
  }
  return coded.includes('..') ? rangeOf(coded) : valuesOf(coded);
}

function rangeOf(coded: string): ColumnFilter | null {
  const ends = coded.split('..').map(decoded);
  const [from, to] = ends;
  if (ends.length !== 2 || from === undefined || to === undefined || from === null || to === null) return null;
  return from === '' && to === '' ? null : { kind: 'range', from: from === '' ? null : from, to: to === '' ? null : to };
}

function valuesOf(coded: string): ColumnFilter | null {
  const values = coded.split('|').map(decoded);
  return values.length > maximumValues || values.includes(null) ? null : { kind: 'values', values: values as string[] };
}

/** Encodes dots only where they could be taken for a range: a decimal number stays readable. */
function encoded(value: string): string {
  return value.replace(/[%|]|^\.|\.(?=\.)|\.$/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function decoded(coded: string): string | null {
  try {
    const value = decodeURIComponent(coded);
    return value.length > longestValue ? null : value;
  } catch {
    return null;
  }
}
