/**
 * A workbook ready to calculate. A formula is computed when its value is first read and cached until something it reads changes; circular references
 * are an error value; a calculation that takes too many steps ends with `budget`. Specification: domain decisions §10; quality §2 (formula evaluation).
 * It uses no file, no clock and no random numbers: the same values always give the same results.
 */
import { BudgetExceeded, type CellFacts, type Context } from './context.ts';
import { maxColumns, maxRows, type CellAddress } from './address.ts';
import { intersected } from './intersection.ts';
import { withinLocale, type SheetLocale } from './locale/locale.ts';
import { ReaderIndex } from './reader-index.ts';
import { SheetCells, type Cell } from './sheet-cells.ts';
import { Area, CellError, errors, isBlock, type Block, type Operand, type Scalar } from './value.ts';

export interface CalculationLimits {
  /** Limit of steps of one calculation: cells read and functions called. */
  steps: number;
  /** Called now and then; true ends the calculation. The host has the clock. */
  outOfTime?: () => boolean;
}

export const usualLimits: CalculationLimits = { steps: 20_000_000 };

export type Calculated<T> = { ok: true; value: T } | { ok: false; problem: 'budget' | 'depth' };

/** Deeper nested formulas are postponed and computed one after another. */
const mostNested = 600;
const stepsBetweenLooks = 4096;

/** Thrown when a cell has to be computed before its reader can go on. */
class PutOff extends Error {
  readonly cell: Cell;
  constructor(cell: Cell) {
    super('put off');
    this.cell = cell;
  }
}

/** Whether a spilling result has no room because other content is in its way. */
function outgrown(cell: Cell, { rows, columns }: Block): boolean {
  const last = cell.filled.at(-1) ?? cell;
  if (rows > last.row - cell.row + 1 || columns > last.column - cell.column + 1) return true;
  return cell.filled.some((other) => other.code === null && other.row < cell.row + rows && other.column < cell.column + columns);
}

/** The value of another cell in an array formula's block: single rows and columns are repeated, anything else missing is #N/A, or blank if it spills. */
function filling(cell: Cell, other: Cell, result: Operand): Scalar {
  if (!isBlock(result)) return cell.spills ? null : cell.value;
  const row = other.row - cell.row;
  const column = other.column - cell.column;
  const r = result.rows === 1 && !cell.spills ? 0 : row;
  const c = result.columns === 1 && !cell.spills ? 0 : column;
  if (r < result.rows && c < result.columns) return result.at(r, c) ?? 0;
  return cell.spills ? null : errors.missing;
}

export class Calculation {
  readonly sheets: readonly SheetCells[];
  readonly index = new ReaderIndex();
  readonly context: Context;
  /** Notation of the workbook's program; used for everything computed here. */
  readonly locale: SheetLocale;
  /** Set by the owner of names and tables. */
  areaOfText: Context['areaOfText'] = () => null;
  private readonly limits: CalculationLimits;
  private readonly volatileCells: Cell[] = [];
  private readonly readersOf = new Map<Cell, Cell[]>();
  private steps = 0;
  private nextLook = stepsBetweenLooks;
  private nested = 0;
  private level = 0;
  private lowest = Number.POSITIVE_INFINITY;

  constructor(sheetNames: readonly string[], limits: CalculationLimits, locale: SheetLocale) {
    this.locale = locale;
    this.limits = limits;
    this.sheets = sheetNames.map((name, sheet) => new SheetCells(sheet, name, (cell) => this.valueOf(cell)));
    this.context = {
      spend: (steps) => this.spend(steps),
      area: (sheet, top, left, rows, columns) => this.areaAt(sheet, top, left, rows, columns),
      sheetCount: sheetNames.length,
      sheetName: (sheet) => this.sheets[sheet]?.name ?? '',
      sheetNumber: (name) => this.sheetNumber(name),
      cellFacts: (sheet, row, column) => this.factsOf(sheet, row, column),
      spilled: (sheet, row, column) => this.spilledAt(sheet, row, column),
      areaOfText: (text, place, numbered) => this.areaOfText(text, place, numbered),
    };
  }

