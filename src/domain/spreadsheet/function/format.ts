/** TEXT, FIXED and DOLLAR: numbers as formatted texts. Specification: domain decisions §10. */
import { fitting, truthText } from '../coerce.ts';
import type { Context } from '../context.ts';
import { currentLocale } from '../locale/locale.ts';
import { formatNumber, formatText } from '../number-format/format-value.ts';
import { digitsOf, grouped } from '../number-format/number-part.ts';
import { parseFormat } from '../number-format/parse-format.ts';
import { textToNumber } from '../number-text.ts';
import { roundHalf } from '../rounding.ts';
import { CellError, errors, type Operand } from '../value.ts';
import { booleanAt, integerAt, numberAt, scalar, textAt, values, type FunctionTable } from './sheet-function.ts';

const mostDecimals = 100;

/** Digits of an absolute value with this many decimals; negative decimals round before the point. */
function sizeText(value: number, decimals: number, plain = false): string {
  const { decimal, groups } = currentLocale();
  const digits = digitsOf(roundHalf(Math.abs(value), decimals), Math.max(0, decimals));
  const whole = plain ? digits.whole : grouped(digits.whole, groups[0]);
  return digits.decimals === '' ? whole : whole + decimal + digits.decimals;
}

const isNegative = (value: number, decimals: number): boolean => roundHalf(value, decimals) < 0;

/** Before or after the number by the locale; American programs put negative amounts in brackets. */
function currencyText(value: number, decimals: number): string {
  const { currency, dateOrder } = currentLocale();
  const [sign] = currency.signs;
  const negative = isNegative(value, decimals);
  const size = sizeText(value, decimals);
  if (currency.behind) return `${negative ? '-' : ''}${size} ${sign}`;
  if (dateOrder === 'mdy') return negative ? `(${sign}${size})` : `${sign}${size}`;
  return negative ? `${sign}-${size}` : `${sign} ${size}`;
}

function text(args: readonly Operand[], { spend }: Context): string | CellError {
  const value = scalar(args[0]);
  if (value instanceof CellError) return value;
  if (typeof value === 'boolean') return truthText(value);
  const format = textAt(args, 1);
  if (format === '') return '';
  spend(Math.ceil(format.length / 20));
  const parsed = parseFormat(format);
  if (parsed === null) return errors.value;
  const number = typeof value === 'string' ? textToNumber(value) : (value ?? 0);
  return fitting(number === null ? formatText(String(value), parsed) : formatNumber(number, parsed));
}

export const formatFunctions: FunctionTable = {
  TEXT: values('v', 2, 2, text),
  FIXED: values('v', 1, 3, (args) => {
    const decimals = Math.min(mostDecimals, integerAt(args, 1, 2));
    const value = numberAt(args, 0);
    return (isNegative(value, decimals) ? '-' : '') + sizeText(value, decimals, booleanAt(args, 2));
  }),
  DOLLAR: values('v', 1, 2, (args) => currencyText(numberAt(args, 0), Math.min(mostDecimals, integerAt(args, 1, 2)))),
};
