/** Dates and times as serial numbers. There is no TODAY and no NOW: a price must not change overnight. Specification: domain decisions §10. */
import { toNumber } from '../coerce.ts';
import { addMonths, dayOf, daysInMonth, isLeapYear, isoWeekOf, maxSerial, serialOf, weekdayOf } from '../date-serial.ts';
import { serialOfText, timeOfText } from '../locale/date-text.ts';
import { currentLocale } from '../locale/locale.ts';
import { errors, type Operand } from '../value.ts';
import { booleanAt, integerAt, numeric, scalar, textAt, values, type FunctionTable, type ValueFunction } from './sheet-function.ts';

function serial(value: number): number {
  if (value < 0 || value > maxSerial) throw errors.number;
  return value;
}

/** The day given by an argument. */
export function serialAt(args: readonly Operand[], index: number): number {
  return Math.floor(serial(toNumber(scalar(args[index]))));
}

function ofDay(pick: (day: { year: number; month: number; day: number }) => number): ValueFunction {
  return numeric(1, 1, (value) => pick(dayOf(serial(value))));
}

function secondsOf(value: number): number {
  if (value < 0) throw errors.number;
  return Math.round((value - Math.floor(value)) * 86_400) % 86_400;
}

function date(year: number, month = 1, day = 1): number {
  const full = Math.trunc(year) < 1900 ? Math.trunc(year) + 1900 : Math.trunc(year);
  return serial(serialOf(full, Math.trunc(month), Math.trunc(day)));
}

function weekday(args: readonly Operand[]): number {
  const day = weekdayOf(serialAt(args, 0));
  const kind = integerAt(args, 1, 1);
  if (kind === 1) return day + 1;
  if (kind === 2) return ((day + 6) % 7) + 1;
  if (kind === 3) return (day + 6) % 7;
  // 11 counts from Monday, 12 from Tuesday … 17 from Sunday.
  if (kind < 11 || kind > 17) throw errors.number;
  return ((day - (kind - 10) + 7) % 7) + 1;
}

function weekNumber(args: readonly Operand[]): number {
  const day = serialAt(args, 0);
  const kind = integerAt(args, 1, 1);
  if (kind === 21) return isoWeekOf(day);
  const firstDays = new Map([
    [1, 0],
    [2, 1],
    [11, 1],
    [12, 2],
    [13, 3],
    [14, 4],
    [15, 5],
    [16, 6],
    [17, 0],
  ]);
  const first = firstDays.get(kind);
  if (first === undefined) throw errors.number;
  const newYear = serialOf(dayOf(day).year, 1, 1);
  return Math.floor((day - newYear + ((weekdayOf(newYear) - first + 7) % 7)) / 7) + 1;
}

function monthsBetween(start: number, end: number): number {
  const [a, b] = [dayOf(start), dayOf(end)];
  return (b.year - a.year) * 12 + b.month - a.month - (b.day < a.day ? 1 : 0);
}

function difference(args: readonly Operand[]): number {
  const [start, end] = [serialAt(args, 0), serialAt(args, 1)];
  if (start > end) throw errors.number;
  const months = monthsBetween(start, end);
  const [a, b] = [dayOf(start), dayOf(end)];
  switch (textAt(args, 2).toUpperCase()) {
    case 'D':
      return end - start;
    case 'M':
      return months;
    case 'Y':
      return Math.floor(months / 12);
    case 'YM':
      return months % 12;
    case 'MD':
      return b.day >= a.day
        ? b.day - a.day
        : b.day - a.day + daysInMonth(b.month === 1 ? b.year - 1 : b.year, b.month === 1 ? 12 : b.month - 1);
    case 'YD': {
      const years = Math.floor(months / 12);
      return end - serialOf(a.year + years, a.month, a.day);
    }
    default:
      throw errors.number;
  }
}

/** Days between two dates in a year of twelve months of thirty days. */
function days360(start: number, end: number, european: boolean): number {
  const [a, b] = [dayOf(start), dayOf(end)];
  let [first, last] = [a.day, b.day];
  if (european) [first, last] = [Math.min(first, 30), Math.min(last, 30)];
  else {
    if (a.month === 2 && first === daysInMonth(a.year, 2)) {
      if (b.month === 2 && last === daysInMonth(b.year, 2)) last = 30;
      first = 30;
    }
    if (last === 31 && first >= 30) last = 30;
    first = Math.min(first, 30);
  }
  return (b.year - a.year) * 360 + (b.month - a.month) * 30 + last - first;
}

