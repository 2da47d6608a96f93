import { useState } from 'react';
import { lockOf, mayEdit, type Column, type GridRow } from './rules/column.ts';
import { cellText, type Draft } from './rules/edit.ts';
import { at, moved, stepped, type Position, type Size } from './rules/grid-state.ts';
import { fieldTextOf } from './rules/kind.ts';
import type { Editing, Leave } from './cell-editor.tsx';
import { nextFault } from './next-fault.ts';
import type { Cursor } from './use-cursor.ts';
import type { EditControl } from './use-edits.ts';
import { useFilling, type Filling } from './use-filling.ts';
import type { PasteControl } from './use-paste.ts';
import type { PlacedRows } from './use-placed-rows.ts';

export interface EditingOptions<Row extends GridRow> {
  rows: PlacedRows<Row>;
  columns: readonly Column<Row>[];
  size: Size;
  cursor: Cursor;
  edit: EditControl<Row>;
  pasting: PasteControl<Row>;
  say: (notice: string) => void;
}

export interface EditingControl extends Filling {
  readonly editing: Editing | null;
  /** Of the active cell; undefined: as stored. */
  readonly draft: Draft | undefined;
  /** Opens the active cell's field; false if it cannot be changed. */
  readonly begin: (typed: string | null) => boolean;
  readonly commit: (text: string, leave: Leave) => void;
  readonly cancel: () => void;
  readonly nextFault: () => void;
  readonly takeNearest: () => void;
  readonly resolve: (keep: 'mine' | 'theirs') => void;
  /** Whether a character opens the active cell's field. */
  readonly mayType: (key: string) => boolean;
}

const moves: Readonly<Record<Leave, readonly [number, number]>> = {
  stay: [0, 0],
  down: [1, 0],
  up: [-1, 0],
  left: [0, -1],
  right: [0, 1],
  next: [0, 1],
  previous: [0, -1],
};

/** Editing cells: in their field, by filling and clearing, and jumping from fault to fault. */
export function useEditing<Row extends GridRow>(options: EditingOptions<Row>): EditingControl {
  const { rows, columns, size, cursor, edit, pasting, say } = options;
  const [editing, setEditing] = useState<Editing | null>(null);
  const { anchor } = cursor.state;
  const row = rows.at(anchor.row)?.row;
  const column = columns[anchor.column];
  const filling = useFilling({ rows, columns, cursor, edit, say });
  const draftAt = (of: Row, key: string): Draft | undefined =>
    pasting.paste?.cells.get(of.id)?.drafts.get(key) ?? edit.edits.rows.get(of.id)?.cells.get(key);

  const setText = (position: Position, text: string): void => {
    const [of, at] = [rows.at(position.row)?.row, columns[position.column]];
    if (of === undefined || at === undefined) return;
    if (!pasting.type(of.id, at, text)) edit.write([{ row: of, key: at.key, text }]);
  };
  return {
    ...filling,
    editing,
    draft: row === undefined || column === undefined ? undefined : draftAt(row, column.key),
    begin: (typed) => {
      if (row === undefined || column === undefined) return false;
      if (!mayEdit(column, row)) {
        const lock = lockOf(column, row);
        if (lock !== null) say(lock);
        return lock !== null;
      }
      const text = typed ?? draftAt(row, column.key)?.text ?? cellText(edit.edits, column, row);
      setEditing({ place: anchor.row, index: anchor.column, text, typed: typed !== null });
      return true;
    },
    commit: (text, leave) => {
      setEditing(null);
      if (editing !== null) setText({ row: editing.place, column: editing.index }, text);
      const [down, across] = moves[leave];
      const next =
        leave === 'next' || leave === 'previous'
          ? stepped(cursor.state, leave === 'next' ? 1 : -1, size)
          : moved(at(anchor), { by: 'cell', rows: down, columns: across }, false, size);
      if (leave !== 'stay') {
        cursor.go(next ?? cursor.state);
        cursor.focus();
      }
    },
    cancel: () => {
      setEditing(null);
      cursor.focus();
    },
    nextFault: () => {
      const next = nextFault({ rows, columns, size, draftAt }, anchor);
      if (next !== null) cursor.go(at(next));
    },
    takeNearest: () => {
      const nearest = row === undefined || column === undefined ? undefined : draftAt(row, column.key)?.fault?.nearest;
      if (nearest !== undefined && column !== undefined) setText(anchor, fieldTextOf(column, nearest));
      cursor.focus();
    },
    resolve: (keep) => {
      if (row !== undefined && column !== undefined) edit.resolve(row.id, column.key, keep);
      cursor.focus();
    },
    mayType: (key) => {
      if (row === undefined || column === undefined || !mayEdit(column, row)) return false;
      return ['number', 'money', 'date'].includes(column.kind) ? /^[0-9+.,-]$/.test(key) : true;
    },
  };
}
