/** Least squares with one or several independent variables: LINEST, LOGEST, TREND, GROWTH. Specification: domain decisions §10. */
import { countedColumns, countedRows, errors, Grid, type Block, type Operand, type Scalar } from '../value.ts';
import type { Context } from '../context.ts';
import { blockAt, booleanAt, values, type FunctionTable } from './sheet-function.ts';

interface Samples {
  ys: number[];
  /** The independent values of each sample. */
  xs: number[][];
  byColumn: boolean;
}

const most = 64;

function numbersOf(block: Block, context: Context): number[][] {
  const [rows, columns] = [countedRows(block), countedColumns(block)];
  context.spend(rows * columns);
  const at = (row: number, column: number): number => {
    const value = block.at(row, column);
    if (typeof value !== 'number') throw value === null || typeof value !== 'object' ? errors.value : value;
    return value;
  };
  return Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (__, column) => at(row, column)));
}

const turned = (rows: readonly number[][]): number[][] => (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? 0));

/** Independent values by sample; without any 1, 2, 3 … */
function explaining(operand: Operand | undefined, count: number, byColumn: boolean, context: Context): number[][] {
  if (operand === undefined || operand === null) return Array.from({ length: count }, (_, index) => [index + 1]);
  const rows = numbersOf(blockAt([operand], 0), context);
  const single = rows.length * (rows[0]?.length ?? 0) === count;
  if (single && (rows.length === 1 || rows[0]?.length === 1)) return rows.flat().map((x) => [x]);
  return byColumn ? rows : turned(rows);
}

function samplesOf(args: readonly Operand[], context: Context, logarithmic: boolean): Samples {
  const block = blockAt(args, 0);
  const given = numbersOf(block, context).flat();
  const ys = logarithmic ? given.map(logOf) : given;
  const byColumn = countedColumns(block) === 1;
  const xs = explaining(args[1], ys.length, byColumn, context);
  if (xs.length !== ys.length || (xs[0]?.length ?? 0) > most) throw errors.reference;
  return { ys, xs, byColumn };
}

function logOf(value: number): number {
  if (value <= 0) throw errors.number;
  return Math.log(value);
}

/** Inverse by Gauss-Jordan elimination with the largest pivot; columns with a pivot near zero are left out, such as duplicates of others. */
function inverse(matrix: readonly number[][]): { rows: number[][]; used: boolean[] } {
  const size = matrix.length;
  const left = matrix.map((row) => [...row]);
  const right = matrix.map((_, row) => matrix.map((__, column) => Number(row === column)));
  const used = matrix.map(() => false);
  const scale = matrix.map((row, at) => row[at] ?? 0);
  for (let column = 0; column < size; column += 1) {
    let pivot = -1;
    for (let row = 0; row < size; row += 1)
      if (used[row] !== true && (pivot < 0 || Math.abs(left[row]?.[row] ?? 0) > Math.abs(left[pivot]?.[pivot] ?? 0))) pivot = row;
    const value = left[pivot]?.[pivot] ?? 0;
    if (pivot < 0 || Math.abs(value) <= 1e-14 * Math.abs(scale[pivot] ?? 0)) break;
    used[pivot] = true;
    for (const rows of [left, right]) rows[pivot] = (rows[pivot] ?? []).map((cell) => cell / value);
    for (let row = 0; row < size; row += 1) {
      const factor = row === pivot ? 0 : (left[row]?.[pivot] ?? 0);
      if (factor === 0) continue;
      for (const rows of [left, right]) rows[row] = (rows[row] ?? []).map((cell, at) => cell - factor * (rows[pivot]?.[at] ?? 0));
    }
  }
  return { rows: right, used };
}

interface Fit {
  /** In the order of the independent variables. */
  slopes: number[];
  intercept: number;
  slopeErrors: (number | null)[];
  interceptError: number | null;
  residual: number;
  explained: number;
  freedom: number;
}

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

