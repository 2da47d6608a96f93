/** Matrices, series and rarer functions of numbers. Specification: domain decisions §10. */
import { toNumber } from '../coerce.ts';
import { CellError, errors, Grid, type Operand } from '../value.ts';
import type { Context } from '../context.ts';
import { rowsOf } from './shape.ts';
import { blockAt, eachNumber, numberAt, numbersOf, numeric, unlimited, values, type FunctionTable } from './sheet-function.ts';

const mostRows = 200;
/** With more factors, only a factor of one keeps the result displayable. */
const mostFactors = 10_000;

function squareOf(args: readonly Operand[], context: Context): number[][] {
  const rows = rowsOf(blockAt(args, 0), context).map((row) =>
    row.map((value) => {
      if (value instanceof CellError) throw value;
      if (typeof value !== 'number') throw errors.value;
      return value;
    }),
  );
  if (rows.length !== rows[0]?.length || rows.length > mostRows) throw errors.value;
  context.spend(rows.length ** 3);
  return rows;
}

/** Gauss-Jordan elimination with the largest pivot of each column; the right side becomes the inverse. */
function eliminated(rows: readonly number[][]): { determinant: number; inverse: number[][] } {
  const size = rows.length;
  const all = rows.map((row, at) => [...row, ...row.map((_, column) => Number(at === column))]);
  let determinant = 1;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < size; row += 1)
      if (Math.abs(all[row]?.[column] ?? 0) > Math.abs(all[pivot]?.[column] ?? 0)) pivot = row;
    const line = all[pivot] ?? [];
    const value = line[column] ?? 0;
    if (value === 0) return { determinant: 0, inverse: [] };
    if (pivot !== column) {
      [all[pivot], all[column]] = [all[column] ?? [], line];
      determinant = -determinant;
    }
    determinant *= value;
    const scaled = line.map((cell) => cell / value);
    all[column] = scaled;
    for (const [row, cells] of all.entries()) {
      const factor = row === column ? 0 : (cells[column] ?? 0);
      if (factor !== 0) all[row] = cells.map((cell, at) => cell - factor * (scaled[at] ?? 0));
    }
  }
  return { determinant, inverse: all.map((row) => row.slice(size)) };
}

function inverse(args: readonly Operand[], context: Context): Operand {
  const found = eliminated(squareOf(args, context));
  return found.determinant === 0 ? errors.number : new Grid(found.inverse.length, found.inverse.length, found.inverse.flat());
}

function unit(args: readonly Operand[], context: Context): Operand {
  const size = Math.trunc(numberAt(args, 0));
  if (size < 1) return errors.value;
  context.spend(size * size);
  return new Grid(
    size,
    size,
    Array.from({ length: size * size }, (_, at) => Number(at % (size + 1) === 0)),
  );
}

function product(from: number, to: number, step: number): number {
  let result = 1;
  for (let factor = to; factor >= from && factor > 0 && Number.isFinite(result); factor -= step) result *= factor;
  return result;
}

function permutations(n: number, k: number): number {
  if (n < 0 || k < 0 || n < k) throw errors.number;
  return k === 0 ? 1 : product(n - k + 1, n, 1);
}

function nonZero(value: number): number {
  if (value === 0) throw errors.division;
  return value;
}

function multinomial(numbers: readonly number[]): number {
  let [total, result] = [0, 1];
  for (const number of numbers.map(Math.trunc)) {
    if (number < 0 || number > mostFactors) throw errors.number;
    for (let i = 1; i <= number && Number.isFinite(result); i += 1) {
      total += 1;
      result = (result * total) / i;
    }
  }
  return Number.isFinite(result) ? Math.round(result) : Number.POSITIVE_INFINITY;
}

export const matrixFunctions: FunctionTable = {
  MDETERM: values('a', 1, 1, (args, context) => eliminated(squareOf(args, context)).determinant),
  MINVERSE: values('a', 1, 1, inverse),
  MUNIT: values('v', 1, 1, unit),
  SERIESSUM: values('vvva', 4, 4, (args, context) => {
    const [x, first, step] = [numberAt(args, 0), numberAt(args, 1), numberAt(args, 2)];
    let [sum, power] = [0, first];
    eachNumber(args.slice(3), context, (coefficient) => {
      sum += coefficient * x ** power;
      power += step;
    });
    return Number.isFinite(sum) ? sum : errors.number;
  }),
  MULTINOMIAL: values('b', 1, unlimited, (args, context) => {
    const found = multinomial(numbersOf(args, context));
    return Number.isFinite(found) ? found : errors.number;
  }),
  FACTDOUBLE: numeric(1, 1, (value) => {
    if (value < -1) throw errors.number;
    return product(1, Math.trunc(value), 2);
  }),
  PERMUT: numeric(2, 2, (n, k = 0) => permutations(Math.trunc(n), Math.trunc(k))),
  PERMUTATIONA: numeric(2, 2, (n, k = 0) => Math.trunc(n) ** Math.trunc(k)),
  COMBINA: numeric(2, 2, (n, k = 0) => {
    const [total, chosen] = [Math.trunc(n), Math.trunc(k)];
    if (total < 0 || chosen < 0) throw errors.number;
    return chosen === 0 ? 1 : Math.round(product(total, total + chosen - 1, 1) / product(1, chosen, 1));
  }),
  SQRTPI: numeric(1, 1, (value) => Math.sqrt(value * Math.PI)),
  SEC: numeric(1, 1, (value) => 1 / Math.cos(value)),
  CSC: numeric(1, 1, (value) => 1 / nonZero(Math.sin(value))),
  COT: numeric(1, 1, (value) => 1 / nonZero(Math.tan(value))),
  ACOT: numeric(1, 1, (value) => Math.PI / 2 - Math.atan(value)),
  SECH: numeric(1, 1, (value) => 1 / Math.cosh(value)),
  CSCH: numeric(1, 1, (value) => 1 / nonZero(Math.sinh(value))),
  COTH: numeric(1, 1, (value) => 1 / nonZero(Math.tanh(value))),
  ACOTH: numeric(1, 1, (value) => Math.atanh(1 / nonZero(value))),
  FISHER: numeric(1, 1, Math.atanh),
  FISHERINV: numeric(1, 1, Math.tanh),
  ASINH: numeric(1, 1, Math.asinh),
  ACOSH: numeric(1, 1, Math.acosh),
  ATANH: numeric(1, 1, Math.atanh),
  DELTA: numeric(1, 2, (a, b = 0) => Number(a === b)),
  GESTEP: numeric(1, 2, (value, step = 0) => Number(value >= step)),
  'ISO.CEILING': numeric(1, 2, (value, step = 1) => (step === 0 ? 0 : Math.ceil(toNumber(value) / Math.abs(step)) * Math.abs(step))),
};
