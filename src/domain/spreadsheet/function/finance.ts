/** Loans, savings and yields; payments out are negative. Specification: domain decisions §10. */
import { errors, type Operand } from '../value.ts';
import type { Context } from '../context.ts';
import { numberAt, numbersOf, numeric, unlimited, values, type FunctionTable } from './sheet-function.ts';

function futureValue(rate: number, periods: number, payment: number, present: number, early: number): number {
  if (rate === 0) return -(present + payment * periods);
  const growth = (1 + rate) ** periods;
  return -(present * growth + (payment * (1 + rate * early) * (growth - 1)) / rate);
}

export function payment(rate: number, periods: number, present: number, future: number, early: number): number {
  if (periods === 0) throw errors.number;
  if (rate === 0) return -(present + future) / periods;
  const growth = (1 + rate) ** periods;
  return (-rate * (present * growth + future)) / ((1 + rate * early) * (growth - 1));
}

function presentValue(rate: number, periods: number, paid: number, future: number, early: number): number {
  if (rate === 0) return -(future + paid * periods);
  const growth = (1 + rate) ** periods;
  return -(future + (paid * (1 + rate * early) * (growth - 1)) / rate) / growth;
}

function periods(rate: number, paid: number, present: number, future: number, early: number): number {
  if (rate === 0) return -(present + future) / paid;
  const due = (paid * (1 + rate * early)) / rate;
  return Math.log((due - future) / (present + due)) / Math.log(1 + rate);
}

export function interestPart(rate: number, period: number, count: number, present: number, future: number, early: number): number {
  if (period < 1 || period > count) throw errors.number;
  const paid = payment(rate, count, present, future, early);
  if (early === 1 && period === 1) return 0;
  const before = futureValue(rate, period - 1 - early, paid, early === 1 ? present + paid : present, 0);
  return before * rate;
}

/** Newton's method with a numeric slope; #NUM! if it finds no root. */
export function root(value: (x: number) => number, guess: number, context: Context): number {
  let x = guess;
  for (let round = 0; round < 100; round += 1) {
    context.spend(10);
    const y = value(x);
    const step = Math.max(1e-7, Math.abs(x) * 1e-7);
    const slope = (value(x + step) - value(x - step)) / (2 * step);
    const next = x - y / slope;
    if (!Number.isFinite(next)) break;
    if (Math.abs(next - x) < 1e-12) return next;
    x = next;
  }
  throw errors.number;
}

function netPresent(rate: number, flows: readonly number[]): number {
  return flows.reduce((sum, flow, index) => sum + flow / (1 + rate) ** index, 0);
}

function internalRate(args: readonly Operand[], context: Context): number {
  const flows = numbersOf(args.slice(0, 1), context);
  if (!flows.some((flow) => flow > 0) || !flows.some((flow) => flow < 0)) throw errors.number;
  return root((rate) => netPresent(rate, flows), numberAt(args, 1, 0.1), context);
}

export const financeFunctions: FunctionTable = {
  PMT: numeric(3, 5, (rate, count = 0, present = 0, future = 0, early = 0) => payment(rate, count, present, future, early)),
  FV: numeric(3, 5, (rate, count = 0, paid = 0, present = 0, early = 0) => futureValue(rate, count, paid, present, early)),
  PV: numeric(3, 5, (rate, count = 0, paid = 0, future = 0, early = 0) => presentValue(rate, count, paid, future, early)),
  NPER: numeric(3, 5, (rate, paid = 0, present = 0, future = 0, early = 0) => periods(rate, paid, present, future, early)),
  IPMT: numeric(4, 6, (rate, period = 1, count = 1, present = 0, future = 0, early = 0) =>
    interestPart(rate, period, count, present, future, early),
  ),
  PPMT: numeric(
    4,
    6,
    (rate, period = 1, count = 1, present = 0, future = 0, early = 0) =>
      payment(rate, count, present, future, early) - interestPart(rate, period, count, present, future, early),
  ),
  RATE: values('v', 3, 6, (args, context) => {
    const [count, paid, present] = [numberAt(args, 0), numberAt(args, 1), numberAt(args, 2)];
    const [future, early] = [numberAt(args, 3), numberAt(args, 4)];
    return root((rate) => futureValue(rate, count, paid, present, early) + future, numberAt(args, 5, 0.1), context);
  }),
  NPV: values('vb', 2, unlimited, (args, context) => {
    const rate = numberAt(args, 0);
    return netPresent(rate, numbersOf(args.slice(1), context)) / (1 + rate);
  }),
  IRR: values('bv', 1, 2, internalRate),
  SLN: numeric(3, 3, (cost, salvage = 0, life = 0) => {
    if (life === 0) throw errors.division;
    return (cost - salvage) / life;
  }),
};
