/** A grid's view as a call's query: the grid has money in hundredths, the contract in francs. */
import { filterTexts } from '#domain/list/filter-text.ts';
import type { ColumnFilter, ListView } from '#domain/list/list-view.ts';
import { sortText } from '#domain/list/sort-text.ts';
import type { Column, GridRow } from '../grid/rules/column.ts';

export interface WireQuery {
  search?: string;
  sort?: string;
  filter?: string[];
}

export function wireQuery<Row extends GridRow>({ search, sort, filters }: ListView, columns: readonly Column<Row>[]): WireQuery {
  const texts = filterTexts(
    Object.fromEntries(
      Object.entries(filters).map(([key, filter]) => [
        key,
        wireFilter(
          filter,
          columns.find((column) => column.key === key),
        ),
      ]),
    ),
  );
  return {
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(sort.length === 0 ? {} : { sort: sortText(sort) }),
    ...(texts.length === 0 ? {} : { filter: texts }),
  };
}

function wireFilter<Row extends GridRow>(filter: ColumnFilter, column: Column<Row> | undefined): ColumnFilter {
  if (filter.kind !== 'range' || column?.kind !== 'money') return filter;
  const scale = 10 ** (column.decimals ?? 2);
  const francs = (bound: string | null): string | null => (bound === null ? null : String(Number(bound) / scale));
  return { kind: 'range', from: francs(filter.from), to: francs(filter.to) };
}