  sheetNumber(name: string): number {
    const wanted = name.toLowerCase();
    return this.sheets.findIndex((sheet) => sheet.name.toLowerCase() === wanted);
  }

  /** Reads a cell without looking it up each time. */
  reader({ source, top, left }: Area): () => Scalar {
    const cell = this.sheets[source.sheet]?.cell(top, left);
    if (cell === undefined) return () => null;
    return () => (cell.state === 'ready' ? cell.value : this.valueOf(cell));
  }

  addVolatile(cell: Cell): void {
    this.volatileCells.push(cell);
  }

  private spend(steps: number): void {
    this.steps += steps;
    if (this.steps > this.limits.steps) throw new BudgetExceeded();
    if (this.steps < this.nextLook) return;
    this.nextLook = this.steps + stepsBetweenLooks;
    if (this.limits.outOfTime?.() === true) throw new BudgetExceeded();
  }

  private areaAt(sheet: number, top: number, left: number, rows: number, columns: number): Area | null {
    const source = this.sheets[sheet];
    const inside = top >= 0 && left >= 0 && rows >= 1 && columns >= 1 && top + rows <= maxRows && left + columns <= maxColumns;
    return source === undefined || !inside ? null : new Area(source, top, left, rows, columns);
  }

  private factsOf(sheet: number, row: number, column: number): CellFacts {
    const cells = this.sheets[sheet];
    const cell = cells?.find(row, column);
    return { formula: cell?.written === true, subtotal: cell?.subtotal === true, hidden: cells?.hiddenRows.has(row) === true };
  }

  private spilledAt(sheet: number, row: number, column: number): Operand {
    const cell = this.sheets[sheet]?.find(row, column);
    if (cell?.spills !== true) return errors.reference;
    const value = cell.state === 'ready' ? cell.value : this.valueOf(cell);
    if (value instanceof CellError && cell.filled.length === 0) return value;
    const { rows, columns } = cell.extent;
    return this.areaAt(sheet, row, column, rows, columns) ?? errors.reference;
  }

  private valueOf(cell: Cell): Scalar {
    switch (cell.state) {
      case 'ready':
        return cell.value;
      case 'running':
      case 'waiting':
        this.lowest = Math.min(this.lowest, cell.level);
        return errors.cycle;
      default:
        if (this.nested > 0 && this.nested + cell.weight > mostNested) throw new PutOff(cell);
        return this.compute(cell);
    }
  }

  /** A cell that reads itself, directly or not, is part of a cycle and gets the error, whatever its formula makes of it. */
  private compute(cell: Cell): Scalar {
    const { code } = cell;
    if (code === null) return cell.value;
    this.spend(1);
    const outer = this.lowest;
    this.lowest = Number.POSITIVE_INFINITY;
    this.nested += cell.weight;
    this.level += 1;
    cell.level = this.level;
    cell.state = 'running';
    let result: Operand;
    try {
      result = code();
    } catch (thrown) {
      cell.state = 'dirty';
      this.lowest = outer;
      throw thrown;
    } finally {
      this.nested -= cell.weight;
      this.level -= 1;
    }
    const own = this.lowest;
    this.store(cell, own <= cell.level ? errors.cycle : result);
    this.lowest = Math.min(outer, own < cell.level ? own : Number.POSITIVE_INFINITY);
    return cell.value;
  }

  private store(cell: Cell, result: Operand): void {
    const first =
      cell.filled.length === 0 && result instanceof Area ? intersected(result, cell) : isBlock(result) ? result.at(0, 0) : result;
    if (cell.spills) cell.extent = isBlock(result) ? { rows: result.rows, columns: result.columns } : { rows: 1, columns: 1 };
    // A formula with a blank result shows 0.
    cell.value = first ?? 0;
    cell.state = 'ready';
    // A cut-off block would be mistaken for the whole.
    const blocked = cell.spills && isBlock(result) && outgrown(cell, result);
    if (blocked) cell.value = errors.spill;
    for (const other of cell.filled) {
      // A fixed value was set there.
      if (other.code === null) continue;
      other.value = blocked ? (other.reserved ? null : errors.spill) : filling(cell, other, result);
      other.state = 'ready';
    }
  }

