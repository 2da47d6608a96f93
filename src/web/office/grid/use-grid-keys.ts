import type { KeyboardEvent, RefObject } from 'react';
import type { GridRow } from './rules/column.ts';
import { commandOf, type Command } from './rules/grid-keys.ts';
import { everything, moved, rangeOf, wholeColumns, wholeRows, type Size } from './rules/grid-state.ts';
import type { PlacedColumn } from './rules/layout.ts';
import type { Cursor } from './use-cursor.ts';
import type { Peek } from './use-peek.ts';
import type { PlacedRows } from './use-placed-rows.ts';
import { useScreenKeys } from './use-screen-keys.ts';
import type { ShownRows } from './use-shown-rows.ts';
import type { TickControl } from './use-ticks.ts';

export type Panel = { readonly kind: 'filter'; readonly key: string } | { readonly kind: 'help' };

interface GridKeysOptions<Row extends GridRow> {
  rows: PlacedRows<Row>;
  cursor: Cursor;
  size: Size;
  placed: readonly PlacedColumn<Row>[];
  /** Null where rows cannot be ticked. */
  ticks: TickControl<Row> | null;
  shown: ShownRows;
  peek: Peek;
  searchField: RefObject<HTMLInputElement | null>;
  setPanel: (panel: Panel | null) => void;
  onOpen: ((row: Row) => void) | undefined;
}

/** Carries out what a key means. Whatever is not the grid's key stays with the browser. */
export function useGridKeys<Row extends GridRow>(options: GridKeysOptions<Row>): (event: KeyboardEvent<HTMLElement>) => void {
  const { rows, cursor, size, placed, ticks, shown, peek, searchField, setPanel, onOpen } = options;
  const { state, go } = cursor;
  const activeRow = rows.at(state.anchor.row)?.row;

  /** Whether the command was this grid's to carry out. */
  const run = (command: Command): boolean => {
    switch (command.do) {
      case 'move':
        go(moved(state, command.move, command.extend, size));
        return true;
      case 'step':
        return false;
      case 'markColumns':
        go(wholeColumns(state, size));
        return true;
      case 'markRows':
        go(wholeRows(state, size));
        return true;
      case 'markAll':
        go(everything(size));
        return true;
      case 'open':
        if (activeRow !== undefined) onOpen?.(activeRow);
        return onOpen !== undefined;
      case 'tick':
        ticks?.toggle(rowsIn(rangeOf(state).top, rangeOf(state).bottom));
        return ticks !== null;
      case 'peek':
        peek.toggle();
        return true;
      case 'escape':
        peek.close();
        return peek.isOpen;
      case 'search':
        searchField.current?.focus();
        searchField.current?.select();
        return true;
      case 'filter':
        setPanel({ kind: 'filter', key: placed[state.anchor.column]?.column.key ?? '' });
        return true;
      case 'help':
        setPanel({ kind: 'help' });
        return true;
      default:
        return false;
    }
  };
  const rowsIn = (top: number, bottom: number): Row[] =>
    Array.from({ length: bottom - top + 1 }, (_, step) => rows.at(top + step)?.row).filter((row) => row !== undefined);

  const press = (event: KeyboardEvent<HTMLElement> | globalThis.KeyboardEvent): void => {
    const command = commandOf(event, Math.max(1, shown.last - shown.first), false);
    if (command !== null && run(command)) event.preventDefault();
  };
  useScreenKeys((event) => {
    if (['/', '?', 'j', 'k', 'F8'].includes(event.key)) press(event);
  });
  return (event) => {
    if (!(event.target instanceof Element) || event.target.closest('input, button, select') === null) press(event);
  };
}
