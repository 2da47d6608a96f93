/** Filling cells from others: Ctrl+D, the handle, and clearing. */
import { mayEdit, type Column, type GridRow } from './column.ts';
import type { CellText } from './edit.ts';

/** Repeats each column's first texts over the rest; locked cells are left alone. */
export function filledDown<Row extends GridRow>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sources: number,
  textAt: (row: Row, column: Column<Row>) => string,
): CellText<Row>[] {
  return rows.slice(sources).flatMap((row, index) =>
    columns
      .filter((column) => mayEdit(column, row))
      .flatMap((column) => {
        const source = rows[index % sources];
        return source === undefined ? [] : [{ row, key: column.key, text: textAt(source, column) }];
      }),
  );
}

export function emptied<Row extends GridRow>(rows: readonly Row[], columns: readonly Column<Row>[]): CellText<Row>[] {
  return rows.flatMap((row) => columns.filter((column) => mayEdit(column, row)).map(({ key }) => ({ row, key, text: '' })));
}

/** Number of cells in a block that a change leaves alone. */
export function unchangeable<Row extends GridRow>(rows: readonly Row[], columns: readonly Column<Row>[]): number {
  return rows.reduce((sum, row) => sum + columns.filter((column) => !mayEdit(column, row)).length, 0);
}
