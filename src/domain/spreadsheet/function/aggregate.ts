/** Counting, averages, extremes and spread over ranges. Specification: domain decisions §10. */
import { CellError, errors, isBlock, type Operand } from '../value.ts';
import { textToNumber } from '../number-text.ts';
import { eachNumber, eachValue, numbersOf, unlimited, values, type FunctionTable, type ValueFunction } from './sheet-function.ts';
import type { Context } from '../context.ts';

/** Numbers where texts count as 0 and booleans as 0 or 1 (the A functions). */
function allNumbers(args: readonly Operand[], context: Context): number[] {
  const numbers: number[] = [];
  for (const arg of args) {
    if (!isBlock(arg)) numbers.push(...numbersOf([arg], context));
    else
      eachValue(arg, context, (value) => {
        if (value instanceof CellError) throw value;
        if (value !== null) numbers.push(typeof value === 'number' ? value : value === true ? 1 : 0);
      });
  }
  return numbers;
}

function overNumbers(run: (numbers: number[]) => number): ValueFunction {
  return values('b', 1, unlimited, (args, context) => {
    const result = run(numbersOf(args, context));
    return Number.isFinite(result) ? result : errors.number;
  });
}

export function mean(numbers: readonly number[]): number {
  if (numbers.length === 0) throw errors.division;
  return numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
}

function squaredDeviations(numbers: readonly number[]): number {
  const middle = mean(numbers);
  return numbers.reduce((sum, value) => sum + (value - middle) ** 2, 0);
}

function variance(numbers: readonly number[], sample: boolean): number {
  const divisor = numbers.length - (sample ? 1 : 0);
  if (divisor < 1) throw errors.division;
  return squaredDeviations(numbers) / divisor;
}

function extreme(args: readonly Operand[], context: Context, better: (a: number, b: number) => boolean): number {
  let best: number | null = null;
  eachNumber(args, context, (value) => {
    if (best === null || better(value, best)) best = value;
  });
  return best ?? 0;
}

function count(args: readonly Operand[], context: Context): number {
  let found = 0;
  for (const arg of args) {
    if (isBlock(arg))
      eachValue(arg, context, (value) => {
        if (typeof value === 'number') found += 1;
      });
    else if (typeof arg === 'number' || typeof arg === 'boolean' || arg === null || (typeof arg === 'string' && textToNumber(arg) !== null))
      found += 1;
  }
  return found;
}

function countPresent(args: readonly Operand[], context: Context): number {
  let found = 0;
  for (const arg of args) {
    if (isBlock(arg))
      eachValue(arg, context, (value) => {
        if (value !== null) found += 1;
      });
    else found += 1;
  }
  return found;
}

function countBlank(args: readonly Operand[], context: Context): number {
  const [block] = args;
  if (block === undefined || !isBlock(block)) throw errors.value;
  let present = 0;
  eachValue(block, context, (value) => {
    if (value !== null && value !== '') present += 1;
  });
  return block.rows * block.columns - present;
}

const sampleDeviation = overNumbers((numbers) => Math.sqrt(variance(numbers, true)));
const wholeDeviation = overNumbers((numbers) => Math.sqrt(variance(numbers, false)));
const sampleVariance = overNumbers((numbers) => variance(numbers, true));
const wholeVariance = overNumbers((numbers) => variance(numbers, false));

export const aggregates: FunctionTable = {
  COUNT: values('b', 1, unlimited, count),
  COUNTA: values('b', 1, unlimited, countPresent),
  COUNTBLANK: values('b', 1, 1, countBlank),
  AVERAGE: overNumbers(mean),
  AVERAGEA: values('b', 1, unlimited, (args, context) => mean(allNumbers(args, context))),
  MIN: values('b', 1, unlimited, (args, context) => extreme(args, context, (a, b) => a < b)),
  MAX: values('b', 1, unlimited, (args, context) => extreme(args, context, (a, b) => a > b)),
  MINA: values(
    'b',
    1,
    unlimited,
    (args, context) =>
      allNumbers(args, context)
        .sort((a, b) => a - b)
        .at(0) ?? 0,
  ),
  MAXA: values(
    'b',
    1,
    unlimited,
    (args, context) =>
      allNumbers(args, context)
        .sort((a, b) => a - b)
        .at(-1) ?? 0,
  ),
  'STDEV.S': sampleDeviation,
  STDEV: sampleDeviation,
  'STDEV.P': wholeDeviation,
  STDEVP: wholeDeviation,
  'VAR.S': sampleVariance,
  VAR: sampleVariance,
  'VAR.P': wholeVariance,
  VARP: wholeVariance,
  DEVSQ: overNumbers(squaredDeviations),
  AVEDEV: overNumbers((numbers) => {
    const middle = mean(numbers);
    return mean(numbers.map((value) => Math.abs(value - middle)));
  }),
  GEOMEAN: overNumbers((numbers) => {
    if (numbers.some((value) => value <= 0)) throw errors.number;
    return Math.exp(mean(numbers.map(Math.log)));
  }),
  HARMEAN: overNumbers((numbers) => {
    if (numbers.some((value) => value <= 0)) throw errors.number;
    return 1 / mean(numbers.map((value) => 1 / value));
  }),
};
