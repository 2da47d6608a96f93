/**
 * A workbook as the reader hands it over: cells with their formulas and the values that the spreadsheet program saved, defined names, option lists. Plain data that travels between threads.
 * Specification: domain decisions §10. Rows, columns and sheets count from 0. It knows no file format.
 */

import type { LocaleId } from './locale/locale.ts';

/** An error value is written as an object, so that a text `#N/A` stays a text. */
export type StoredValue = number | string | boolean | { error: string } | null;

export interface StoredFormula {
  text: string;
  /** How far the text moves from the cell it was written for (shared formulas). */
  moved: { rows: number; columns: number };
  /** Size of the block that an array formula fills; null for plain formulas. A spilling one fills as many cells as its result has. */
  array: { rows: number; columns: number; spills: boolean } | null;
}

export interface StoredCell {
  row: number;
  column: number;
  value: StoredValue;
  formula: StoredFormula | null;
  /** Whether the cell is shown as a date. */
  date: boolean;
}

/** What may be typed into a range: a list, or a number between limits; formulas where the limits are computed. */
export interface StoredValidation {
  kind: 'list' | 'whole' | 'decimal' | 'date' | 'textLength';
  ranges: string[];
  operator: 'between' | 'notBetween' | 'equal' | 'notEqual' | 'lessThan' | 'lessThanOrEqual' | 'greaterThan' | 'greaterThanOrEqual';
  first: string;
  second: string;
}

export interface StoredSheet {
  name: string;
  hidden: boolean;
  hiddenRows?: number[];
  cells: StoredCell[];
  validations: StoredValidation[];
}

export interface StoredName {
  name: string;
  /** The sheet that the name belongs to; null = the whole workbook. */
  sheet: number | null;
  formula: string;
}

/** A table of a sheet; rows and columns include headers and totals. */
export interface StoredTable {
  name: string;
  sheet: number;
  top: number;
  left: number;
  bottom: number;
  right: number;
  headers: boolean;
  totals: boolean;
  columns: string[];
}

export interface WorkbookDocument {
  sheets: StoredSheet[];
  names: StoredName[];
  tables: StoredTable[];
  /** How the program that saved it writes; without it this is found out. */
  locale?: LocaleId;
}

/** A formula that cannot be run, with its cell. */
export interface WorkbookFault {
  key: string;
  /** `Kalk!B7`, or the name of a defined name. */
  cell: string;
  detail: string;
}
