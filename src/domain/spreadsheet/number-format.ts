/**
 * TEXT: a number written by a format such as `#,##0.00`, `0.0%`, `dd.mm.yyyy` or `hh:mm`, with sections for negative numbers and zero.
 * The part of the format language that workbooks of the trade use; colours and conditions are passed over. Specification: domain decisions §10.
 */
import { dayOf, weekdayOf } from './date-serial.ts';
import { numberToText } from './number-text.ts';
import { roundHalf } from './rounding.ts';
import { errors } from './value.ts';

type Piece = { kind: 'literal'; text: string } | { kind: 'code'; text: string };

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Cuts a section into codes and literal text (quoted, escaped or plain signs). */
function piecesOf(section: string): Piece[] {
  const pieces: Piece[] = [];
  const pattern =
    /"([^"]*)"|\\(.)|_.|\*.|\[(?:h+|m+|s+)\]|\[[^\]]*\]|AM\/PM|am\/pm|A\/P|General|E[+-]0+|e[+-]0+|y+|m+|d+|h+|s+|[0#?]+|[\s\S]/g;
  for (const found of section.matchAll(pattern)) {
    const [text, quoted, escaped] = found;
    if (quoted !== undefined || escaped !== undefined) pieces.push({ kind: 'literal', text: quoted ?? escaped ?? '' });
    else if (text.startsWith('_')) pieces.push({ kind: 'literal', text: ' ' });
    else if (text.startsWith('[') && !/^\[[hms]+\]$/.test(text)) continue;
    else if (!text.startsWith('*') || text.length === 1)
      pieces.push({ kind: /^[0#?.,%@ymdhsEeAaG[]/.test(text) ? 'code' : 'literal', text });
  }
  return pieces;
}

function sectionsOf(format: string): string[] {
  const sections: string[] = [''];
  for (const [part] of format.matchAll(/"[^"]*"|\\.|\[[^\]]*\]|;|[\s\S]/g)) {
    if (part === ';') sections.push('');
    else sections[sections.length - 1] += part;
  }
  return sections;
}

function isDate(pieces: readonly Piece[]): boolean {
  return pieces.some(({ kind, text }) => kind === 'code' && /^([ymdhs]+|\[[hms]+\]|AM\/PM|am\/pm|A\/P)$/.test(text));
}

function twoDigits(value: number, length: number): string {
  return length >= 2 ? String(value).padStart(2, '0') : String(value);
}

/** `m` means minutes beside hours or seconds, months otherwise. */
function isMinute(pieces: readonly Piece[], at: number): boolean {
  const codes = (list: readonly Piece[]): string => list.find(({ kind, text }) => kind === 'code' && /^[ymdhs[]/.test(text))?.text ?? '';
  return /^\[?h/.test(codes(pieces.slice(0, at).toReversed())) || /^\[?s/.test(codes(pieces.slice(at + 1)));
}

function dateText(value: number, pieces: readonly Piece[]): string {
  if (value < 0) throw errors.value;
  const seconds = Math.round(value * 86_400);
  const serial = Math.floor(seconds / 86_400);
  const { year, month, day } = dayOf(serial);
  const rest = seconds - serial * 86_400;
  const hours = Math.floor(rest / 3600);
  const twelve = pieces.some(({ text }) => /^(AM\/PM|am\/pm|A\/P)$/.test(text));
  const part = ({ kind, text }: Piece, at: number): string => {
    if (kind === 'literal') return text;
    const { length } = text;
    switch (text.charAt(0)) {
      case 'y':
        return length > 2 ? String(year).padStart(4, '0') : String(year % 100).padStart(2, '0');
      case 'd':
        if (length <= 2) return twoDigits(day, length);
        return (dayNames[weekdayOf(serial)] ?? '').slice(0, length === 3 ? 3 : undefined);
      case 'm':
        if (isMinute(pieces, at)) return twoDigits(Math.floor(rest / 60) % 60, length);
        if (length <= 2) return twoDigits(month, length);
        return (monthNames[month - 1] ?? '').slice(0, length === 3 ? 3 : length === 5 ? 1 : undefined);
      case 'h':
        return twoDigits(twelve ? hours % 12 || 12 : hours, length);
      case 's':
        return twoDigits(rest % 60, length);
      case 'A':
      case 'a':
        return text.length === 3 ? (hours < 12 ? 'A' : 'P') : hours < 12 ? 'AM' : 'PM';
      case '[':
        if (text.includes('h')) return String(Math.floor(seconds / 3600));
        return text.includes('m') ? String(Math.floor(seconds / 60)) : String(seconds);
      default:
        return text;
    }
  };
  return pieces.map(part).join('');
}

interface Digits {
  whole: string;
  decimals: string;
}

function digitsOf(value: number, decimals: number): Digits {
  const [mantissa = '0', exponent = '0'] = roundHalf(Math.abs(value), decimals).toExponential().split('e');
  const [head = '0', tail = ''] = mantissa.split('.');
  const all = head + tail;
  const point = Number(exponent) + 1;
  const whole = point <= 0 ? '0' : all.padEnd(point, '0').slice(0, point);
  const fraction = point <= 0 ? '0'.repeat(-point) + all : all.slice(point);
  return { whole: whole.replace(/^0+(?=\d)/, ''), decimals: fraction.slice(0, decimals).padEnd(decimals, '0') };
}

/** Decimals that the format does not insist on disappear when they are zero. */
function decimalText(decimals: string, codes: string): string {
  let text = decimals;
  while (text.length > 0 && text.endsWith('0') && codes.charAt(text.length - 1) !== '0')
    text = text.slice(0, -1) + (codes.charAt(text.length - 1) === '?' ? ' ' : '');
  return text;
}

function grouped(whole: string): string {
  return whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

/** Places the digits of the whole part from the right into the format's codes, with the literal text between. */
function wholeText(digits: string, pieces: readonly Piece[], group: boolean): string {
  const codes = pieces.filter(({ kind, text }) => kind === 'code' && /^[0#?]+$/.test(text));
  const wanted = codes.map(({ text }) => text).join('');
  const least = wanted.length - (wanted.search(/[0?]/) < 0 ? wanted.length : wanted.search(/[0?]/));
  const trimmed = digits === '0' && !wanted.includes('0') ? '' : digits;
  let rest = trimmed.padStart(least, '0');
  if (group) rest = grouped(rest);
  let first = true;
  const parts: string[] = [];
  for (const piece of pieces.toReversed()) {
    if (piece.kind === 'literal') parts.push(piece.text);
    else if (/^[0#?]+$/.test(piece.text)) {
      first = piece === codes[0];
      const take = first ? rest.length : Math.min(piece.text.length, rest.length);
      parts.push(rest.slice(rest.length - take));
      rest = rest.slice(0, rest.length - take);
    }
  }
  return parts.toReversed().join('');
}

function scientific(value: number, pieces: readonly Piece[], exponentAt: number): string {
  const before = pieces.slice(0, exponentAt);
  const point = before.findIndex(({ kind, text }) => kind === 'code' && text === '.');
  const decimals =
    point < 0
      ? ''
      : before
          .slice(point + 1)
          .map(({ text }) => text)
          .join('');
  const power = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
  let mantissa = roundHalf(Math.abs(value) / 10 ** power, decimals.length);
  let exponent = power;
  if (mantissa >= 10) [mantissa, exponent] = [mantissa / 10, power + 1];
  const code = pieces[exponentAt]?.text ?? 'E+0';
  const sign = exponent < 0 ? '-' : code.charAt(1) === '+' ? '+' : '';
  return `${mantissa.toFixed(decimals.length)}E${sign}${String(Math.abs(exponent)).padStart(code.length - 2, '0')}`;
}

function numberText(value: number, pieces: readonly Piece[]): string {
  const exponentAt = pieces.findIndex(({ kind, text }) => kind === 'code' && /^[Ee][+-]/.test(text));
  if (exponentAt >= 0) return scientific(value, pieces, exponentAt);
  const lastDigit = pieces.findLastIndex(({ kind, text }) => kind === 'code' && /^[0#?]+$/.test(text));
  if (lastDigit < 0)
    return pieces.map(({ kind, text }) => (text === 'General' && kind === 'code' ? numberToText(Math.abs(value)) : text)).join('');
  // Commas behind the last digit divide by a thousand each; commas between digits group.
  let thousands = 0;
  while (pieces[lastDigit + 1 + thousands]?.text === ',') thousands += 1;
  const percents = pieces.filter(({ kind, text }) => kind === 'code' && text === '%').length;
  const scaled = (value * 100 ** percents) / 1000 ** thousands;
  const point = pieces.findIndex(({ kind, text }) => kind === 'code' && text === '.');
  const wholePieces = pieces.slice(0, point < 0 ? lastDigit + 1 : point);
  const after = point < 0 ? [] : pieces.slice(point + 1, lastDigit + 1);
  const codes = after
    .filter(({ kind }) => kind === 'code')
    .map(({ text }) => text)
    .join('');
  const digits = digitsOf(scaled, codes.length);
  const group = wholePieces.some(({ kind, text }) => kind === 'code' && text === ',');
  const decimals = decimalText(digits.decimals, codes);
  const tail = pieces
    .slice(Math.max(lastDigit + 1 + thousands, point + 1))
    .map(({ text }) => text)
    .join('');
  return `${wholeText(digits.whole, wholePieces, group)}${point < 0 ? '' : `.${decimals}`}${tail}`;
}

export function formatNumber(value: number, format: string): string {
  if (format === '') return '';
  const sections = sectionsOf(format);
  const numeric = sections.length >= 4 ? sections.slice(0, 3) : sections;
  const [positive = '', negative, zero] = numeric;
  if (value < 0 && negative !== undefined) return applied(-value, negative);
  if (value === 0 && zero !== undefined) return applied(0, zero);
  const text = applied(Math.abs(value), positive);
  const dated = isDate(piecesOf(positive));
  if (value < 0 && dated) throw errors.value;
  // What rounds to zero has no sign.
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}

function applied(value: number, section: string): string {
  const pieces = piecesOf(section);
  return isDate(pieces) ? dateText(value, pieces) : numberText(value, pieces);
}

/** A text by the fourth section, or as it is. */
export function formatText(text: string, format: string): string {
  const section = sectionsOf(format)[3] ?? (format.includes('@') ? format : '@');
  return piecesOf(section)
    .map((piece) => (piece.kind === 'code' && piece.text === '@' ? text : piece.text))
    .join('');
}
