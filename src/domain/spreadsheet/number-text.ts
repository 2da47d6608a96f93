/**
 * Numbers as texts and texts as numbers, the way a spreadsheet does it without asking for a format: 15 significant digits, percent, thousands separators, dates and times.
 * Specification: domain decisions §10.
 */
import { serialOfText, timeOfText } from './date-serial.ts';

/** A number with its first 15 significant digits. */
export function fifteenDigits(value: number): number {
  return Number(value.toPrecision(15));
}

export function numberToText(value: number): string {
  const rounded = fifteenDigits(value);
  if (rounded === 0) return '0';
  const size = Math.abs(rounded);
  if (size >= 1e21 || size < 1e-19) {
    const [digits = '', exponent = ''] = rounded.toExponential().split('e');
    return `${digits}E${exponent.startsWith('-') ? '-' : '+'}${exponent.slice(1).padStart(2, '0')}`;
  }
  if (size >= 1e-6) return String(rounded);
  const [digits = '', exponent = '0'] = size.toExponential().split('e');
  return `${rounded < 0 ? '-' : ''}0.${'0'.repeat(-Number(exponent) - 1)}${digits.replace('.', '')}`;
}

const numberPattern = /^([+-]?)(\d+(?:,\d{3})*|\d*)(\.\d*)?(?:[eE]([+-]?\d{1,3}))?(%?)$/;

/** Null where the text is no number, date or time. */
export function textToNumber(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > 60) return null;
  const found = numberPattern.exec(trimmed);
  if (found !== null && /\d/.test(trimmed)) {
    const [, sign = '', whole = '', decimals = '', exponent = '0', percent = ''] = found;
    const value = Number(`${sign}${whole.replaceAll(',', '') || '0'}${decimals === '.' ? '' : decimals}e${exponent}`);
    if (!Number.isFinite(value)) return null;
    return percent === '' ? value : value / 100;
  }
  const [day = '', ...rest] = trimmed.split(/[ T]+/);
  const date = serialOfText(day);
  if (date !== null) {
    const time = rest.length === 0 ? 0 : timeOfText(rest.join(' '));
    return time === null ? null : date + time;
  }
  return timeOfText(trimmed);
}
