/** Functions that split, join and rearrange blocks. Specification: domain decisions §10. */
import { toNumber } from '../coerce.ts';
import { CellError, countedColumns, countedRows, errors, Grid, type Block, type Operand, type Scalar } from '../value.ts';
import type { Context } from '../context.ts';
import { blockAt, blockOf, booleanAt, eachValue, integerAt, scalar, unlimited, values, type FunctionTable } from './sheet-function.ts';

type Rows = Scalar[][];

export function rowsOf(block: Block, context: Context): Rows {
  const [rows, columns] = [countedRows(block), countedColumns(block)];
  context.spend(rows * columns);
  return Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (__, column) => block.at(row, column)));
}

export function turned(rows: Rows): Rows {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? null));
}

/** A block without values is an error. */
export function gridOf(rows: Rows): Grid {
  const columns = rows[0]?.length ?? 0;
  if (columns === 0) throw errors.calculation;
  return new Grid(rows.length, columns, rows.flat());
}

function numbersAt(args: readonly Operand[], from: number, context: Context): number[] {
  const numbers: number[] = [];
  for (const arg of args.slice(from)) eachValue(blockOf(arg), context, (value) => numbers.push(Math.trunc(toNumber(value))));
  return numbers;
}

/** Lines by number; negative numbers count from the end. */
function chosen(rows: Rows, numbers: readonly number[]): Rows {
  return numbers.map((number) => {
    const row = rows[number > 0 ? number - 1 : rows.length + number];
    if (number === 0 || row === undefined) throw errors.value;
    return row;
  });
}

/** Blocks below each other; missing values of narrower ones are #N/A. */
function stacked(blocks: readonly Rows[]): Rows {
  const width = Math.max(...blocks.map((rows) => rows[0]?.length ?? 0));
  return blocks.flatMap((rows) => rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => errors.missing)]));
}

/** Null if there is no argument for this direction. */
function countAt(args: readonly Operand[], index: number): number | null {
  const arg = args[index];
  return arg === undefined || arg === null ? null : integerAt(args, index);
}

function taken<T>(list: readonly T[], count: number | null): readonly T[] {
  if (count === null) return list;
  if (count === 0) throw errors.calculation;
  return count > 0 ? list.slice(0, count) : list.slice(count);
}

function dropped<T>(list: readonly T[], count: number | null): readonly T[] {
  return count === null || count === 0 ? list : count > 0 ? list.slice(count) : list.slice(0, count);
}

type Cut = <T>(list: readonly T[], count: number | null) => readonly T[];

function cut(args: readonly Operand[], context: Context, by: Cut): Grid {
  const rows = by(rowsOf(blockAt(args, 0), context), countAt(args, 1));
  return gridOf(rows.map((row) => [...by(row, countAt(args, 2))]));
}

/** The values in one row, by rows or by columns, without blanks (1), errors (2) or both (3). */
function flat(args: readonly Operand[], context: Context): Scalar[] {
  const rows = rowsOf(blockAt(args, 0), context);
  const skip = integerAt(args, 1);
  if (skip < 0 || skip > 3) throw errors.value;
  const cells = (booleanAt(args, 2) ? turned(rows) : rows).flat();
  const kept = cells.filter((value) => !((skip & 1 && value === null) || (skip & 2 && value instanceof CellError)));
  if (kept.length === 0) throw errors.calculation;
  return kept;
}

function wrapped(args: readonly Operand[], context: Context): Rows {
  const block = blockAt(args, 0);
  const width = integerAt(args, 1);
  if (block.rows > 1 && block.columns > 1) throw errors.value;
  if (width < 1) throw errors.number;
  const cells = rowsOf(block, context).flat();
  const filler = args[2] === undefined ? errors.missing : scalar(args[2]);
  const size = Math.min(width, Math.max(1, cells.length));
  return Array.from({ length: Math.ceil(cells.length / size) }, (_, row) =>
    Array.from({ length: size }, (__, column) => (row * size + column < cells.length ? (cells[row * size + column] ?? null) : filler)),
  );
}

function expanded(args: readonly Operand[], context: Context): Grid {
  const rows = rowsOf(blockAt(args, 0), context);
  const height = countAt(args, 1) ?? rows.length;
  const width = countAt(args, 2) ?? rows[0]?.length ?? 0;
  if (height < rows.length || width < (rows[0]?.length ?? 0)) throw errors.value;
  context.spend(height * width);
  const filler = args[3] === undefined ? errors.missing : scalar(args[3]);
  const at = (row: number, column: number): Scalar => {
    const line = rows[row];
    return line === undefined || column >= line.length ? filler : (line[column] ?? null);
  };
  return gridOf(Array.from({ length: height }, (_, row) => Array.from({ length: width }, (__, column) => at(row, column))));
}

export const shapeFunctions: FunctionTable = {
  CHOOSEROWS: values('a', 2, unlimited, (args, context) => gridOf(chosen(rowsOf(blockAt(args, 0), context), numbersAt(args, 1, context)))),
  CHOOSECOLS: values('a', 2, unlimited, (args, context) =>
    gridOf(turned(chosen(turned(rowsOf(blockAt(args, 0), context)), numbersAt(args, 1, context)))),
  ),
  VSTACK: values('a', 1, unlimited, (args, context) => gridOf(stacked(args.map((arg) => rowsOf(blockOf(arg), context))))),
  HSTACK: values('a', 1, unlimited, (args, context) => gridOf(turned(stacked(args.map((arg) => turned(rowsOf(blockOf(arg), context))))))),
  TAKE: values('avv', 2, 3, (args, context) => cut(args, context, taken)),
  DROP: values('avv', 2, 3, (args, context) => cut(args, context, dropped)),
  TOROW: values('avv', 1, 3, (args, context) => gridOf([flat(args, context)])),
  TOCOL: values('avv', 1, 3, (args, context) => gridOf(flat(args, context).map((value) => [value]))),
  WRAPROWS: values('avv', 2, 3, (args, context) => gridOf(wrapped(args, context))),
  WRAPCOLS: values('avv', 2, 3, (args, context) => gridOf(turned(wrapped(args, context)))),
  EXPAND: values('avvv', 2, 4, expanded),
};
