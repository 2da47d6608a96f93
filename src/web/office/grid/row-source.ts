/** Source of a grid's rows: a whole list in memory, or pages from a server. The grid does not know which. */
import type { Column, GridRow } from './rules/column.ts';
import type { CountedValue } from './rules/local-rows.ts';

export interface RowSource<Row extends GridRow> {
  /** Number of rows in the view, loaded or not. */
  readonly rowCount: number;
  /** Undefined while the row is loading. */
  readonly rowAt: (index: number) => Row | undefined;
  /** Loaded rows with their places. */
  readonly loaded: () => Iterable<readonly [number, Row]>;
  /** Tells the source which rows are visible, both ends included; it loads what is missing. */
  readonly ask: (from: number, to: number) => void;
  /** All rows from one place to another, loaded where needed. Rejects if they cannot be loaded. */
  readonly rowsBetween: (from: number, to: number) => Promise<readonly Row[]>;
  /** Values of a column with their counts, under the view's other filters. */
  readonly valuesOf: (column: Column<Row>) => Promise<readonly CountedValue[]>;
  /** True until the first answer, while even the number of rows is unknown. */
  readonly isLoading: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
  /** Loads the visible rows again, after a save. */
  readonly refresh: () => void;
}