function fit({ ys, xs }: Samples, constant: boolean, context: Context): Fit {
  const count = ys.length;
  const width = xs[0]?.length ?? 0;
  context.spend(count * width * width);
  const mean = (list: readonly number[]): number => (constant ? list.reduce((sum, value) => sum + value, 0) / count : 0);
  const columns = turned(xs);
  const centres = columns.map(mean);
  const centre = mean(ys);
  const centred = columns.map((column, index) => column.map((value) => value - (centres[index] ?? 0)));
  const heights = ys.map((value) => value - centre);
  const { rows, used } = inverse(centred.map((a) => centred.map((b) => dot(a, b))));
  const sums = centred.map((column) => dot(column, heights));
  const slopes = rows.map((row, at) =>
    used[at] === true ? row.reduce((sum, value, index) => sum + (used[index] === true ? value * (sums[index] ?? 0) : 0), 0) : 0,
  );
  const intercept = centre - dot(slopes, centres);
  const residual = ys.reduce((sum, y, index) => sum + (y - intercept - dot(slopes, xs[index] ?? [])) ** 2, 0);
  const freedom = count - used.filter(Boolean).length - Number(constant);
  const total = dot(heights, heights);
  const variance = freedom > 0 ? residual / freedom : 0;
  const slopeErrors = slopes.map((_, at) => Math.sqrt(variance * (used[at] === true ? (rows[at]?.[at] ?? 0) : 0)));
  const spread = centres.reduce((sum, a, i) => sum + a * dot(rows[i] ?? [], centres), 0);
  const interceptError = constant ? Math.sqrt(variance * (1 / count + spread)) : null;
  return { slopes, intercept, slopeErrors, interceptError, residual, explained: total - residual, freedom };
}

/** Coefficients from the last independent variable to the first, followed by the constant; below them the statistics of the fit. */
function described(args: readonly Operand[], context: Context, logarithmic: boolean): Grid {
  const constant = args[2] === undefined || args[2] === null ? true : booleanAt(args, 2);
  const found = fit(samplesOf(args, context, logarithmic), constant, context);
  const shown = (value: number): number => (logarithmic ? Math.exp(value) : value);
  const first: Scalar[] = [...found.slopes.toReversed().map(shown), shown(found.intercept)];
  const width = first.length;
  if (!booleanAt(args, 3)) return new Grid(1, width, first);
  const { residual, explained, freedom } = found;
  const total = residual + explained;
  const share = found.slopes.length;
  const pad = (cells: Scalar[]): Scalar[] => [...cells, ...Array.from({ length: width - 2 }, () => errors.missing)].slice(0, width);
  return new Grid(5, width, [
    ...first,
    ...found.slopeErrors.toReversed(),
    found.interceptError ?? errors.missing,
    ...pad([total === 0 ? 1 : explained / total, freedom > 0 ? Math.sqrt(residual / freedom) : 0]),
    ...pad([residual === 0 || freedom <= 0 ? errors.number : explained / share / (residual / freedom), freedom]),
    ...pad([explained, residual]),
  ]);
}

/** The values of the fitted line at new places. */
function continued(args: readonly Operand[], context: Context, logarithmic: boolean): Grid {
  const samples = samplesOf(args, context, logarithmic);
  const constant = args[3] === undefined || args[3] === null ? true : booleanAt(args, 3);
  const { slopes, intercept } = fit(samples, constant, context);
  const asked = args[2] === undefined || args[2] === null ? null : blockAt(args, 2);
  const value = (xs: readonly number[]): number => {
    const y = intercept + dot(slopes, xs);
    return logarithmic ? Math.exp(y) : y;
  };
  const shape = asked ?? blockAt(args, 0);
  const [rows, columns] = [countedRows(shape), countedColumns(shape)];
  if (asked === null) return new Grid(rows, columns, samples.xs.map(value));
  const places = numbersOf(asked, context);
  if (slopes.length === 1)
    return new Grid(
      rows,
      columns,
      places.flat().map((x) => value([x])),
    );
  const points = samples.byColumn ? places : turned(places);
  if (points[0]?.length !== slopes.length) throw errors.reference;
  const results = points.map(value);
  return samples.byColumn ? new Grid(results.length, 1, results) : new Grid(1, results.length, results);
}

export const regressionFunctions: FunctionTable = {
  LINEST: values('aavv', 1, 4, (args, context) => described(args, context, false)),
  LOGEST: values('aavv', 1, 4, (args, context) => described(args, context, true)),
  TREND: values('aaav', 1, 4, (args, context) => continued(args, context, false)),
  GROWTH: values('aaav', 1, 4, (args, context) => continued(args, context, true)),
};
