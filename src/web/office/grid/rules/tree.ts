/** Composite rows: children are shown below their opened parent. Converts places on the screen to places in the list and back. */
import type { GridRow, RowId } from './column.ts';

export interface OpenedRow<Row> {
  /** Place of the parent in the list. */
  readonly index: number;
  readonly children: readonly Row[];
}

export interface PlacedRow<Row> {
  readonly row: Row;
  /** 1 for rows of the list, 2 for their children. */
  readonly level: 1 | 2;
}

/** `opened` in list order. */
export function countWith<Row>(count: number, opened: readonly OpenedRow<Row>[]): number {
  return count + opened.reduce((sum, { children }) => sum + children.length, 0);
}

/** The row at a place on the screen: a row of the list, by its index, or a child. */
export function placeOf<Row>(opened: readonly OpenedRow<Row>[], place: number): { index: number } | { child: Row } {
  let before = 0;
  for (const { index, children } of opened) {
    if (place - before <= index) break;
    const within = place - before - index - 1;
    const child = children[within];
    if (child !== undefined) return { child };
    before += children.length;
  }
  return { index: place - before };
}

/** The opened rows among the loaded ones, in list order. */
export function openedRows<Row extends GridRow>(
  loaded: Iterable<readonly [number, Row]>,
  isOpen: ReadonlySet<RowId>,
  childrenOf: (row: Row) => readonly Row[],
): OpenedRow<Row>[] {
  if (isOpen.size === 0) return [];
  const opened: OpenedRow<Row>[] = [];
  for (const [index, row] of loaded) {
    if (isOpen.has(row.id)) opened.push({ index, children: childrenOf(row) });
  }
  return opened.toSorted((one, other) => one.index - other.index);
}
