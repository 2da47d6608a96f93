/**
 * The formula language of the product models: its syntax and its size limits.
 * Numbers, 'text', true/false, names, `?:`, `|| &&`, comparisons, `+ - * / %`, unary `- !` and calls of the known functions. No member access, no assignment,
 * no loops: every formula ends. Specification: configurator design §5.2. It knows nothing of products.
 */

export type FormulaValue = number | string | boolean;

export type ValueType = 'number' | 'text' | 'boolean';

export type BinaryOperator = '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '%';

export type FormulaNode =
  | { kind: 'literal'; value: FormulaValue; at: number }
  | { kind: 'name'; name: string; at: number }
  | { kind: 'unary'; operator: '-' | '!'; operand: FormulaNode; at: number }
  | { kind: 'binary'; operator: BinaryOperator; left: FormulaNode; right: FormulaNode; at: number }
  | { kind: 'conditional'; test: FormulaNode; whenTrue: FormulaNode; whenFalse: FormulaNode; at: number }
  | { kind: 'call'; name: string; args: FormulaNode[]; at: number };

/** Why a formula is refused; `at` is the offset of the character concerned. */
export interface FormulaFault {
  key:
    | 'too-long'
    | 'too-deep'
    | 'unexpected-character'
    | 'unexpected-token'
    | 'open-text'
    | 'unknown-name'
    | 'unknown-function'
    | 'argument-count'
    | 'argument-type'
    | 'operand-type'
    | 'unit'
    | 'unknown-table'
    | 'unknown-column'
    | 'parts-not-known-yet';
  at: number;
  detail: string;
}

export const maxFormulaLength = 500;
export const maxFormulaDepth = 64;

/** Tolerance of `ceil` and `floor`, so that 1040/520 never makes 3. */
export const roundingTolerance = 1e-6;
