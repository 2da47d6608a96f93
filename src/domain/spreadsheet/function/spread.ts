/** Distribution of numbers: frequencies, percent ranks, skewness, covariance, modes. Specification: domain decisions §10. */
import { column, errors, isBlock, type Operand } from '../value.ts';
import type { Context } from '../context.ts';
import { mean } from './aggregate.ts';
import { line, pairs, percentileExclusive, sorted } from './rank.ts';
import { integerAt, numberAt, numbersOf, unlimited, values, type FunctionTable, type ValueFunction } from './sheet-function.ts';

/** How many numbers fall into each class; the last class holds those above all limits. */
function frequency(args: readonly Operand[], context: Context): Operand {
  const numbers = numbersOf(args.slice(0, 1), context);
  const limits = numbersOf(args.slice(1, 2), context);
  const order = limits.map((_, index) => index).sort((a, b) => (limits[a] ?? 0) - (limits[b] ?? 0));
  const counts = Array.from({ length: limits.length + 1 }, () => 0);
  context.spend(numbers.length * 16);
  for (const value of numbers) {
    const place = order.find((index) => value <= (limits[index] ?? 0)) ?? limits.length;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return column(counts);
}

/** The share of numbers below a value, interpolated between two of them, truncated to the given number of digits. */
function percentRank(args: readonly Operand[], context: Context, exclusive: boolean): number {
  const numbers = sorted(args[0], context);
  const value = numberAt(args, 1);
  const digits = integerAt(args, 2, 3);
  const last = numbers.length - 1;
  if (digits < 1) throw errors.number;
  if (value < (numbers[0] ?? 0) || value > (numbers[last] ?? 0)) throw errors.missing;
  const at = numbers.findIndex((each) => each >= value);
  const [low, high] = [numbers[at - 1] ?? value, numbers[at] ?? value];
  const place = high === value ? at : at - 1 + (value - low) / (high - low);
  if (!exclusive && last === 0) return 1;
  const share = exclusive ? (place + 1) / (numbers.length + 1) : place / last;
  return Math.floor(share * 10 ** digits + 1e-9) / 10 ** digits;
}

/** Sum of powers of the distances from the mean, in standard deviations. */
function moments(args: readonly Operand[], context: Context, power: number, sample: boolean): { sum: number; count: number } {
  const numbers = numbersOf(args, context);
  const count = numbers.length;
  const middle = mean(numbers);
  const squares = numbers.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  const deviation = Math.sqrt(squares / (sample ? count - 1 : count));
  if (!(deviation > 0)) throw errors.division;
  return { sum: numbers.reduce((sum, value) => sum + ((value - middle) / deviation) ** power, 0), count };
}

function skewness(args: readonly Operand[], context: Context): number {
  const { sum, count: n } = moments(args, context, 3, true);
  if (n < 3) throw errors.division;
  return (n / ((n - 1) * (n - 2))) * sum;
}

function kurtosis(args: readonly Operand[], context: Context): number {
  const { sum, count: n } = moments(args, context, 4, true);
  if (n < 4) throw errors.division;
  return ((n * (n + 1)) / ((n - 1) * (n - 2) * (n - 3))) * sum - (3 * (n - 1) ** 2) / ((n - 2) * (n - 3));
}

function covariance(sample: boolean): ValueFunction {
  return values('a', 2, 2, (args, context) => {
    const { xs, ys } = pairs(args, 0, context);
    const divisor = xs.length - Number(sample);
    if (divisor < 1) throw errors.division;
    const [meanX, meanY] = [mean(xs), mean(ys)];
    return xs.reduce((sum, x, index) => sum + (x - meanX) * ((ys[index] ?? 0) - meanY), 0) / divisor;
  });
}

function modes(args: readonly Operand[], context: Context): Operand {
  const counts = new Map<number, number>();
  for (const value of numbersOf(args, context)) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = [...counts.values()].reduce((a, b) => Math.max(a, b), 0);
  if (most < 2) throw errors.missing;
  return column([...counts].filter(([, count]) => count === most).map(([value]) => value));
}

const inclusive = values('bvv', 2, 3, (args, context) => percentRank(args, context, false));
const population = covariance(false);

export const spreadFunctions: FunctionTable = {
  FREQUENCY: values('aa', 2, 2, frequency),
  PERCENTRANK: inclusive,
  'PERCENTRANK.INC': inclusive,
  'PERCENTRANK.EXC': values('bvv', 2, 3, (args, context) => percentRank(args, context, true)),
  'QUARTILE.EXC': values('bv', 2, 2, (args, context) => percentileExclusive(sorted(args[0], context), integerAt(args, 1) / 4)),
  SKEW: values('b', 1, unlimited, skewness),
  'SKEW.P': values('b', 1, unlimited, (args, context) => {
    const { sum, count } = moments(args, context, 3, false);
    return sum / count;
  }),
  KURT: values('b', 1, unlimited, kurtosis),
  'COVARIANCE.P': population,
  COVAR: population,
  'COVARIANCE.S': covariance(true),
  'MODE.MULT': values('b', 1, unlimited, modes),
  STEYX: values('a', 2, 2, (args, context) => {
    const found = pairs(args, 0, context);
    const { slope, intercept } = line(found);
    if (found.xs.length < 3) throw errors.division;
    const rest = found.xs.reduce((sum, x, index) => sum + ((found.ys[index] ?? 0) - intercept - slope * x) ** 2, 0);
    return Math.sqrt(rest / (found.xs.length - 2));
  }),
  TRIMMEAN: values('bv', 2, 2, (args, context) => {
    const numbers = sorted(isBlock(args[0] ?? null) ? args[0] : null, context);
    const share = numberAt(args, 1);
    if (share < 0 || share >= 1) throw errors.number;
    const cut = Math.floor((numbers.length * share) / 2 + 1e-9);
    return mean(numbers.slice(cut, numbers.length - cut));
  }),
};
