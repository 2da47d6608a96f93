import { useMemo } from 'react';
import type { ListView } from '#domain/list/list-view.ts';
import type { Column, GridRow } from './rules/column.ts';
import { rowsOf, valuesOf } from './rules/local-rows.ts';
import type { RowSource } from './row-source.ts';

const nothing = (): void => undefined;

/** A list that is completely loaded: searched, filtered and ordered in the browser. `refresh` is called after a save. */
export function useWholeRows<Row extends GridRow>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { search, sort, filters }: ListView,
  refresh: () => void = nothing,
): RowSource<Row> {
  return useMemo(() => {
    const view = { search, sort, filters };
    const shown = rowsOf(rows, columns, view);
    return {
      rowCount: shown.length,
      rowAt: (index) => shown[index],
      loaded: () => shown.entries(),
      ask: nothing,
      rowsBetween: (from, to) => Promise.resolve(shown.slice(from, to + 1)),
      valuesOf: (column) => Promise.resolve(valuesOf(rows, columns, view, column)),
      isLoading: false,
      failed: false,
      retry: nothing,
      refresh,
    };
  }, [rows, columns, search, sort, filters, refresh]);
}
