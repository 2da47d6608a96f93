import { useRef, type KeyboardEvent, type RefObject } from 'react';
import type { Column, GridRow } from './rules/column.ts';
import { commandOf, type Command } from './rules/grid-keys.ts';
import { everything, moved, rangeOf, stepped, wholeColumns, wholeRows, type GridState, type Size } from './rules/grid-state.ts';
import type { Cursor } from './use-cursor.ts';
import type { EditingControl } from './use-editing.ts';
import type { EditControl } from './use-edits.ts';
import type { PasteControl } from './use-paste.ts';
import type { Peek } from './use-peek.ts';
import type { PlacedRows } from './use-placed-rows.ts';
import { useScreenKeys } from './use-screen-keys.ts';
import type { ShownRows } from './use-shown-rows.ts';
import type { TickControl } from './use-ticks.ts';

interface GridKeysOptions<Row extends GridRow> {
  rows: PlacedRows<Row>;
  cursor: Cursor;
  size: Size;
  columns: readonly Column<Row>[];
  /** Null if rows cannot be ticked. */
  ticks: TickControl<Row> | null;
  edit: EditControl<Row>;
  editing: EditingControl;
  pasting: PasteControl<Row>;
  shown: ShownRows;
  peek: Peek;
  searchField: RefObject<HTMLInputElement | null>;
  openFilter: (column: string) => void;
  onOpen: ((row: Row) => void) | undefined;
}

/** Executes the command of a key. Keys that are not the grid's are left to the browser. */
export function useGridKeys<Row extends GridRow>(options: GridKeysOptions<Row>): (event: KeyboardEvent<HTMLElement>) => void {
  const { rows, cursor, size, columns, ticks, edit, editing, pasting, shown, peek, searchField, openFilter, onOpen } = options;
  const { state, go } = cursor;
  const activeRow = rows.at(state.anchor.row)?.row;
  const isEditable = columns.some(({ editor }) => editor === true);
  /** After Esc the Tab key leaves the grid instead of going to the next cell. */
  const tabLeaves = useRef(false);

  const marked = (): Row[] => {
    const { top, bottom } = rangeOf(state);
    return Array.from({ length: bottom - top + 1 }, (_, step) => rows.at(top + step)?.row).filter((row) => row !== undefined);
  };
  const open = (): void => {
    if (pasting.paste !== null) {
      if (pasting.counts.faulty === 0) pasting.insert();
    } else if (!editing.begin(null)) {
      // Of a `CellLink`; a link that Tab reaches is not taken by Enter on its cell.
      const link =
        document.activeElement?.matches('[role=gridcell]') === true
          ? document.activeElement.querySelector<HTMLElement>('a[tabindex="-1"]')
          : null;
      if (link !== null) link.click();
      else if (activeRow !== undefined) onOpen?.(activeRow);
    }
  };
  const escape = (): void => {
    if (pasting.paste !== null) pasting.discard();
    else if (peek.isOpen) peek.close();
    else tabLeaves.current = true;
  };
  const step = (by: 1 | -1): boolean => {
    const next = isEditable && !tabLeaves.current ? stepped(state, by, size) : null;
    if (next !== null) go(next);
    return next !== null;
  };
  // Keeps the start visible: the end may be ten thousand rows away.
  const markWhole = (next: GridState): void => go(next, next.anchor);
  const simple: Readonly<Record<Exclude<Command['do'], 'move' | 'step' | 'edit'>, () => void>> = {
    markColumns: () => markWhole(wholeColumns(state, size)),
    markRows: () => markWhole(wholeRows(state, size)),
    markAll: () => markWhole(everything(size)),
    open,
    escape,
    clear: editing.clear,
    fillDown: editing.fillDown,
    undo: pasting.paste === null ? edit.undo : pasting.discard,
    redo: edit.redo,
    nextFault: editing.nextFault,
    search: () => {
      searchField.current?.focus();
      searchField.current?.select();
    },
    peek: peek.toggle,
    filter: () => openFilter(columns[state.anchor.column]?.key ?? ''),
    save: edit.save,
    takeNearest: editing.takeNearest,
    tick: () => ticks?.toggle(marked()),
  };

  /** Returns whether the command was executed here. */
  const run = (command: Command): boolean => {
    if (command.do === 'step') return step(command.by);
    if (command.do === 'edit') return editing.begin(command.typed);
    if (command.do === 'move') go(moved(state, command.move, command.extend, size));
    else simple[command.do]();
    return true;
  };
  const press = (event: KeyboardEvent<HTMLElement> | globalThis.KeyboardEvent, mayType: boolean): void => {
    const command = commandOf(event, Math.max(1, shown.last - shown.first), mayType);
    if (command === null) return;
    if (run(command)) event.preventDefault();
    if (command.do !== 'escape') tabLeaves.current = false;
  };
  useScreenKeys((event) => {
    const isSave = event.ctrlKey || event.metaKey;
    // Only in the grid does a letter open the active cell.
    if (isSave || ['/', 'j', 'k', 'F8'].includes(event.key) || (arrows.has(event.key) && isIdle(event.target))) press(event, false);
  });
  return (event) => {
    if (event.target instanceof Element && !belongsTo(event.target, event.key)) press(event, editing.mayType(event.key));
  };
}

const arrows: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown']);

/** Nothing has the focus, and the page has nothing to scroll: the arrows can only be meant for the list. */
function isIdle(target: EventTarget | null): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return (target === document.body || (target instanceof Element && target.id === 'inhalt')) && scrollHeight <= clientHeight;
}

/** Fields keep all their keys, buttons and links the ones that activate them. */
function belongsTo(target: Element, key: string): boolean {
  if (target.closest('input:not([type=checkbox]), select') !== null) return true;
  return target.closest('button, a, input') !== null && (key === 'Enter' || key === ' ');
}
