/**
 * What a running formula may ask of its calculation: cells by place, references by text, and steps out of its budget, which throw when there are none left.
 * Specification: domain decisions §10; quality §2 (formula evaluation has step and time limits).
 */
import type { Area, Operand } from './value.ts';

/** Ends a calculation that takes too many steps or too long. */
export class BudgetExceeded extends Error {
  constructor() {
    super('spreadsheet calculation exceeded its budget');
  }
}

/** What formulas may ask about a cell beside its value. */
export interface CellFacts {
  formula: boolean;
  /** Whether its formula is a subtotal, which others leave out. */
  subtotal: boolean;
  hidden: boolean;
}

export interface Context {
  /** Counts work; throws BudgetExceeded. */
  spend: (steps: number) => void;
  /** A range of the workbook; null where it leaves the sheet. */
  area: (sheet: number, top: number, left: number, rows: number, columns: number) => Area | null;
  readonly sheetCount: number;
  sheetName: (sheet: number) => string;
  /** -1 where there is none. */
  sheetNumber: (name: string) => number;
  cellFacts: (sheet: number, row: number, column: number) => CellFacts;
  /** Everything that the formula in a cell spills; an error where it spills nothing. */
  spilled: (sheet: number, row: number, column: number) => Operand;
  /** The range that a text such as `Kalk!B3:C4` names, seen from a place; `numbered`: written as `R2C3`. */
  areaOfText: (text: string, place: Place, numbered: boolean) => Area | null;
}

/** Where a formula stands. */
export interface Place {
  readonly sheet: number;
  readonly row: number;
  readonly column: number;
}

/** A compiled piece of a formula. */
export type Code = () => Operand;
