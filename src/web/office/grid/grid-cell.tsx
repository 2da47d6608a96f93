import type { ReactNode } from 'react';
import { isRightAligned, valueOf, type Column, type GridRow, type Value } from './rules/column.ts';
import { textOf } from './rules/kind.ts';
import type { PlacedColumn } from './rules/layout.ts';
import type { RowMark } from './grid-row.tsx';
import { StateSquare } from './state-square.tsx';
import styles from './grid-cell.module.css';

interface GridCellProps<Row extends GridRow> {
  placed: PlacedColumn<Row>;
  row: Row | undefined;
  place: number;
  index: number;
  leadWidth: number;
  leadCount: number;
  isActive: boolean;
  mark: RowMark | null;
}

export function GridCell<Row extends GridRow>(props: GridCellProps<Row>) {
  const { placed, row, place, index, leadWidth, leadCount, isActive, mark } = props;
  const { column } = placed;
  return (
    <div
      role="gridcell"
      className={cellClass(placed, isActive, mark, index)}
      style={placed.frozen ? { width: placed.width, left: leadWidth + placed.left } : { width: placed.width }}
      aria-colindex={leadCount + index + 1}
      aria-selected={mark === null ? undefined : true}
      tabIndex={isActive ? 0 : -1}
      data-place={place}
      data-index={index}
    >
      {row === undefined ? <span className={styles['skeleton']} /> : <CellContent column={column} row={row} value={valueOf(column, row)} />}
    </div>
  );
}

interface CellContentProps<Row extends GridRow> {
  column: Column<Row>;
  row: Row;
  value: Value;
}

/** A value as its kind is drawn, or as the list draws it. */
export function CellContent<Row extends GridRow>({ column, row, value }: CellContentProps<Row>): ReactNode {
  if (column.cell) return column.cell(row);
  const mark = column.choices?.find((choice) => choice.value === value)?.mark;
  const text = textOf(column, value);
  if (mark === undefined) return <span className={styles['text']}>{text}</span>;
  return (
    <span className={`${styles['state']} ${styles[mark]}`}>
      <StateSquare mark={mark} />
      {text}
    </span>
  );
}

function cellClass<Row extends GridRow>(
  { column, frozen, lastFrozen }: PlacedColumn<Row>,
  isActive: boolean,
  mark: RowMark | null,
  index: number,
): string {
  const names = [
    'cell',
    isRightAligned(column) && 'right',
    column.strong === true && 'strong',
    frozen && 'frozen',
    lastFrozen && 'edge',
    mark !== null && 'marked',
    mark !== null && mark.isTop && 'markTop',
    mark !== null && mark.isBottom && 'markBottom',
    mark !== null && mark.left === index && 'markLeft',
    mark !== null && mark.right === index && 'markRight',
    isActive && 'active',
  ];
  return names.flatMap((name) => (typeof name === 'string' ? [styles[name] ?? ''] : [])).join(' ');
}
