/**
 * Rounding as spreadsheets do it: half away from zero, on the number's first 15 digits, so that ROUND(1.005, 2) is 1.01.
 * Specification: domain decisions §10.
 */
import { fifteenDigits } from './number-text.ts';

/** Shifts the decimal point of a non-negative number. */
function shift(value: number, digits: number): number {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  return Number(`${mantissa}e${Number(exponent) + digits}`);
}

function rounded(value: number, digits: number, whole: (scaled: number) => number): number {
  if (value === 0 || !Number.isFinite(value)) return value;
  const places = Math.max(-330, Math.min(330, Math.trunc(digits)));
  const scaled = shift(fifteenDigits(Math.abs(value)), places);
  if (!Number.isFinite(scaled)) return value;
  return Math.sign(value) * shift(whole(fifteenDigits(scaled)), -places);
}

const powers = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000];
const largestQuick = 1e8;

/** Not near the middle between two results the digits need not be examined; a quotient of integers is rounded correctly. */
function quickly(value: number, digits: number): number | null {
  const power = powers[digits];
  if (power === undefined || !(Math.abs(value) < largestQuick)) return null;
  const scaled = Math.abs(value) * power;
  const below = Math.floor(scaled);
  if (Math.abs(scaled - below - 0.5) < 1e-5) return null;
  return (Math.sign(value) * Math.round(scaled)) / power;
}

export function roundHalf(value: number, digits: number): number {
  const quick = quickly(value, digits);
  if (quick !== null) return quick;
  return rounded(value, digits, (scaled) => Math.floor(scaled + 0.5));
}

export function roundUp(value: number, digits: number): number {
  return rounded(value, digits, Math.ceil);
}

export function roundDown(value: number, digits: number): number {
  return rounded(value, digits, Math.floor);
}

/** The next integer below, where 2.9999999999999996 counts as 3. */
export function floorOf(value: number): number {
  return Math.floor(fifteenDigits(value));
}

export function ceilingOf(value: number): number {
  return Math.ceil(fifteenDigits(value));
}
