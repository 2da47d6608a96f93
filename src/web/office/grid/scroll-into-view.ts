import type { Position } from './rules/grid-state.ts';
import type { PlacedColumn } from './rules/layout.ts';
import type { GridRow } from './rules/column.ts';

export interface GridMeasures<Row extends GridRow> {
  readonly rowHeight: number;
  readonly headHeight: number;
  readonly leadWidth: number;
  readonly columns: readonly PlacedColumn<Row>[];
}

/** Scrolls no further than needed to show the whole cell clear of the head and the frozen columns. */
export function scrollToCell<Row extends GridRow>(scroller: HTMLElement, { row, column }: Position, measures: GridMeasures<Row>): void {
  const { rowHeight, headHeight, leadWidth, columns } = measures;
  const top = row * rowHeight;
  const visible = scroller.clientHeight - headHeight;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (top + rowHeight > scroller.scrollTop + visible) scroller.scrollTop = top + rowHeight - visible;

  const placed = columns[column];
  if (placed === undefined || placed.frozen) return;
  const frozenWidth = columns.filter(({ frozen }) => frozen).reduce((sum, { width }) => sum + width, leadWidth);
  const left = leadWidth + placed.left;
  if (left < scroller.scrollLeft + frozenWidth) scroller.scrollLeft = left - frozenWidth;
  else if (left + placed.width > scroller.scrollLeft + scroller.clientWidth) {
    scroller.scrollLeft = left + placed.width - scroller.clientWidth;
  }
}
