/** A filter in a few words, for its pill. */
import type { ColumnFilter } from '#domain/list/list-view.ts';
import { gridWords as t } from '../grid-words.ts';
import type { Column, GridRow } from './column.ts';
import { textOf } from './kind.ts';
import { boundText } from './filter-range-text.ts';

/** If there are more values they are counted instead of named. */
const named = 2;

export function filterWords<Row extends GridRow>(column: Column<Row>, filter: ColumnFilter): string {
  if (filter.kind === 'text') return `${column.head}: «${filter.text}»`;
  if (filter.kind === 'range') {
    const [from, to] = [boundText(column, filter.from), boundText(column, filter.to)];
    if (filter.from === null) return `${column.head}: ${t.to} ${to}`;
    return filter.to === null ? `${column.head}: ${t.from} ${from}` : `${column.head}: ${from} ${t.to} ${to}`;
  }
  const { values } = filter;
  if (values.length > named) return `${column.head}: ${t.chosen(values.length)}`;
  return `${column.head}: ${values.map((value) => valueWord(column, value)).join(', ')}`;
}

function valueWord<Row extends GridRow>(column: Column<Row>, value: string): string {
  if (value === '') return t.empty;
  if (column.kind === 'boolean') return value === 'true' ? t.yes : t.no;
  const choice = column.choices?.find((each) => String(each.value) === value);
  if (choice) return choice.label;
  return column.kind === 'date' || column.kind === 'money' ? textOf(column, column.kind === 'money' ? Number(value) : value) : value;
}
