import type { Column, GridRow } from './rules/column.ts';
import { isFaulty, type Draft } from './rules/edit.ts';
import type { Position, Size } from './rules/grid-state.ts';
import type { PlacedRows } from './use-placed-rows.ts';

interface DraftCells<Row extends GridRow> {
  rows: PlacedRows<Row>;
  columns: readonly Column<Row>[];
  size: Size;
  draftAt: (row: Row, key: string) => Draft | undefined;
}

/** The next faulty draft behind a cell, row by row and once around; null: none. */
export function nextFault<Row extends GridRow>({ rows, columns, size, draftAt }: DraftCells<Row>, from: Position): Position | null {
  const cells = size.rows * size.columns;
  const start = from.row * size.columns + from.column;
  for (let place = from.row; place <= from.row + size.rows; place += 1) {
    const found = rows.at(place % size.rows)?.row;
    if (found === undefined) continue;
    const index = columns.findIndex(({ key }, each) => {
      const draft = draftAt(found, key);
      const isBehind = place * size.columns + each > start && place * size.columns + each <= start + cells;
      return isBehind && draft !== undefined && isFaulty(draft);
    });
    if (index >= 0) return { row: place % size.rows, column: index };
  }
  return null;
}
