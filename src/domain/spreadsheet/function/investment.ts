/** Rates, growth and depreciation beyond plain loans. Specification: domain decisions §10. */
import { errors, type Operand } from '../value.ts';
import type { Context } from '../context.ts';
import { interestPart, payment, root } from './finance.ts';
import { eachNumber, numberAt, numbersOf, numeric, values, type FunctionTable } from './sheet-function.ts';

function positive(value: number): number {
  if (value <= 0) throw errors.number;
  return value;
}

const mostPeriods = 10_000;

/** Interest or principal of several periods together. */
function together(args: readonly Operand[], { spend }: Context, part: 'interest' | 'principal'): number {
  const [rate, count, present] = [positive(numberAt(args, 0)), Math.trunc(positive(numberAt(args, 1))), positive(numberAt(args, 2))];
  const [first, last, early] = [Math.trunc(numberAt(args, 3)), Math.trunc(numberAt(args, 4)), numberAt(args, 5)];
  if (first < 1 || last < first || last > count || count > mostPeriods || (early !== 0 && early !== 1)) throw errors.number;
  spend(last - first + 1);
  const paid = payment(rate, count, present, 0, early);
  let interest = 0;
  for (let period = first; period <= last; period += 1) interest += interestPart(rate, period, count, present, 0, early);
  return part === 'interest' ? interest : paid * (last - first + 1) - interest;
}

/** Payments with their days; time starts on the first day. */
function dated(values_: Operand | undefined, days: Operand | undefined, context: Context): { flows: number[]; years: number[] } {
  const flows = numbersOf([values_ ?? null], context);
  const dates = numbersOf([days ?? null], context).map(Math.floor);
  const [start = 0] = dates;
  if (flows.length !== dates.length || flows.length === 0 || dates.some((day) => day < start)) throw errors.number;
  return { flows, years: dates.map((day) => (day - start) / 365) };
}

function worth({ flows, years }: { flows: number[]; years: number[] }, rate: number): number {
  return flows.reduce((sum, flow, index) => sum + flow / (1 + rate) ** (years[index] ?? 0), 0);
}

function modifiedRate(args: readonly Operand[], context: Context): number {
  const flows = numbersOf(args.slice(0, 1), context);
  const [lending, earning] = [numberAt(args, 1), numberAt(args, 2)];
  const last = flows.length - 1;
  let [paid, earned] = [0, 0];
  for (const [index, flow] of flows.entries()) {
    if (flow < 0) paid += flow / (1 + lending) ** index;
    else earned += flow * (1 + earning) ** (last - index);
  }
  if (paid === 0 || earned === 0) throw errors.division;
  return (-earned / paid) ** (1 / last) - 1;
}

/** Depreciation by a share of the remaining value, rounded to three digits; the first year may be short. */
function fixedDeclining(cost: number, salvage: number, life: number, period: number, months: number): number {
  if (cost < 0 || salvage < 0 || life <= 0 || period < 1 || period > life + 1 || months < 1 || months > 12 || life > mostPeriods)
    throw errors.number;
  if (cost === 0) return 0;
  const rate = Math.round((1 - (salvage / cost) ** (1 / life)) * 1000) / 1000;
  let total = (cost * rate * months) / 12;
  let amount = total;
  for (let year = 2; year <= period; year += 1) {
    amount = (cost - total) * rate * (year === Math.floor(life) + 1 ? (12 - months) / 12 : 1);
    total += amount;
  }
  return amount;
}

function declining(cost: number, salvage: number, life: number, period: number, factor: number): number {
  if (cost < 0 || salvage < 0 || life <= 0 || period < 1 || period > life || factor <= 0 || life > mostPeriods) throw errors.number;
  const rate = Math.min(1, factor / life);
  let [left, amount] = [cost, 0];
  for (let year = 1; year <= period; year += 1) {
    amount = Math.max(0, Math.min(left * rate, left - salvage));
    left -= amount;
  }
  return amount;
}

export const investmentFunctions: FunctionTable = {
  EFFECT: numeric(2, 2, (nominal, periods = 1) => {
    const count = Math.trunc(periods);
    if (nominal <= 0 || count < 1) throw errors.number;
    return (1 + nominal / count) ** count - 1;
  }),
  NOMINAL: numeric(2, 2, (effective, periods = 1) => {
    const count = Math.trunc(periods);
    if (effective <= 0 || count < 1) throw errors.number;
    return count * ((1 + effective) ** (1 / count) - 1);
  }),
  RRI: numeric(3, 3, (periods, present = 1, future = 1) => (future / present) ** (1 / positive(periods)) - 1),
  PDURATION: numeric(3, 3, (rate, present = 1, future = 1) => {
    const growth = positive(rate);
    return (Math.log(positive(future)) - Math.log(positive(present))) / Math.log(1 + growth);
  }),
  FVSCHEDULE: values('vb', 2, 2, (args, context) => {
    let amount = numberAt(args, 0);
    eachNumber(args.slice(1), context, (rate) => {
      amount *= 1 + rate;
    });
    return amount;
  }),
  ISPMT: numeric(4, 4, (rate, period = 0, count = 1, present = 0) => present * rate * (period / count - 1)),
  CUMIPMT: values('v', 6, 6, (args, context) => together(args, context, 'interest')),
  CUMPRINC: values('v', 6, 6, (args, context) => together(args, context, 'principal')),
  MIRR: values('bvv', 3, 3, modifiedRate),
  XNPV: values('vbb', 3, 3, (args, context) => worth(dated(args[1], args[2], context), numberAt(args, 0))),
  XIRR: values('bbv', 2, 3, (args, context) => {
    const found = dated(args[0], args[1], context);
    if (!found.flows.some((flow) => flow > 0) || !found.flows.some((flow) => flow < 0)) return errors.number;
    context.spend(found.flows.length * 100);
    const rate = root((each) => worth(found, each), numberAt(args, 2, 0.1), context);
    return rate <= -1 ? errors.number : rate;
  }),
  SYD: numeric(4, 4, (cost, salvage = 0, life = 1, period = 1) => {
    if (life <= 0 || period < 1 || period > life) throw errors.number;
    return ((cost - salvage) * (life - period + 1) * 2) / (life * (life + 1));
  }),
  DB: numeric(4, 5, (cost, salvage = 0, life = 1, period = 1, months = 12) =>
    fixedDeclining(cost, salvage, life, Math.trunc(period), Math.trunc(months)),
  ),
  DDB: numeric(4, 5, (cost, salvage = 0, life = 1, period = 1, factor = 2) => declining(cost, salvage, life, Math.trunc(period), factor)),
};
