/**
 * Numbers in the notations of people and spreadsheet programs: 1'234.50, 1234,5, 1 234.50, 1,234.50, 1.234,50, and whole francs as 24.- or 24.–.
 * A single comma before exactly three digits (1,234) is ambiguous and not accepted, except after a zero (0,125).
 */
import { latinDigits } from '#domain/language/latin-digits.ts';

const patterns: { pattern: RegExp; groups: RegExp | null }[] = [
  { pattern: /^[+-]?[0-9]{1,15}(?:\.[0-9]{0,10})?$/, groups: null },
  { pattern: /^[+-]?(?:[0-9]{1,15},(?:[0-9]{1,2}|[0-9]{4,10})|0,[0-9]{3})$/, groups: null },
  { pattern: /^[+-]?[0-9]{1,3}(?:,[0-9]{3}){1,4}\.[0-9]{0,10}$/, groups: /,/g },
  { pattern: /^[+-]?[0-9]{1,3}(?:\.[0-9]{3}){1,4},[0-9]{0,10}$/, groups: /\./g },
];

/** Null: not a number, or ambiguous. */
export function parseNumber(text: string): number | null {
  if (text.length > 40) return null;
  const bare = latinDigits(text)
    .replace(/[\s'’ʼ]/g, '')
    .replace('−', '-')
    .replace(/^([+-]?\d+)[.,][-–—]{1,2}$/, '$1');
  const found = patterns.find(({ pattern }) => pattern.test(bare));
  if (found === undefined) return null;
  const whole = found.groups === null ? bare : bare.replace(found.groups, '');
  const value = Number(whole.replace(',', '.'));
  return value === 0 ? 0 : value;
}

/** Without what stands between thousands: 1'200, 1 200. */
export const withoutGroups = (text: string): string =>
  latinDigits(text)
    .trim()
    .replaceAll(/(?<=\d)[\s'’ʼ](?=\d{3}(?!\d))/g, '');
