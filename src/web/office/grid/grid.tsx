/**
 * The office's only grid: every list consists of columns as data and a source of rows.
 *
 * - `columns`: rules/column.ts. Values as in the contract (money in whole hundredths, dates as 2026-11-26).
 * - `source`: `useRowWindow` for lists on the server (pages of a fixed length), `useWholeRows` for lists that are completely loaded.
 * - `view`, `onView`: search, order, filters, columns, widths, density; rules/grid-view.ts turns them into the address and back.
 * - `views`: where a person's named views are stored (view-storage.ts, or the server); `standard` is the list's default view.
 * - `bulk`: actions for ticked rows; without it rows cannot be ticked.
 * - `childrenOf`: parts of a composite row, shown below it when it is opened.
 * - `onSave`: writes the changed rows as a block, with an answer for each; without it nothing can be changed. Columns with
 *   `editor` can be edited; cells stay drafts until Ctrl+S. `onUnsaved`: the number of drafts, for the screen's guard.
 * - `edit`: cells that are drafts of the record around the grid, saved with it; then the grid has no bar of its own.
 * - `bare`: a few rows inside a record, at full height: no search, no column choice, no foot. `onActive`: the active row.
 * - `onOpen`: Enter or double click on a row that is not edited in place; `addressOf`: what that opens, for a link on a phone.
 *   `onPeek`: Space, the row for a side view.
 */
import '../ui/density.css';
import type { ReactNode } from 'react';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { wholeList, withFilter } from '#domain/list/list-view.ts';
import type { Column, GridRow } from './rules/column.ts';
import type { GridView } from './rules/grid-view.ts';
import { rangeOf } from './rules/grid-state.ts';
import type { Ticks } from './rules/ticks.ts';
import { PasteBar, SaveBar } from './edit-bars.tsx';
import { FilterPopover } from './filter-popover.tsx';
import { GridCells } from './grid-cells.tsx';
import { GridFoot } from './grid-foot.tsx';
import { GridMessage } from './grid-message.tsx';
import { GridToolbar } from './grid-toolbar.tsx';
import { PhoneRows } from './phone-rows.tsx';
import type { RowSource } from './row-source.ts';
import type { EditControl, SaveRows } from './use-edits.ts';
import { useGrid, type GridControl } from './use-grid.ts';
import { listKey } from './use-row-window.ts';
import type { Views } from './use-views.ts';
import { ViewTabs } from './view-tabs.tsx';
import { gridWords as t } from './grid-words.ts';
import styles from './grid.module.css';

export interface Ticked {
  readonly ticks: Ticks;
  readonly count: number;
  readonly clear: () => void;
}

export interface GridProps<Row extends GridRow> {
  /** Name of the rows for screen readers: "Produkte". */
  label: string;
  columns: readonly Column<Row>[];
  source: RowSource<Row>;
  view: GridView;
  onView: (view: GridView) => void;
  today: PlainDate;
  standard?: GridView;
  views?: Views | undefined;
  searchHint?: string;
  /** What to do while there are no rows at all. */
  emptyHint?: string | undefined;
  /** Rows with a picture or a second line. */
  tall?: boolean | 'pictures';
  bulk?: ((ticked: Ticked) => ReactNode) | undefined;
  childrenOf?: ((row: Row) => readonly Row[]) | undefined;
  onSave?: SaveRows | undefined;
  edit?: EditControl<Row> | undefined;
  onUnsaved?: ((cells: number) => void) | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  addressOf?: ((row: Row) => string) | undefined;
  onPeek?: ((row: Row | null) => void) | undefined;
  bare?: boolean;
  onActive?: ((row: Row) => void) | undefined;
}

export function Grid<Row extends GridRow>(props: GridProps<Row>) {
  const { label, columns, source, view, onView, searchHint = t.search, views, bare = false } = props;
  const grid = useGrid(props);
  const { rows, shown, settled, isPhone, ticks, pasting, editing } = grid;
  const key = listKey(view);
  const classes = [
    styles['grid'],
    bare ? styles['bare'] : '',
    rows.count === 0 ? styles['none'] : '',
    settled === null ? styles['unsettled'] : '',
  ];
  return (
    <section className={classes.join(' ')} data-density={view.density} aria-label={label}>
      {views === undefined ? null : <ViewTabs control={grid.named} active={view.name} />}
      {bare ? null : (
        <GridToolbar
          columns={columns}
          view={view}
          onView={onView}
          searchHint={searchHint}
          searchField={grid.searchField}
          onLeaveSearch={grid.cursor.focus}
        />
      )}
      {settled === false ? null : (
        <div
          ref={isPhone ? grid.scroller : null}
          className={`${styles['scroller']} ${styles['items']}`}
          // Rows that nobody can press are scrolled by keyboard all the same.
          {...(props.onOpen === undefined ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}
        >
          <PhoneRows
            columns={grid.shownColumns}
            places={shown.places}
            rowAt={rows.at}
            count={rows.count}
            onOpen={props.onOpen}
            addressOf={props.addressOf}
          />
        </div>
      )}
      {isPhone ? null : <GridCells label={label} view={view} grid={grid} />}
      {source.failed || rows.count === 0 ? (
        <GridMessage
          failed={source.failed}
          isLoading={source.isLoading}
          isFiltered={key !== listKey(wholeList) && key !== listKey({ ...wholeList, sort: view.sort })}
          hint={props.emptyHint}
          onRetry={source.retry}
          onClear={() => onView({ ...view, search: '', filters: {} })}
        />
      ) : null}
      <PasteBar control={pasting} onNextFault={editing.nextFault} onLeave={grid.cursor.focus} />
      {pasting.paste === null && props.edit === undefined ? (
        <SaveBar edit={grid.edit} onNextFault={editing.nextFault} onLeave={grid.cursor.focus} />
      ) : null}
      {bare ? null : (
        <GridFoot
          editable={columns.some(({ editor }) => editor === true)}
          notice={grid.notice}
          rowCount={source.rowCount}
          shown={[shown.first, shown.last]}
          range={rangeOf(grid.cursor.state)}
          ticked={ticks.count}
          isAll={ticks.all === 'all'}
          bulk={ticks.count === 0 ? null : props.bulk?.({ ticks: ticks.ticks, count: ticks.count, clear: ticks.clear })}
          onAll={ticks.tickAll}
          onNone={ticks.clear}
        />
      )}
      <OpenFilter {...props} grid={grid} />
    </section>
  );
}

interface OpenFilterProps<Row extends GridRow> extends Pick<GridProps<Row>, 'columns' | 'source' | 'view' | 'today'> {
  grid: GridControl<Row>;
}

function OpenFilter<Row extends GridRow>({ columns, source, view, today, grid }: OpenFilterProps<Row>) {
  const { openFilter, setOpenFilter, changeView, scroller } = grid;
  const filtered = columns.find((column) => column.key === openFilter);
  if (filtered === undefined) return null;
  return (
    <FilterPopover
      key={filtered.key}
      column={filtered}
      filter={view.filters[filtered.key]}
      today={today}
      anchor={() => scroller.current?.querySelector(`[data-head="${filtered.key}"]`) ?? null}
      loadValues={() => source.valuesOf(filtered)}
      onFilter={(filter) => changeView((now) => ({ ...now, ...withFilter(now, filtered.key, filter) }))}
      onSort={(descending) => changeView((now) => ({ ...now, sort: [{ column: filtered.key, descending }] }))}
      onClose={() => setOpenFilter(null)}
    />
  );
}
