/**
 * Compiles the formulas needed for results, working backwards: what a result reads, what that reads,
 * and so on. Formulas that are not needed keep their saved values.
 * Specification: domain decisions §10, configurator design §5.3.
 */
import { cellName, maxColumns, maxRows, sheetPrefix } from './address.ts';
import type { Calculation } from './calculation.ts';
import { FormulaCompiler, type Linker } from './compile.ts';
import { nameKey, type ParsedFormulas } from './read-formulas.ts';
import type { Cell } from './sheet-cells.ts';
import { tablePlace } from './table.ts';
import { FaultSignal, type SheetFault, type SheetNode } from './syntax.ts';
import { areaOfText, type TextReferences } from './text-reference.ts';
import { errorOf, errors, type Area, type Scalar } from './value.ts';
import type { StoredCell, StoredFormula, StoredTable, StoredValue, WorkbookDocument, WorkbookFault } from './workbook-document.ts';

/** Maximum number of compiled nodes in one workbook. */
const mostNodes = 600_000;
const mostFaults = 100;
const leastShared = 8;
const mostFilled = 100_000;
/** Rows or columns by which a spilling result may grow. */
const mostGrowth = 200;
const mostReserved = 2000;

export function scalarOf(value: StoredValue): Scalar {
  return typeof value === 'object' && value !== null ? errorOf(value.error) : value;
}

export class WorkbookOpener {
  /** Of needed formulas; the workbook is not used. */
  readonly faults: WorkbookFault[] = [];
  /** Of formulas that are not needed. */
  readonly notices: WorkbookFault[] = [];
  readonly formulas: Cell[] = [];
  /** Formulas that could not be compiled and are not needed; reading them gives an error. */
  readonly broken: Cell[] = [];
  /** Whether a needed formula determines its cells only while it runs. */
  dynamic = false;
  private readonly pending = new Map<Cell, StoredFormula>();
  /** Cells of a block → the cell whose formula fills it. */
  private readonly owners = new Map<Cell, Cell>();
  private readonly seen = new Set<string>();
  private readonly queue: Area[] = [];
  private readonly shared = new Map<string, Area>();
  private readonly parsed: ParsedFormulas;
  private readonly calculation: Calculation;
  private readonly tables: readonly StoredTable[];
  private readonly known: TextReferences = {
    nameNode: (name, sheet) => this.nameNode(name, sheet),
    tablePlace: (node, place) => tablePlace(this.tables, node, place),
  };
  private nodes = 0;

  constructor(document: WorkbookDocument, parsed: ParsedFormulas, calculation: Calculation) {
    this.parsed = parsed;
    this.tables = document.tables;
    calculation.areaOfText = (text, place, numbered) => areaOfText(calculation, text, place, numbered, this.known);
    this.calculation = calculation;
    for (const [sheet, { cells, hiddenRows = [] }] of document.sheets.entries()) {
      const source = calculation.sheets[sheet];
      if (source !== undefined) source.hiddenRows = new Set(hiddenRows);
      for (const stored of cells) this.place(sheet, stored);
    }
    for (const [cell, { array }] of this.pending) if (array !== null) this.own(cell, array);
  }

  private place(sheet: number, { row, column, value, formula }: StoredCell): void {
    const cell = this.calculation.sheets[sheet]?.cell(row, column);
    if (cell === undefined) return;
    cell.value = scalarOf(value);
    if (formula === null) return;
    cell.written = true;
    cell.subtotal = /\b(?:SUBTOTAL|AGGREGATE)\(/i.test(formula.text);
    this.pending.set(cell, formula);
  }

  private own(cell: Cell, { rows, columns }: { rows: number; columns: number }): void {
    const cells = this.calculation.sheets[cell.sheet];
    if (cells === undefined || rows * columns > mostFilled) return;
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1)
        if (row > 0 || column > 0) this.owners.set(cells.cell(cell.row + row, cell.column + column), cell);
  }

  /** Compiles the formulas in the area and everything they need. */
  reach(area: Area): void {
    this.queue.push(area);
    for (let next = this.queue.pop(); next !== undefined; next = this.queue.pop()) this.need(next);
  }

  /** Compiles all remaining formulas. `needed`: one that cannot be compiled is a fault, else a notice. */
  rest(needed: boolean): void {
    for (const cell of this.pending.keys()) this.compile(cell, needed);
    this.queue.length = 0;
  }

  private need({ source, top, left, usedRows, usedColumns }: Area): void {
    const key = `${source.sheet}:${top}:${left}:${usedRows}:${usedColumns}`;
    if (this.seen.has(key)) return;
    this.seen.add(key);
    const cells = this.calculation.sheets[source.sheet];
    if (cells === undefined) return;
    for (let row = top; row < top + usedRows; row += 1) {
      for (let column = left; column < left + usedColumns; column += 1) {
        const cell = cells.find(row, column);
        if (cell !== undefined) this.compile(this.owners.get(cell) ?? cell, true);
      }
    }
  }

