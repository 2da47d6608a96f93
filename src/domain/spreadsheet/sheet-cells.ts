/** The cells of one sheet by place. A cell is a fixed value or a formula, whose value is computed by the calculation. Specification: domain decisions §10. */
import type { Code } from './context.ts';
import { Constants } from './constants.ts';
import type { CellSource, Scalar } from './value.ts';

export type CellState = 'ready' | 'dirty' | 'running' | 'waiting';

export class Cell {
  readonly sheet: number;
  readonly row: number;
  readonly column: number;
  value: Scalar;
  code: Code | null = null;
  state: CellState = 'ready';
  /** Nesting depth of the formula's functions; limits the call stack. */
  weight = 0;
  /** Place on the stack of running cells. */
  level = 0;
  /** Formulas that refer to this single cell. */
  readonly readers: Cell[] = [];
  /** Other cells of the block that this array formula fills. */
  filled: Cell[] = [];
  /** Whether the block has the size of the result, not the result that of the block. */
  spills = false;
  /** Rows and columns of its block used by the last result. */
  extent = { rows: 1, columns: 1 };
  /** Whether a formula was written in this cell, and whether it is a subtotal. */
  written = false;
  subtotal = false;
  /** Left free for a result that may grow into it. */
  reserved = false;
  mark = 0;

  constructor(sheet: number, row: number, column: number, value: Scalar) {
    this.sheet = sheet;
    this.row = row;
    this.column = column;
    this.value = value;
  }

  get hasFormula(): boolean {
    return this.code !== null && !this.reserved;
  }
}

export class SheetCells implements CellSource {
  readonly sheet: number;
  readonly name: string;
  usedRows = 0;
  usedColumns = 0;
  version = 0;
  hiddenRows: ReadonlySet<number> = new Set();
  private readonly columns: (Cell[] | undefined)[] = [];
  private readonly run: (cell: Cell) => Scalar;

  constructor(sheet: number, name: string, run: (cell: Cell) => Scalar) {
    this.sheet = sheet;
    this.name = name;
    this.run = run;
  }

  valueAt(row: number, column: number): Scalar {
    const cell = this.columns[column]?.[row];
    if (cell === undefined) return null;
    return cell.state === 'ready' ? cell.value : this.run(cell);
  }

  /** The values of a used area, row by row. */
  constants(top: number, left: number, rows: number, columns: number): Constants | null {
    const values: Scalar[] = [];
    for (let row = top; row < top + rows; row += 1) {
      for (let column = left; column < left + columns; column += 1) {
        const cell = this.columns[column]?.[row];
        if (cell !== undefined && cell.code !== null) return null;
        values.push(cell?.value ?? null);
      }
    }
    return new Constants(values, columns, this.version);
  }

  find(row: number, column: number): Cell | undefined {
    return this.columns[column]?.[row];
  }

  /** The cell at a place; creates a blank one if there is none. */
  cell(row: number, column: number): Cell {
    const list = (this.columns[column] ??= []);
    const known = list[row];
    if (known !== undefined) return known;
    const made = new Cell(this.sheet, row, column, null);
    list[row] = made;
    this.usedRows = Math.max(this.usedRows, row + 1);
    this.usedColumns = Math.max(this.usedColumns, column + 1);
    return made;
  }
}
