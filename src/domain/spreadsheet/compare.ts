/**
 * When two values are equal and which one comes first: numbers before texts before booleans, texts ignoring case, numbers by their first 15 digits.
 * Specification: domain decisions §10.
 */
import { fifteenDigits } from './number-text.ts';
import { CellError, type Scalar } from './value.ts';

type Present = number | string | boolean;

function rank(value: Present): number {
  return typeof value === 'number' ? 0 : typeof value === 'string' ? 1 : 2;
}

/** Letters with diacritics sort beside the plain letters. */
function folded(lower: string): string {
  return /^[ -~]*$/.test(lower) ? lower : lower.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

export function compareNumbers(a: number, b: number): number {
  if (a === b) return 0;
  // Far apart: no need to compare digits.
  if (Math.abs(a - b) > Math.abs(a) * 1e-14) return a < b ? -1 : 1;
  const left = fifteenDigits(a);
  const right = fifteenDigits(b);
  return left === right ? 0 : left < right ? -1 : 1;
}

export function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  const left = a.toLowerCase();
  const right = b.toLowerCase();
  if (left === right) return 0;
  const plainLeft = folded(left);
  const plainRight = folded(right);
  if (plainLeft !== plainRight) return plainLeft < plainRight ? -1 : 1;
  return left < right ? -1 : 1;
}

export function comparePresent(a: Present, b: Present): number {
  if (typeof a === 'number' && typeof b === 'number') return compareNumbers(a, b);
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b);
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  return rank(a) - rank(b);
}

/** A blank is converted to the other side's kind. */
function blankAs(other: Present | null): Present {
  return typeof other === 'string' ? '' : typeof other === 'boolean' ? false : 0;
}

/** Whether two values are equal for the operator `=`; errors throw. */
export function equalValues(a: Scalar, b: Scalar): boolean {
  return typeof a === 'string' && typeof b === 'string' ? sameText(a, b) : compareValues(a, b) === 0;
}

/** Negative, zero or positive; errors have no order and throw. */
export function compareValues(a: Scalar, b: Scalar): number {
  if (typeof a === 'number' && typeof b === 'number') return compareNumbers(a, b);
  if (a instanceof CellError) throw a;
  if (b instanceof CellError) throw b;
  return comparePresent(a ?? blankAs(b), b ?? blankAs(a));
}

/** Texts of different length differ; most comparisons end there. */
export function sameText(a: string, b: string): boolean {
  return a === b || (a.length === b.length && a.toLowerCase() === b.toLowerCase());
}

/** Equality for lookups: same kind and same value; a blank equals nothing. */
export function sameValue(a: Scalar, b: Scalar): boolean {
  if (typeof a === 'string') return typeof b === 'string' && sameText(a, b);
  if (typeof a === 'number') return typeof b === 'number' && compareNumbers(a, b) === 0;
  return typeof a === 'boolean' && a === b;
}
