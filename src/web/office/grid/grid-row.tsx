import { memo } from 'react';
import type { GridRow as Row, Value } from './rules/column.ts';
import type { DraftCells } from './rules/edit.ts';
import type { PlacedColumn } from './rules/layout.ts';
import type { Editing, Leave } from './cell-editor.tsx';
import { GridCell } from './grid-cell.tsx';
import { RowLead, type Lead } from './row-lead.tsx';
import styles from './grid-row.module.css';

/** Which columns of this row the marked range covers, and whether the range starts or ends here. */
export interface RowMark {
  readonly left: number;
  readonly right: number;
  readonly isTop: boolean;
  readonly isBottom: boolean;
}

export interface GridRowProps<R extends Row> {
  /** Undefined while loading: the row keeps its height and its place. */
  row: R | undefined;
  place: number;
  /** Its number in the list; null for a part. */
  number: number | null;
  top: number;
  height: number;
  width: number;
  columns: readonly PlacedColumn<R>[];
  lead: Lead;
  level: 1 | 2;
  /** Whether the row has parts, and whether they are shown. */
  parts: 'none' | 'closed' | 'open';
  ticked: boolean;
  /** Column of the active cell, -1 if it is in another row. */
  active: number;
  mark: RowMark | null;
  /** Unsaved cells of the row, and those of a pasted block in preview. */
  drafts: DraftCells | undefined;
  pasted: DraftCells | undefined;
  /** Values saved since the row was read. */
  saved: ReadonlyMap<string, Value> | undefined;
  /** Set if the open field is in this row. */
  editing: Editing | null;
  tipId: string;
  onCommit: (text: string, leave: Leave) => void;
  onCancel: () => void;
}

function RowOf<R extends Row>(props: GridRowProps<R>) {
  const { row, place, top, height, width, columns, lead, level, parts, ticked, active, mark, editing } = props;
  const classes = [
    styles['row'],
    ticked ? styles['ticked'] : '',
    parts === 'none' ? '' : styles['parent'],
    level === 2 ? styles['child'] : '',
  ];
  return (
    <div
      role="row"
      className={classes.filter(Boolean).join(' ')}
      style={{ transform: `translateY(${top}px)`, height, width }}
      // The head is row 1.
      aria-rowindex={place + 2}
      aria-selected={lead.tick ? ticked : undefined}
      aria-busy={row === undefined || undefined}
    >
      <RowLead lead={lead} place={place} number={props.number} isLoaded={row !== undefined} parts={parts} ticked={ticked} />
      {columns.map((placed, index) => (
        <GridCell
          key={placed.column.key}
          placed={placed}
          row={row}
          place={place}
          index={index}
          leadWidth={lead.width}
          leadCount={lead.count}
          isActive={active === index}
          mark={mark !== null && index >= mark.left && index <= mark.right ? mark : null}
          draft={props.pasted?.get(placed.column.key) ?? props.drafts?.get(placed.column.key)}
          isPasted={props.pasted?.has(placed.column.key) === true}
          saved={props.saved?.get(placed.column.key)}
          editing={editing?.index === index ? editing : null}
          tipId={props.tipId}
          onCommit={props.onCommit}
          onCancel={props.onCancel}
        />
      ))}
    </div>
  );
}

/** Renders again only when something in the row changed: an arrow key affects two rows, not the whole screen. */
export const GridRow = memo(RowOf) as typeof RowOf;
