/** Working days between dates, with selectable weekends and holidays. Specification: domain decisions §10. */
import { toNumber } from '../coerce.ts';
import { maxSerial, weekdayOf } from '../date-serial.ts';
import { errors, isBlock, type Operand } from '../value.ts';
import type { Context } from '../context.ts';
import { serialAt } from './date.ts';
import { eachValue, integerAt, scalar, values, type FunctionTable } from './sheet-function.ts';

/** True for each free day of the week, Sunday first. */
type Weekend = readonly boolean[];

const usualWeekend: Weekend = [true, false, false, false, false, false, true];

/** 1-7 are pairs of days beginning with Saturday/Sunday, 11-17 single days beginning with Sunday; seven digits begin on Monday. */
function weekendOf(operand: Operand | undefined): Weekend {
  const value = scalar(operand);
  if (value === null) return usualWeekend;
  if (typeof value === 'string') {
    if (!/^[01]{7}$/.test(value) || value === '1111111') throw errors.value;
    return [6, 0, 1, 2, 3, 4, 5].map((at) => value.charAt(at) === '1');
  }
  const kind = Math.trunc(toNumber(value));
  const days = Array.from({ length: 7 }, () => false);
  if (kind >= 1 && kind <= 7) [days[(kind + 5) % 7], days[(kind + 6) % 7]] = [true, true];
  else if (kind >= 11 && kind <= 17) days[kind - 11] = true;
  else throw errors.number;
  return days;
}

function holidaysOf(operand: Operand | undefined, context: Context): Set<number> {
  const days = new Set<number>();
  if (operand === undefined || operand === null) return days;
  if (!isBlock(operand)) days.add(Math.floor(toNumber(operand)));
  else
    eachValue(operand, context, (value) => {
      if (value !== null && value !== '') days.add(Math.floor(toNumber(value)));
    });
  return days;
}

function networkDays(start: number, end: number, weekend: Weekend, holidays: Set<number>, context: Context): number {
  const [first, last] = [Math.min(start, end), Math.max(start, end)];
  const weeks = Math.floor((last - first + 1) / 7);
  let count = weeks * weekend.filter((free) => !free).length;
  for (let day = first + weeks * 7; day <= last; day += 1) if (weekend[weekdayOf(day)] !== true) count += 1;
  context.spend(holidays.size + 7);
  for (const day of holidays) if (day >= first && day <= last && weekend[weekdayOf(day)] !== true) count -= 1;
  return start <= end ? count : -count;
}

function workday(start: number, count: number, weekend: Weekend, holidays: Set<number>, context: Context): number {
  const step = Math.sign(count);
  let day = start;
  for (let rest = Math.abs(count); rest > 0;) {
    context.spend(1);
    day += step;
    if (day < 0 || day > maxSerial) throw errors.number;
    if (weekend[weekdayOf(day)] !== true && !holidays.has(day)) rest -= 1;
  }
  return day;
}

export const workdayFunctions: FunctionTable = {
  NETWORKDAYS: values('vvb', 2, 3, (args, context) =>
    networkDays(serialAt(args, 0), serialAt(args, 1), usualWeekend, holidaysOf(args[2], context), context),
  ),
  'NETWORKDAYS.INTL': values('vvvb', 2, 4, (args, context) =>
    networkDays(serialAt(args, 0), serialAt(args, 1), weekendOf(args[2]), holidaysOf(args[3], context), context),
  ),
  WORKDAY: values('vvb', 2, 3, (args, context) =>
    workday(serialAt(args, 0), integerAt(args, 1), usualWeekend, holidaysOf(args[2], context), context),
  ),
  'WORKDAY.INTL': values('vvvb', 2, 4, (args, context) =>
    workday(serialAt(args, 0), integerAt(args, 1), weekendOf(args[2]), holidaysOf(args[3], context), context),
  ),
};
