import { useState } from 'react';
import { lockOf, mayEdit, type Column, type GridRow } from './rules/column.ts';
import { cellText, isFaulty, type Draft } from './rules/edit.ts';
import { emptied, filledDown, unchangeable } from './rules/fill.ts';
import { at, moved, rangeOf, stepped, type Position, type Size } from './rules/grid-state.ts';
import { fieldTextOf } from './rules/kind.ts';
import type { Editing, Leave } from './cell-editor.tsx';
import type { Cursor } from './use-cursor.ts';
import type { EditControl } from './use-edits.ts';
import type { PasteControl } from './use-paste.ts';
import type { PlacedRows } from './use-placed-rows.ts';
import { gridWords as t } from './words.ts';

export interface EditingOptions<Row extends GridRow> {
  rows: PlacedRows<Row>;
  columns: readonly Column<Row>[];
  size: Size;
  cursor: Cursor;
  edit: EditControl<Row>;
  pasting: PasteControl<Row>;
  say: (notice: string) => void;
}

export interface EditingControl {
  readonly editing: Editing | null;
  /** Opens the active cell's field; false if it cannot be changed. */
  readonly begin: (typed: string | null) => boolean;
  readonly commit: (text: string, leave: Leave) => void;
  readonly cancel: () => void;
  readonly clear: () => void;
  readonly fillDown: () => void;
  /** Repeats the marked rows down to a place. */
  readonly fillTo: (place: number) => void;
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
  const draftAt = (of: Row, key: string): Draft | undefined =>
    pasting.paste?.cells.get(of.id)?.drafts.get(key) ?? edit.edits.rows.get(of.id)?.cells.get(key);

  const setText = (position: Position, text: string): void => {
    const [of, at] = [rows.at(position.row)?.row, columns[position.column]];
    if (of === undefined || at === undefined) return;
    if (!pasting.type(of.id, at, text)) edit.write([{ row: of, key: at.key, text }]);
  };
  /** Rows of the marked cells down to a place, loaded where needed. */
  const onRows = (bottom: number, change: (rows: readonly Row[], columns: readonly Column<Row>[]) => void): void => {
    const { top, left, right } = rangeOf(cursor.state);
    rows.between(top, bottom).then(
      (found) => change(found, columns.slice(left, right + 1)),
      () => say(t.notLoaded),
    );
  };
  const fill = (bottom: number, sources: number): void =>
    onRows(bottom, (found, marked) => {
      edit.write(filledDown(found, marked, sources, (source, of) => cellText(edit.edits, of, source)));
      const left = unchangeable(found.slice(sources), marked);
      if (left > 0) say(t.unchanged(left));
    });

  const faultAfter = (from: Position): Position | null => {
    const cells = size.rows * size.columns;
    const start = from.row * size.columns + from.column;
    for (let place = from.row; place <= from.row + size.rows; place += 1) {
      const found = rows.at(place % size.rows)?.row;
      if (found === undefined) continue;
      const index = columns.findIndex(({ key }, each) => {
        const draft = draftAt(found, key);
        const isBehind = place * size.columns + each > start && place * size.columns + each <= start + cells;
        return isBehind && draft !== undefined && isFaulty(draft);
      });
      if (index >= 0) return { row: place % size.rows, column: index };
    }
    return null;
  };

  return {
    editing,
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
    clear: () =>
      onRows(rangeOf(cursor.state).bottom, (found, marked) => {
        edit.write(emptied(found, marked));
        const left = unchangeable(found, marked);
        if (left > 0) say(t.unchanged(left));
      }),
    fillDown: () => {
      const { top, bottom, left, right } = rangeOf(cursor.state);
      if (bottom > top) return fill(bottom, 1);
      const above = top === 0 ? null : rows.loadedBetween(top - 1, top);
      if (above !== null) {
        edit.write(filledDown(above, columns.slice(left, right + 1), 1, (source, of) => cellText(edit.edits, of, source)));
      }
      return undefined;
    },
    fillTo: (place) => {
      const range = rangeOf(cursor.state);
      if (place <= range.bottom) return;
      fill(place, range.bottom - range.top + 1);
      cursor.select({ ...range, bottom: place });
    },
    nextFault: () => {
      const next = size.rows === 0 ? null : faultAfter(anchor);
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
