/**
 * The services of a calculation for a running formula: cells by place, references by text, and steps from its budget, which throw when it is exhausted.
 * Specification: domain decisions §10; quality §2 (formula evaluation has step and time limits).
 */
import type { Area, Operand } from './value.ts';

/** Ends a calculation that takes too many steps or too long. */
export class BudgetExceeded extends Error {
  constructor() {
    super('spreadsheet calculation exceeded its budget');
  }
}

/** Facts about a cell besides its value. */
export interface CellFacts {
  formula: boolean;
  /** Whether its formula is a subtotal, which other subtotals ignore. */
  subtotal: boolean;
  hidden: boolean;
}

export interface Context {
  /** Counts work; throws BudgetExceeded. */
  spend: (steps: number) => void;
  /** A range of the workbook; null if it is not within the sheet. */
  area: (sheet: number, top: number, left: number, rows: number, columns: number) => Area | null;
  readonly sheetCount: number;
  sheetName: (sheet: number) => string;
  /** -1 where there is none. */
  sheetNumber: (name: string) => number;
  cellFacts: (sheet: number, row: number, column: number) => CellFacts;
  /** The whole block spilled by the formula in a cell; an error if it spills nothing. */
  spilled: (sheet: number, row: number, column: number) => Operand;
  /** The range named by a text such as `Kalk!B3:C4`, as seen from a place; `numbered`: in the form `R2C3`. */
  areaOfText: (text: string, place: Place, numbered: boolean) => Area | null;
}

/** The place of a formula. */
export interface Place {
  readonly sheet: number;
  readonly row: number;
  readonly column: number;
}

/** A compiled piece of a formula. */
export type Code = () => Operand;
