/** Where columns and rows stand: by the screen, the view's density and the room there is. */
import { useEffect, useMemo, useRef } from 'react';
import type { GridRow } from './rules/column.ts';
import { placedColumns, rowHeight } from './rules/layout.ts';
import type { GridProps } from './grid.tsx';
import { headHeight } from './grid-table.tsx';
import { phoneRowHeight } from './phone-rows.tsx';
import { leadOf } from './row-lead.tsx';
import { useCursor } from './use-cursor.ts';
import { coarsePointer, phone, useMedia, useSettledMedia } from './use-media.ts';
import { usePlacedRows } from './use-placed-rows.ts';
import { useRoom } from './use-room.ts';
import { listKey } from './use-row-window.ts';
import { useShownRows } from './use-shown-rows.ts';

/** Number of rows requested before and after the visible ones. */
const aroundShown = 10;

export function useGridLayout<Row extends GridRow>(props: GridProps<Row>) {
  const { columns, source, view, tall = false, childrenOf } = props;
  // Null: both forms are drawn, and the style sheet shows one of them.
  const settled = useSettledMedia(phone);
  const isPhone = settled === true;
  const isCoarse = useMedia(coarsePointer);
  const scroller = useRef<HTMLDivElement>(null);
  const canTick = props.bulk !== undefined;
  const lead = useMemo(() => leadOf(canTick, childrenOf !== undefined), [canTick, childrenOf]);
  const room = useRoom(scroller, lead.width);
  const placed = useMemo(() => placedColumns(columns, view, room), [columns, view, room]);
  const shownColumns = useMemo(() => placed.map(({ column }) => column), [placed]);
  const height = isPhone ? phoneRowHeight : rowHeight(view.density, tall, isCoarse);
  const rows = usePlacedRows(source, childrenOf);
  const size = { rows: rows.count, columns: placed.length };
  const cursor = useCursor(scroller, size, { rowHeight: height, headHeight, leadWidth: lead.width, columns: placed });
  const activeRow = cursor.state.anchor.row;
  const shown = useShownRows({
    scroller,
    count: rows.count,
    rowHeight: height,
    headHeight: isPhone ? 0 : headHeight,
    activeRow,
    resetKey: listKey(view),
  });
  const { first, last } = shown;
  useEffect(() => {
    rows.ask(activeRow, activeRow);
    rows.ask(Math.max(0, first - aroundShown), last + aroundShown);
  }, [rows, first, last, activeRow]);
  return { settled, isPhone, scroller, canTick, lead, placed, shownColumns, height, rows, size, cursor, shown };
}
