/**
 * The tree of a spreadsheet formula, and its possible faults. Specification: domain decisions §10.
 * This is the language of workbooks; product models have a smaller one of their own in `formula/`.
 */
import type { Scalar } from './value.ts';

export const maxFormulaLength = 8192;
export const maxFormulaDepth = 200;

export type ComparisonOperator = '=' | '<>' | '<' | '<=' | '>' | '>=';
export type BinaryOperator = '+' | '-' | '*' | '/' | '^' | '&' | ComparisonOperator;

/** Rows and columns start at 0; a relative one moves with the formula's cell. */
export interface ReferenceNode {
  kind: 'reference';
  sheet: string | null;
  /** The same range on all sheets from `sheet` to this one. */
  lastSheet?: string;
  top: number;
  left: number;
  bottom: number;
  right: number;
  topFixed: boolean;
  leftFixed: boolean;
  bottomFixed: boolean;
  rightFixed: boolean;
}

/** A part of a table by its names: columns, and which of its rows. */
export interface TableNode {
  kind: 'table';
  /** Empty: the table that contains the formula. */
  table: string;
  rows: readonly TableRows[];
  /** First and last column; null means all of them. */
  columns: { first: string; last: string } | null;
}

export type TableRows = 'all' | 'data' | 'headers' | 'totals' | 'this';

export type SheetNode =
  | { kind: 'literal'; value: Scalar }
  | { kind: 'missing' }
  | { kind: 'grid'; rows: number; columns: number; cells: Scalar[] }
  | ReferenceNode
  | { kind: 'name'; sheet: string | null; name: string }
  | { kind: 'minus'; operand: SheetNode }
  | { kind: 'plus'; operand: SheetNode }
  | { kind: 'percent'; operand: SheetNode }
  | { kind: 'binary'; operator: BinaryOperator; left: SheetNode; right: SheetNode }
  | { kind: 'range'; left: SheetNode; right: SheetNode }
  | { kind: 'intersection'; left: SheetNode; right: SheetNode }
  | { kind: 'union'; parts: SheetNode[] }
  | TableNode
  /** `A1#`: the whole block spilled by the formula in a cell. */
  | { kind: 'spill'; operand: SheetNode }
  /** `@A1:A9`: the value in the formula's own row or column. */
  | { kind: 'single'; operand: SheetNode }
  | { kind: 'apply'; callee: SheetNode; args: SheetNode[] }
  | { kind: 'call'; name: string; args: SheetNode[] };

export type SheetFaultKey =
  | 'syntax'
  | 'too-long'
  | 'too-deep'
  | 'too-complex'
  | 'unknown-function'
  | 'argument-count'
  | 'unknown-name'
  | 'unknown-sheet'
  | 'name-cycle'
  | 'external-link'
  | 'unknown-table'
  | 'unknown-table-column'
  | 'format-code'
  | 'clock-function'
  | 'no-lambda';

export interface SheetFault {
  key: SheetFaultKey;
  detail: string;
}

/** Carries a fault from lexer, parser or compiler to their callers, which return it. */
export class FaultSignal extends Error {
  readonly fault: SheetFault;
  constructor(key: SheetFaultKey, detail: string) {
    super(`${key} ${detail}`);
    this.fault = { key, detail };
  }
}
