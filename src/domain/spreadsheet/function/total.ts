/** Sums and products over ranges and matrices. Specification: domain decisions §10. */
import { add } from '../operator.ts';
import { CellError, countedColumns, countedRows, errors, Grid, type Operand, type Scalar } from '../value.ts';
import { blockAt, blockOf, eachNumber, eachValue, unlimited, values, type FunctionTable } from './sheet-function.ts';
import type { Context } from '../context.ts';

function folded(args: readonly Operand[], context: Context, start: number, step: (total: number, value: number) => number): Operand {
  let total = start;
  eachNumber(args, context, (value) => {
    total = step(total, value);
  });
  return Number.isFinite(total) ? total : errors.number;
}

/** Texts and booleans inside the arrays count as 0; all arrays have the same size. */
function sumProduct(args: readonly Operand[], context: Context): Operand {
  const blocks = args.map(blockOf);
  const { rows, columns } = blockAt(args, 0);
  if (blocks.some((block) => block.rows !== rows || block.columns !== columns)) return errors.value;
  const usedRows = Math.min(...blocks.map((block) => block.usedRows));
  const usedColumns = Math.min(...blocks.map((block) => block.usedColumns));
  context.spend(usedRows * usedColumns * blocks.length);
  let total = 0;
  for (let row = 0; row < usedRows; row += 1) {
    for (let column = 0; column < usedColumns; column += 1) {
      let product = 1;
      for (const block of blocks) {
        const value = block.at(row, column);
        if (value instanceof CellError) return value;
        product *= typeof value === 'number' ? value : 0;
      }
      total += product;
    }
  }
  return Number.isFinite(total) ? total : errors.number;
}

function pairwise(args: readonly Operand[], context: Context, term: (x: number, y: number) => number): Operand {
  const [left, right] = [blockAt(args, 0), blockAt(args, 1)];
  if (left.rows !== right.rows || left.columns !== right.columns) return errors.missing;
  let total = 0;
  eachValue(left, context, (x, row, column) => {
    const y = right.at(row, column);
    if (x instanceof CellError) throw x;
    if (y instanceof CellError) throw y;
    if (typeof x === 'number' && typeof y === 'number') total += term(x, y);
  });
  return total;
}

function matrixProduct(args: readonly Operand[], context: Context): Operand {
  const [left, right] = [blockAt(args, 0), blockAt(args, 1)];
  if (left.columns !== right.rows) return errors.value;
  context.spend(left.rows * left.columns * right.columns);
  const cells: number[] = [];
  for (let row = 0; row < left.rows; row += 1) {
    for (let column = 0; column < right.columns; column += 1) {
      let total = 0;
      for (let i = 0; i < left.columns; i += 1) {
        const [x, y] = [left.at(row, i), right.at(i, column)];
        if (typeof x !== 'number' || typeof y !== 'number') return errors.value;
        total += x * y;
      }
      cells.push(total);
    }
  }
  return new Grid(left.rows, right.columns, cells);
}

export const totalFunctions: FunctionTable = {
  SUM: values('b', 1, unlimited, (args, context) => folded(args, context, 0, add)),
  PRODUCT: values('b', 1, unlimited, (args, context) => {
    let any = false;
    const product = folded(args, context, 1, (total, value) => {
      any = true;
      return total * value;
    });
    return any ? product : 0;
  }),
  SUMSQ: values('b', 1, unlimited, (args, context) => folded(args, context, 0, (total, value) => total + value * value)),
  SUMPRODUCT: values('a', 1, unlimited, sumProduct),
  SUMX2PY2: values('a', 2, 2, (args, context) => pairwise(args, context, (x, y) => x * x + y * y)),
  SUMX2MY2: values('a', 2, 2, (args, context) => pairwise(args, context, (x, y) => x * x - y * y)),
  SUMXMY2: values('a', 2, 2, (args, context) => pairwise(args, context, (x, y) => (x - y) ** 2)),
  MMULT: values('a', 2, 2, matrixProduct),
  TRANSPOSE: values('a', 1, 1, (args, context) => {
    const block = blockAt(args, 0);
    const [rows, columns] = [countedRows(block), countedColumns(block)];
    context.spend(rows * columns);
    const cells: Scalar[] = [];
    for (let column = 0; column < columns; column += 1) for (let row = 0; row < rows; row += 1) cells.push(block.at(row, column));
    return new Grid(columns, rows, cells);
  }),
};
