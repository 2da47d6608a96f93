/**
 * Makes a workbook ready to calculate: every formula is parsed and compiled, and what cannot be run is listed with its cell. A workbook with faults is not used.
 * Specification: domain decisions §10 (unsupported functions are listed with their cells).
 */
import { cellName, sheetPrefix } from './address.ts';
import { Calculation, usualLimits, type CalculationLimits } from './calculation.ts';
import { FormulaCompiler, type Linker } from './compile.ts';
import { parseSheetFormula } from './parse.ts';
import type { Cell } from './sheet-cells.ts';
import { FaultSignal, type SheetNode } from './syntax.ts';
import { errorOf, type Area, type Scalar } from './value.ts';
import type { StoredCell, StoredValue, WorkbookDocument, WorkbookFault } from './workbook-document.ts';

/** Pieces of compiled formulas in one workbook. */
const mostNodes = 600_000;
const mostFaults = 100;

export interface OpenWorkbook {
  calculation: Calculation;
  document: WorkbookDocument;
  formulas: Cell[];
  /** Trees of defined names by upper-case name; those of a sheet as `0!NAME`. */
  names: ReadonlyMap<string, SheetNode>;
}

export type Opened = { ok: true; workbook: OpenWorkbook } | { ok: false; faults: WorkbookFault[] };

export function scalarOf(value: StoredValue): Scalar {
  return typeof value === 'object' && value !== null ? errorOf(value.error) : value;
}

class Opener {
  readonly faults: WorkbookFault[] = [];
  readonly formulas: Cell[] = [];
  readonly names = new Map<string, SheetNode>();
  private readonly trees = new Map<string, SheetNode | null>();
  private readonly document: WorkbookDocument;
  private readonly calculation: Calculation;
  private nodes = 0;

  constructor(document: WorkbookDocument, calculation: Calculation) {
    this.document = document;
    this.calculation = calculation;
  }

  run(): void {
    this.readNames();
    for (const [sheet, { cells }] of this.document.sheets.entries()) for (const stored of cells) this.place(sheet, stored);
    for (const [sheet, { cells }] of this.document.sheets.entries()) for (const stored of cells) this.compile(sheet, stored);
  }

  private report(cell: string, key: string, detail: string): void {
    if (this.faults.length < mostFaults) this.faults.push({ key, cell, detail });
  }

  private readNames(): void {
    for (const { name, sheet, formula } of this.document.names) {
      const parsed = parseSheetFormula(formula);
      // Spreadsheet programs leave names behind that nothing uses; such a name is a fault where a formula uses it.
      if ('fault' in parsed) {
        if (parsed.fault.key === 'external-link') this.report(name, parsed.fault.key, parsed.fault.detail);
      } else this.names.set(sheet === null ? name.toUpperCase() : `${sheet}!${name.toUpperCase()}`, parsed.node);
    }
  }

  private place(sheet: number, stored: StoredCell): void {
    const cell = this.calculation.sheets[sheet]?.cell(stored.row, stored.column);
    if (cell !== undefined) cell.value = scalarOf(stored.value);
  }

  private treeOf(where: string, text: string): SheetNode | null {
    const known = this.trees.get(text);
    if (known !== undefined) return known;
    const parsed = parseSheetFormula(text);
    const tree = 'fault' in parsed ? null : parsed.node;
    if ('fault' in parsed) this.report(where, parsed.fault.key, parsed.fault.detail);
    this.trees.set(text, tree);
    return tree;
  }

  private compile(sheet: number, stored: StoredCell): void {
    const { formula, row, column } = stored;
    const cells = this.calculation.sheets[sheet];
    if (formula === null || cells === undefined || this.nodes > mostNodes) return;
    const where = `${sheetPrefix(cells.name)}${cellName(row, column)}`;
    const tree = this.treeOf(where, formula.text);
    if (tree === null) return;
    const cell = cells.cell(row, column);
    const compiler = new FormulaCompiler(this.linker(cell), cell, formula.moved);
    try {
      cell.code = compiler.compile(tree, formula.array !== null);
    } catch (signal) {
      if (!(signal instanceof FaultSignal)) throw signal;
      this.report(where, signal.fault.key, signal.fault.detail);
      return;
    }
    cell.weight = 2 + compiler.deepest;
    cell.state = 'dirty';
    this.formulas.push(cell);
    if (formula.array === null) return;
    cell.spills = formula.array.spills;
    this.fill(cell, formula.array);
  }

  private fill(cell: Cell, size: { rows: number; columns: number }): void {
    const cells = this.calculation.sheets[cell.sheet];
    if (cells === undefined || size.rows * size.columns > 100_000) return;
    for (let row = 0; row < size.rows; row += 1) {
      for (let column = 0; column < size.columns; column += 1) {
        if (row === 0 && column === 0) continue;
        const other = cells.cell(cell.row + row, cell.column + column);
        other.code = () => {
          const value = cells.valueAt(cell.row, cell.column);
          return cell.state === 'ready' ? other.value : value;
        };
        other.state = 'dirty';
        cell.filled.push(other);
      }
    }
  }

  private linker(cell: Cell): Linker {
    const { calculation } = this;
    return {
      context: calculation.context,
      sheetNumber: (name) => calculation.sheetNumber(name),
      nameNode: (name, sheet) => this.names.get(`${sheet}!${name.toUpperCase()}`) ?? this.names.get(name.toUpperCase()) ?? null,
      noteArea: (area: Area) => {
        if (area.rows === 1 && area.columns === 1) calculation.sheets[area.source.sheet]?.cell(area.top, area.left).readers.push(cell);
        else calculation.index.add(area, cell);
      },
      noteVolatile: () => calculation.addVolatile(cell),
      countNode: () => {
        this.nodes += 1;
        if (this.nodes > mostNodes) throw new FaultSignal('too-complex', String(mostNodes));
      },
    };
  }
}

export function openWorkbook(document: WorkbookDocument, limits: CalculationLimits = usualLimits): Opened {
  const calculation = new Calculation(
    document.sheets.map((sheet) => sheet.name),
    limits,
  );
  const opener = new Opener(document, calculation);
  opener.run();
  if (opener.faults.length > 0) return { ok: false, faults: opener.faults };
  return { ok: true, workbook: { calculation, document, formulas: opener.formulas, names: opener.names } };
}
