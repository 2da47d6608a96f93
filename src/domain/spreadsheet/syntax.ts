/**
 * The tree of a spreadsheet formula, and what can be wrong with one. Specification: domain decisions §10.
 * This is the language of workbooks; product models have a smaller one of their own in `formula/`.
 */
import type { Scalar } from './value.ts';

export const maxFormulaLength = 8192;
export const maxFormulaDepth = 200;

export type ComparisonOperator = '=' | '<>' | '<' | '<=' | '>' | '>=';
export type BinaryOperator = '+' | '-' | '*' | '/' | '^' | '&' | ComparisonOperator;

/** Rows and columns start at 0; a relative one moves with the cell that the formula stands in. */
export interface ReferenceNode {
  kind: 'reference';
  sheet: string | null;
  top: number;
  left: number;
  bottom: number;
  right: number;
  topFixed: boolean;
  leftFixed: boolean;
  bottomFixed: boolean;
  rightFixed: boolean;
}

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
  | 'table-reference'
  | 'format-code'
  | 'clock-function';

export interface SheetFault {
  key: SheetFaultKey;
  detail: string;
}

/** Carries a fault out of lexer, parser or compiler to their callers, which return it. */
export class FaultSignal extends Error {
  readonly fault: SheetFault;
  constructor(key: SheetFaultKey, detail: string) {
    super(`${key} ${detail}`);
    this.fault = { key, detail };
  }
}
