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
 * - `onOpen`: Enter or double click on a row that is not edited in place. `onPeek`: Space, the row for a side view.
 */
import '../ui/density.css';
import { useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { wholeList, withFilter } from '#domain/list/list-view.ts';
import type { Column, GridRow } from './rules/column.ts';
import { plainView, withSort, type GridView } from './rules/grid-view.ts';
import { rangeOf } from './rules/grid-state.ts';
import { placedColumns, rowHeight } from './rules/layout.ts';
import type { Ticks } from './rules/ticks.ts';
import { clickOn } from './click-on.ts';
import { PasteBar, SaveBar } from './edit-bars.tsx';
import { FilterPopover } from './filter-popover.tsx';
import { GridFoot } from './grid-foot.tsx';
import { GridMessage } from './grid-message.tsx';
import { GridOverlay } from './grid-overlay.tsx';
import { GridTable, headHeight } from './grid-table.tsx';
import { GridToolbar } from './grid-toolbar.tsx';
import { PhoneRows, phoneRowHeight } from './phone-rows.tsx';
import { leadOf } from './row-lead.tsx';
import type { RowSource } from './row-source.ts';
import { positionOf, useCursor } from './use-cursor.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { coarsePointer, phone, useMedia, useSettledMedia } from './use-media.ts';
import { usePeek } from './use-peek.ts';
import { useEditing } from './use-editing.ts';
import { useEdits, type EditControl, type SaveRows } from './use-edits.ts';
import { usePaste } from './use-paste.ts';
import { useUnsaved } from './use-unsaved.ts';
import { usePlacedRows } from './use-placed-rows.ts';
import { listKey } from './use-row-window.ts';
import { useRoom } from './use-room.ts';
import { useShownRows } from './use-shown-rows.ts';
import { useViews, type Views } from './use-views.ts';
import { ViewTabs } from './view-tabs.tsx';
import { useTicks } from './use-ticks.ts';
import { gridWords as t } from './words.ts';
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
  onPeek?: ((row: Row | null) => void) | undefined;
  bare?: boolean;
  onActive?: ((row: Row) => void) | undefined;
}

/** Number of rows requested before and after the visible ones. */
const aroundShown = 10;

