import type { ClipboardEvent, KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react';
import type { ListView } from '#domain/list/list-view.ts';
import type { GridRow as RowData } from './rules/column.ts';
import { versionOf, type Edits } from './rules/edit.ts';
import { isSingle, rangeOf } from './rules/grid-state.ts';
import type { PlacedColumn } from './rules/layout.ts';
import type { Paste } from './rules/paste.ts';
import { GridHead } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';
import { HeadLead, type Lead } from './row-lead.tsx';
import type { Cursor } from './use-cursor.ts';
import type { EditingControl } from './use-editing.ts';
import { useMarks } from './use-marks.ts';
import type { PlacedRows } from './use-placed-rows.ts';
import type { TickControl } from './use-ticks.ts';
import styles from './grid.module.css';

export const headHeight = 34;

interface GridTableProps<Row extends RowData> {
  label: string;
  scroller: RefObject<HTMLDivElement | null>;
  columns: readonly PlacedColumn<Row>[];
  lead: Lead;
  rowHeight: number;
  rows: PlacedRows<Row>;
  places: readonly number[];
  cursor: Cursor;
  ticks: TickControl<Row>;
  edits: Edits<Row>;
  paste: Paste<Row> | null;
  editing: EditingControl;
  tipId: string;
  view: ListView;
  openFilter: string | null;
  onSort: (key: string, also: boolean) => void;
  onFilter: (key: string) => void;
  onWidth: (key: string, width: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onClick: (event: MouseEvent) => void;
  onDoubleClick: (event: MouseEvent) => void;
  onCopy: (event: ClipboardEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
  /** Overlays that scroll with the cells. */
  children: ReactNode;
}

const isInField = (event: ClipboardEvent): boolean =>
  event.target instanceof Element && event.target.closest('input:not([type=checkbox])') !== null;

/** Head and rows. The rows have no event handlers: the grid handles keys and clicks and finds the cell by its place. */
export function GridTable<Row extends RowData>(props: GridTableProps<Row>) {
  const { label, scroller, columns, lead, rows, cursor, ticks, view, openFilter, editing, children } = props;
  const width = columns.reduce((sum, column) => sum + column.width, lead.width);
  return (
    <div ref={scroller} className={styles['scroller']}>
      <div
        role="grid"
        tabIndex={rows.count === 0 ? 0 : -1}
        aria-label={label}
        aria-rowcount={rows.count + 1}
        aria-colcount={columns.length + lead.count}
        aria-multiselectable="true"
        aria-readonly={!columns.some(({ column }) => column.editor === true)}
        className={styles['table']}
        onKeyDown={props.onKeyDown}
        onClick={props.onClick}
        onDoubleClick={props.onDoubleClick}
        onMouseDown={cursor.onMouseDown}
        onPointerOver={cursor.onPointerOver}
        onCopy={(event) => (isInField(event) ? undefined : props.onCopy(event))}
        onPaste={(event) => (isInField(event) ? undefined : props.onPaste(event))}
      >
        <div role="rowgroup" className={styles['headGroup']}>
          <div role="row" className={styles['headRow']} style={{ width }} aria-rowindex={1}>
            <HeadLead lead={lead} all={ticks.all} onAll={ticks.all === 'none' ? ticks.tickAll : ticks.clear} />
            {columns.map((placed, index) => (
              <GridHead
                key={placed.column.key}
                placed={placed}
                index={index}
                leadWidth={lead.width}
                leadCount={lead.count}
                view={view}
                isFilterOpen={openFilter === placed.column.key}
                onSort={props.onSort}
                onFilter={props.onFilter}
                onWidth={props.onWidth}
              />
            ))}
          </div>
        </div>
        <GridRows {...props} width={width} editing={editing} />
      </div>
      {children}
    </div>
  );
}

/** Stable, so that rows without an open field need not render again. */
const nothing = (): void => undefined;

function GridRows<Row extends RowData>(props: GridTableProps<Row> & { width: number }) {
  const { columns, lead, rowHeight, rows, places, cursor, ticks, edits, paste, editing, tipId, width } = props;
  const range = rangeOf(cursor.state);
  const { anchor } = cursor.state;
  const markOf = useMarks(range);
  return (
    <div role="rowgroup" className={styles['body']} style={{ height: rows.count * rowHeight, width }}>
      {places.map((place) => {
        const placed = rows.at(place);
        const row = placed?.row;
        const open = editing.editing?.place === place ? editing.editing : null;
        const saved = row === undefined ? undefined : edits.saved.get(row.id);
        return (
          <GridRow
            key={place}
            row={row}
            level={placed?.level ?? 1}
            place={place}
            number={rows.numberAt(place)}
            top={place * rowHeight}
            height={rowHeight}
            width={width}
            columns={columns}
            lead={lead}
            parts={row === undefined ? 'none' : rows.partsOf(row)}
            ticked={row !== undefined && ticks.isTicked(row.id)}
            active={place === anchor.row ? anchor.column : -1}
            mark={isSingle(range) ? null : markOf(place)}
            drafts={row === undefined ? undefined : edits.rows.get(row.id)?.cells}
            pasted={row === undefined ? undefined : paste?.cells.get(row.id)?.drafts}
            saved={row !== undefined && saved !== undefined && saved.version > versionOf(row) ? saved.values : undefined}
            editing={open}
            tipId={tipId}
            onCommit={open === null ? nothing : editing.commit}
            onCancel={open === null ? nothing : editing.cancel}
          />
        );
      })}
    </div>
  );
}
