/** Typed dates and times: `1. Dezember 2026`, `01.12.26`, `12/31/2026`, `2026-12-31 13:45`. Specification: domain decisions §10. It has no notion of today. */
import { daysInMonth, serialOf } from '../date-serial.ts';
import type { SheetLocale } from './locale.ts';

function serialOfDay(year: number, month: number, day: number): number | null {
  const real = year >= 1900 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return real ? serialOf(year, month, day) : null;
}

/** Two digits mean 1930 to 2029. */
function fullYear(digits: string): number {
  const year = Number(digits);
  return digits.length > 2 ? year : year + (year < 30 ? 2000 : 1900);
}

const bare = (text: string): string => text.toLowerCase().replace(/\.$/, '');

function monthOf(name: string, { language }: SheetLocale): number {
  const wanted = bare(name);
  const named = (names: readonly string[]): number => names.findIndex((each) => bare(each) === wanted);
  return Math.max(named(language.months), named(language.shortMonths)) + 1;
}

const isoPattern = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const numberPattern = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})$/;
const dayFirstPattern = /^(\d{1,2})(?:\. ?| |-)(\p{L}+\.?)(?: |-|, )(\d{4}|\d{2})$/u;
const monthFirstPattern = /^(\p{L}+\.?) (?:(\d{1,2}), )?(\d{4})$/u;

/** The day of a text; null if it is not a date. */
export function serialOfText(text: string, locale: SheetLocale): number | null {
  const iso = isoPattern.exec(text);
  if (iso !== null) return serialOfDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = numberPattern.exec(text);
  if (numbers !== null) {
    const [, one = '', mark = '', two = '', year = ''] = numbers;
    if (locale.dateOrder === 'mdy') return mark === '.' ? null : serialOfDay(fullYear(year), Number(one), Number(two));
    return serialOfDay(fullYear(year), Number(two), Number(one));
  }
  const dayFirst = dayFirstPattern.exec(text);
  if (dayFirst !== null) return serialOfDay(fullYear(dayFirst[3] ?? ''), monthOf(dayFirst[2] ?? '', locale), Number(dayFirst[1]));
  const monthFirst = monthFirstPattern.exec(text);
  if (monthFirst === null) return null;
  return serialOfDay(fullYear(monthFirst[3] ?? ''), monthOf(monthFirst[1] ?? '', locale), Number(monthFirst[2] ?? 1));
}

/** `13:45`, `13:45:30`, `1:45 PM` as a fraction of a day. */
export function timeOfText(text: string): number | null {
  const found = /^(\d{1,4}):(\d{2})(?::(\d{2}(?:[.,]\d+)?))? ?([AaPp][Mm])?$/.exec(text);
  if (found === null) return null;
  const [, hours = '0', minutes = '0', seconds = '0', half = ''] = found;
  const noon = half === '' ? Number(hours) : (Number(hours) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
  return (noon * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'))) / 86_400;
}

/** A day with an optional time, or a time. */
export function momentOfText(text: string, locale: SheetLocale): number | null {
  const day = serialOfText(text, locale);
  if (day !== null) return day;
  const parts = /^(.+?)[ T]+(\d{1,4}:\d{2}.*)$/.exec(text);
  const date = parts === null ? null : serialOfText(parts[1] ?? '', locale);
  const time = timeOfText(parts === null ? text : (parts[2] ?? ''));
  if (parts === null) return time;
  return date === null || time === null ? null : date + time;
}
