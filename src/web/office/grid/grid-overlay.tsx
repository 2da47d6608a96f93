import type { CSSProperties, ReactNode } from 'react';
import { lockOf, mayEdit, type GridRow } from './rules/column.ts';
import type { Draft } from './rules/edit.ts';
import { rangeOf, type GridState } from './rules/grid-state.ts';
import type { PlacedColumn } from './rules/layout.ts';
import { CellTip } from './cell-tip.tsx';
import type { EditingControl } from './use-editing.ts';
import { useFillHandle } from './use-fill-handle.ts';
import styles from './grid-overlay.module.css';

interface GridOverlayProps<Row extends GridRow> {
  tipId: string;
  state: GridState;
  row: Row | undefined;
  draft: Draft | undefined;
  columns: readonly PlacedColumn<Row>[];
  leadWidth: number;
  headHeight: number;
  rowHeight: number;
  /** Last visible row: near it the tip is placed above its cell. */
  lastShown: number;
  editing: EditingControl;
}

/** Overlays that scroll with the cells: the fill handle, and the tip of the active cell. */
export function GridOverlay<Row extends GridRow>(props: GridOverlayProps<Row>): ReactNode {
  const { tipId, state, row, draft, columns, leadWidth, headHeight, rowHeight, lastShown, editing } = props;
  const range = rangeOf(state);
  const handle = useFillHandle(editing.fillTo);
  const active = columns[state.anchor.column];
  const corner = columns[range.right];
  if (row === undefined || active === undefined || corner === undefined || editing.editing !== null) return null;
  const right = leadWidth + corner.left + corner.width;
  const target = handle.target === null || handle.target <= range.bottom ? range.bottom : handle.target;
  const left = leadWidth + (columns[range.left]?.left ?? 0);
  const area = { left, width: right - left, top: headHeight + range.top * rowHeight, height: (target - range.top + 1) * rowHeight };
  return (
    <>
      {mayEdit(active.column, row) && !corner.frozen ? (
        <>
          {handle.target === null ? null : <span className={styles['area']} style={area} />}
          <span
            data-fill
            className={styles['handle']}
            style={{ left: right - 5, top: headHeight + (range.bottom + 1) * rowHeight - 5 }}
            onPointerDown={handle.onPointerDown}
            onPointerMove={handle.onPointerMove}
            onPointerUp={handle.onPointerUp}
          />
        </>
      ) : null}
      <CellTip
        id={tipId}
        column={active.column}
        draft={draft}
        lock={lockOf(active.column, row)}
        style={tipPlace(state.anchor.row, leadWidth + active.left, lastShown, headHeight, rowHeight)}
        onNearest={editing.takeNearest}
        onResolve={editing.resolve}
      />
    </>
  );
}

/** Number of rows that a tip below its cell may cover. */
const tipRows = 3;

function tipPlace(place: number, left: number, lastShown: number, headHeight: number, rowHeight: number): CSSProperties {
  const top = headHeight + place * rowHeight;
  if (place + tipRows <= lastShown || place < tipRows) return { left, top: top + rowHeight + 4 };
  return { left, top: top - 4, transform: 'translateY(-100%)' };
}
