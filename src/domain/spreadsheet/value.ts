/**
 * The contents of a spreadsheet cell or the result of a formula: number, text, boolean, blank (null) or an
 * error; and blocks of such values, computed ones and ranges of cells.
 * Specification: domain decisions §10. It knows no file and no formula.
 */

import type { Constants } from './constants.ts';

export const errorCodes = ['#DIV/0!', '#N/A', '#NAME?', '#NULL!', '#NUM!', '#REF!', '#VALUE!', '#SPILL!', '#CALC!', '#CYCLE!'] as const;
export type ErrorCode = (typeof errorCodes)[number];

/**
 * An error value of a cell. There is one object per code. Functions throw it for an invalid argument and the call turns it into the value again,
 * which keeps each function simple.
 */
export class CellError extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

export const errors = {
  division: new CellError('#DIV/0!'),
  missing: new CellError('#N/A'),
  name: new CellError('#NAME?'),
  empty: new CellError('#NULL!'),
  number: new CellError('#NUM!'),
  reference: new CellError('#REF!'),
  value: new CellError('#VALUE!'),
  spill: new CellError('#SPILL!'),
  calculation: new CellError('#CALC!'),
  cycle: new CellError('#CYCLE!'),
} as const;

const byCode = new Map<string, CellError>(Object.values(errors).map((error) => [error.code, error]));

export function errorOf(code: string): CellError {
  return byCode.get(code) ?? errors.value;
}

export type Scalar = number | string | boolean | CellError | null;

/** A block of values; cells outside the used part are blank and need not be visited. */
export interface Block {
  readonly rows: number;
  readonly columns: number;
  readonly usedRows: number;
  readonly usedColumns: number;
  at: (row: number, column: number) => Scalar;
}

/** Rows that count for a result's size: the used ones of whole columns, all of anything smaller. */
export function countedRows(block: Block): number {
  return block.rows > 65_536 ? block.usedRows : block.rows;
}

export function countedColumns(block: Block): number {
  return block.columns > 1024 ? block.usedColumns : block.columns;
}

/** A computed block. */
export class Grid implements Block {
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly Scalar[];

  /** Values row by row. */
  constructor(rows: number, columns: number, cells: readonly Scalar[]) {
    this.rows = rows;
    this.columns = columns;
    this.cells = cells;
  }

  get usedRows(): number {
    return this.rows;
  }

  get usedColumns(): number {
    return this.columns;
  }

  at(row: number, column: number): Scalar {
    return this.cells[row * this.columns + column] ?? null;
  }
}

/** The cells of one sheet, as seen by ranges. */
export interface CellSource {
  readonly sheet: number;
  readonly usedRows: number;
  readonly usedColumns: number;
  valueAt: (row: number, column: number) => Scalar;
  /** Incremented with every change of a value. */
  readonly version: number;
  /** Null if there is a formula among the cells. */
  constants: (top: number, left: number, rows: number, columns: number) => Constants | null;
}

/** A range of cells; each value is read when it is needed. */
export class Area implements Block {
  readonly source: CellSource;
  readonly top: number;
  readonly left: number;
  readonly rows: number;
  readonly columns: number;
  /** Whether formulas use this range repeatedly, so that caching pays. */
  shared = false;
  private kept: { version: number; constants: Constants | null } | null = null;
  private firsts: { row: Area; column: Area } | null = null;

  constructor(source: CellSource, top: number, left: number, rows: number, columns: number) {
    this.source = source;
    this.top = top;
    this.left = left;
    this.rows = rows;
    this.columns = columns;
  }

  get usedRows(): number {
    return Math.max(0, Math.min(this.rows, this.source.usedRows - this.top));
  }

  get usedColumns(): number {
    return Math.max(0, Math.min(this.columns, this.source.usedColumns - this.left));
  }

  at(row: number, column: number): Scalar {
    return this.source.valueAt(this.top + row, this.left + column);
  }

  /** All values at once, if there is no formula among them and caching pays. */
  constants(): Constants | null {
    if (!this.shared) return null;
    const { version } = this.source;
    if (this.kept?.version !== version)
      this.kept = { version, constants: this.source.constants(this.top, this.left, this.usedRows, this.usedColumns) };
    return this.kept.constants;
  }

  /** The first row or column. */
  first(which: 'row' | 'column'): Area {
    if (this.firsts === null) {
      const row = new Area(this.source, this.top, this.left, 1, this.columns);
      const column_ = new Area(this.source, this.top, this.left, this.rows, 1);
      row.shared = this.shared;
      column_.shared = this.shared;
      this.firsts = { row, column: column_ };
    }
    return this.firsts[which];
  }
}

export type Operand = Scalar | Area | Grid;

export function isBlock(operand: Operand): operand is Area | Grid {
  // Most values are numbers and texts.
  return typeof operand === 'object' && (operand instanceof Area || operand instanceof Grid);
}

export function column(cells: readonly Scalar[]): Grid {
  return new Grid(cells.length, 1, cells);
}