  private report(cell: Cell, { key, detail }: SheetFault, needed: boolean): void {
    const list = needed ? this.faults : this.notices;
    const sheet = this.calculation.sheets[cell.sheet]?.name ?? '';
    if (list.length < mostFaults) list.push({ key, cell: sheetPrefix(sheet) + cellName(cell.row, cell.column), detail });
    if (needed) return;
    cell.code = () => errors.name;
    cell.state = 'dirty';
    this.broken.push(cell);
  }

  private compile(cell: Cell, needed: boolean): void {
    const formula = this.pending.get(cell);
    if (formula === undefined) return;
    this.pending.delete(cell);
    if (this.nodes > mostNodes) return;
    const parsed = this.parsed.formulas.get(formula.text);
    if (parsed === undefined || 'fault' in parsed) {
      if (parsed !== undefined) this.report(cell, parsed.fault, needed);
      return;
    }
    const compiler = new FormulaCompiler(this.linker(cell, needed), cell, formula.moved);
    try {
      cell.code = compiler.compile(parsed.node, formula.array !== null);
    } catch (signal) {
      if (!(signal instanceof FaultSignal)) throw signal;
      this.report(cell, signal.fault, needed);
      return;
    }
    cell.weight = 2 + compiler.deepest;
    cell.state = 'dirty';
    this.formulas.push(cell);
    if (formula.array === null) return;
    cell.spills = formula.array.spills;
    this.fill(cell, formula.array);
  }

  private fill(cell: Cell, { rows, columns }: { rows: number; columns: number }): void {
    if (rows * columns > mostFilled) return;
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) if (row > 0 || column > 0) this.fillOne(cell, row, column);
    if (!cell.spills) return;
    // Room for the result to grow: to the right if it is a row, else downwards, up to the next content.
    const across = rows === 1 && columns > 1;
    const length = across ? columns : rows;
    const growth = Math.min(mostGrowth, Math.floor(mostReserved / (across ? 1 : columns)));
    for (let at = length; at < length + growth; at += 1) {
      const places = Array.from({ length: across ? 1 : columns }, (_, side) => (across ? ([0, at] as const) : ([at, side] as const)));
      if (places.some(([row, column]) => this.isTaken(cell, row, column))) return;
      for (const [row, column] of places) this.fillOne(cell, row, column).reserved = true;
    }
  }

  private isTaken({ sheet, row, column }: Cell, down: number, right: number): boolean {
    if (row + down >= maxRows || column + right >= maxColumns) return true;
    const other = this.calculation.sheets[sheet]?.find(row + down, column + right);
    return other !== undefined && (other.code !== null || other.value !== null || this.pending.has(other) || this.owners.has(other));
  }

  private fillOne(cell: Cell, row: number, column: number): Cell {
    const cells = this.calculation.sheets[cell.sheet];
    if (cells === undefined) return cell;
    const other = cells.cell(cell.row + row, cell.column + column);
    other.code = () => {
      const value = cells.valueAt(cell.row, cell.column);
      return cell.state === 'ready' ? other.value : value;
    };
    other.state = 'dirty';
    cell.filled.push(other);
    return other;
  }

  /** Single cells are read directly, so nothing is cached for them. */
  private sharedArea(area: Area): Area {
    if (area.rows * area.columns < leastShared) return area;
    const key = `${area.source.sheet}:${area.top}:${area.left}:${area.rows}:${area.columns}`;
    const known = this.shared.get(key) ?? area;
    known.shared = true;
    this.shared.set(key, known);
    return known;
  }

  /** A table's name alone means its data. */
  private nameNode(name: string, sheet: number): SheetNode | null {
    const { names } = this.parsed;
    const found = names.get(nameKey(name, sheet)) ?? names.get(nameKey(name, null));
    if (found !== undefined) return found;
    const isTable = this.tables.some((table) => table.name.toLowerCase() === name.toLowerCase());
    return isTable ? { kind: 'table', table: name, rows: [], columns: null } : null;
  }

  private linker(cell: Cell, needed: boolean): Linker {
    const { calculation } = this;
    return {
      context: calculation.context,
      locale: calculation.locale,
      sheetNumber: (name) => calculation.sheetNumber(name),
      ...this.known,
      cellReader: (area) => calculation.reader(area),
      sharedArea: (area) => this.sharedArea(area),
      noteArea: (area: Area) => {
        if (area.rows === 1 && area.columns === 1) calculation.sheets[area.source.sheet]?.cell(area.top, area.left).readers.push(cell);
        else calculation.index.add(area, cell);
        if (needed) this.queue.push(area);
      },
      noteVolatile: () => {
        this.dynamic ||= needed;
        calculation.addVolatile(cell);
      },
      countNode: () => {
        this.nodes += 1;
        if (this.nodes > mostNodes) throw new FaultSignal('too-complex', String(mostNodes));
      },
    };
  }
}
