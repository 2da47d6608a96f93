/**
 * When two values are equal and which one comes first: numbers before texts before booleans, texts without regard to case, numbers by their first 15 digits.
 * Specification: domain decisions §10.
 */
import { fifteenDigits } from './number-text.ts';
import { CellError, type Scalar } from './value.ts';

type Present = number | string | boolean;

function rank(value: Present): number {
  return typeof value === 'number' ? 0 : typeof value === 'string' ? 1 : 2;
}

/** Letters with their marks sort beside the bare letters. */
function folded(lower: string): string {
  return lower.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

export function compareNumbers(a: number, b: number): number {
  if (a === b) return 0;
  // Far apart: no need to look at digits.
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

/** A blank takes the other side's kind. */
function blankAs(other: Present | null): Present {
  return typeof other === 'string' ? '' : typeof other === 'boolean' ? false : 0;
}

/** Negative, zero or positive; errors have no order and throw. */
export function compareValues(a: Scalar, b: Scalar): number {
  if (typeof a === 'number' && typeof b === 'number') return compareNumbers(a, b);
  if (a instanceof CellError) throw a;
  if (b instanceof CellError) throw b;
  return comparePresent(a ?? blankAs(b), b ?? blankAs(a));
}

/** As lookups see it: same kind and same value; a blank equals nothing. */
export function sameValue(a: Scalar, b: Scalar): boolean {
  if (a === null || b === null || a instanceof CellError || b instanceof CellError) return false;
  return comparePresent(a, b) === 0;
}
