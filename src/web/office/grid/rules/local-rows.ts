/** Search, filters, order and counted values of a completely loaded list. For other lists the server does the same by query. */
import type { ColumnFilter, ListView, Sort } from '#domain/list/list-view.ts';
import { valueOf, type Column, type GridRow, type Value } from './column.ts';
import { compareValues, textOf } from './kind.ts';

export interface CountedValue {
  /** As written in a filter; the empty text for null. */
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

const folded = (text: string): string => text.toLocaleLowerCase('de');

/** The rows of a view in their order. `rows` is not modified. */
export function rowsOf<Row extends GridRow>(rows: readonly Row[], columns: readonly Column<Row>[], view: ListView): readonly Row[] {
  const found = searched(rows, columns, view.search);
  const passing = Object.entries(view.filters).reduce<readonly Row[]>((left, [key, filter]) => {
    const column = columns.find((each) => each.key === key);
    return column === undefined ? left : left.filter((row) => passes(filter, column, valueOf(column, row)));
  }, found);
  return sorted(passing, columns, view.sort);
}

/** Values of one column with their counts among the rows that pass the other filters. */
export function valuesOf<Row extends GridRow>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  view: ListView,
  column: Column<Row>,
): CountedValue[] {
  const { [column.key]: _own, ...others } = view.filters;
  const counts = new Map<string, CountedValue>();
  for (const row of rowsOf(rows, columns, { ...view, filters: others, sort: [] })) {
    const value = valueOf(column, row);
    const key = filterValue(value);
    counts.set(key, { value: key, label: textOf(column, value), count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((one, other) => other.count - one.count || compareValues(one.label, other.label));
}

const filterValue = (value: Value): string => (value === null ? '' : String(value));

function searched<Row extends GridRow>(rows: readonly Row[], columns: readonly Column<Row>[], search: string): readonly Row[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  const written = columns.filter(({ kind }) => kind !== 'picture');
  return rows.filter((row) => {
    const text = folded(written.map((column) => textOf(column, valueOf(column, row))).join('\n'));
    return words.every((word) => text.includes(word));
  });
}

function passes<Row extends GridRow>(filter: ColumnFilter, column: Column<Row>, value: Value): boolean {
  if (filter.kind === 'text') return folded(textOf(column, value)).includes(folded(filter.text));
  if (filter.kind === 'values') return filter.values.includes(filterValue(value));
  if (value === null) return false;
  const bound = (text: string): Value => (typeof value === 'number' ? Number(text) : text);
  return (
    (filter.from === null || compareValues(value, bound(filter.from)) >= 0) &&
    (filter.to === null || compareValues(value, bound(filter.to)) <= 0)
  );
}

/** Stable; empty values come last in both directions. */
function sorted<Row extends GridRow>(rows: readonly Row[], columns: readonly Column<Row>[], sort: readonly Sort[]): readonly Row[] {
  const keys = sort.flatMap(({ column: key, descending }) => {
    const column = columns.find((each) => each.key === key);
    return column === undefined ? [] : [{ column, sign: descending ? -1 : 1 }];
  });
  if (keys.length === 0) return rows;
  const decorated = rows.map((row) => ({ row, values: keys.map(({ column }) => sortValue(column, valueOf(column, row))) }));
  decorated.sort((one, other) => {
    for (const [index, { sign }] of keys.entries()) {
      const [a, b] = [one.values[index] ?? null, other.values[index] ?? null];
      if (a === null || b === null) {
        if (a !== b) return a === null ? 1 : -1;
        continue;
      }
      const order = compareValues(a, b);
      if (order !== 0) return order * sign;
    }
    return 0;
  });
  return decorated.map(({ row }) => row);
}

/** Choices are ordered as listed, the rest by value. */
function sortValue<Row extends GridRow>(column: Column<Row>, value: Value): Value {
  const place = column.choices?.findIndex((choice) => choice.value === value) ?? -1;
  return place === -1 ? value : place;
}