function actualYears(start: number, end: number): number {
  const [a, b] = [dayOf(start), dayOf(end)];
  const within = end <= serialOf(a.year + 1, a.month, a.day);
  if (within) {
    const leapDay = (year: number): boolean => {
      const day = isLeapYear(year) ? serialOf(year, 2, 29) : 0;
      return day >= start && day <= end;
    };
    const long = (a.year === b.year && isLeapYear(a.year)) || leapDay(a.year) || leapDay(b.year);
    return (end - start) / (long ? 366 : 365);
  }
  const years = b.year - a.year + 1;
  return (end - start) / ((serialOf(b.year + 1, 1, 1) - serialOf(a.year, 1, 1)) / years);
}

function yearFraction(args: readonly Operand[]): number {
  const [one, other] = [serialAt(args, 0), serialAt(args, 1)];
  const [start, end] = [Math.min(one, other), Math.max(one, other)];
  switch (integerAt(args, 2)) {
    case 0:
      return days360(start, end, false) / 360;
    case 1:
      return actualYears(start, end);
    case 2:
      return (end - start) / 360;
    case 3:
      return (end - start) / 365;
    case 4:
      return days360(start, end, true) / 360;
    default:
      throw errors.number;
  }
}

/** The day of a text that may also contain a time. */
function dateValue(text: string): number {
  const locale = currentLocale();
  const trimmed = text.trim();
  const found = serialOfText(trimmed, locale) ?? serialOfText(trimmed.replace(/[ T]+\d{1,4}:\d{2}.*$/, ''), locale);
  if (found === null) throw errors.value;
  return found;
}

function timeValue(text: string): number {
  const trimmed = text.trim();
  const found = timeOfText(trimmed) ?? timeOfText(trimmed.split(/[ T]/).slice(1).join(' '));
  if (found === null) throw errors.value;
  return found % 1;
}

export const dateFunctions: FunctionTable = {
  DATE: numeric(3, 3, date),
  DATEVALUE: values('v', 1, 1, (args) => dateValue(textAt(args, 0))),
  TIMEVALUE: values('v', 1, 1, (args) => timeValue(textAt(args, 0))),
  TIME: numeric(3, 3, (hours, minutes = 0, seconds = 0) => {
    const total = Math.trunc(hours) * 3600 + Math.trunc(minutes) * 60 + Math.trunc(seconds);
    if (total < 0) throw errors.number;
    return (total % 86_400) / 86_400;
  }),
  YEAR: ofDay((day) => day.year),
  MONTH: ofDay((day) => day.month),
  DAY: ofDay((day) => day.day),
  HOUR: numeric(1, 1, (value) => Math.floor(secondsOf(value) / 3600)),
  MINUTE: numeric(1, 1, (value) => Math.floor(secondsOf(value) / 60) % 60),
  SECOND: numeric(1, 1, (value) => secondsOf(value) % 60),
  WEEKDAY: values('v', 1, 2, weekday),
  WEEKNUM: values('v', 1, 2, weekNumber),
  ISOWEEKNUM: values('v', 1, 1, (args) => isoWeekOf(serialAt(args, 0))),
  EDATE: values('v', 2, 2, (args) => serial(addMonths(serialAt(args, 0), integerAt(args, 1)))),
  EOMONTH: values('v', 2, 2, (args) => {
    const { year, month } = dayOf(serialAt(args, 0));
    return serial(serialOf(year, month + integerAt(args, 1) + 1, 1) - 1);
  }),
  DATEDIF: values('v', 3, 3, difference),
  DAYS: values('v', 2, 2, (args) => serialAt(args, 0) - serialAt(args, 1)),
  DAYS360: values('v', 2, 3, (args) => days360(serialAt(args, 0), serialAt(args, 1), booleanAt(args, 2))),
  YEARFRAC: values('v', 2, 3, yearFraction),
};
