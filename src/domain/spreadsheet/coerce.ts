/**
 * How one kind of value becomes another when a formula needs it: text that looks like a number counts as one in arithmetic, blank is 0 or an empty text, errors go through.
 * Specification: domain decisions §10. Values that do not fit throw the error value; the function call returns it.
 */
import { numberToText, textToNumber } from './number-text.ts';
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
  if (typeof value === 'number') return numberToText(value);
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  throw value;
}

export function toBoolean(value: Scalar): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value !== 0;
  if (value === null) return false;
  if (value instanceof CellError) throw value;
  const upper = value.toUpperCase();
  if (upper === 'TRUE') return true;
  if (upper === 'FALSE') return false;
  throw errors.value;
}

/** A text that fits into a cell. */
export function fitting(text: string): string {
  if (text.length > maxTextLength) throw errors.value;
  return text;
}
