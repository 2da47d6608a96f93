/**
 * How a spreadsheet function is defined: which arguments it takes and how they are passed. Each family of functions is a file in this folder.
 * Specification: domain decisions §10.
 */
import type { Code, Context, Place } from '../context.ts';
import { toBoolean, toNumber, toText } from '../coerce.ts';
import { CellError, errors, isBlock, type Area, type Block, type Grid, type Operand, type Scalar } from '../value.ts';

/**
 * One letter for each argument, the last one repeated for all further ones:
 * `v` a single value (a block makes the call run once for each value) · `b` a block or a value unchanged · `a` the same, with ranges inside computed as arrays.
 */
export type ArgumentKinds = string;

export interface ValueFunction {
  kind: 'values';
  least: number;
  most: number;
  takes: ArgumentKinds;
  /** Whether errors among the single values are passed to the function instead of being the result. */
  seesErrors: boolean;
  run: (args: readonly Operand[], context: Context) => Operand;
}

/** A function that decides itself which arguments are computed. */
export interface LazyFunction {
  kind: 'lazy';
  least: number;
  most: number;
  run: (args: readonly Code[], call: LazyCall) => Operand;
}

export interface LazyCall {
  context: Context;
  place: Place;
  /** Whether ranges are computed as arrays at the place of the call. */
  arrays: boolean;
}

export type SheetFunction = ValueFunction | LazyFunction;

export type FunctionTable = Readonly<Record<string, SheetFunction>>;

export const unlimited = 255;

export function values(
  takes: ArgumentKinds,
  least: number,
  most: number,
  run: (args: readonly Operand[], context: Context) => Operand,
  seesErrors = false,
): ValueFunction {
  return { kind: 'values', least, most, takes, run, seesErrors };
}

/** A function of single numbers. */
export function numeric(least: number, most: number, run: (...numbers: number[]) => number): ValueFunction {
  return values('v', least, most, (args) => {
    const result = run(...args.map((arg) => toNumber(arg as Scalar)));
    return Number.isFinite(result) ? result : errors.number;
  });
}

export function scalar(operand: Operand | undefined): Scalar {
  if (operand === undefined) return null;
  return isBlock(operand) ? operand.at(0, 0) : operand;
}

export function numberAt(args: readonly Operand[], index: number, otherwise = 0): number {
  const arg = args[index];
  return arg === undefined ? otherwise : toNumber(scalar(arg));
}

export function integerAt(args: readonly Operand[], index: number, otherwise = 0): number {
  return Math.trunc(numberAt(args, index, otherwise));
}

export function textAt(args: readonly Operand[], index: number, otherwise = ''): string {
  const arg = args[index];
  return arg === undefined ? otherwise : toText(scalar(arg));
}

export function booleanAt(args: readonly Operand[], index: number, otherwise = false): boolean {
  const arg = args[index];
  return arg === undefined ? otherwise : toBoolean(scalar(arg));
}

class SingleValue implements Block {
  readonly rows = 1;
  readonly columns = 1;
  readonly usedRows = 1;
  readonly usedColumns = 1;
  private readonly value: Scalar;

  constructor(value: Scalar) {
    this.value = value;
  }

  at(): Scalar {
    return this.value;
  }
}

/** A value as a block of one. */
export function blockOf(operand: Operand | undefined): Block | Area | Grid {
  if (operand === undefined) return new SingleValue(null);
  return isBlock(operand) ? operand : new SingleValue(operand);
}

export function blockAt(args: readonly Operand[], index: number): Block {
  return blockOf(args[index]);
}

/** Visits the used values of a block row by row. */
export function eachValue(block: Block, context: Context, visit: (value: Scalar, row: number, column: number) => void): void {
  const rows = block.usedRows;
  const columns = block.usedColumns;
  context.spend(rows * columns);
  for (let row = 0; row < rows; row += 1) for (let column = 0; column < columns; column += 1) visit(block.at(row, column), row, column);
}

/** The numbers for sums and statistics: in blocks numbers only; a direct argument counts if it can be converted to a number. Errors are the result. */
export function eachNumber(args: readonly Operand[], context: Context, visit: (value: number) => void): void {
  for (const arg of args) {
    if (isBlock(arg)) {
      eachValue(arg, context, (value) => {
        if (typeof value === 'number') visit(value);
        else if (value instanceof CellError) throw value;
      });
    } else visit(toNumber(arg));
  }
}

export function numbersOf(args: readonly Operand[], context: Context): number[] {
  const numbers: number[] = [];
  eachNumber(args, context, (value) => numbers.push(value));
  return numbers;
}