export function Grid<Row extends GridRow>(props: GridProps<Row>) {
  const { label, columns, source, view, onView, today, searchHint = t.search, tall = false, bulk, childrenOf, onSave, onOpen } = props;
  const { standard = plainView, views, bare = false, onActive } = props;
  const named = useViews(views, view, standard, onView);
  // Null: both forms are drawn, and the style sheet shows one of them.
  const settled = useSettledMedia(phone);
  const isPhone = settled === true;
  const isCoarse = useMedia(coarsePointer);
  const scroller = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLElement>(null);

  const canTick = bulk !== undefined;
  const lead = useMemo(() => leadOf(canTick, childrenOf !== undefined), [canTick, childrenOf]);
  const room = useRoom(scroller, lead.width);
  const placed = useMemo(() => placedColumns(columns, view, room), [columns, view, room]);
  const height = isPhone ? phoneRowHeight : rowHeight(view.density, tall, isCoarse);
  const rows = usePlacedRows(source, childrenOf);
  const size = { rows: rows.count, columns: placed.length };
  const measures = { rowHeight: height, headHeight, leadWidth: lead.width, columns: placed };
  const cursor = useCursor(scroller, size, measures);
  const key = listKey(view);
  const shown = useShownRows({
    scroller,
    count: rows.count,
    rowHeight: height,
    headHeight: isPhone ? 0 : headHeight,
    activeRow: cursor.state.anchor.row,
    resetKey: key,
  });
  const { first, last } = shown;
  const activePlace = cursor.state.anchor.row;
  useEffect(() => {
    rows.ask(activePlace, activePlace);
    rows.ask(Math.max(0, first - aroundShown), last + aroundShown);
  }, [rows, first, last, activePlace]);

  const ticks = useTicks<Row>(source.rowCount, listKey({ ...view, sort: [] }));
  /** Key of the column whose filter is open. */
  const [openFilter, setOpenFilter] = useState<string | null>(null);
  const peek = usePeek(rows.at(cursor.state.anchor.row)?.row, props.onPeek);
  const [notice, say] = useState('');
  const shownData = useMemo(() => placed.map(({ column }) => column), [placed]);
  const own = useEdits(columns, today, source, onSave);
  const edit = props.edit ?? own;
  const pasting = usePaste({ rows, columns: shownData, cursor, edit, say });
  const editing = useEditing({ rows, columns: shownData, size, cursor, edit, pasting, say });
  const tick = canTick ? ticks : null;
  const onKeyDown = useGridKeys({
    rows,
    cursor,
    size,
    columns: shownData,
    ticks: tick,
    edit,
    editing,
    pasting,
    shown,
    peek,
    searchField,
    openFilter: setOpenFilter,
    onOpen,
  });
  useUnsaved(edit.counts.cells, props.onUnsaved);
  const tipId = useId();

  const latest = useRef({ view, onView });
  useEffect(() => {
    latest.current = { view, onView };
  });
  const change = useCallback((next: (view: GridView) => GridView) => latest.current.onView(next(latest.current.view)), []);
  const headOf = (): Element | null => scroller.current?.querySelector(`[data-head="${openFilter ?? ''}"]`) ?? null;
  const filtered = columns.find((column) => column.key === openFilter);
  const range = rangeOf(cursor.state);
  const active = rows.at(cursor.state.anchor.row)?.row;
  useEffect(() => {
    if (active !== undefined) onActive?.(active);
  }, [active, onActive]);
  const activeKey = shownData[cursor.state.anchor.column]?.key ?? '';
  const activeDraft =
    active === undefined
      ? undefined
      : (pasting.paste?.cells.get(active.id)?.drafts.get(activeKey) ?? edit.edits.rows.get(active.id)?.cells.get(activeKey));

  return (
    <section
      ref={root}
      className={`${styles['grid']} ${bare ? styles['bare'] : ''} ${rows.count === 0 ? styles['none'] : ''} ${settled === null ? styles['unsettled'] : ''}`}
      data-density={view.density}
      aria-label={label}
    >
      {views === undefined ? null : <ViewTabs control={named} active={view.name} />}
      {bare ? null : (
        <GridToolbar
          columns={columns}
          view={view}
          onView={onView}
          searchHint={searchHint}
          searchField={searchField}
          onLeaveSearch={cursor.focus}
        />
      )}
      {settled === false ? null : (
        <div ref={isPhone ? scroller : null} className={`${styles['scroller']} ${styles['items']}`}>
          <PhoneRows columns={shownData} places={shown.places} rowAt={rows.at} count={rows.count} onOpen={onOpen} />
        </div>
      )}
      {isPhone ? null : (
        <GridTable
          label={label}
          scroller={scroller}
          columns={placed}
          lead={lead}
          rowHeight={height}
          rows={rows}
          places={shown.places}
          cursor={cursor}
          ticks={ticks}
          edits={edit.edits}
          paste={pasting.paste}
          editing={editing}
          tipId={tipId}
          view={view}
          openFilter={openFilter}
          onSort={(column, also) => change((now) => withSort(now, column, also))}
          onFilter={setOpenFilter}
          onWidth={(column, width) => change((now) => ({ ...now, widths: { ...now.widths, [column]: width } }))}
          onKeyDown={onKeyDown}
          onClick={clickOn(rows, ticks)}
          onDoubleClick={(event) => {
            const position = positionOf(event.target);
            const row = position === null ? undefined : rows.at(position.row)?.row;
            if (row !== undefined && !editing.begin(null)) onOpen?.(row);
          }}
          onCopy={pasting.onCopy}
          onPaste={pasting.onPaste}
        >
          <GridOverlay
            tipId={tipId}
            state={cursor.state}
            row={active}
            draft={activeDraft}
            columns={placed}
            leadWidth={lead.width}
            headHeight={headHeight}
            rowHeight={height}
            lastShown={shown.last}
            editing={editing}
          />
        </GridTable>
      )}
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
      <PasteBar control={pasting} onNextFault={editing.nextFault} />
      {pasting.paste === null && props.edit === undefined ? <SaveBar edit={edit} onNextFault={editing.nextFault} /> : null}
      {bare ? null : (
        <GridFoot
          editable={columns.some(({ editor }) => editor === true)}
          notice={notice}
          rowCount={source.rowCount}
          shown={[shown.first, shown.last]}
          range={range}
          ticked={ticks.count}
          isAll={ticks.all === 'all'}
          bulk={ticks.count === 0 ? null : bulk?.({ ticks: ticks.ticks, count: ticks.count, clear: ticks.clear })}
          onAll={ticks.tickAll}
          onNone={ticks.clear}
        />
      )}
      {filtered === undefined ? null : (
        <FilterPopover
          key={filtered.key}
          column={filtered}
          filter={view.filters[filtered.key]}
          today={today}
          anchor={headOf}
          loadValues={() => source.valuesOf(filtered)}
          onFilter={(filter) => change((now) => ({ ...now, ...withFilter(now, filtered.key, filter) }))}
          onSort={(descending) => change((now) => ({ ...now, sort: [{ column: filtered.key, descending }] }))}
          onClose={() => setOpenFilter(null)}
        />
      )}
    </section>
  );
}
