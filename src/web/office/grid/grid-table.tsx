import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import type { ListView } from '#domain/list/list-view.ts';
import type { GridRow as RowData } from './rules/column.ts';
import { isSingle, rangeOf } from './rules/grid-state.ts';
import type { PlacedColumn } from './rules/layout.ts';
import { GridHead } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';
import { HeadLead, type Lead } from './row-lead.tsx';
import type { Cursor } from './use-cursor.ts';
import type { PlacedRows } from './use-placed-rows.ts';
import type { TickControl } from './use-ticks.ts';
import { useMarks } from './use-marks.ts';
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
  view: ListView;
  openFilter: string | null;
  onSort: (key: string, also: boolean) => void;
  onFilter: (key: string) => void;
  onWidth: (key: string, width: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onClick: (event: MouseEvent) => void;
  onDoubleClick: (event: MouseEvent) => void;
}

/** Head and rows. The rows listen to nothing: the grid takes keys and clicks and finds the cell by its place. */
export function GridTable<Row extends RowData>(props: GridTableProps<Row>) {
  const { label, scroller, columns, lead, rowHeight, rows, places, cursor, ticks, view, openFilter } = props;
  const width = columns.reduce((sum, column) => sum + column.width, lead.width);
  const range = rangeOf(cursor.state);
  const { anchor } = cursor.state;
  const markOf = useMarks(range);
  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={rows.count === 0 ? 0 : -1}
      aria-label={label}
      aria-rowcount={rows.count + 1}
      aria-colcount={columns.length + lead.count}
      aria-multiselectable="true"
      className={styles['scroller']}
      onKeyDown={props.onKeyDown}
      onClick={props.onClick}
      onDoubleClick={props.onDoubleClick}
      onPointerDown={cursor.onPointerDown}
      onPointerOver={cursor.onPointerOver}
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
      <div role="rowgroup" className={styles['body']} style={{ height: rows.count * rowHeight, width }}>
        {places.map((place) => {
          const placed = rows.at(place);
          return (
            <GridRow
              key={place}
              row={placed?.row}
              level={placed?.level ?? 1}
              place={place}
              top={place * rowHeight}
              height={rowHeight}
              width={width}
              columns={columns}
              lead={lead}
              parts={placed === undefined ? 'none' : rows.partsOf(placed.row)}
              ticked={placed !== undefined && ticks.isTicked(placed.row.id)}
              active={place === anchor.row ? anchor.column : -1}
              mark={isSingle(range) ? null : markOf(place)}
            />
          );
        })}
      </div>
    </div>
  );
}