  /** Computes a cell after the cells it needs, one after another, so that long chains do not fill the call stack. */
  private settle(cell: Cell): Scalar {
    const waiting: Cell[] = [cell];
    for (let top = waiting.at(-1); top !== undefined; top = waiting.at(-1)) {
      this.nested = 0;
      this.level = waiting.length * mostNested * 2;
      this.lowest = Number.POSITIVE_INFINITY;
      try {
        if (top.state !== 'ready') this.compute(top);
        waiting.pop();
      } catch (thrown) {
        if (!(thrown instanceof PutOff)) {
          for (const each of waiting) each.state = 'dirty';
          throw thrown;
        }
        top.state = 'waiting';
        top.level = waiting.length * mostNested * 2;
        waiting.push(thrown.cell);
      }
    }
    return cell.value;
  }

  private guarded<T>(run: () => T): Calculated<T> {
    this.steps = 0;
    this.nextLook = stepsBetweenLooks;
    try {
      return { ok: true, value: withinLocale(this.locale, run) };
    } catch (thrown) {
      if (thrown instanceof BudgetExceeded) return { ok: false, problem: 'budget' };
      if (thrown instanceof RangeError) return { ok: false, problem: 'depth' };
      throw thrown;
    }
  }

  value(sheet: number, address: CellAddress): Calculated<Scalar> {
    return this.guarded(() => this.read(sheet, address.row, address.column));
  }

  private read(sheet: number, row: number, column: number): Scalar {
    const cell = this.sheets[sheet]?.find(row, column);
    return cell === undefined ? null : cell.state === 'ready' ? cell.value : this.settle(cell);
  }

  /** The values of several ranges, row by row, within one budget. Unused rows and columns at the end are left out. */
  values(areas: readonly Area[]): Calculated<Scalar[][][]> {
    return this.guarded(() =>
      areas.map((area) => {
        const rows: Scalar[][] = [];
        this.spend(area.usedRows * area.usedColumns);
        for (let row = 0; row < area.usedRows; row += 1) {
          const line: Scalar[] = [];
          for (let column = 0; column < area.usedColumns; column += 1)
            line.push(this.read(area.source.sheet, area.top + row, area.left + column));
          rows.push(line);
        }
        return rows;
      }),
    );
  }

  /** Computes all cells that are not up to date; a problem if that exceeds the budget. */
  calculateAll(cells: readonly Cell[]): Calculated<null> {
    return this.guarded(() => {
      for (const cell of cells) if (cell.state !== 'ready') this.settle(cell);
      return null;
    });
  }

  /** Sets values of cells; cells that depend on them are computed again when they are next read. */
  setValues(changes: readonly { sheet: number; row: number; column: number; value: Scalar }[]): Calculated<null> {
    return this.guarded(() => {
      const changed: Cell[] = [];
      for (const { sheet, row, column, value } of changes) {
        const cell = this.sheets[sheet]?.cell(row, column);
        if (cell === undefined || (cell.code === null && cell.value === value)) continue;
        if (cell.reserved) cell.reserved = false;
        const source = this.sheets[sheet];
        if (source !== undefined) source.version += 1;
        cell.value = value;
        cell.code = null;
        cell.state = 'ready';
        changed.push(cell);
      }
      if (changed.length === 0) return null;
      for (const cell of [...changed, ...this.volatileCells]) {
        const readers = this.readersOf.get(cell) ?? this.index.dependents([cell], this.context.spend);
        this.readersOf.set(cell, readers);
        for (const reader of readers) this.soil(reader);
      }
      this.volatileCells.forEach((cell) => this.soil(cell));
      return null;
    });
  }

  private soil(cell: Cell): void {
    if (cell.code === null) return;
    cell.state = 'dirty';
    for (const other of cell.filled) other.state = 'dirty';
  }
}
