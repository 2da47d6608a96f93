/**
 * Converts numbers to texts and back as a spreadsheet does without a format: 15 significant digits, percent, thousands, fractions, currency, dates and times.
 * Specification: domain decisions §10.
 */
import { momentOfText } from './locale/date-text.ts';
import { currentLocale, type SheetLocale } from './locale/locale.ts';

/** A number with its first 15 significant digits. */
export function fifteenDigits(value: number): number {
  return Number(value.toPrecision(15));
}

/** With a decimal point, as in files and programs. */
export function numberToText(value: number): string {
  const rounded = fifteenDigits(value);
  if (rounded === 0) return '0';
  const size = Math.abs(rounded);
  if (size >= 1e21 || size < 1e-19) return powerText(rounded.toExponential());
  if (size >= 1e-6) return String(rounded);
  const [digits = '', exponent = '0'] = size.toExponential().split('e');
  return `${rounded < 0 ? '-' : ''}0.${'0'.repeat(-Number(exponent) - 1)}${digits.replace('.', '')}`;
}

function powerText(exponential: string): string {
  const [digits = '', exponent = ''] = exponential.split('e');
  return `${digits}E${exponent.startsWith('-') ? '-' : '+'}${exponent.slice(1).padStart(2, '0')}`;
}

/** The text of a number that a formula joins to other text. */
export function localNumberText(value: number): string {
  const { decimal } = currentLocale();
  const text = numberToText(value);
  return decimal === '.' ? text : text.replace('.', decimal);
}

const mostGeneral = 11;

/** The format of numbers without a format: at most eleven characters, else powers of ten. Not negative. */
export function generalText(value: number): string {
  const whole = String(Math.trunc(value)).length;
  const shown = numberToText(Number(value.toFixed(Math.max(0, mostGeneral - 1 - Math.min(whole, mostGeneral - 1)))));
  const short = value === 0 || (value < 1e11 && (value >= 1e-4 || numberToText(value).length <= mostGeneral));
  const text = short ? shown : powerText(Number(value.toPrecision(6)).toExponential());
  return text.replace('.', currentLocale().decimal);
}

interface Patterns {
  number: RegExp;
  fraction: RegExp;
  group: RegExp;
  currency: RegExp;
}

const escaped = (text: string): string => text.replaceAll(/[.$|*+?()[\]\\]/g, String.raw`\$&`);
const patternsOf = new WeakMap<SheetLocale, Patterns>();

function patterns(locale: SheetLocale): Patterns {
  const known = patternsOf.get(locale);
  if (known !== undefined) return known;
  const marks = locale.groups.map(escaped).join('|');
  const signs = locale.currency.signs.map(escaped).join('|');
  const digits = String.raw`(\d+(?:(?:${marks})\d{3})*|\d*)(${escaped(locale.decimal)}\d*)?`;
  const made: Patterns = {
    number: new RegExp(String.raw`^([+-]?) ?${digits}(?:[eE]([+-]?\d{1,3}))? ?(%?)$`),
    fraction: /^([+-]?)(\d{1,15}) (\d{1,7})\/(\d{1,7})$/,
    group: new RegExp(marks, 'g'),
    currency: new RegExp(String.raw`^([+-]?)(?:${signs})\s?([+-]?)|\s?(?:${signs})$`),
  };
  patternsOf.set(locale, made);
  return made;
}

function plainNumber(text: string, locale: SheetLocale): number | null {
  const { number, fraction, group } = patterns(locale);
  const found = number.exec(text);
  if (found !== null && /\d/.test(text)) {
    const [, sign = '', whole = '', decimals = '', exponent = '0', percent = ''] = found;
    const behind = decimals.length > 1 ? `.${decimals.slice(1)}` : '';
    const value = Number(`${sign}${whole.replaceAll(group, '') || '0'}${behind}e${exponent}`);
    if (!Number.isFinite(value)) return null;
    return percent === '' ? value : value / 100;
  }
  const parts = fraction.exec(text);
  if (parts === null || Number(parts[4]) === 0) return null;
  return (parts[1] === '-' ? -1 : 1) * (Number(parts[2]) + Number(parts[3]) / Number(parts[4]));
}

/** Null if the text is not a number, date or time. */
export function textToNumber(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed.length > 60 || !/\d/.test(trimmed)) return null;
  const locale = currentLocale();
  const number = plainNumber(trimmed, locale);
  if (number !== null) return number;
  const bracketed = /^\(([^()+-]+)\)$/.exec(trimmed);
  if (bracketed !== null) {
    const inside = amountOf(bracketed[1] ?? '', locale);
    return inside === null ? null : -inside;
  }
  return amountOf(trimmed, locale) ?? momentOfText(trimmed, locale);
}

/** A number with or without currency. */
function amountOf(text: string, locale: SheetLocale): number | null {
  return plainNumber(text.replace(patterns(locale).currency, '$1$2').trim(), locale);
}
