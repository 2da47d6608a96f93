/**
 * The operators of workbook formulas on single values and, value by value, on blocks. Sums that nearly vanish are zero, as in spreadsheets.
 * Specification: domain decisions §10.
 */
import { compareNumbers, compareValues, equalValues } from './compare.ts';
import { fitting, toNumber, toText } from './coerce.ts';
import type { BinaryOperator } from './syntax.ts';
import { CellError, countedColumns, countedRows, errors, Grid, isBlock, type Block, type Operand, type Scalar } from './value.ts';

/** The difference of two numbers that differ only in their last bits counts as zero. */
const vanishing = 2 ** -48;

export function add(a: number, b: number): number {
  const sum = a + b;
  return a < 0 !== b < 0 && Math.abs(sum) < Math.abs(a) * vanishing ? 0 : sum;
}

export function power(base: number, exponent: number): Scalar {
  if (base === 0 && exponent === 0) return errors.number;
  if (base === 0 && exponent < 0) return errors.division;
  const result = base ** exponent;
  return Number.isFinite(result) ? result : errors.number;
}

function arithmetic(operator: BinaryOperator, a: number, b: number): Scalar {
  let result: number;
  if (operator === '+') result = add(a, b);
  else if (operator === '-') result = add(a, -b);
  else if (operator === '*') result = a * b;
  else if (operator === '/') {
    if (b === 0) return errors.division;
    result = a / b;
  } else return power(a, b);
  return Number.isFinite(result) ? result : errors.number;
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** Operators on two numbers with a simple result; null: use the general one. */
export const numberOperators: Readonly<Partial<Record<BinaryOperator, (a: number, b: number) => number | boolean | null>>> = {
  '+': (a, b) => finite(add(a, b)),
  '-': (a, b) => finite(add(a, -b)),
  '*': (a, b) => finite(a * b),
  '/': (a, b) => (b === 0 ? null : finite(a / b)),
  '=': (a, b) => compareNumbers(a, b) === 0,
  '<>': (a, b) => compareNumbers(a, b) !== 0,
  '<': (a, b) => compareNumbers(a, b) < 0,
  '<=': (a, b) => compareNumbers(a, b) <= 0,
  '>': (a, b) => compareNumbers(a, b) > 0,
  '>=': (a, b) => compareNumbers(a, b) >= 0,
};

function compared(operator: BinaryOperator, a: Scalar, b: Scalar): boolean {
  if (operator === '=') return equalValues(a, b);
  if (operator === '<>') return !equalValues(a, b);
  const order = compareValues(a, b);
  switch (operator) {
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    default:
      return order >= 0;
  }
}

const comparisons = new Set<BinaryOperator>(['=', '<>', '<', '<=', '>', '>=']);

/** The operator on two single values. */
export function scalarOperator(operator: BinaryOperator): (a: Scalar, b: Scalar) => Scalar {
  const inner: (a: Scalar, b: Scalar) => Scalar = comparisons.has(operator)
    ? (a, b) => compared(operator, a, b)
    : operator === '&'
      ? (a, b) => fitting(toText(a) + toText(b))
      : (a, b) => arithmetic(operator, toNumber(a), toNumber(b));
  return (a, b) => {
    if (a instanceof CellError) return a;
    if (b instanceof CellError) return b;
    try {
      return inner(a, b);
    } catch (thrown) {
      if (thrown instanceof CellError) return thrown;
      throw thrown;
    }
  };
}

/** A block's value at a place of a larger result: single rows and columns are repeated, anything else missing is #N/A. */
function stretched(block: Block, row: number, column: number): Scalar {
  const r = block.rows === 1 ? 0 : row;
  const c = block.columns === 1 ? 0 : column;
  return r < block.rows && c < block.columns ? block.at(r, c) : errors.missing;
}

/** The size of a result over blocks; unused rows at the end of whole columns are left out. */
export function commonSize(operands: readonly Operand[]): { rows: number; columns: number } {
  let rows = 1;
  let columns = 1;
  for (const operand of operands) {
    if (!isBlock(operand)) continue;
    rows = Math.max(rows, countedRows(operand));
    columns = Math.max(columns, countedColumns(operand));
  }
  return { rows, columns };
}

/** Runs a function of single values for all places of its blocks. */
export function overBlocks(operands: readonly Operand[], spend: (steps: number) => void, run: (values: Scalar[]) => Scalar): Grid {
  const { rows, columns } = commonSize(operands);
  spend(rows * columns);
  const cells: Scalar[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      cells.push(run(operands.map((operand) => (isBlock(operand) ? stretched(operand, row, column) : operand))));
  return new Grid(rows, columns, cells);
}
