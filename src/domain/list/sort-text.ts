/**
 * The order of a list as text, `-total,number`: by total, largest first, then by number.
 * It does not know which columns exist; the owner of the list refuses unknown ones.
 */
import { accepted, refused, type Outcome } from '#domain/refusal/refusal.ts';
import { columnPattern } from './column-key.ts';
import type { Sort } from './list-view.ts';

const maximumColumns = 5;

/** An empty text means no order. Refusal `sortInvalid` with the text: not a list of different column keys, or more than five. */
export function parseSort(text: string): Outcome<readonly Sort[]> {
  if (text === '') return accepted([]);
  const parts = text.split(',');
  const sort = parts.map((part) => ({ column: part.replace(/^-/, ''), descending: part.startsWith('-') }));
  const columns = new Set(sort.map(({ column }) => column));
  const isValid = sort.length <= maximumColumns && columns.size === sort.length && sort.every(({ column }) => columnPattern.test(column));
  return isValid ? accepted(sort) : refused('sortInvalid', { text: text.slice(0, 100) }, 'sort');
}

export function sortText(sort: readonly Sort[]): string {
  return sort.map(({ column, descending }) => (descending ? `-${column}` : column)).join(',');
}
