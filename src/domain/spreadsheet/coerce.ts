/**
 * How a value is converted when a formula needs another kind: text that looks like a number counts as one in
 * arithmetic, blank is 0 or an empty text, errors are passed on.
 * Specification: domain decisions §10. Values that cannot be converted throw the error value; the function call returns it.
 */
import { currentLocale } from './locale/locale.ts';
import { localNumberText, textToNumber } from './number-text.ts';
import { CellError, errors, type Scalar } from './value.ts';

/** Longest text of a cell in the file format. */
const maxTextLength = 32_767;

export function toNumber(value: Scalar): number {
  if (typeof value === 'number') return value;
  if (value === null) return 0;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof CellError) throw value;
  const number = textToNumber(value);
  if (number === null) throw errors.value;
  return number;
}

export function toText(value: Scalar): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return localNumberText(value);
  if (value === null) return '';
  if (typeof value === 'boolean') return truthText(value);
  throw value;
}

export function toBoolean(value: Scalar): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value !== 0;
  if (value === null) return false;
  if (value instanceof CellError) throw value;
  const truth = truthOf(value);
  if (truth === null) throw errors.value;
  return truth;
}

/** Booleans in the language of the workbook. */
export function truthText(value: boolean): string {
  const { yes, no } = currentLocale().language.truth;
  return value ? yes : no;
}

/** The boolean named by a text; null for any other text. */
export function truthOf(text: string): boolean | null {
  const { yes, no } = currentLocale().language.truth;
  const upper = text.toUpperCase();
  if (upper === yes || upper === 'TRUE') return true;
  return upper === no || upper === 'FALSE' ? false : null;
}

/** A text that does not exceed a cell's limit. */
export function fitting(text: string): string {
  if (text.length > maxTextLength) throw errors.value;
  return text;
}
