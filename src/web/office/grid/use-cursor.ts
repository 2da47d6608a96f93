import { useCallback, useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import type { GridRow } from './rules/column.ts';
import { at, atStart, extendedTo, inside, type GridState, type Position, type Range, type Size } from './rules/grid-state.ts';
import { scrollToCell, type GridMeasures } from './scroll-into-view.ts';

export interface Cursor {
  readonly state: GridState;
  /** Moves there with the focus and scrolls to `seen`, by default the end that moved. */
  readonly go: (next: GridState, seen?: Position) => void;
  /** Marks cells and makes the first one active, without moving the focus. */
  readonly select: (range: Range) => void;
  /** Brings the focus back to the active cell. */
  readonly focus: () => void;
  readonly onMouseDown: (event: MouseEvent) => void;
  readonly onPointerOver: (event: PointerEvent) => void;
}

/** The active cell and the marked range: by keys, clicks and dragging. The focus follows the active cell. */
export function useCursor<Row extends GridRow>(scroller: RefObject<HTMLElement | null>, size: Size, measures: GridMeasures<Row>): Cursor {
  const [kept, setState] = useState<GridState>(atStart);
  const state = inside(kept, size);
  const wantsFocus = useRef(false);
  const dragging = useRef(false);
  const latest = useRef({ measures, state });
  useEffect(() => {
    latest.current = { measures, state };
  });

  const focus = useCallback(() => {
    wantsFocus.current = true;
    focusCell(scroller.current, latest.current.state.anchor);
  }, [scroller]);

  const go = useCallback(
    (next: GridState, seen: Position = next.focus) => {
      wantsFocus.current = true;
      if (scroller.current) scrollToCell(scroller.current, seen, latest.current.measures);
      setState(next);
    },
    [scroller],
  );

  const { row, column } = state.anchor;
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    focusCell(scroller.current, { row, column });
  }, [row, column, scroller]);

  useEffect(() => {
    const stop = (): void => {
      dragging.current = false;
    };
    addEventListener('pointerup', stop);
    return () => removeEventListener('pointerup', stop);
  }, []);

  const onMouseDown = (event: MouseEvent): void => {
    const position = positionOf(event.target);
    if (position === null || event.button !== 0) return;
    // The browser would move the focus to the element under the pointer.
    event.preventDefault();
    dragging.current = true;
    go(event.shiftKey ? extendedTo(state, position) : at(position));
    focusCell(scroller.current, event.shiftKey ? state.anchor : position);
  };
  const onPointerOver = (event: PointerEvent): void => {
    const position = dragging.current && event.pointerType !== 'touch' ? positionOf(event.target) : null;
    if (position !== null) setState((before) => extendedTo(before, position));
  };
  const select = ({ top, bottom, left, right }: Range): void =>
    setState({ anchor: { row: top, column: left }, focus: { row: bottom, column: right } });
  return { state, go, select, focus, onMouseDown, onPointerOver };
}

function focusCell(scroller: HTMLElement | null, { row, column }: Position): void {
  scroller?.querySelector<HTMLElement>(`[data-place="${row}"][data-index="${column}"]`)?.focus({ preventScroll: true });
}

/** The cell of an event; null outside cells and on controls within them. */
export function positionOf(target: EventTarget | null): Position | null {
  if (!(target instanceof Element) || target.closest('a, button, input, textarea, select')) return null;
  const cell = target.closest<HTMLElement>('[data-index]');
  return cell === null ? null : { row: Number(cell.dataset['place']), column: Number(cell.dataset['index']) };
}
