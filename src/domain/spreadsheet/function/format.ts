/** TEXT, FIXED and DOLLAR: numbers as formatted texts. Specification: domain decisions §10. */
import { fitting } from '../coerce.ts';
import { formatNumber, formatText } from '../number-format.ts';
import { textToNumber } from '../number-text.ts';
import { roundHalf } from '../rounding.ts';
import { CellError } from '../value.ts';
import { booleanAt, integerAt, numberAt, scalar, textAt, values, type FunctionTable } from './sheet-function.ts';

const mostDecimals = 100;

export const formatFunctions: FunctionTable = {
  TEXT: values('v', 2, 2, (args) => {
    const value = scalar(args[0]);
    const format = textAt(args, 1);
    if (value instanceof CellError) return value;
    if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
    const number = typeof value === 'string' ? textToNumber(value) : (value ?? 0);
    return fitting(number === null ? formatText(String(value), format) : formatNumber(number, format));
  }),
  FIXED: values('v', 1, 3, (args) => {
    const decimals = Math.min(mostDecimals, integerAt(args, 1, 2));
    const value = roundHalf(numberAt(args, 0), decimals);
    const places = Math.max(0, decimals);
    return formatNumber(value, `${booleanAt(args, 2) ? '0' : '#,##0'}${places === 0 ? '' : `.${'0'.repeat(places)}`}`);
  }),
};
