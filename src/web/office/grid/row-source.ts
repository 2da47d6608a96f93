/** Where a grid's rows come from: the whole list in memory, or pages of a server. The grid does not know which. */
import type { Column, GridRow } from './rules/column.ts';
import type { CountedValue } from './rules/local-rows.ts';

export interface RowSource<Row extends GridRow> {
  /** Rows of the view, loaded or not. */
  readonly rowCount: number;
  /** Undefined while the row is on its way. */
  readonly rowAt: (index: number) => Row | undefined;
  /** Rows that are here, with their places. */
  readonly loaded: () => Iterable<readonly [number, Row]>;
  /** Says which rows are looked at, both included; the source fetches what is missing. */
  readonly ask: (from: number, to: number) => void;
  /** All rows from one place to another, fetched where needed. Rejects when they cannot be had. */
  readonly rowsBetween: (from: number, to: number) => Promise<readonly Row[]>;
  /** Values of a column with their counts, under the view's other filters. */
  readonly valuesOf: (column: Column<Row>) => Promise<readonly CountedValue[]>;
  /** True until the first answer, while even the number of rows is unknown. */
  readonly isLoading: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
  /** Fetches anew what is looked at, after a save. */
  readonly refresh: () => void;
}
