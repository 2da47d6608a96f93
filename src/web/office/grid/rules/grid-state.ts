/** Active cell and marked range of the grid, as positions of rows and columns. Independent of cell contents. */

export interface Position {
  readonly row: number;
  readonly column: number;
}

export interface Range {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** The range extends from the anchor to the focus; the anchor is the active cell. */
export interface GridState {
  readonly anchor: Position;
  readonly focus: Position;
}

export const atStart: GridState = { anchor: { row: 0, column: 0 }, focus: { row: 0, column: 0 } };

export type Move =
  | { readonly by: 'cell'; readonly rows: number; readonly columns: number }
  | { readonly by: 'edge'; readonly rows: -1 | 0 | 1; readonly columns: -1 | 0 | 1 }
  | { readonly by: 'page'; readonly rows: number };

const within = (index: number, count: number): number => Math.max(0, Math.min(count - 1, index));

export function at(position: Position): GridState {
  return { anchor: position, focus: position };
}

export function moved(state: GridState, move: Move, extend: boolean, size: Size): GridState {
  const from = extend ? state.focus : state.anchor;
  const focus = {
    row: within(target(from.row, move.rows, move.by, size.rows), size.rows),
    column: move.by === 'page' ? from.column : within(target(from.column, move.columns, move.by, size.columns), size.columns),
  };
  return extend ? { anchor: state.anchor, focus } : at(focus);
}

function target(from: number, step: number, by: Move['by'], count: number): number {
  if (by !== 'edge') return from + step;
  return step === 0 ? from : step < 0 ? 0 : count - 1;
}

/** To the next or previous cell, across row ends; null beyond the first and the last cell. */
export function stepped(state: GridState, by: 1 | -1, size: Size): GridState | null {
  const place = state.anchor.row * size.columns + state.anchor.column + by;
  if (place < 0 || place >= size.rows * size.columns) return null;
  return at({ row: Math.floor(place / size.columns), column: place % size.columns });
}

export function extendedTo(state: GridState, focus: Position): GridState {
  return { anchor: state.anchor, focus };
}

export function wholeColumns({ anchor, focus }: GridState, size: Size): GridState {
  return { anchor: { row: 0, column: anchor.column }, focus: { row: size.rows - 1, column: focus.column } };
}

export function wholeRows({ anchor, focus }: GridState, size: Size): GridState {
  return { anchor: { row: anchor.row, column: 0 }, focus: { row: focus.row, column: size.columns - 1 } };
}

export function everything(size: Size): GridState {
  return { anchor: { row: 0, column: 0 }, focus: { row: size.rows - 1, column: size.columns - 1 } };
}

/** Keeps both ends inside a grid that has become smaller. */
export function inside(state: GridState, size: Size): GridState {
  const kept = (position: Position): Position => ({ row: within(position.row, size.rows), column: within(position.column, size.columns) });
  const next = { anchor: kept(state.anchor), focus: kept(state.focus) };
  const isSame = [next.anchor.row - state.anchor.row, next.anchor.column - state.anchor.column].every((step) => step === 0);
  const isSameFocus = [next.focus.row - state.focus.row, next.focus.column - state.focus.column].every((step) => step === 0);
  return isSame && isSameFocus ? state : next;
}

export function rangeOf({ anchor, focus }: GridState): Range {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    left: Math.min(anchor.column, focus.column),
    right: Math.max(anchor.column, focus.column),
  };
}

export const isSingle = ({ top, bottom, left, right }: Range): boolean => top === bottom && left === right;
