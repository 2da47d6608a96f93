/** Order statistics and lines through points: median, quartiles, ranks, correlation. Specification: domain decisions §10. */
import { errors, CellError, type Operand, type Scalar } from '../value.ts';
import type { Context } from '../context.ts';
import { mean } from './aggregate.ts';
import {
  blockAt,
  booleanAt,
  eachValue,
  integerAt,
  numberAt,
  numbersOf,
  unlimited,
  values,
  type FunctionTable,
  type ValueFunction,
} from './sheet-function.ts';

export function sorted(operand: Operand | undefined, context: Context): number[] {
  if (operand === undefined) throw errors.number;
  const numbers = numbersOf([operand], context).sort((a, b) => a - b);
  context.spend(numbers.length * 8);
  if (numbers.length === 0) throw errors.number;
  return numbers;
}

function at(numbers: readonly number[], index: number): number {
  const value = numbers[index];
  if (value === undefined) throw errors.number;
  return value;
}

function between(numbers: readonly number[], position: number): number {
  const low = Math.floor(position);
  const share = position - low;
  return share === 0 ? at(numbers, low) : at(numbers, low) + share * (at(numbers, low + 1) - at(numbers, low));
}

function percentile(numbers: readonly number[], part: number): number {
  if (part < 0 || part > 1) throw errors.number;
  return between(numbers, part * (numbers.length - 1));
}

export function percentileExclusive(numbers: readonly number[], part: number): number {
  const position = part * (numbers.length + 1) - 1;
  if (position < 0 || position > numbers.length - 1) throw errors.number;
  return between(numbers, position);
}

function mostFrequent(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of numbers) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = [...counts.values()].reduce((a, b) => Math.max(a, b), 0);
  const found = numbers.find((value) => counts.get(value) === most);
  if (found === undefined || most < 2) throw errors.missing;
  return found;
}

function rank(args: readonly Operand[], context: Context, shared: boolean): number {
  const value = numberAt(args, 0);
  const numbers = numbersOf(args.slice(1, 2), context);
  const ascending = booleanAt(args, 2);
  const before = numbers.filter((each) => (ascending ? each < value : each > value)).length;
  const same = numbers.filter((each) => each === value).length;
  if (same === 0) throw errors.missing;
  return before + 1 + (shared ? (same - 1) / 2 : 0);
}

/** Pairs where both sides are numbers. */
export function pairs(args: readonly Operand[], first: number, context: Context): { xs: number[]; ys: number[] } {
  const [ys, xs] = [blockAt(args, first), blockAt(args, first + 1)];
  const found: { xs: number[]; ys: number[] } = { xs: [], ys: [] };
  if (ys.rows * ys.columns !== xs.rows * xs.columns) throw errors.missing;
  eachValue(ys, context, (y: Scalar, row, column) => {
    const place = row * ys.columns + column;
    const x = xs.at(Math.floor(place / xs.columns), place % xs.columns);
    if (y instanceof CellError) throw y;
    if (x instanceof CellError) throw x;
    if (typeof x !== 'number' || typeof y !== 'number') return;
    found.xs.push(x);
    found.ys.push(y);
  });
  return found;
}

export function line({ xs, ys }: { xs: number[]; ys: number[] }): { slope: number; intercept: number; correlation: number } {
  const [meanX, meanY] = [mean(xs), mean(ys)];
  let [xx, yy, xy] = [0, 0, 0];
  for (const [i, x] of xs.entries()) {
    const dx = x - meanX;
    const dy = (ys[i] ?? 0) - meanY;
    xx += dx * dx;
    yy += dy * dy;
    xy += dx * dy;
  }
  if (xx === 0) throw errors.division;
  return { slope: xy / xx, intercept: meanY - (xy / xx) * meanX, correlation: yy === 0 ? Number.NaN : xy / Math.sqrt(xx * yy) };
}

function correlation(args: readonly Operand[], context: Context): number {
  const found = line(pairs(args, 0, context)).correlation;
  if (Number.isNaN(found)) throw errors.division;
  return found;
}

const forecast: ValueFunction = values('vaa', 3, 3, (args, context) => {
  const { slope, intercept } = line(pairs(args, 1, context));
  return intercept + slope * numberAt(args, 0);
});
const percentileInclusive = values('bv', 2, 2, (args, context) => percentile(sorted(args[0], context), numberAt(args, 1)));
const quartile = values('bv', 2, 2, (args, context) => {
  const quarter = integerAt(args, 1);
  return percentile(sorted(args[0], context), quarter / 4);
});
const mode = values('b', 1, unlimited, (args, context) => mostFrequent(numbersOf(args, context)));
const plainRank = values('vbv', 2, 3, (args, context) => rank(args, context, false));

export const rankFunctions: FunctionTable = {
  MEDIAN: values('b', 1, unlimited, (args, context) => {
    const numbers = numbersOf(args, context).sort((a, b) => a - b);
    if (numbers.length === 0) throw errors.number;
    return percentile(numbers, 0.5);
  }),
  MODE: mode,
  'MODE.SNGL': mode,
  LARGE: values('bv', 2, 2, (args, context) => {
    const numbers = sorted(args[0], context);
    return at(numbers, numbers.length - Math.ceil(numberAt(args, 1)));
  }),
  SMALL: values('bv', 2, 2, (args, context) => at(sorted(args[0], context), Math.ceil(numberAt(args, 1)) - 1)),
  RANK: plainRank,
  'RANK.EQ': plainRank,
  'RANK.AVG': values('vbv', 2, 3, (args, context) => rank(args, context, true)),
  PERCENTILE: percentileInclusive,
  'PERCENTILE.INC': percentileInclusive,
  'PERCENTILE.EXC': values('bv', 2, 2, (args, context) => percentileExclusive(sorted(args[0], context), numberAt(args, 1))),
  QUARTILE: quartile,
  'QUARTILE.INC': quartile,
  CORREL: values('a', 2, 2, correlation),
  PEARSON: values('a', 2, 2, correlation),
  RSQ: values('a', 2, 2, (args, context) => correlation(args, context) ** 2),
  SLOPE: values('a', 2, 2, (args, context) => line(pairs(args, 0, context)).slope),
  INTERCEPT: values('a', 2, 2, (args, context) => line(pairs(args, 0, context)).intercept),
  FORECAST: forecast,
  'FORECAST.LINEAR': forecast,
};
