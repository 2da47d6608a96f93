/** Functions that call a lambda for every value, row or column of a block. Specification: domain decisions §10. */
import type { Context } from '../context.ts';
import { commonSize } from '../operator.ts';
import { Area, CellError, countedColumns, countedRows, errors, Grid, isBlock, type Block, type Operand, type Scalar } from '../value.ts';
import { toNumber } from '../coerce.ts';
import { blockOf, scalar, unlimited } from './sheet-function.ts';

export type Apply = (args: readonly Operand[]) => Operand;

interface LambdaHelper {
  /** Number of values before the lambda. */
  least: number;
  most: number;
  /** Number of the lambda's parameters; null: one for each block. */
  params: number | null;
  run: (args: readonly Operand[], apply: Apply, context: Context) => Operand;
}

/** A result for one place of a block. */
function one(operand: Operand): Scalar {
  if (!isBlock(operand)) return operand;
  return operand.rows === 1 && operand.columns === 1 ? operand.at(0, 0) : errors.calculation;
}

function line(block: Block | Area | Grid, index: number, byRow: boolean): Operand {
  const [rows, columns] = [countedRows(block), countedColumns(block)];
  if (block instanceof Area)
    return byRow
      ? new Area(block.source, block.top + index, block.left, 1, columns)
      : new Area(block.source, block.top, block.left + index, rows, 1);
  const cells = Array.from({ length: byRow ? columns : rows }, (_, at) => (byRow ? block.at(index, at) : block.at(at, index)));
  return byRow ? new Grid(1, columns, cells) : new Grid(rows, 1, cells);
}

function byLine(byRow: boolean): LambdaHelper {
  return {
    least: 1,
    most: 1,
    params: 1,
    run: ([operand], apply) => {
      const block = blockOf(operand);
      const count = byRow ? countedRows(block) : countedColumns(block);
      const cells = Array.from({ length: count }, (_, index) => one(apply([line(block, index, byRow)])));
      return byRow ? new Grid(count, 1, cells) : new Grid(1, count, cells);
    },
  };
}

function fold(args: readonly Operand[], apply: Apply, context: Context, note: (value: Operand) => void): Operand {
  const block = blockOf(args[1]);
  let total = args[0] ?? null;
  context.spend(countedRows(block) * countedColumns(block));
  for (let row = 0; row < countedRows(block); row += 1) {
    for (let column = 0; column < countedColumns(block); column += 1) {
      total = apply([total, block.at(row, column)]);
      note(total);
    }
  }
  return total;
}

function size(operand: Operand | undefined): number {
  const value = Math.trunc(toNumber(scalar(operand)));
  if (value < 1) throw errors.value;
  return value;
}

function caught(run: () => Operand): Operand {
  try {
    return run();
  } catch (thrown) {
    if (thrown instanceof CellError) return thrown;
    throw thrown;
  }
}

function valueOf(block: Block, row: number, column: number): Scalar {
  return row < block.rows && column < block.columns ? block.at(row, column) : errors.missing;
}

export const lambdaHelpers: Readonly<Record<string, LambdaHelper>> = {
  MAP: {
    least: 1,
    most: unlimited,
    params: null,
    run: (args, apply, context) => {
      const { rows, columns } = commonSize(args);
      context.spend(rows * columns);
      const blocks = args.map(blockOf);
      const cells = Array.from({ length: rows * columns }, (_, index) =>
        one(apply(blocks.map((block) => valueOf(block, Math.floor(index / columns), index % columns)))),
      );
      return new Grid(rows, columns, cells);
    },
  },
  BYROW: byLine(true),
  BYCOL: byLine(false),
  REDUCE: { least: 2, most: 2, params: 2, run: (args, apply, context) => fold(args, apply, context, () => undefined) },
  SCAN: {
    least: 2,
    most: 2,
    params: 2,
    run: (args, apply, context) => {
      const cells: Scalar[] = [];
      fold(args, apply, context, (value) => cells.push(one(value)));
      const block = blockOf(args[1]);
      return new Grid(countedRows(block), countedColumns(block), cells);
    },
  },
  MAKEARRAY: {
    least: 2,
    most: 2,
    params: 2,
    run: (args, apply, context) =>
      caught(() => {
        const [rows, columns] = [size(args[0]), size(args[1])];
        context.spend(rows * columns);
        const cells: Scalar[] = [];
        for (let row = 1; row <= rows; row += 1) for (let column = 1; column <= columns; column += 1) cells.push(one(apply([row, column])));
        return new Grid(rows, columns, cells);
      }),
  },
};
