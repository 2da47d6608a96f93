/** State and actions of a grid: the marked cells, ticks, edits and their fields, the open filter. */
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { GridRow } from './rules/column.ts';
import { plainView, type GridView } from './rules/grid-view.ts';
import { clickOn } from './click-on.ts';
import type { GridProps } from './grid.tsx';
import { positionOf } from './use-cursor.ts';
import { useEditing } from './use-editing.ts';
import { useEdits } from './use-edits.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useGridLayout } from './use-grid-layout.ts';
import { usePaste } from './use-paste.ts';
import { usePeek } from './use-peek.ts';
import { listKey } from './use-row-window.ts';
import { useTicks } from './use-ticks.ts';
import { useUnsaved } from './use-unsaved.ts';
import { useViews } from './use-views.ts';

export type GridControl<Row extends GridRow> = ReturnType<typeof useGrid<Row>>;

export function useGrid<Row extends GridRow>(props: GridProps<Row>) {
  const { columns, source, view, onView, today, standard = plainView, onActive, onOpen } = props;
  const named = useViews(props.views, view, standard, onView);
  const layout = useGridLayout(props);
  const { rows, cursor, size, shown, shownColumns, canTick } = layout;
  const searchField = useRef<HTMLInputElement>(null);
  const ticks = useTicks<Row>(source.rowCount, listKey({ ...view, sort: [] }));
  /** Key of the column whose filter is open. */
  const [openFilter, setOpenFilter] = useState<string | null>(null);
  const active = rows.at(cursor.state.anchor.row)?.row;
  const peek = usePeek(active, props.onPeek);
  const [notice, say] = useState('');
  const own = useEdits(columns, today, source, props.onSave);
  const edit = props.edit ?? own;
  const pasting = usePaste({ rows, columns: shownColumns, cursor, edit, say });
  const editing = useEditing({ rows, columns: shownColumns, size, cursor, edit, pasting, say });
  const onKeyDown = useGridKeys({
    rows,
    cursor,
    size,
    columns: shownColumns,
    ticks: canTick ? ticks : null,
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
  useEffect(() => {
    if (active !== undefined) onActive?.(active);
  }, [active, onActive]);
  return {
    ...layout,
    named,
    searchField,
    ticks,
    openFilter,
    setOpenFilter,
    active,
    notice,
    edit,
    pasting,
    editing,
    tipId: useId(),
    changeView: useViewChange(view, onView),
    onKeyDown,
    onClick: clickOn(rows, ticks),
    onDoubleClick: (event: { target: EventTarget | null }): void => {
      const position = positionOf(event.target);
      const row = position === null ? undefined : rows.at(position.row)?.row;
      if (row !== undefined && !editing.begin(null)) onOpen?.(row);
    },
  };
}

/** Changes the view of the moment, not that of the last drawing. */
function useViewChange(view: GridView, onView: (view: GridView) => void): (next: (view: GridView) => GridView) => void {
  const latest = useRef({ view, onView });
  useEffect(() => {
    latest.current = { view, onView };
  });
  return useCallback((next) => latest.current.onView(next(latest.current.view)), []);
}
