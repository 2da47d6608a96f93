import type { ReactNode } from 'react';
import { isRightAligned, lockOf, valueOf, type Column, type GridRow, type Value } from './rules/column.ts';
import { isFaulty, type Draft } from './rules/edit.ts';
import { fieldTextOf, textOf } from './rules/kind.ts';
import type { PlacedColumn } from './rules/layout.ts';
import { CellPanel } from './cell-panel.tsx';
import { CellEditor, type Editing, type Leave } from './cell-editor.tsx';
import type { RowMark } from './grid-row.tsx';
import { StateSquare } from './state-square.tsx';
import { StateWord } from './state-word.tsx';
import { gridWords as t } from './grid-words.ts';
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
  draft: Draft | undefined;
  isPasted: boolean;
  saved: Value | undefined;
  editing: Editing | null;
  tipId: string;
  onCommit: (text: string, leave: Leave) => void;
  onCancel: () => void;
}

export function GridCell<Row extends GridRow>(props: GridCellProps<Row>) {
  const { placed, row, place, index, leadWidth, leadCount, isActive, mark, draft, editing, tipId } = props;
  const { column } = placed;
  const isBad = draft !== undefined && isFaulty(draft);
  const lock = row === undefined || column.locked === undefined ? null : lockOf(column, row);
  return (
    <div
      role="gridcell"
      className={cellClass(props, isBad)}
      style={placed.frozen ? { width: placed.width, left: leadWidth + placed.left } : { width: placed.width }}
      aria-colindex={leadCount + index + 1}
      aria-selected={mark === null ? undefined : true}
      aria-invalid={isBad || undefined}
      aria-describedby={isActive && (isBad || lock !== null) ? tipId : undefined}
      tabIndex={isActive ? 0 : -1}
      data-place={place}
      data-index={index}
    >
      {row === undefined ? (
        <span className={styles['skeleton']} />
      ) : draft === undefined ? (
        <>
          {lock === null ? null : <Lock />}
          <CellContent column={column} row={row} value={props.saved ?? valueOf(column, row)} isOld={props.saved !== undefined} />
        </>
      ) : (
        <DraftContent column={column} draft={draft} />
      )}
      {editing === null ? null : column.panel === undefined ? (
        <CellEditor column={column} editing={editing} onCommit={props.onCommit} onCancel={props.onCancel} />
      ) : (
        <CellPanel
          title={column.head}
          start={draft?.text ?? fieldTextOf(column, props.saved ?? (row === undefined ? null : valueOf(column, row)))}
          panel={column.panel}
          onCommit={props.onCommit}
          onCancel={props.onCancel}
        />
      )}
    </div>
  );
}

/** Old value struck through before the new one; a fault has its mark. */
function DraftContent<Row extends GridRow>({ column, draft }: { column: Column<Row>; draft: Draft }) {
  const before = shownText(column, draft.before);
  const text = draft.fault !== null && draft.value === null ? draft.text : shownText(column, draft.value);
  return (
    <>
      {before === '' ? null : <s className={styles['was']}>{before}</s>}
      <b className={styles['text']}>{text === '' ? t.empty : text}</b>
      {isFaulty(draft) ? <StateSquare mark="error" /> : null}
    </>
  );
}

/** A negative number has the sign that people read; what is copied keeps the one that other programs read. */
function shownText<Row extends GridRow>(column: Column<Row>, value: Value): string {
  const text = column.summary?.(value) ?? textOf(column, value);
  return typeof value === 'number' && value < 0 ? text.replace(/^-/, '−') : text;
}

function Lock() {
  return (
    <svg className={styles['lock']} viewBox="0 0 12 14" role="img" aria-label={t.locked}>
      <path d="M3 6V4a3 3 0 0 1 6 0v2h2v8H1V6zm1.500 0h3V4a1.500 1.500 0 0 0-3 0z" />
    </svg>
  );
}

interface CellContentProps<Row extends GridRow> {
  column: Column<Row>;
  row: Row;
  value: Value;
  /** The row is older than the value: the list's own rendering would show the previous one. */
  isOld?: boolean;
}

/** A value rendered by its kind, or by the list's own rendering. */
export function CellContent<Row extends GridRow>({ column, row, value, isOld = false }: CellContentProps<Row>): ReactNode {
  if (column.cell && !isOld) return column.cell(row);
  const mark = column.choices?.find((choice) => choice.value === value)?.mark;
  const text = shownText(column, value);
  if (mark === undefined) return <span className={styles['text']}>{text}</span>;
  return <StateWord mark={mark}>{text}</StateWord>;
}

function cellClass<Row extends GridRow>(props: GridCellProps<Row>, isBad: boolean): string {
  const { placed, isActive, mark, index, draft, isPasted } = props;
  const { column, frozen, lastFrozen } = placed;
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
    draft !== undefined && (isPasted ? 'pasted' : 'unsaved'),
    isActive && 'active',
    isBad && 'faulty',
  ];
  return names.flatMap((name) => (typeof name === 'string' ? [styles[name] ?? ''] : [])).join(' ');
}
