/**
 * A workbook as read from a file: cells with their formulas and the values saved by the spreadsheet program, defined
 * names, option lists. Plain data that can be passed between threads.
 * Specification: domain decisions §10. Rows, columns and sheets count from 0. It knows no file format.
 */

import type { LocaleId } from './locale/locale.ts';

/** An error value is an object, so that a text `#N/A` stays a text. */
export type StoredValue = number | string | boolean | { error: string } | null;

export interface StoredFormula {
  text: string;
  /** Offset from the cell the text was written for (shared formulas). */
  moved: { rows: number; columns: number };
  /** Size of the block filled by an array formula; null for plain formulas. A spilling one fills as many cells as its result has. */
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

/** Allowed input for a range: a list, or a number between limits; formulas if the limits are computed. */
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
  /** Locale of the program that saved it; detected if absent. */
  locale?: LocaleId;
}

/** A formula that cannot run, with its cell. */
export interface WorkbookFault {
  key: string;
  /** `Kalk!B7`, or the name of a defined name. */
  cell: string;
  detail: string;
}
