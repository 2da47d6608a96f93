/** Functions of single numbers: rounding, powers, angles, divisors. Specification: domain decisions §10. */
import { ceilingOf, floorOf, roundDown, roundHalf, roundUp } from '../rounding.ts';
import { power } from '../operator.ts';
import { errors } from '../value.ts';
import { numberAt, numbersOf, numeric, unlimited, values, type FunctionTable } from './sheet-function.ts';

function multiple(value: number, step: number, whole: (quotient: number) => number): number {
  if (step === 0) return 0;
  return whole(value / step) * step;
}

/** CEILING and FLOOR: towards or away from zero with the sign of the step. */
function ceiling(value: number, step: number): number {
  if (value > 0 && step < 0) throw errors.number;
  return value < 0 && step < 0 ? -multiple(-value, -step, ceilingOf) : multiple(value, Math.abs(step), ceilingOf);
}

function floor(value: number, step: number): number {
  if (value > 0 && step < 0) throw errors.number;
  if (step === 0 && value !== 0) throw errors.division;
  return value < 0 && step < 0 ? -multiple(-value, -step, floorOf) : multiple(value, Math.abs(step), floorOf);
}

/** CEILING.MATH and FLOOR.MATH: the mode reverses the direction for negative numbers. */
function ceilingMath(value: number, step = 1, mode = 0): number {
  const size = Math.abs(step);
  return value < 0 && mode !== 0 ? -multiple(-value, size, ceilingOf) : multiple(value, size, ceilingOf);
}

function floorMath(value: number, step = 1, mode = 0): number {
  const size = Math.abs(step);
  return value < 0 && mode !== 0 ? -multiple(-value, size, floorOf) : multiple(value, size, floorOf);
}

function nearestMultiple(value: number, step: number): number {
  if (value * step < 0) throw errors.number;
  return step === 0 ? 0 : roundHalf(value / step, 0) * step;
}

function remainder(value: number, divisor: number): number {
  if (divisor === 0) throw errors.division;
  const quotient = floorOf(value / divisor);
  const rest = value - divisor * quotient;
  return Math.abs(rest) < Math.abs(divisor) * 1e-14 ? 0 : rest;
}

function evenOrOdd(value: number, odd: boolean): number {
  const size = Math.abs(value);
  const next = odd ? Math.ceil((size - 1) / 2) * 2 + 1 : Math.ceil(size / 2) * 2;
  return (value < 0 ? -1 : 1) * Math.max(odd ? 1 : 0, next);
}

function divisor(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

function wholeNumbers(numbers: readonly number[]): number[] {
  return numbers.map((number) => {
    if (number < 0) throw errors.number;
    return Math.trunc(number);
  });
}

function factorial(value: number): number {
  if (value < 0) throw errors.number;
  let product = 1;
  for (let factor = 2; factor <= Math.min(171, Math.trunc(value)); factor += 1) product *= factor;
  return product;
}

function combinations(n: number, k: number): number {
  const [total, chosen] = [Math.trunc(n), Math.trunc(k)];
  if (chosen < 0 || total < chosen) throw errors.number;
  const smaller = Math.min(chosen, total - chosen);
  if (smaller > 1100) throw errors.number;
  let result = 1;
  for (let i = 1; i <= smaller; i += 1) result = (result * (total - smaller + i)) / i;
  return Math.round(result);
}

function logarithm(value: number, base = 10): number {
  if (value <= 0 || base <= 0) throw errors.number;
  if (base === 1) throw errors.division;
  return base === 10 ? Math.log10(value) : Math.log(value) / Math.log(base);
}

function positive(value: number, run: (value: number) => number): number {
  if (value <= 0) throw errors.number;
  return run(value);
}

export const mathFunctions: FunctionTable = {
  ABS: numeric(1, 1, Math.abs),
  SIGN: numeric(1, 1, Math.sign),
  INT: numeric(1, 1, floorOf),
  TRUNC: numeric(1, 2, (value, digits = 0) => roundDown(value, digits)),
  ROUND: numeric(2, 2, (value, digits = 0) => roundHalf(value, digits)),
  ROUNDUP: numeric(2, 2, (value, digits = 0) => roundUp(value, digits)),
  ROUNDDOWN: numeric(2, 2, (value, digits = 0) => roundDown(value, digits)),
  MROUND: numeric(2, 2, (value, step = 0) => nearestMultiple(value, step)),
  CEILING: numeric(1, 2, (value, step = 1) => ceiling(value, step)),
  FLOOR: numeric(1, 2, (value, step = 1) => floor(value, step)),
  'CEILING.MATH': numeric(1, 3, ceilingMath),
  'FLOOR.MATH': numeric(1, 3, floorMath),
  'CEILING.PRECISE': numeric(1, 2, (value, step = 1) => ceilingMath(value, step)),
  'FLOOR.PRECISE': numeric(1, 2, (value, step = 1) => floorMath(value, step)),
  EVEN: numeric(1, 1, (value) => evenOrOdd(value, false)),
  ODD: numeric(1, 1, (value) => evenOrOdd(value, true)),
  MOD: numeric(2, 2, (value, divisor = 0) => remainder(value, divisor)),
  QUOTIENT: numeric(2, 2, (value, divisor = 0) => {
    if (divisor === 0) throw errors.division;
    return Math.trunc(value / divisor);
  }),
  POWER: values('v', 2, 2, (args) => power(numberAt(args, 0), numberAt(args, 1))),
  SQRT: numeric(1, 1, Math.sqrt),
  EXP: numeric(1, 1, Math.exp),
  LN: numeric(1, 1, (value) => positive(value, Math.log)),
  LOG: numeric(1, 2, logarithm),
  LOG10: numeric(1, 1, (value) => positive(value, Math.log10)),
  PI: numeric(0, 0, () => Math.PI),
  SIN: numeric(1, 1, Math.sin),
  COS: numeric(1, 1, Math.cos),
  TAN: numeric(1, 1, Math.tan),
  ASIN: numeric(1, 1, Math.asin),
  ACOS: numeric(1, 1, Math.acos),
  ATAN: numeric(1, 1, Math.atan),
  ATAN2: numeric(2, 2, (x, y = 0) => {
    if (x === 0 && y === 0) throw errors.division;
    return Math.atan2(y, x);
  }),
  SINH: numeric(1, 1, Math.sinh),
  COSH: numeric(1, 1, Math.cosh),
  TANH: numeric(1, 1, Math.tanh),
  DEGREES: numeric(1, 1, (value) => (value * 180) / Math.PI),
  RADIANS: numeric(1, 1, (value) => (value * Math.PI) / 180),
  FACT: numeric(1, 1, factorial),
  COMBIN: numeric(2, 2, (n, k = 0) => combinations(n, k)),
  GCD: values('b', 1, unlimited, (args, context) => wholeNumbers(numbersOf(args, context)).reduce(divisor, 0)),
  LCM: values('b', 1, unlimited, (args, context) =>
    wholeNumbers(numbersOf(args, context)).reduce((a, b) => (a === 0 || b === 0 ? 0 : (a / divisor(a, b)) * b), 1),
  ),
};
